//! Maps of one's own: laid by mouse and by keys, kept, and played on.

use carvania_browser::{Browser, Look, Stage};
use fantoccini::key::Key;
use serde_json::json;

/// How many tiles lie on the map.
const TILES: &str = "
    const cells = [...document.querySelectorAll('[data-hexes] .press')];
    return cells.filter((cell) => !/: empty/.test(cell.ariaLabel)).length";
/// An empty place that can be pressed.
const EMPTY: &str = "[data-hexes] a.press[aria-label*='empty']";
/// A place with a tile that can be pressed.
const LAID: &str = "[data-hexes] a.press:not([aria-label*='empty'])";

async fn tiles(browser: &Browser, number: u64) {
    let lie = format!("{TILES} === arguments[0]");
    browser.until_about(&format!("{number} tiles lie on the map"), &lie, json!(number)).await;
}

async fn take_up(browser: &Browser, tool: &str) {
    browser.click(&format!("#tool-{tool}")).await;
    browser.find(&format!("#tool-{tool}[aria-current]")).await;
}

/// Whether the checker is content with the map.
async fn is_good(browser: &Browser) -> bool {
    let is_good = browser.has(".verdict .good").await;
    assert!(is_good || browser.has(".findings li .flag").await, "it says what is to be mended");
    is_good
}

/// The map of the page, as a code.
async fn code(browser: &Browser) -> String {
    let query = browser.query().await;
    let code = query.split('&').find_map(|part| part.strip_prefix("map="));
    code.expect("the address has the map").to_owned()
}

pub(crate) async fn a_map_is_changed_by_mouse_kept_and_played_on(stage: Stage) {
    let browser = stage.browser(Look::default()).await;
    browser.go(&stage.site.url("/maps/EM")).await;
    browser.ask("window.isMarked = true", ().into()).await;
    let all = browser.ask(TILES, ().into()).await.as_u64().expect("a number");
    assert!(is_good(&browser).await && all > 10);
    take_up(&browser, "take").await;
    browser.click(LAID).await;
    tiles(&browser, all - 1).await;
    assert!(!is_good(&browser).await && !browser.has(".verdict a.btn.primary").await);
    browser.back().await;
    tiles(&browser, all).await;
    assert!(is_good(&browser).await, "the button of the browser takes a step back");
    take_up(&browser, "move").await;
    browser.click(LAID).await;
    browser.find("li.selected").await;
    browser.click(EMPTY).await;
    browser.until("the tile is laid", "return !document.querySelector('li.selected')").await;
    tiles(&browser, all).await;
    assert!(!is_good(&browser).await, "a tile lies apart");
    take_up(&browser, "mountain").await;
    browser.click(EMPTY).await;
    tiles(&browser, all + 1).await;
    let mut wrong = browser.examine("map-with-problems").await;
    browser.click("a[href*='/random?']").await;
    tiles(&browser, all).await;
    assert!(is_good(&browser).await);
    assert_eq!(browser.ask("return window.isMarked", ().into()).await, true, "the page never came anew");

    browser.write(".keeping input[name=name]", "Col du Nord").await;
    browser.click(".keeping form[action$='/save'] button").await;
    assert!(browser.text(".told").await.contains("Col du Nord"));
    let own = code(&browser).await;
    wrong.extend(browser.examine("map-saved").await);
    browser.click(".verdict a.btn.primary").await;
    browser.find(&format!("input[name=map][value='{own}']:checked")).await;
    browser.click("main form button.primary").await;
    assert!(!browser.shown().await.over);
    assert!(browser.has(&format!(".used-map a[href='/maps/EM?map={own}']")).await);
    browser.go(&stage.site.url("/maps")).await;
    assert!(browser.text("section[aria-labelledby=saved] h3").await.contains("Col du Nord"));
    assert_eq!(wrong, Vec::<String>::new());
}

/// Whether a cell of the map has the focus; gives which.
const CELL: &str = "return document.activeElement.id.startsWith('at-') && document.activeElement.id";

pub(crate) async fn a_map_is_laid_by_keys(stage: Stage) {
    let browser = stage.browser(Look::default()).await;
    browser.go(&stage.site.url("/maps/EM?map=1")).await;
    browser.press_by_keys("#tool-village").await;
    browser.find("#tool-village[aria-current]").await;
    while browser.ask(CELL, ().into()).await == false {
        browser.key(Key::Tab).await;
    }
    browser.key(Key::Enter).await;
    tiles(&browser, 1).await;
    for number in 2..4 {
        browser.key(Key::Down).await;
        browser.key(Key::Enter).await;
        tiles(&browser, number).await;
    }
    let here = browser.until("the focus stays on the map", CELL).await;
    browser.key(Key::Right).await;
    assert_ne!(browser.ask(CELL, ().into()).await, here);
    browser.key(Key::Left).await;
    assert_eq!(browser.ask(CELL, ().into()).await, here, "there and back leads to the same cell");
    browser.key(Key::Enter).await;
    tiles(&browser, 2).await;
    browser.back().await;
    tiles(&browser, 3).await;
    assert!(!is_good(&browser).await);
    assert_eq!(browser.faults().await, Vec::<String>::new());
}
