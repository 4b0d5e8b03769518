//! Every page that is no table is looked at closely.

use carvania_browser::{Look, SIZES, Stage, complaints};
use serde_json::json;

/// Where the page says that it is in French.
const FRENCH: &str = "return document.querySelector('link[hreflang=fr]')?.href ?? null";

/// The pages by their addresses. A new page is a new line.
const PAGES: &[(&str, &str)] = &[
    ("home", "/"),
    ("tables", "/tables"),
    ("new", "/new?game=J3"),
    ("new-with-friends", "/new?game=EW&with=friends"),
    ("rules", "/rules"),
    ("book", "/rules/GE"),
    ("learn", "/learn"),
    ("lesson-GE", "/learn/GE?step=3"),
    ("lesson-EM", "/learn/EM?step=3"),
    ("lesson-EW", "/learn/EW?step=3"),
    ("maps", "/maps"),
    ("map-EM", "/maps/EM"),
    ("map-J3", "/maps/J3"),
    ("components", "/components"),
    ("components-GE", "/components/GE"),
    ("components-J3", "/components/J3"),
    ("records", "/records"),
    ("people", "/people"),
    ("me", "/me"),
    ("api", "/api"),
    ("moving", "/move/somewhere"),
    ("no-table", "/tables/0000000000000"),
    ("nowhere", "/nowhere"),
];

pub(crate) async fn every_page_passes_every_check(stage: Stage) {
    let browser = stage.browser(Look::default()).await;
    let mut wrong = Vec::new();
    for &(name, path) in PAGES {
        browser.go(&stage.site.url(path)).await;
        wrong.extend(browser.examine(name).await);
    }
    assert_eq!(wrong, Vec::<String>::new());
}

/// Every page in French as far as the language can make a difference. Public pages have French addresses of their own.
pub(crate) async fn every_page_passes_in_french(stage: Stage) {
    let browser = stage.browser(Look { language: "fr", ..Look::default() }).await;
    let mut wrong = Vec::new();
    for &(name, path) in PAGES {
        browser.go(&stage.site.url(path)).await;
        if let Some(french) = browser.ask(FRENCH, json!(null)).await.as_str() {
            browser.go(french).await;
            assert!(browser.path().await.starts_with("/fr"), "{french}");
        }
        assert_eq!(browser.ask("return document.documentElement.lang", json!(null)).await, "fr", "{path}");
        for (size, is_night) in [(SIZES[0], true), (SIZES[2], false)] {
            browser.resize(size).await;
            browser.make_night(is_night).await;
            let found = [complaints(&browser).await, browser.axe().await].concat();
            wrong.extend(found.into_iter().map(|what| format!("{name}-{}: {what}", size.0)));
            browser.keep(&format!("fr-{name}-{}", size.0)).await;
        }
    }
    assert_eq!(wrong, Vec::<String>::new());
}

/// The pages on the way to a game with others, each as both of them see it.
pub(crate) async fn a_lobby_and_an_invitation_pass_every_check(stage: Stage) {
    let (host, guest) = tokio::join!(stage.browser(Look::default()), stage.browser(Look::default()));
    host.go(&stage.site.url("/new?game=CA&with=friends")).await;
    host.click("main form button.primary").await;
    let mut wrong = host.examine("lobby").await;
    let link = host.find(".invite input.link").await.prop("value").await.expect("a field has a value");
    guest.go(&link.expect("an invite")).await;
    wrong.extend(guest.examine("invitation").await);
    guest.write("input[name=name]", "Noor").await;
    guest.click("main form button.primary").await;
    guest.find("#lobby").await;
    wrong.extend(guest.examine("lobby-guest").await);
    guest.go(&stage.site.url("/")).await;
    wrong.extend(guest.examine("home-of-a-guest").await);
    assert_eq!(wrong, Vec::<String>::new());
}
