//! Looking back on a game that somebody brings: step by step, and with the thoughts of a bot.

use carvania_browser::{Browser, Look, Stage};
use fantoccini::key::Key;
use serde_json::json;

const RECORD: &str = include_str!("../../../lessons/records/GE.record");
/// Whether a moment of the game is shown, under its own address.
const AT: &str = "
    return document.getElementById('at')?.value === String(arguments[0]) && location.search === `?at=${arguments[0]}`
      && document.querySelector('.place').textContent.includes(arguments[0]);
";

async fn bring(browser: &Browser, stage: &Stage, text: &str) {
    browser.go(&stage.site.url("/records")).await;
    browser.put("textarea[name=record]", text).await;
    browser.click("main form button.primary").await;
}

async fn shows(browser: &Browser, moment: i64) {
    browser.until_about(&format!("moment {moment} is shown"), AT, json!(moment)).await;
}

/// A number of the slider.
async fn number(browser: &Browser, name: &str) -> i64 {
    let number = browser.ask("return Number(document.getElementById('at')[arguments[0]])", json!(name)).await;
    number.as_i64().expect("a whole number")
}

pub(crate) async fn a_game_is_watched_by_slider_and_keys_and_played_on(stage: Stage) {
    let browser = stage.browser(Look::default()).await;
    bring(&browser, &stage, RECORD).await;
    browser.find("#at").await;
    browser.ask("window.isMarked = true", ().into()).await;
    let (first, last) = (number(&browser, "value").await, number(&browser, "max").await);
    assert!(0 < first && first < last, "it begins where the first player decides");
    browser.put("#at", "40").await;
    shows(&browser, 40).await;
    for (key, moment) in
        [(Key::Right, 41), (Key::Right, 42), (Key::Left, 41), (Key::End, last), (Key::Home, first)]
    {
        browser.key(key).await;
        shows(&browser, moment).await;
    }
    browser.click("#replay-on").await;
    shows(&browser, first + 1).await;
    browser.put("#at", "60").await;
    shows(&browser, 60).await;
    assert_eq!(browser.ask("return window.isMarked", ().into()).await, true, "the page never came anew");
    let wrong = browser.examine("replay").await;
    browser.click("#branch summary").await;
    browser.click("#branch button.primary").await;
    let shown = browser.turn().await;
    assert!(shown.mine && !shown.legal.is_empty() && browser.path().await.starts_with("/tables/"));
    assert_eq!(wrong, Vec::<String>::new());
}

pub(crate) async fn a_game_is_analysed_and_a_turning_point_leads_to_its_moment(stage: Stage) {
    let browser = stage.browser(Look::default()).await;
    bring(&browser, &stage, RECORD).await;
    browser.click("#decision .go > a.btn").await;
    browser.find("#score-chart svg").await;
    assert_eq!(browser.examine("review-before").await, Vec::<String>::new());
    browser.click("form[action$='/analyse'] button").await;
    // The page shows the thoughts by itself when they are there.
    browser.find("#turning-points").await;
    assert!(browser.has("#chances svg").await && browser.has("#played .standings li").await);
    assert_eq!(browser.examine("review").await, Vec::<String>::new());
    let link = browser.find("#turning-points h3 a").await.attr("href").await.expect("a link has an address");
    let link = link.expect("a turning point");
    browser.click("#turning-points h3 a").await;
    browser.find("#decision .chances").await;
    assert!(link.ends_with(&browser.query().await), "{link}");
    assert_eq!(browser.examine("replay-with-thoughts").await, Vec::<String>::new());
}

pub(crate) async fn a_broken_record_is_told_by_its_line(stage: Stage) {
    let browser = stage.browser(Look::default()).await;
    let broken = RECORD.replacen("5.   rest", "5.   claim:MMMM", 1);
    let line = 1 + broken.lines().position(|line| line.contains("claim:MMMM")).expect("a line");
    bring(&browser, &stage, &broken).await;
    let problem = browser.text(".problem[role=alert]").await;
    assert!(problem.contains(&format!("Line {line}:")) && problem.contains("claim:MMMM"), "{problem}");
    assert_eq!(browser.examine("records-broken").await, Vec::<String>::new());
    bring(&browser, &stage, "<script>alert(1)</script>").await;
    assert!(browser.text(".problem[role=alert]").await.contains("Line 1:"));
    assert_eq!(browser.faults().await, Vec::<String>::new());
}
