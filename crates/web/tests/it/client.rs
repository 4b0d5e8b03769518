//! A server in memory, and somebody who asks it.

use std::net::SocketAddr;
use std::num::NonZeroUsize;
use std::sync::{Arc, Mutex};

use axum::Router;
use axum::body::Body;
use axum::extract::ConnectInfo;
use axum::http::{HeaderMap, Request, Response, StatusCode, header};
use carvania_host::Host;
use carvania_store::Store;
use carvania_web::{App, Limits, Settings};
use http_body_util::BodyExt;
use serde_json::{Value, json};
use tower::ServiceExt;

pub(crate) const ORIGIN: &str = "http://127.0.0.1:8650";

/// A server in memory.
#[derive(Clone)]
pub(crate) struct TestApp {
    pub(crate) app: App,
    pub(crate) store: Store,
    router: Router,
    /// Every byte that was answered so far.
    pub(crate) sent: Arc<Mutex<Vec<Vec<u8>>>>,
}

/// What was answered.
#[derive(Debug)]
pub(crate) struct Answer {
    pub(crate) status: StatusCode,
    pub(crate) headers: HeaderMap,
    pub(crate) bytes: Vec<u8>,
}

/// Somebody with a token.
#[derive(Clone)]
pub(crate) struct Client {
    pub(crate) app: TestApp,
    pub(crate) token: Option<String>,
    pub(crate) person: String,
}

pub(crate) fn settings() -> Settings {
    let settings = Settings::new(ORIGIN.parse().expect("an address"));
    Settings { limits: Limits::around(0), ..settings }
}

impl TestApp {
    pub(crate) async fn new() -> TestApp {
        TestApp::with(settings()).await
    }

    pub(crate) async fn with(settings: Settings) -> TestApp {
        TestApp::hosted(settings, carvania_host::Settings::default()).await
    }

    /// A server whose host is run so, on one thread.
    pub(crate) async fn hosted(settings: Settings, host: carvania_host::Settings) -> TestApp {
        TestApp::made(Store::in_memory().await.expect("a store"), settings, host).await
    }

    /// A server on a store.
    pub(crate) async fn on(store: Store) -> TestApp {
        TestApp::made(store, settings(), carvania_host::Settings::default()).await
    }

    async fn made(store: Store, settings: Settings, host: carvania_host::Settings) -> TestApp {
        crate::log::begin();
        let one = carvania_host::Settings { bot_threads: NonZeroUsize::MIN, ..host };
        let host = Host::start(store.clone(), one).await.expect("a host");
        let app = App::new(host, settings);
        TestApp { router: carvania_web::router(app.clone()), app, store, sent: Arc::default() }
    }

    /// Sends a request, and gives the answer with its body still to come.
    pub(crate) async fn begin(&self, mut request: Request<Body>) -> Response<Body> {
        let peer = SocketAddr::from(([192, 0, 2, 1], 50_000));
        if request.extensions().get::<ConnectInfo<SocketAddr>>().is_none() {
            request.extensions_mut().insert(ConnectInfo(peer));
        }
        self.router.clone().oneshot(request).await.expect("an answer")
    }

    pub(crate) async fn send(&self, request: Request<Body>) -> Answer {
        let (parts, body) = self.begin(request).await.into_parts();
        let bytes = body.collect().await.expect("a body").to_bytes().to_vec();
        let mut sent = format!("{:?}", parts.headers).into_bytes();
        sent.extend(&bytes);
        self.sent.lock().expect("no panic").push(sent);
        Answer { status: parts.status, headers: parts.headers, bytes }
    }

    pub(crate) async fn get(&self, path: &str) -> Answer {
        self.send(Request::get(path).body(Body::empty()).expect("a request")).await
    }

    /// Somebody who comes for the first time.
    pub(crate) async fn person(&self, name: &str) -> Client {
        let nobody = self.nobody();
        let answer = nobody.post("/api/people?as=token", json!({ "name": name })).await.ok();
        let text = |key: &str| answer[key].as_str().expect("a text").to_owned();
        Client { token: Some(text("token")), person: text("person"), ..nobody }
    }

