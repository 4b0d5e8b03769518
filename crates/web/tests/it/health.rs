//! /healthz, /readyz, /metrics

use carvania_store::Store;
use carvania_web::{Limits, Rate, Settings};
use serde_json::json;

use crate::client::{TestApp, settings};

#[tokio::test]
async fn a_server_that_closes_is_alive_but_not_ready() {
    let app = TestApp::new().await;
    assert_eq!(app.get("/readyz").await.bytes, b"ready\n");
    app.app.close();
    assert_eq!(app.get("/healthz").await.bytes, b"alive\n");
    app.get("/readyz").await.refused(503, "closing");
}

#[tokio::test]
async fn a_server_whose_storage_is_gone_is_not_ready() {
    let app = TestApp::new().await;
    app.store.close().await;
    app.get("/readyz").await.refused(503, "store");
}

#[tokio::test]
async fn a_server_that_cannot_write_is_not_ready() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("carvania.db");
    Store::open(&path).await.expect("a new database").close().await;
    // As on a full disk all can be read, and nothing is kept.
    let app = TestApp::on(Store::open_read_only(&path).await.expect("a database")).await;
    while app.store.trouble().is_none() {
        // Until its heart should have beaten.
        tokio::task::yield_now().await;
    }
    let refused = app.get("/readyz").await.refused(503, "store");
    assert!(refused["message"].as_str().is_some_and(|message| message.contains("reading only")), "{refused}");
    assert_eq!(app.get("/healthz").await.status, 200, "it lives");
}

#[cfg(unix)]
#[tokio::test]
async fn a_server_whose_database_file_is_gone_or_another_is_not_ready() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("carvania.db");
    let app = TestApp::on(Store::open(&path).await.expect("a new database")).await;
    assert_eq!(app.get("/readyz").await.status, 200);
    let aside = path.with_extension("aside");
    std::fs::rename(&path, &aside).expect("a file");
    let refused = app.get("/readyz").await.refused(503, "store");
    assert!(refused["message"].as_str().is_some_and(|message| message.contains("removed or replaced")));
    assert!(!refused.to_string().contains("carvania.db"), "where it lies is nobody's business: {refused}");
    std::fs::copy(&aside, &path).expect("a copy");
    app.get("/readyz").await.refused(503, "store");
    std::fs::rename(&aside, &path).expect("a file");
    assert_eq!(app.get("/readyz").await.status, 200);
}

#[cfg(unix)]
#[tokio::test]
async fn a_server_whose_log_is_gone_is_not_ready() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("carvania.db");
    let app = TestApp::on(Store::open(&path).await.expect("a new database")).await;
    app.person("Ada").await;
    let [log, aside] = ["db-wal", "aside"].map(|extension| path.with_extension(extension));
    std::fs::rename(&log, &aside).expect("a log");
    while app.store.trouble().is_none() {
        // Until its heart should have beaten.
        tokio::task::yield_now().await;
    }
    let refused = app.get("/readyz").await.refused(503, "store");
    assert!(refused["message"].as_str().is_some_and(|message| message.contains("the log of the database")));
    std::fs::rename(&aside, &log).expect("a log");
    app.person("Bob").await;
    assert_eq!(app.get("/readyz").await.status, 200);
}

#[cfg(unix)]
#[tokio::test]
async fn what_would_be_lost_is_not_acknowledged() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("carvania.db");
    let app = TestApp::on(Store::open(&path).await.expect("a new database")).await;
    let ada = app.person("Ada").await;
    let table = ada.begin("GE").await;
    let aside = path.with_extension("aside");
    std::fs::rename(&path, &aside).expect("a file");
    let address = format!("/api/tables/{table}/say");
    let say = || ada.post(&address, json!({ "text": "Is anybody there?" }));
    for _ in 0..2 {
        let refused = say().await.refused(503, "store");
        assert!(
            refused["message"].as_str().is_some_and(|message| message.contains("removed or replaced")),
            "{refused}"
        );
    }
    std::fs::rename(&aside, &path).expect("a file");
    say().await.ok();
}

#[tokio::test]
async fn what_watches_over_the_server_is_never_told_to_come_back() {
    let address = Rate { burst: 1.0, per_second: 0.01 };
    let limits = Limits { address, ..Limits::around(0) };
    let app = TestApp::with(Settings { limits, ..settings() }).await;
    for _ in 0..20 {
        for path in ["/healthz", "/readyz", "/metrics"] {
            assert_eq!(app.get(path).await.status, 200, "{path}");
        }
    }
    assert_eq!(app.get("/api/games").await.status, 200);
    app.get("/api/games").await.refused(429, "too_many");
}

#[tokio::test]
async fn metrics_name_routes_and_never_addresses() {
    let app = TestApp::new().await;
    let ada = app.person("Ada").await;
    let table = ada.begin("GE").await;
    app.get("/api/tables/none").await.refused(404, "not_found");
    app.get("/move/0123456789abcdefghjkmnpqrs").await;
    app.get("/no/such/address").await;
    let metrics = app.get("/metrics").await;
    assert_eq!(metrics.header("content-type"), "text/plain; version=0.0.4");
    let text = String::from_utf8(metrics.bytes).expect("text");
    for line in [
        "carvania_http_requests_total{method=\"POST\",route=\"/api/tables\",status=\"201\"} 1",
        "carvania_http_requests_total{method=\"GET\",route=\"/api/tables/{table}\",status=\"404\"} 1",
        "carvania_http_requests_total{method=\"GET\",route=\"none\",status=\"404\"} 1",
        "carvania_tables_opened_total 1",
        "carvania_limit{limit=\"most-tables\"} 100000",
        "carvania_limit_used{limit=\"most-tables\"} 1",
        "carvania_limit_used{limit=\"most-tables-of-one\"} 1",
        "carvania_limit{limit=\"rate-guests\"} +Inf",
        "carvania_limit_refusals_total{limit=\"rate-guests\"} 0",
        "carvania_http_request_seconds_count{route=\"/api/tables\"} 1",
        "carvania_database_bytes 0",
        concat!("carvania_build_info{version=\"", env!("CARGO_PKG_VERSION"), "\",rules=\"1\"} 1"),
    ] {
        assert!(text.lines().any(|written| written == line), "{line} is missing in\n{text}");
    }
    assert!(!text.contains(&table) && !text.contains("0123456789abc") && !text.contains("/no/such"));
}
