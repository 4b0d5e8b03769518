//! Two people at one table, each with a browser of their own.

use carvania_browser::{Browser, Look, Player, Stage, Way};
use serde_json::json;

/// What a page that was loaded anew would have forgotten.
const MARK: &str = "window.isMarked = true";
const IS_MARKED: &str = "return window.isMarked === true";

async fn join(browser: &Browser, link: &str, name: &str) {
    browser.go(link).await;
    browser.write("input[name=name]", name).await;
    browser.click("main form button.primary").await;
}

pub(crate) async fn friends_meet_play_and_talk_without_reloading(stage: Stage) {
    let (ada, noor) = tokio::join!(stage.browser(Look::default()), stage.browser(Look::default()));
    ada.click("a[href='/new?with=friends']").await;
    ada.click("main form button.primary").await;
    let link = ada.find(".invite input.link").await.prop("value").await.expect("a field has a value");
    join(&noor, &link.expect("an invite"), "Noor").await;
    // A seat that is taken is seen at once.
    ada.until("Noor sits down", "return document.querySelector('.places').textContent.includes('Noor')")
        .await;
    for browser in [&noor, &ada] {
        browser.click("form[action$='/ready'] button").await;
    }
    for browser in [&ada, &noor] {
        browser.shown().await;
        browser.ask(MARK, ().into()).await;
    }
    let mut player = Player::new(11);
    for _ in 0..12 {
        let decides = if ada.shown().await.mine { (&ada, &noor) } else { (&noor, &ada) };
        let shown = decides.0.turn().await;
        decides.0.decide(player.choose(&shown.legal), Way::Mouse).await;
        let last = decides.0.shown().await.last;
        let sees = "return Number(document.getElementById('table').dataset.last) >= arguments[0]";
        decides.1.until_about("the other sees the move", sees, json!(last)).await;
    }
    ada.write("#say input", "Well played!\u{e007}").await;
    let heard = "return document.querySelector('.chat .lines').textContent.includes('Well played!')";
    noor.until("what is said is heard", heard).await;
    for browser in [&ada, &noor] {
        assert_eq!(browser.ask(IS_MARKED, ().into()).await, true, "nobody had to reload");
    }
}

pub(crate) async fn what_is_typed_in_a_lobby_stays_when_somebody_comes(stage: Stage) {
    let (ada, noor) = tokio::join!(stage.browser(Look::default()), stage.browser(Look::default()));
    ada.click("a[href='/new?with=friends']").await;
    ada.click("main form button.primary").await;
    let link = ada.find(".invite input.link").await.prop("value").await.expect("a field has a value");
    ada.ask(MARK, ().into()).await;
    ada.write("input[name=note]", "our own words").await;
    join(&noor, &link.expect("an invite"), "Noor").await;
    ada.until("Noor sits down", "return document.querySelector('.places').textContent.includes('Noor')")
        .await;
    let kept = "const field = document.querySelector('input[name=note]'); \
                return field.value === 'our own words' && document.activeElement === field";
    assert_eq!(ada.ask(kept, ().into()).await, true, "what was typed stays, and the field has the focus");
    assert_eq!(ada.ask(IS_MARKED, ().into()).await, true, "the page was not loaded anew");
}

pub(crate) async fn two_at_one_screen_are_called_by_name_and_hand_it_over(stage: Stage) {
    let browser = stage.browser(Look::default()).await;
    browser.go(&stage.site.url("/new?game=GE")).await;
    let seat = "for (const [name, value] of [['seat-1', 'me'], ['seat-2', 'me'], ['order', 'fixed']]) { \
                const field = document.querySelector(`[name=${name}]`); field.value = value; \
                field.dispatchEvent(new Event('change', { bubbles: true })); }";
    browser.ask(seat, ().into()).await;
    browser.write("input[name=name-1]", "Ben").await;
    browser.write("input[name=name-2]", "Anna").await;
    browser.click("main form button.primary").await;
    let mut player = Player::new(5);
    let is_covered = "return !document.getElementById('handover').hidden";
    let shown = browser.turn().await;
    assert_eq!(browser.ask(is_covered, ().into()).await, false, "who opened the table sits there");
    browser.decide(player.choose(&shown.legal), Way::Mouse).await;
    for _ in 0..20 {
        if browser.ask(is_covered, ().into()).await == true {
            break;
        }
        let shown = browser.turn().await;
        browser.decide(player.choose(&shown.legal), Way::Mouse).await;
    }
    assert_eq!(browser.ask(is_covered, ().into()).await, true, "the screen is handed over");
    assert!(browser.text("#handover h2").await.contains("Anna"));
    let is_hidden = "return document.getElementById('table').inert";
    assert_eq!(browser.ask(is_hidden, ().into()).await, true, "nothing below can be reached");
    browser.click("#handover [data-here]").await;
    assert_eq!(browser.ask(is_hidden, ().into()).await, false);
    assert_eq!(browser.ask(is_covered, ().into()).await, false);
}
