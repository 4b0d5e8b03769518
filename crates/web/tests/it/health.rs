//! /healthz, /readyz, /metrics

use crate::client::TestApp;

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
    ] {
        assert!(text.lines().any(|written| written == line), "{line} is missing in\n{text}");
    }
    assert!(!text.contains(&table) && !text.contains("0123456789abc") && !text.contains("/no/such"));
}
