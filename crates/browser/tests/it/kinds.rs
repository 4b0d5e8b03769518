//! The kinds of action in the decision bar: pressed, they set their things off from all others.

use carvania_browser::{Browser, Look, Stage};
use carvania_rules::Title;
use fantoccini::key::Key;
use serde_json::json;

use crate::games::begin;

const ACQUIRE: &str = "#decision a.kind[data-kind=way-acquire]";
/// Whether the things of a kind are set off from all others, and nothing else is.
const IS_SET_OFF: &str = "
    const things = [...document.querySelectorAll('button.legal[data-kind]')];
    const pressed = [...document.querySelectorAll('#decision a.kind[aria-pressed=true]')].map((one) => one.dataset.kind);
    return pressed.join() === arguments[0] && things.some((one) => one.classList.contains('aside'))
      && things.every((one) => one.classList.contains(one.dataset.kind === arguments[0] ? 'meant' : 'aside'));
";
const IS_LIFTED: &str = "
    return !document.querySelector('#decision [aria-pressed=true], .meant, .aside');
";
/// How a thing of another kind differs from one of the kind: by its ring.
const RINGS: &str = "
    const ring = (one) => getComputedStyle(one).boxShadow;
    return ring(document.querySelector('.meant')) !== ring(document.querySelector('.aside'));
";

async fn sets_off(browser: &Browser, kind: &str) {
    browser.until_about(&format!("{kind} is set off"), IS_SET_OFF, json!(kind)).await;
}

pub(crate) async fn a_kind_is_set_off_by_mouse_and_lifted_by_pressing_again(stage: Stage) {
    let browser = stage.browser(Look::default()).await;
    begin(&browser, Title::GolemEdition).await;
    let before = browser.turn().await;
    assert_eq!(browser.ask(IS_LIFTED, json!(null)).await, true);
    browser.click(ACQUIRE).await;
    sets_off(&browser, "way-acquire").await;
    assert_eq!(browser.ask(RINGS, json!(null)).await, true, "it can be seen");
    browser.keep("kinds-acquire").await;
    browser.click("#decision a.kind[data-kind=way-play]").await;
    sets_off(&browser, "way-play").await;
    browser.click("#decision a.kind[data-kind=way-play]").await;
    browser.until("everything is as before", IS_LIFTED).await;
    assert_eq!(browser.shown().await.last, before.last, "nothing was decided");
    // What is dimmed can be chosen all the same, and the next choice begins with everything.
    browser.click(ACQUIRE).await;
    browser.decide("play:+YY", carvania_browser::Way::Mouse).await;
    browser.until("everything is as before", IS_LIFTED).await;
}

pub(crate) async fn a_kind_leads_the_keyboard_to_its_first_thing_and_escape_leads_back(stage: Stage) {
    let browser = stage.browser(Look::default()).await;
    begin(&browser, Title::GolemEdition).await;
    let before = browser.turn().await;
    browser.press_by_keys(ACQUIRE).await;
    sets_off(&browser, "way-acquire").await;
    let leads = "return document.activeElement.matches('#merchants button.legal')";
    browser.until("the first merchant that can be acquired has the focus", leads).await;
    browser.key(Key::Escape).await;
    browser.until("everything is as before", IS_LIFTED).await;
    let is_back = "return document.activeElement.matches(arguments[0])";
    assert_eq!(browser.ask(is_back, json!(ACQUIRE)).await, true);
    assert_eq!(browser.shown().await.last, before.last, "no step was taken back");
}

pub(crate) async fn on_the_map_a_kind_is_set_off_as_well(stage: Stage) {
    let browser = stage.browser(Look::default()).await;
    begin(&browser, Title::CallForAdventure).await;
    let kinds = "return [...document.querySelectorAll('#decision a.kind')].map((one) => one.dataset.kind)";
    for _ in 0..4 {
        let shown = browser.turn().await;
        let kinds: Vec<String> =
            serde_json::from_value(browser.ask(kinds, json!(null)).await).expect("names");
        if let [kind, _, ..] = kinds.as_slice() {
            browser.click(&format!("#decision a.kind[data-kind={kind}]")).await;
            sets_off(&browser, kind).await;
            return;
        }
        browser.decide(&shown.legal[0], carvania_browser::Way::Mouse).await;
    }
    panic!("there is no choice among kinds");
}

pub(crate) async fn without_a_script_a_kind_is_a_link_and_looks_like_one(stage: Stage) {
    let browser = stage.browser(Look { scripts: false, ..Look::default() }).await;
    begin(&browser, Title::GolemEdition).await;
    browser.turn().await;
    let look = "
        const { borderTopColor, backgroundColor, textDecorationLine } = getComputedStyle(document.querySelector(arguments[0]));
        return [borderTopColor, backgroundColor, textDecorationLine];
    ";
    let clear = "rgba(0, 0, 0, 0)";
    assert_eq!(browser.ask(look, json!(ACQUIRE)).await, json!([clear, clear, "underline"]));
    assert!(!browser.has("#decision a.kind[role=button]").await);
    browser.click(ACQUIRE).await;
    assert_eq!(browser.ask("return location.hash", json!(null)).await, json!("#merchants"));
}
