//! Every route of the API with every wrong identity, method, type and size: what is refused, and how.

use axum::body::Body;
use axum::http::Request;
use serde_json::{Value, json};

use crate::client::{Answer, Client, TestApp};

/// Who may use a route.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Who {
    /// Everybody, known or not.
    Anybody,
    /// Who is known, also by a token that may read.
    Reader,
    /// Who is known, also by a token that may play.
    Player,
    /// Only the devices of a person, not their tokens.
    Device,
}

use Who::{Anybody, Device, Player, Reader};

/// Every route that is documented. A new one is to be added here.
const ROUTES: [(&str, &str, Who); 45] = [
    ("GET", "/api/openapi.json", Anybody),
    ("POST", "/api/people", Anybody),
    ("GET", "/api/people/{person}", Anybody),
    ("GET", "/api/me", Reader),
    ("PATCH", "/api/me", Device),
    ("DELETE", "/api/me", Device),
    ("GET", "/api/me/devices", Device),
    ("DELETE", "/api/me/devices", Device),
    ("DELETE", "/api/me/devices/{id}", Device),
    ("POST", "/api/me/sign-out", Device),
    ("POST", "/api/me/link", Device),
    ("DELETE", "/api/me/link", Device),
    ("POST", "/api/links", Anybody),
    ("GET", "/api/me/tokens", Device),
    ("POST", "/api/me/tokens", Device),
    ("DELETE", "/api/me/tokens/{id}", Device),
    ("GET", "/api/games", Anybody),
    ("POST", "/api/packs", Player),
    ("GET", "/api/tables", Anybody),
    ("POST", "/api/tables", Player),
    ("POST", "/api/branches", Player),
    ("GET", "/api/tables/{table}", Anybody),
    ("GET", "/api/tables/{table}/record", Anybody),
    ("POST", "/api/tables/{table}/sit", Player),
    ("POST", "/api/tables/{table}/rise", Player),
    ("POST", "/api/tables/{table}/place", Player),
    ("POST", "/api/tables/{table}/ready", Player),
    ("POST", "/api/tables/{table}/unready", Player),
    ("POST", "/api/tables/{table}/leave", Player),
    ("POST", "/api/tables/{table}/return", Player),
    ("POST", "/api/tables/{table}/abandon", Player),
    ("POST", "/api/tables/{table}/rematch", Player),
    ("POST", "/api/invites/{code}", Player),
    ("POST", "/api/tables/{table}/invite", Player),
    ("POST", "/api/tables/{table}/decisions", Player),
    ("POST", "/api/tables/{table}/hint", Player),
    ("GET", "/api/tables/{table}/hint", Reader),
    ("POST", "/api/tables/{table}/undo", Player),
    ("POST", "/api/tables/{table}/undo/answer", Player),
    ("POST", "/api/tables/{table}/say", Player),
    ("GET", "/api/tables/{table}/events", Anybody),
    ("GET", "/api/tables/{table}/live", Anybody),
    ("GET", "/healthz", Anybody),
    ("GET", "/readyz", Anybody),
    ("GET", "/metrics", Anybody),
];

const METHODS: [&str; 5] = ["GET", "POST", "PUT", "PATCH", "DELETE"];
/// More than any body may have.
const TOO_LARGE: usize = 300 * 1024;

/// A server with a game between Ada and Bob, and everybody who has no business there.
struct Scene {
    app: TestApp,
    table: String,
    ada: Client,
    /// Who is known here, and does not sit at the table.
    eve: Client,
    /// A token of Ada that may read.
    reading: Client,
    /// A token of Ada that may play.
    playing: Client,
    /// Whoever was erased.
    erased: Client,
    /// A token that nobody ever had.
    made_up: Client,
}

impl Scene {
    async fn new() -> Scene {
        let app = TestApp::new().await;
        let (ada, bob) = (app.person("Ada").await, app.person("Bob").await);
        let (eve, erased) = (app.person("Eve").await, app.person("Gone").await);
        erased.delete("/api/me").await;
        let table = ada.begin_with(&bob, "GE").await;
        let (reading, playing) = (token(&ada, "read").await, token(&ada, "play").await);
        let made_up = Client { token: Some("0123456789abcdefghjkmnpqrs".to_owned()), ..app.nobody() };
        Scene { app, table, ada, eve, reading, playing, erased, made_up }
    }

    fn address(&self, path: &str) -> String {
        let address = path.replace("{table}", &self.table).replace("{person}", &self.ada.person);
        address.replace("{code}", "x").replace("{id}", "x")
    }

    async fn send(&self, client: &Client, method: &str, path: &str) -> Answer {
        client.send(method, &self.address(path), json!({})).await
    }

    fn request(&self, client: &Client, method: &str, path: &str) -> axum::http::request::Builder {
        client.request(method, &self.address(path))
    }
}

async fn token(client: &Client, scope: &str) -> Client {
    let made = client.post("/api/me/tokens", json!({ "label": scope, "scopes": [scope] })).await.ok();
    Client { token: made["token"].as_str().map(str::to_owned), ..client.clone() }
}

/// Routes that answer with a stream begin to answer at once; the rest of it is not waited for.
fn is_stream(path: &str) -> bool {
    path.ends_with("/events") || path.ends_with("/live")
}

async fn documented(app: &TestApp) -> Vec<(String, String, Value)> {
    let document = app.get("/api/openapi.json").await.ok();
    let paths = document["paths"].as_object().expect("paths").iter();
    let calls = paths.flat_map(|(path, item)| {
        let methods = item.as_object().expect("an item").iter();
        methods.map(move |(method, call)| (method.to_uppercase(), path.clone(), call.clone()))
    });
    calls.collect()
}

