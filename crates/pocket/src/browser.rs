//! What the script of the service worker calls.

use std::sync::Arc;

use axum::Router;
use axum::body::{Body, BodyDataStream};
use axum::http::{HeaderName, HeaderValue, Method, Request, Response, Uri, header};
use carvania_host::{Host, Settings as HostSettings};
use carvania_store::StoreError;
use carvania_store::memory::{Entry, EntryKind, Store};
use carvania_web::{App, Limits, PublicUrl, Settings};
use futures_util::StreamExt;
use js_sys::{Array, Function, Promise, Reflect, Uint8Array};
use tokio::sync::mpsc::{UnboundedReceiver, unbounded_channel};
use tower::ServiceExt;
use wasm_bindgen::prelude::{JsCast, JsError, JsValue, wasm_bindgen};
use wasm_bindgen_futures::{JsFuture, spawn_local};

use crate::rebase::rebase;

/// A journal that is this many times as long as the shortest one is written anew.
const MAX_WASTE: usize = 4;

/// Everything that a server is, without its connections.
#[wasm_bindgen]
pub struct Pocket {
    router: Router,
    store: Store,
    /// The path under which the site lies, without a slash at its end.
    base: Arc<str>,
}

#[wasm_bindgen]
impl Pocket {
    /// Opens what a journal leads to. `keep(bytes, replaces)` keeps an entry, and resolves when it is on the disk.
    pub async fn open(journal: Vec<u8>, origin: String, base: String, keep: Function) -> Result<Pocket, JsError> {
        let (sink, entries) = unbounded_channel();
        let store = Store::open(&journal, sink)?;
        spawn_local(keep_all(entries, keep));
        if journal.len() > MAX_WASTE * store.dump().len() {
            store.compact().await?;
        }
        let host = Host::start(store.clone(), HostSettings::default()).await?;
        let public_url: PublicUrl = origin.parse()?;
        let app = App::new(host, Settings { limits: Limits::around(0), ..Settings::new(public_url) });
        Ok(Pocket { router: carvania_web::router(app), store, base: base.trim_end_matches('/').into() })
    }

    /// Answers a request. Headers are a list of names and values, one after the other.
    pub async fn answer(
        &self,
        method: String,
        address: String,
        headers: Vec<String>,
        body: Vec<u8>,
    ) -> Result<Answer, JsError> {
        let address = address.strip_prefix(&*self.base).unwrap_or(&address);
        let address = if address.starts_with('/') { address.to_owned() } else { format!("/{address}") };
        let mut request = Request::new(Body::from(body));
        *request.method_mut() = Method::from_bytes(method.as_bytes())?;
        *request.uri_mut() = address.parse::<Uri>()?;
        for pair in headers.chunks_exact(2) {
            let name = HeaderName::from_bytes(pair[0].as_bytes())?;
            request.headers_mut().append(name, HeaderValue::from_str(&pair[1])?);
        }
        let Ok(response) = self.router.clone().oneshot(request).await;
        Ok(Answer::new(response, Arc::clone(&self.base)))
    }

    /// Everything in one file.
    pub fn dump(&self) -> Vec<u8> {
        self.store.dump()
    }
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
    let promise = keep.call2(&JsValue::NULL, &Uint8Array::from(bytes), &replaces)?;
    JsFuture::from(Promise::from(promise)).await?;
    Ok(())
}

fn to_store_error(error: &JsValue) -> StoreError {
    let name = Reflect::get(error, &"name".into()).ok().and_then(|name| name.as_string());
    if name.as_deref() == Some("QuotaExceededError") { StoreError::Full } else { StoreError::Failed }
}

/// A response.
#[wasm_bindgen]
pub struct Answer {
    status: u16,
    headers: Vec<(String, String)>,
    body: Option<BodyDataStream>,
    /// Whether it is a page, whose addresses begin with the path of the site.
    page_at: Option<Arc<str>>,
}

#[wasm_bindgen]
impl Answer {
    fn new(response: Response<Body>, base: Arc<str>) -> Answer {
        let (parts, body) = response.into_parts();
        let text = |value: &HeaderValue| String::from_utf8_lossy(value.as_bytes()).into_owned();
        let kind = parts.headers.get(header::CONTENT_TYPE).map(text).unwrap_or_default();
        let page_at = (kind.starts_with("text/html") && !base.is_empty()).then_some(base.clone());
        let headers = parts.headers.iter().map(|(name, value)| {
            let value = text(value);
            let value = if name == header::LOCATION && value.starts_with('/') { format!("{base}{value}") } else { value };
            (name.to_string(), value)
        });
        let headers = headers.collect();
        Answer { status: parts.status.as_u16(), headers, body: Some(body.into_data_stream()), page_at }
    }

    /// Its status.
    #[wasm_bindgen(getter)]
    pub fn status(&self) -> u16 {
        self.status
    }

    /// Its headers, names and values one after the other.
    #[wasm_bindgen(getter)]
    pub fn headers(&self) -> Vec<String> {
        self.headers.iter().flat_map(|(name, value)| [name.clone(), value.clone()]).collect()
    }

    /// The next piece of its body; none at the end.
    pub async fn next(&mut self) -> Result<Option<Vec<u8>>, JsError> {
        let Some(body) = &mut self.body else { return Ok(None) };
        let Some(base) = &self.page_at else {
            return Ok(body.next().await.transpose()?.map(Vec::from));
        };
        let mut page = Vec::new();
        while let Some(piece) = body.next().await.transpose()? {
            page.extend_from_slice(&piece);
        }
        let page = rebase(&String::from_utf8_lossy(&page), base).into_bytes();
        self.body = None;
        Ok(Some(page))
    }
}
