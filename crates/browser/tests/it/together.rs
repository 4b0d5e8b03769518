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
