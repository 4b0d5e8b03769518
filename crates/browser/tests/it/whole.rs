//! What is shown is shown whole: headings, buttons and cards are not cut.

use carvania_browser::{Browser, Look, Player, Size, Stage, Way};
use carvania_rules::Title;
use serde_json::json;

use crate::games::begin;

const RECORD: &str = include_str!("../../../lessons/records/GE.record");
/// The things of a selector that are cut, by what holds them or by the screen, in words.
const CUT: &str = "
    const found = [];
    for (const thing of document.querySelectorAll(arguments[0])) {
      if (!thing.checkVisibility()) continue;
      const box = thing.getBoundingClientRect();
      const cuts = (there) => box.left < there.left - 1 || box.right > there.right + 1 || box.top < there.top - 1 || box.bottom > there.bottom + 1;
      for (let one = thing.parentElement; one !== document.documentElement; one = one.parentElement) {
        const holds = getComputedStyle(one).overflow !== 'visible' && cuts(one.getBoundingClientRect());
        if (holds) found.push(`${thing.outerHTML.slice(0, 120)} is cut by ${one.cloneNode(false).outerHTML.slice(0, 80)}`);
      }
      if (box.left < -1 || box.right > innerWidth + 1) found.push(`${thing.outerHTML.slice(0, 120)} is cut by the screen`);
    }
    return found;
";

/// What of the decision bar cannot be seen or reached, in words. What there are many of may be scrolled, but only down.
const BAR: &str = "
    const bar = document.getElementById('decision'), ways = bar.querySelector('.ways');
    const found = [];
    const box = (thing) => thing.getBoundingClientRect();
    const cuts = (there, here) => here.left < there.left - 1 || here.right > there.right + 1;
    const named = (thing) => thing.getAttribute('aria-label') ?? thing.innerText;
    for (const thing of bar.querySelectorAll('button, a')) {
      const holder = ways?.contains(thing) ? ways : bar, [there, here] = [box(holder), box(thing)];
      if (cuts(there, here) || here.left < -1 || here.right > innerWidth + 1) found.push(`${named(thing)} is cut`);
      if (holder === bar && (here.top < there.top - 1 || here.bottom > there.bottom + 1)) found.push(`${named(thing)} is cut below`);
    }
    const first = ways?.querySelector('button, a');
    if (first && box(first).height > box(ways).height + 1) found.push('not one way is whole');
    const ask = box(bar.querySelector('.ask'));
    for (const line of bar.querySelectorAll('.ask > *')) {
      if (cuts(ask, box(line)) || box(line).bottom > ask.bottom + 1 || box(line).top < ask.top - 1) found.push(`${line.innerText} is cut`);
      if (line.scrollWidth > line.clientWidth + 1) found.push(`${line.innerText} is wider than its place`);
    }
    if (document.documentElement.scrollWidth > arguments[0]) found.push(`the page is ${document.documentElement.scrollWidth} wide`);
    return found;
";

const BAR_SCREENS: [Size; 6] =
    [Size(320, 640), Size(360, 740), Size(390, 844), Size(820, 1180), Size(1280, 720), Size(1440, 900)];

async fn assert_bar(browser: &Browser, what: &str) {
    for screen in BAR_SCREENS {
        browser.resize(screen).await;
        let found = browser.ask(BAR, json!(screen.0)).await;
        if found != json!([]) {
            browser.keep(&format!("bar-{what}-{}", screen.0)).await;
        }
        assert_eq!(found, json!([]), "{what} at {}", screen.0);
    }
    browser.resize(browser.look.size).await;
}

/// The bar of somebody who cannot take back for nothing any more.
async fn bars(stage: &Stage, language: &'static str) {
    let browser = stage.browser(Look { language, ..Look::default() }).await;
    for title in Title::ALL {
        browser.go(&stage.site.url("/")).await;
        begin(&browser, title).await;
        let mut player = Player::new(3);
        for _ in 0..4 {
            let shown = browser.turn().await;
            browser.decide(player.choose(&shown.legal), Way::Mouse).await;
        }
        browser.turn().await;
        assert_bar(&browser, &format!("{title}-{language}")).await;
    }
}

pub(crate) async fn the_bar_of_every_game(stage: Stage) {
    bars(&stage, "en").await;
}

pub(crate) async fn the_bar_of_every_game_in_french(stage: Stage) {
    bars(&stage, "fr").await;
}