    pub(crate) fn nobody(&self) -> Client {
        Client { app: self.clone(), token: None, person: String::new() }
    }
}

impl Client {
    pub(crate) fn request(&self, method: &str, path: &str) -> axum::http::request::Builder {
        let request = Request::builder().method(method).uri(path);
        match &self.token {
            Some(token) => request.header(header::AUTHORIZATION, format!("Bearer {token}")),
            None => request,
        }
    }

    pub(crate) async fn get(&self, path: &str) -> Answer {
        self.app.send(self.request("GET", path).body(Body::empty()).expect("a request")).await
    }

    pub(crate) async fn delete(&self, path: &str) -> Answer {
        self.app.send(self.request("DELETE", path).body(Body::empty()).expect("a request")).await
    }

    pub(crate) async fn send(&self, method: &str, path: &str, body: Value) -> Answer {
        let request = self.request(method, path).header(header::CONTENT_TYPE, "application/json");
        self.app.send(request.body(Body::from(body.to_string())).expect("a request")).await
    }

    pub(crate) async fn post(&self, path: &str, body: Value) -> Answer {
        self.send("POST", path, body).await
    }

    /// Opens a table and gives its id.
    pub(crate) async fn open(&self, options: Value) -> String {
        self.post("/api/tables", options).await.ok()["table"].as_str().expect("an id").to_owned()
    }

    /// Opens a table for oneself and a bot, and begins.
    pub(crate) async fn begin(&self, game: &str) -> String {
        let options = json!({ "game": game, "seats": ["me", { "bot": "beginner" }], "order": "fixed" });
        let table = self.open(options).await;
        self.post(&format!("/api/tables/{table}/ready"), json!({})).await.ok();
        table
    }

    /// Opens a table for oneself on the first seat and somebody else on the second, and begins.
    pub(crate) async fn begin_with(&self, other: &Client, game: &str) -> String {
        let seats =
            json!({ "game": game, "seats": ["me", "open"], "visibility": "listed", "order": "fixed" });
        let table = self.open(seats).await;
        other.post(&format!("/api/tables/{table}/sit"), json!({})).await.ok();
        for person in [self, other] {
            person.post(&format!("/api/tables/{table}/ready"), json!({})).await.ok();
        }
        table
    }

    pub(crate) async fn look(&self, table: &str) -> Value {
        self.get(&format!("/api/tables/{table}")).await.ok()
    }

    pub(crate) async fn decide(&self, table: &str, seat: u64, seen: u64, action: &str) -> Answer {
        let body = json!({ "seat": seat, "seen": seen, "action": action });
        self.post(&format!("/api/tables/{table}/decisions"), body).await
    }

    /// Waits until the table has an event after a number.
    pub(crate) async fn wait(&self, table: &str, after: u64) {
        let path = format!("/api/tables/{table}/events?after={after}");
        let request = self.request("GET", &path).body(Body::empty()).expect("a request");
        let mut body = self.app.begin(request).await.into_body();
        let frame = body.frame().await.expect("an event").expect("no error");
        self.app.sent.lock().expect("no panic").push(frame.into_data().expect("data").to_vec());
    }
}

impl Answer {
    pub(crate) fn json(&self) -> Value {
        serde_json::from_slice(&self.bytes)
            .unwrap_or_else(|error| panic!("{error}: {}", String::from_utf8_lossy(&self.bytes)))
    }

    /// What was answered, if it was as wanted.
    #[track_caller]
    pub(crate) fn ok(&self) -> Value {
        assert!(self.status.is_success(), "{} {}", self.status, String::from_utf8_lossy(&self.bytes));
        if self.bytes.is_empty() { Value::Null } else { self.json() }
    }

    /// Checks that it was refused, and how.
    #[track_caller]
    pub(crate) fn refused(&self, status: u16, error: &str) -> Value {
        let json = self.json();
        assert_eq!((self.status.as_u16(), json["error"].as_str()), (status, Some(error)), "{json}");
        assert!(json["message"].as_str().is_some_and(|message| !message.is_empty()), "{json}");
        json
    }

    pub(crate) fn header(&self, name: &str) -> &str {
        self.headers.get(name).map_or("", |value| value.to_str().expect("text"))
    }
}
