//! A whole game by keyboard alone: Tab, arrows, Enter and Escape.

use carvania_browser::{Look, Player, Stage, Way};
use fantoccini::key::Key;

const IS_LOST: &str = "return document.activeElement === document.body";

pub(crate) async fn a_game_is_played_by_keys_and_the_focus_is_never_lost(stage: Stage) {
    let browser = stage.browser(Look::default()).await;
    browser.press_by_keys("a[href='/new?game=EW']").await;
    browser.find("main form button.primary").await;
    browser.press_by_keys("main form button.primary").await;
    browser.turn().await;
    let mut decided = 0;
    browser
        .play(&mut Player::new(3), Way::Keys, async |_| {
            let is_lost = decided > 0 && browser.ask(IS_LOST, ().into()).await == true;
            assert!(!is_lost, "after {decided} decisions nothing has the focus");
            decided += 1;
        })
        .await;
}

pub(crate) async fn escape_takes_a_step_back_and_readers_hear_what_happens(stage: Stage) {
    let browser = stage.browser(Look::default()).await;
    super::games::begin(&browser, carvania_rules::Title::GolemEdition).await;
    let before = browser.turn().await;
    // Which crystals to upgrade is a choice; a payment in crystals of one colour would be made without asking.
    browser.decide("play:^2", Way::Keys).await;
    let asks = browser.shown().await.asks;
    assert_ne!(asks, before.asks);
    let is_told = "return document.getElementById('news').textContent.includes(arguments[0])";
    browser.until_about("what is asked is told", is_told, asks.into()).await;
    browser.key(Key::Escape).await;
    browser
        .until(
            "the step is taken back",
            "return document.querySelector('#asked').textContent === 'Your turn'",
        )
        .await;
    assert_eq!(browser.shown().await.legal, before.legal);
    assert_eq!(browser.ask(IS_LOST, ().into()).await, false);
}
