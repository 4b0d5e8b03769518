//! Everything that a server is, without its connections.

use std::panic;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::http::{HeaderName, HeaderValue, Method, Request, Uri};
use carvania_host::{Host, Settings as HostSettings};
use carvania_opponents::Limit;
use carvania_store::StoreError;
use carvania_store::memory::{Entry, EntryKind, Store};
use carvania_web::{App, Limits, PublicUrl, Settings};
use js_sys::{Function, Promise, Reflect, Uint8Array};
use tokio::sync::mpsc::{UnboundedReceiver, unbounded_channel};
use tower::ServiceExt;
use wasm_bindgen::prelude::{JsCast, JsError, JsValue, wasm_bindgen};
use wasm_bindgen_futures::{JsFuture, spawn_local};

use crate::answer::Answer;
use crate::desk::Desk;

/// A journal that is this many times as long as the shortest one is written anew.
const MAX_WASTE: usize = 4;
/// What each look at a position may cost when a hint is asked for. Nobody else is answered meanwhile, so it is short.
const HINT_BUDGET: Limit = Limit::Nodes(20_000);

/// Each heartbeat is a write to the disk.
const HEARTBEAT_INTERVAL: Duration = Duration::from_secs(60);

/// Everything that a server is, without its connections.
#[wasm_bindgen]
pub struct Pocket {
    router: Router,
    desk: Router,
    store: Store,
    path: String,
}

#[wasm_bindgen]
impl Pocket {
    /// Opens what a journal leads to, at an address such as `https://example.org/games/`.
    ///
    /// - `keep(bytes, replaces)` keeps an entry of the journal, and promises that it is on the disk.
    /// - `weights(game)` promises the file of weights for a game, named by its code.
    ///
    /// When it breaks, the function `pocketLost(message)` of the worker is called: it must not be asked again.
    pub async fn open(
        journal: Vec<u8>,
        origin: String,
        path: String,
        keep: Function,
        weights: Function,
    ) -> Result<Pocket, JsError> {
        panic::set_hook(Box::new(|info| pocket_lost(&info.to_string())));
        let (sink, entries) = unbounded_channel();
        let store = Store::open(&journal, sink)?;
        spawn_local(keep_all(entries, keep));
        if journal.len() > MAX_WASTE * store.dump().len() {
            store.compact().await?;
        }
        let desk = Desk::new(weights);
        let settings = HostSettings {
            thinker: Some(Arc::new(desk.clone())),
            hint_budget: HINT_BUDGET,
            heartbeat_interval: HEARTBEAT_INTERVAL,
            ..HostSettings::default()
        };
        let host = Host::start(store.clone(), settings).await?;
        let public_url = origin.parse::<PublicUrl>()?.under(&path);
        let path = public_url.path().to_owned();
        let settings = Settings { limits: Limits::around(0), is_pocket: true, ..Settings::new(public_url) };
        let router = carvania_web::router(App::new(host, settings));
        Ok(Pocket { router, desk: desk.routes(), store, path })
    }

    /// Answers a request. Headers are a list of names and values, one after the other.
    pub async fn answer(
        &self,
        method: String,
        address: String,
        headers: Vec<String>,
        body: Vec<u8>,
    ) -> Result<Answer, JsError> {
        let mut request = Request::new(Body::from(body));
        *request.method_mut() = Method::from_bytes(method.as_bytes())?;
        let is_desk = ["/pocket/questions", "/pocket/answers/"]
            .iter()
            .any(|begin| address.strip_prefix(&self.path).is_some_and(|rest| rest.starts_with(begin)));
        let address = if is_desk { &address[self.path.len()..] } else { &address };
        *request.uri_mut() = address.parse::<Uri>()?;
        for pair in headers.chunks_exact(2) {
            let name = HeaderName::from_bytes(pair[0].as_bytes())?;
            request.headers_mut().append(name, HeaderValue::from_str(&pair[1])?);
        }
        let router = if is_desk { &self.desk } else { &self.router };
        let Ok(response) = router.clone().oneshot(request).await;
        Ok(response.into())
    }

    /// The shortest journal that leads to everything that is kept here.
    pub fn journal(&self) -> Vec<u8> {
        self.store.dump()
    }
}

/// Says why nothing can be made of a journal; nothing if something can.
#[wasm_bindgen]
pub fn fault(journal: &[u8]) -> Option<String> {
    let (sink, _) = unbounded_channel();
    if journal.is_empty() {
        return Some("there is nothing in it".to_owned());
    }
    Store::open(journal, sink).err().map(|error| error.to_string())
}

#[wasm_bindgen]
extern "C" {
    /// Hears of a panic, which ends the instance: another one is made from the journal.
    #[wasm_bindgen(js_name = pocketLost)]
    fn pocket_lost(message: &str);
}

/// Hands entries to the script, one at a time.
async fn keep_all(mut entries: UnboundedReceiver<Entry>, keep: Function) {
    while let Some(Entry { kind, bytes, written }) = entries.recv().await {
        let kept = keep_one(&keep, kind, &bytes).await.map_err(|error| to_store_error(&error));
        // Whoever asked may have gone away.
        _ = written.send(kept);
    }
}

async fn keep_one(keep: &Function, kind: EntryKind, bytes: &[u8]) -> Result<(), JsValue> {
    let replaces = JsValue::from_bool(kind == EntryKind::Whole);
    let promise: Promise = keep.call2(&JsValue::NULL, &Uint8Array::from(bytes), &replaces)?.dyn_into()?;
    JsFuture::from(promise).await?;
    Ok(())
}

fn to_store_error(error: &JsValue) -> StoreError {
    let name = Reflect::get(error, &"name".into()).ok().and_then(|name| name.as_string());
    if name.as_deref() == Some("QuotaExceededError") { StoreError::Full } else { StoreError::Failed }
}
