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
    let paid = before.legal.iter().rfind(|action| action.starts_with("acquire:")).expect("a card to pay for");
    browser.decide(paid, Way::Keys).await;
    assert_eq!(browser.shown().await.asks, "Pay");
    browser
        .until("what is asked is told", "return document.getElementById('news').textContent.includes('Pay')")
        .await;
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