#[tokio::test]
async fn every_documented_route_is_in_the_table_and_no_other() {
    let app = TestApp::new().await;
    let mut documented: Vec<(String, String)> =
        documented(&app).await.into_iter().map(|(method, path, _)| (method, path)).collect();
    let mut listed: Vec<(String, String)> =
        ROUTES.iter().map(|(method, path, _)| ((*method).to_owned(), (*path).to_owned())).collect();
    documented.sort_unstable();
    listed.sort_unstable();
    assert_eq!(listed, documented);
}

#[tokio::test]
async fn who_is_not_known_is_refused() {
    let scene = Scene::new().await;
    for (method, path, _) in ROUTES.iter().filter(|(_, _, who)| *who != Anybody) {
        scene.send(&scene.app.nobody(), method, path).await.refused(401, "no_identity");
        for client in [&scene.made_up, &scene.erased] {
            let refused = scene.send(client, method, path).await;
            refused.refused(401, "unknown_identity");
            assert_eq!(refused.header("www-authenticate"), "Bearer", "{method} {path}");
        }
        for value in ["Bearer", "Bearer ", "Basic QWRhOng=", "bearer x y"] {
            let request = scene.request(&scene.app.nobody(), method, path).header("authorization", value);
            let refused = scene.app.send(request.body(Body::empty()).expect("a request")).await;
            refused.refused(401, "unknown_identity");
        }
    }
}

#[tokio::test]
async fn who_is_not_known_may_use_what_anybody_may() {
    let scene = Scene::new().await;
    for (method, path, _) in ROUTES.iter().filter(|(_, path, who)| *who == Anybody && !is_stream(path)) {
        let status = scene.send(&scene.app.nobody(), method, path).await.status.as_u16();
        assert!(
            ![401, 403, 404, 405].contains(&status) || *path == "/api/links",
            "{method} {path}: {status}"
        );
    }
}

#[tokio::test]
async fn a_token_without_the_scope_is_refused() {
    let scene = Scene::new().await;
    for (method, path, who) in ROUTES {
        let refused: &[&Client] = match who {
            Anybody => &[],
            Reader => &[&scene.playing],
            Player => &[&scene.reading],
            Device => &[&scene.playing, &scene.reading],
        };
        for client in refused {
            scene.send(client, method, path).await.refused(403, "scope");
        }
    }
}

#[tokio::test]
async fn who_does_not_sit_at_a_table_decides_nothing_there() {
    let scene = Scene::new().await;
    let before = scene.ada.look(&scene.table).await;
    let body = |path: &str| match path.rsplit('/').next() {
        Some("decisions") => json!({ "seat": 1, "seen": before["last"], "action": "rest" }),
        Some("undo") => json!({ "seat": 1, "seen": before["last"] }),
        Some("answer") => json!({ "seat": 1, "agrees": true }),
        Some("say") => json!({ "text": "Hi" }),
        Some("place") => json!({ "place": 1, "occupant": "open" }),
        _ => json!({}),
    };
    for (method, path, _) in ROUTES.iter().filter(|(_, path, who)| *who == Player && path.contains("{table}"))
    {
        let refused = scene.eve.send(method, &scene.address(path), body(path)).await;
        let status = refused.status.as_u16();
        assert!([403, 409].contains(&status), "{method} {path}: {status}");
    }
    assert_eq!(scene.ada.look(&scene.table).await, before);
}

#[tokio::test]
async fn a_body_of_another_type_or_too_long_is_refused() {
    let scene = Scene::new().await;
    let documented = documented(&scene.app).await;
    let has_body = |method: &str, path: &str| {
        let call = documented.iter().find(|(other, at, _)| other == method && at == path);
        call.is_some_and(|(_, _, call)| call["requestBody"].is_object())
    };
    let mut count = 0;
    for (method, path, _) in ROUTES.iter().filter(|(method, path, _)| has_body(method, path)) {
        for kind in ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", ""] {
            let request = scene.request(&scene.ada, method, path).header("content-type", kind);
            let refused = scene.app.send(request.body(Body::from("{\"a\":1}")).expect("a request")).await;
            refused.refused(415, "not_json");
        }
        let request = scene.request(&scene.ada, method, path).header("content-type", "application/json");
        let long = request.body(Body::from(vec![b' '; TOO_LARGE])).expect("a request");
        scene.app.send(long).await.refused(413, "too_large");
        count += 1;
    }
    assert!(count >= 20, "{count} routes take a body");
}

#[tokio::test]
async fn a_method_that_a_route_does_not_know_is_refused() {
    let scene = Scene::new().await;
    for (_, path, _) in ROUTES {
        for method in METHODS {
            let is_known = ROUTES.iter().any(|(other, at, _)| (*other, *at) == (method, path));
            if !is_known {
                scene.send(&scene.ada, method, path).await.refused(405, "method");
            }
        }
    }
}

#[tokio::test]
async fn another_site_changes_nothing_in_the_name_of_a_visitor() {
    let scene = Scene::new().await;
    let secret = scene.ada.token.as_deref().expect("a token");
    for (method, path, _) in ROUTES.iter().filter(|(method, _, _)| *method != "GET") {
        for (name, value) in [("sec-fetch-site", "cross-site"), ("origin", "https://evil.example")] {
            let request = Request::builder().method(*method).uri(scene.address(path));
            let request = request.header("cookie", format!("carvania={secret}")).header(name, value);
            let refused = scene.app.send(request.body(Body::empty()).expect("a request")).await;
            refused.refused(403, "origin");
        }
    }
    assert_eq!(scene.ada.get("/api/me").await.ok()["name"], "Ada");
}
