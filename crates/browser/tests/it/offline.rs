//! The network is gone for a while.

use carvania_browser::{Browser, Look, Stage, Way};
use carvania_rules::Title;
use serde_json::{Value, json};

use crate::games::begin;

const IS_KEPT: &str = "
    const sign = document.getElementById('connection');
    return !sign.hidden && sign.textContent.includes('Your move is kept');
";
const IS_GONE: &str = "return document.getElementById('connection').hidden === true";
const LATER: &str = "return Number(document.getElementById('table')?.dataset.last) > arguments[0]";

async fn a_move_without_network(browser: &Browser) -> u64 {
    begin(browser, Title::GolemEdition).await;
    let before = browser.turn().await.last;
    browser.set_offline(true).await;
    browser.press("button.legal[value='play:+YY']", Way::Mouse).await;
    browser.until("the page says that the move is kept", IS_KEPT).await;
    before
}

pub(crate) async fn a_move_made_without_network_is_sent_when_it_is_back(stage: Stage) {
    let browser = stage.browser(Look::default()).await;
    let before = a_move_without_network(&browser).await;
    browser.keep("offline-kept").await;
    browser.set_offline(false).await;
    browser.until_about("the move is made", LATER, json!(before)).await;
    browser.until("nothing is said of the connection any more", IS_GONE).await;
    assert!(browser.has("#played .merchant").await, "the card was played");
    assert_eq!(browser.ask("return sessionStorage.length", Value::Null).await, json!(0));
}

pub(crate) async fn a_move_that_was_kept_is_sent_by_the_page_that_comes_next(stage: Stage) {
    let browser = stage.browser(Look::default()).await;
    let before = a_move_without_network(&browser).await;
    let path = browser.path().await;
    browser.set_offline(false).await;
    browser.go(&stage.site.url(&path)).await;
    browser.until_about("the move is made", LATER, json!(before)).await;
    assert!(browser.has("#played .merchant").await, "the card was played");
}

pub(crate) async fn a_move_that_comes_too_late_is_said_to_be_lost(stage: Stage) {
    let browser = stage.browser(Look::default()).await;
    a_move_without_network(&browser).await;
    let path = browser.path().await;
    let kept = browser.ask("return sessionStorage.getItem('kept-move')", Value::Null).await;
    browser.set_offline(false).await;
    browser.until("it has been sent", "return sessionStorage.length === 0").await;
    // Meanwhile the game has gone on, and now another move comes that was kept as long.
    browser.turn().await;
    let late = kept.as_str().expect("a move was kept").replace("key=", "key=late");
    browser.ask("sessionStorage.setItem('kept-move', arguments[0])", json!(late)).await;
    browser.go(&stage.site.url(&path)).await;
    let told = "return document.querySelector('.refused')?.textContent ?? null";
    let told = browser.until("it is said to be lost", told).await;
    assert!(told.as_str().is_some_and(|told| told.contains("The game has moved on")), "{told}");
    assert_eq!(browser.ask("return sessionStorage.length", Value::Null).await, json!(0));
}
