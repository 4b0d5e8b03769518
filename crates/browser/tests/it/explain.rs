//! Everything at a table explains itself: by pointer, by keys, by a long press, and without a script.

use std::time::Duration;

use carvania_browser::{Browser, Look, SIZES, Stage, complaints};
use carvania_rules::Title;
use fantoccini::actions::{InputSource, MouseActions, PointerAction, TouchActions};
use fantoccini::key::Key;
use serde_json::json;

use crate::games::begin;

const SHOWN: &str = "
    const box = document.getElementById('about');
    return box && box.innerText !== arguments[0] ? box.innerText : null;
";
const GONE: &str = "return !document.getElementById('about')";

/// Lets the pointer rest on a thing until it says what it is.
async fn rest_on(browser: &Browser, selector: &str) -> String {
    let element = browser.find(selector).await;
    let rest = MouseActions::new("mouse".to_owned()).then(PointerAction::MoveToElement {
        element,
        duration: None,
        x: 0.0,
        y: 0.0,
    });
    // What another thing has said may still stand there.
    let before = browser.ask("return document.getElementById('about')?.innerText ?? ''", json!(null)).await;
    browser.act(rest).await;
    let text = browser.until_about(&format!("{selector} says what it is"), SHOWN, before).await;
    text.as_str().unwrap_or_default().to_owned()
}

async fn assert_in_view(browser: &Browser) {
    let is_in = "
        const { left, top, right, bottom } = document.getElementById('about').getBoundingClientRect();
        return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
    ";
    assert_eq!(browser.ask(is_in, json!(null)).await, true, "it stands within the screen");
}

pub(crate) async fn a_thing_says_what_it_is_costs_does_and_is_worth(stage: Stage) {
    let browser = stage.browser(Look::default()).await;
    begin(&browser, Title::EndlessWorld).await;
    let before = browser.turn().await;
    let golem = rest_on(&browser, "#golems .card.golem").await;
    assert!(golem.contains("Golem, ") && golem.contains("Costs"), "{golem}");
    assert_in_view(&browser).await;
    assert_eq!(complaints(&browser).await, Vec::<String>::new());
    let place = rest_on(&browser, "#locations .loc:not(.covered) .work").await;
    assert!(place.contains("Place ") && place.contains("Takes"), "{place}");
    assert_eq!(browser.ask("return document.querySelectorAll('#about').length", json!(null)).await, 1);
    // What the place says may lie upon its neighbours.
    browser.key(Key::Escape).await;
    // Tiles lie on places that are pressed: they say what they are all the same.
    let tile = rest_on(&browser, "#locations .explore").await;
    assert!(tile.contains("Exploration tile"), "{tile}");
    let stack = rest_on(&browser, "#golems .stack").await;
    assert!(stack.contains("Bonus tile") && stack.contains("Worth"), "{stack}");
    browser.key(Key::Escape).await;
    browser.until("Escape closes", GONE).await;
    assert_eq!(browser.shown().await.last, before.last, "nothing was decided and nothing taken back");
}

pub(crate) async fn keys_ask_with_i_and_escape_closes(stage: Stage) {
    let browser = stage.browser(Look::default()).await;
    begin(&browser, Title::GolemEdition).await;
    browser.turn().await;
    browser.ask("document.querySelector('#hand button').focus()", json!(null)).await;
    browser.letter('i').await;
    let card = browser.until("the card says what it is", SHOWN).await;
    assert!(card.as_str().is_some_and(|text| text.contains("Merchant card in your hand")), "{card}");
    let described = "return document.activeElement.getAttribute('aria-describedby') === 'about'";
    assert_eq!(browser.ask(described, json!(null)).await, true);
    browser.key(Key::Escape).await;
    browser.until("Escape closes", GONE).await;
    browser.key(Key::Right).await;
    browser.until("the next card says what it is by itself", SHOWN).await;
}

pub(crate) async fn a_long_press_asks_and_does_nothing_else(stage: Stage) {
    let browser = stage.browser(Look { size: SIZES[0], ..Look::default() }).await;
    begin(&browser, Title::GolemEdition).await;
    let before = browser.turn().await;
    let element = browser.find("#merchants button.legal").await;
    let press = TouchActions::new("finger".to_owned())
        .then(PointerAction::MoveToElement { element, duration: None, x: 0.0, y: 0.0 })
        .then(PointerAction::Down { button: 0 })
        .then(PointerAction::Pause { duration: Duration::from_millis(900) })
        .then(PointerAction::Up { button: 0 });
    browser.act(press).await;
    let card = browser.until("the card says what it is", SHOWN).await;
    assert!(card.as_str().is_some_and(|text| text.contains("Merchant card")), "{card}");
    assert_in_view(&browser).await;
    let is_above = "
        const bar = document.getElementById('decision').getBoundingClientRect();
        return document.getElementById('about').getBoundingClientRect().bottom <= bar.top;
    ";
    assert_eq!(browser.ask(is_above, json!(null)).await, true, "it stands above the bar");
    assert_eq!(browser.shown().await.last, before.last, "nothing was decided");
    browser.keep("explain-phone").await;
}

pub(crate) async fn the_legend_stays_while_the_game_goes_on(stage: Stage) {
    let browser = stage.browser(Look::default()).await;
    begin(&browser, Title::EndlessWorld).await;
    browser.turn().await;
    browser.click(".helps > a[data-legend]").await;
    browser.find("#legend-drawer .sign").await;
    let drawn = "
        const uses = [...document.querySelectorAll('#legend-drawer use')];
        return uses.length > 8 && uses.every((use) => document.querySelector(use.getAttribute('href')));
    ";
    assert_eq!(browser.ask(drawn, json!(null)).await, true, "every sign is drawn");
    assert_eq!(complaints(&browser).await, Vec::<String>::new());
    browser.keep("legend").await;
    let action = browser.shown().await.legal[0].clone();
    browser.decide(&action, carvania_browser::Way::Mouse).await;
    assert!(browser.has("#legend-drawer .sign").await, "it is read on");
    browser.ask("document.querySelector('#legend-drawer button').focus()", json!(null)).await;
    browser.key(Key::Escape).await;
    browser.until("Escape closes the legend", "return !document.getElementById('legend-drawer')").await;
}

pub(crate) async fn a_refusal_says_what_is_lacking(stage: Stage) {
    let browser = stage.browser(Look::default()).await;
    begin(&browser, Title::GolemEdition).await;
    browser.turn().await;
    browser.click("#golems button.shut").await;
    let text = browser.text(".refused .lacks").await;
    assert!(text.starts_with("You still need"), "{text}");
    let spoken =
        browser.ask("return document.querySelector('.refused').getAttribute('role')", json!(null)).await;
    assert_eq!(spoken, "alert");
}

pub(crate) async fn without_a_script_the_legend_is_a_page(stage: Stage) {
    let browser = stage.browser(Look { scripts: false, ..Look::default() }).await;
    begin(&browser, Title::EasternMountains).await;
    browser.click(".helps > a[data-legend]").await;
    browser.find("#legend .sign").await;
    browser.find("article.about#about-bonus-caravan").await;
    browser.click("main a[href^='/tables/']").await;
    browser.find("#decision").await;
}

pub(crate) async fn the_lesson_is_offered_at_the_first_table(stage: Stage) {
    let browser = stage.browser(Look::default()).await;
    browser.click("form[action='/play'] button").await;
    browser.find(".welcome a[href='/learn/GE']").await;
    browser.go(&stage.site.url("/")).await;
    browser.click("form[action='/play'] button").await;
    browser.find("#decision").await;
    assert!(!browser.has(".welcome").await, "whoever has been here knows");
}
