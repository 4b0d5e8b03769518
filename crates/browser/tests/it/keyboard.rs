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

pub(crate) async fn keys_act_and_can_be_turned_off(stage: Stage) {
    let browser = stage.browser(Look::default()).await;
    super::games::begin(&browser, carvania_rules::Title::GolemEdition).await;
    let before = browser.turn().await;
    let table = browser.path().await;
    // Tab leads to the first choice of the bar, and every row of things says that arrows go on in it.
    browser.ask("document.getElementById('decision').focus()", ().into()).await;
    browser.key(Key::Tab).await;
    let is_first = "const ways = [...document.querySelectorAll('#decision .ways :is(button, a)')];
        return document.activeElement === ways.find((way) => way.checkVisibility());";
    assert_eq!(browser.ask(is_first, ().into()).await, true);
    let nameless = "return [...document.querySelectorAll('[data-row]')].filter((row) => row.querySelectorAll('button').length > 1)
        .filter((row) => !['group', 'toolbar'].includes(row.getAttribute('role')) || !(row.ariaLabel || row.getAttribute('aria-labelledby'))).length";
    assert_eq!(browser.ask(nameless, ().into()).await, 0);
    // A refusal goes by Escape.
    browser.click("#golems button.shut").await;
    browser.find("#decision .refused").await;
    browser.key(Key::Escape).await;
    assert!(!browser.has("#decision .refused").await);
    assert_eq!(browser.shown().await.last, before.last, "and nothing else does");
    // A question mark shows the keys, a number chooses, U takes back.
    browser.letter('?').await;
    browser.until("the keys are shown", "return document.getElementById('keys').open").await;
    browser.key(Key::Escape).await;
    browser.decide("play:^2", Way::Mouse).await;
    let asks = browser.shown().await;
    browser.letter('1').await;
    let goes_on = "return Number(document.getElementById('table').dataset.last) > arguments[0]";
    browser.until_about("the first crystal is upgraded", goes_on, asks.last.into()).await;
    browser.letter('u').await;
    browser
        .until("that is taken back", "return document.querySelectorAll('#decision .gem').length > 0")
        .await;
    // Who writes means the letter.
    browser.go(&stage.site.url("/me")).await;
    browser.click("input[name=keys]").await;
    browser.ask("window.pressed = document.querySelector('input[name=keys]')", ().into()).await;
    browser.click("main form[action='/preferences'] > button.btn").await;
    let is_saved = "return !window.pressed?.isConnected && document.querySelector('input[name=keys]')?.checked === false";
    browser.until("it is saved", is_saved).await;
    browser.go(&stage.site.url(&table)).await;
    browser.shown().await;
    browser.letter('?').await;
    assert_eq!(browser.ask("return document.getElementById('keys').open", ().into()).await, false);
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