pub(crate) async fn what_taking_back_costs_is_asked_first(stage: Stage) {
    let browser = stage.browser(Look::default()).await;
    begin(&browser, Title::GolemEdition).await;
    let mut player = Player::new(3);
    let costly = "#decision .undo[aria-label*='no longer counts']";
    for _ in 0..12 {
        let shown = browser.turn().await;
        if browser.has(costly).await {
            break;
        }
        browser.decide(player.choose(&shown.legal), Way::Mouse).await;
    }
    let question = "#decision .what[role=alert]";
    browser.click(costly).await;
    browser.find(question).await;
    assert_bar(&browser, "undo").await;
    browser.click("#decision a[data-escape]").await;
    browser.find(costly).await;
    browser.click(costly).await;
    browser.find(question).await;
    browser.click("#decision .go button[name=sure]").await;
    browser
        .until("it is taken back", &format!("return !document.querySelector(\"{costly}, {question}\")"))
        .await;
}

async fn assert_whole(browser: &Browser, selector: &str, what: &str) {
    assert!(browser.has(selector).await, "{what}: there is no {selector}");
    let cut = browser.ask(CUT, json!(selector)).await;
    assert_eq!(cut, json!([]), "{what}");
}

pub(crate) async fn heading_and_chances_of_a_replay(stage: Stage) {
    let browser = stage.browser(Look::default()).await;
    browser.go(&stage.site.url("/records")).await;
    browser.put("textarea[name=record]", RECORD).await;
    browser.click("main form button.primary").await;
    browser.click("#decision .go > a.btn").await;
    browser.click("form[action$='/analyse'] button").await;
    browser.find("#turning-points h3 a").await;
    browser.click("#turning-points h3 a").await;
    browser.find("#decision .chances").await;
    let path = browser.path().await;
    for screen in [Size(1440, 900), Size(1280, 720), Size(360, 740)] {
        browser.resize(screen).await;
        for at in [0, 12, 41, 60, 90] {
            browser.go(&stage.site.url(&format!("{path}?at={at}"))).await;
            browser.find("#decision h2").await;
            let what = format!("{} at {at}", screen.0);
            assert_whole(&browser, "#decision h2, #decision .chances", &what).await;
            // And not beyond the part that they stand in.
            let stands = "
                const box = document.querySelector('#decision .ask').getBoundingClientRect();
                return [...document.querySelectorAll('#decision .ask > *')].every((one) => {
                  const { top, bottom } = one.getBoundingClientRect();
                  return top >= box.top && bottom <= box.bottom;
                });
            ";
            assert_eq!(browser.ask(stands, json!(null)).await, true, "{what}");
        }
        browser.keep(&format!("replay-whole-{}", screen.0)).await;
    }
}

pub(crate) async fn the_crystals_of_cards_that_were_played(stage: Stage) {
    let browser = stage.browser(Look::default()).await;
    begin(&browser, Title::GolemEdition).await;
    let mut player = Player::new(2);
    browser.turn().await;
    // The upgrade card of the beginning is played, and then whatever comes.
    browser.click("#hand button.upgrade.legal").await;
    for _ in 0..6 {
        let shown = browser.turn().await;
        browser.decide(player.choose(&shown.legal), Way::Mouse).await;
    }
    browser.turn().await;
    for screen in [Size(1440, 900), Size(1280, 720), Size(820, 1180), Size(360, 740)] {
        browser.resize(screen).await;
        for details in ["1", "2"] {
            let open = "document.querySelectorAll('.hands').forEach((one) => one.open = one.id === `hands-${arguments[0]}`)";
            browser.ask(open, json!(details)).await;
            assert_whole(&browser, ".card.upgrade .crystal", &format!("{}", screen.0)).await;
        }
        browser.keep(&format!("played-whole-{}", screen.0)).await;
    }
}

pub(crate) async fn the_buttons_of_every_step_of_a_lesson(stage: Stage) {
    let browser = stage.browser(Look::default()).await;
    for step in 1..=18 {
        browser.go(&stage.site.url(&format!("/learn/J3?step={step}"))).await;
        browser.find("#decision").await;
        assert_whole(&browser, "#decision :is(button, a.btn)", &format!("step {step}")).await;
        if step == 9 {
            browser.keep("lesson-J3-9").await;
        }
    }
}
