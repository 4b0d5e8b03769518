//! Who asks is looked up once for each request.

use crate::browsing::Browser;
use crate::client::TestApp;

/// How often anybody has been looked up so far.
async fn lookups(app: &TestApp) -> u64 {
    let metrics = String::from_utf8(app.get("/metrics").await.bytes).expect("text");
    let mut lines = metrics.lines().filter_map(|line| line.strip_prefix("carvania_identity_lookups_total "));
    lines.next().expect("the metric").parse().expect("a number")
}

#[tokio::test]
async fn a_page_and_a_move_look_up_who_asks_once() {
    let app = TestApp::new().await;
    let mut ada = Browser::new(&app);
    ada.submit("/new", &[("game", "GE"), ("seat-1", "me"), ("seat-2", "me")]).await;
    let table = ada.address.clone();
    for path in [table.as_str(), "/", "/me", "/tables/nowhere", "/learn"] {
        let before = lookups(&app).await;
        ada.open(path).await;
        assert_eq!(lookups(&app).await - before, 1, "{path}");
    }
    ada.open(&table).await;
    let action = ada.values("action").remove(0);
    let before = lookups(&app).await;
    ada.press("action", &action).await;
    // The move, and the page to which it leads.
    assert_eq!(lookups(&app).await - before, 2);
}

#[tokio::test]
async fn a_call_of_the_api_looks_up_who_asks_once() {
    let app = TestApp::new().await;
    let mut ada = Browser::new(&app);
    ada.submit("/me", &[("name", "Ada")]).await;
    let before = lookups(&app).await;
    assert_eq!(ada.open("/api/me").await, 200);
    assert_eq!(lookups(&app).await - before, 1);
}
