//! Lessons, taken by somebody who has never seen the game: they read, and press what glows.

use carvania_browser::{Browser, Look, Stage};
use serde::Deserialize;

/// What a step asks for: what to press is a way on or glows; at the end there is neither.
const STEP: &str = "
    const main = document.getElementById('table');
    if (!main || document.readyState !== 'complete' || document.querySelector('#decision.sending')) return null;
    const seen = (thing) => thing.checkVisibility();
    const glowing = [...document.querySelectorAll('button.wanted')].filter(seen).map((thing) => thing.value);
    return {
      at: main.dataset.lesson,
      press: document.getElementById('next') ? '#next' : glowing[0] && `button.wanted[value='${glowing[0]}']`,
    };
";
/// Whether another step is shown than this one, under its own address.
const GOES_ON: &str = "
    const at = document.getElementById('table')?.dataset.lesson;
    return at && at !== arguments[0] && location.pathname + location.search === at;
";

#[derive(Deserialize)]
struct Step {
    at: String,
    press: Option<String>,
}

async fn step(browser: &Browser) -> Step {
    let step = browser.until("a step is shown", STEP).await;
    serde_json::from_value(step).expect("the script tells all of it")
}

/// Waits for the step after one.
async fn goes_on(browser: &Browser, from: &Step) {
    browser.until_about(&format!("{} is done", from.at), GOES_ON, from.at.clone().into()).await;
}

/// Something that can be done, but is not what the lesson asks for.
async fn something_else(browser: &Browser) {
    let before = step(browser).await.at;
    browser.click("#hand button.legal:not(.wanted)").await;
    assert!(browser.text(".reply[role=alert]").await.contains("That is possible too"));
    assert_eq!(step(browser).await.at, before, "the step is still there");
    // And something that a rule forbids.
    browser.click("#golems button.shut").await;
    browser.find("#decision a[href^='/rules/GE#']").await;
    assert_eq!(step(browser).await.at, before);
}

pub(crate) async fn the_first_lesson_is_taken_to_its_end(stage: Stage) {
    let browser = stage.browser(Look::default()).await;
    browser.go(&stage.site.url("/learn")).await;
    browser.click("a[href='/learn/GE']").await;
    let (mut steps, mut acted, mut wrong) = (0, 0, Vec::new());
    while let Some(press) = step(&browser).await.press {
        let is_task = press != "#next";
        if is_task && acted == 0 {
            something_else(&browser).await;
        }
        if steps % 10 == 5 {
            wrong.extend(browser.examine(&format!("lesson-step-{steps}")).await);
        }
        let now = step(&browser).await;
        browser.click(&press).await;
        goes_on(&browser, &now).await;
        steps += 1;
        acted += usize::from(is_task);
    }
    assert!(steps > 20 && acted > 10, "{steps} steps, {acted} of them to do something");
    wrong.extend(browser.examine("lesson-end").await);
    // The buttons of the browser go from step to step as well.
    let end = step(&browser).await;
    browser.back().await;
    goes_on(&browser, &end).await;
    let last = step(&browser).await;
    browser.click(&last.press.clone().expect("the last task")).await;
    goes_on(&browser, &last).await;
    browser.click(".goodbye form button").await;
    // The lesson shows a table, too: only at another address it is the real one.
    browser.until("a table is opened", "return location.pathname.startsWith('/tables/')").await;
    assert!(!browser.shown().await.over, "a real game begins");
    browser.go(&stage.site.url("/learn")).await;
    browser.find(".lesson-card .done").await;
    wrong.extend(browser.faults().await);
    assert_eq!(wrong, Vec::<String>::new());
}

pub(crate) async fn a_lesson_is_taken_by_keys_and_escape_goes_back(stage: Stage) {
    let browser = stage.browser(Look::default()).await;
    browser.go(&stage.site.url("/learn/EM")).await;
    for _ in 0..12 {
        let now = step(&browser).await;
        browser.press_by_keys(now.press.as_deref().expect("the lesson goes on")).await;
        goes_on(&browser, &now).await;
    }
    let now = step(&browser).await;
    browser.key(fantoccini::key::Key::Escape).await;
    goes_on(&browser, &now).await;
    assert_eq!(step(&browser).await.at, "/learn/EM?step=12");
    assert_eq!(browser.faults().await, Vec::<String>::new());
}
