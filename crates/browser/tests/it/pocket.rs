//! The site without a server: put on a host that sends files, under a path, and played when the host is gone.

use carvania_browser::{Browser, FileHost, Look, Player, SIZES, Stage, Way};
use carvania_rules::Title;
use serde_json::{Value, json};

use crate::games::begin;

const RECORD: &str = include_str!("../../../lessons/records/GE.record");
/// Whether the service worker answers for the page, and has all that it needs to go on alone.
const IS_COMPLETE: &str = "
    if (!navigator.serviceWorker.controller) return false;
    return caches.keys().then(async (names) => {
      const cache = await caches.open(names.find((name) => name.startsWith('carvania ')));
      return (await cache.keys()).filter((request) => request.url.includes('/weights/')).length === 7;
    });
";
/// Others' turns are shown at once.
const HURRY: &str = "
    return fetch('preferences', { method: 'POST', body: new URLSearchParams({ pace: 'skip' }) }).then((answer) => answer.ok);
";

/// A browser at the site, which can go on without its host.
async fn visit(stage: &Stage, host: &FileHost, look: Look) -> Browser {
    let browser = stage.browser_at(&host.url(""), look).await;
    browser.until("the site has come as a whole", IS_COMPLETE).await;
    browser.until("the pocket answers", HURRY).await;
    browser
}

/// A whole game against a bot, with the host gone.
async fn a_whole_game(stage: &Stage, title: Title) {
    let mut host = FileHost::start().await;
    let browser = visit(stage, &host, Look::default()).await;
    host.stop().await;
    browser.go(&host.url("")).await;
    begin(&browser, title).await;
    let (mut asked, mut wrong) = (Vec::new(), Vec::new());
    let decisions = browser
        .play(&mut Player::new(7), Way::Mouse, async |shown| {
            if !asked.contains(&shown.asks) {
                asked.push(shown.asks.clone());
                wrong.extend(browser.examine(&format!("pocket-{title}-{}", asked.len())).await);
            }
        })
        .await;
    assert!(decisions > 10 && asked.len() > 2, "{decisions} decisions: {asked:?}");
    assert!(browser.has("table.scores").await);
    let record = "return fetch(document.querySelector(\"a[href$='/record']\").href).then((answer) => answer.ok && answer.text())";
    let record = browser.until("the record is there", record).await;
    assert!(record.as_str().is_some_and(|record| record.lines().count() > decisions), "{record}");
    browser.click("#decision a[href$='/review']").await;
    browser.find("#score-chart svg").await;
    wrong.extend(browser.examine(&format!("pocket-{title}-review")).await);
    assert_eq!(wrong, Vec::<String>::new());
}

pub(crate) async fn golem_edition_without_a_host(stage: Stage) {
    a_whole_game(&stage, Title::GolemEdition).await;
}

pub(crate) async fn eastern_mountains_without_a_host(stage: Stage) {
    a_whole_game(&stage, Title::EasternMountains).await;
}

pub(crate) async fn an_endless_world_without_a_host(stage: Stage) {
    a_whole_game(&stage, Title::EndlessWorld).await;
}

/// Somebody who presses at once, on the page that the host has sent.
pub(crate) async fn what_is_pressed_at_once_is_done_as_soon_as_it_can_be(stage: Stage) {
    let host = FileHost::start().await;
    let browser = stage.browser_at(&host.url(""), Look::default()).await;
    browser.click("form[action$='/play'] button.btn").await;
    assert!(!browser.shown().await.legal.is_empty(), "a game has begun");
    browser.keep("pocket-first-game").await;
    // An address that the host does not know is one of the pocket's.
    let late = stage.browser_at(&host.url("learn/GE"), Look::default()).await;
    late.find("#next").await;
    assert_eq!(late.path().await, "/games/carvania/learn/GE");
}

async fn decide(browser: &Browser, player: &mut Player, times: usize) -> u64 {
    for _ in 0..times {
        let shown = browser.turn().await;
        browser.decide(player.choose(&shown.legal), Way::Mouse).await;
    }
    browser.turn().await.last
}

pub(crate) async fn a_game_goes_on_when_the_worker_was_ended_and_after_reloading(stage: Stage) {
    let mut host = FileHost::start().await;
    let browser = visit(&stage, &host, Look::default()).await;
    host.stop().await;
    browser.go(&host.url("")).await;
    begin(&browser, Title::GolemEdition).await;
    let mut player = Player::new(3);
    for _ in 0..3 {
        let last = decide(&browser, &mut player, 3).await;
        // In the middle of whatever it does.
        browser.end_service_workers().await;
        browser.reload().await;
        assert!(browser.turn().await.last >= last, "what was acknowledged is there");
    }
    let shown = browser.turn().await;
    let action = player.choose(&shown.legal).to_owned();
    browser.end_service_workers().await;
    browser.decide(&action, Way::Mouse).await;
    assert!(browser.turn().await.last > shown.last);
}

pub(crate) async fn an_instance_that_broke_is_made_again_from_the_journal(stage: Stage) {
    let host = FileHost::start().await;
    let browser = visit(&stage, &host, Look::default()).await;
    begin(&browser, Title::GolemEdition).await;
    let last = decide(&browser, &mut Player::new(3), 2).await;
    // As if it had panicked.
    let broken = "navigator.serviceWorker.controller.postMessage('break'); return true";
    browser.until("it is told to break", broken).await;
    browser.reload().await;
    assert!(browser.turn().await.last >= last);
    decide(&browser, &mut Player::new(4), 2).await;
}

pub(crate) async fn everything_is_taken_along_as_one_file(stage: Stage) {
    let host = FileHost::start().await;
    let browser = visit(&stage, &host, Look::default()).await;
    begin(&browser, Title::EasternMountains).await;
    let last = decide(&browser, &mut Player::new(5), 3).await;
    let table = browser.path().await;
    browser.go(&host.url("pocket")).await;
    assert_eq!(browser.examine("pocket-device").await, Vec::<String>::new());
    let get = "return fetch(document.querySelector('a[download]').href).then((answer) => answer.text())";
    let copy = browser.until("a copy", get).await;
    let folder = tempfile::TempDir::new().expect("a temporary folder can be made");
    let path = |name: &str, text: &str| {
        let path = folder.path().join(name);
        std::fs::write(&path, text).expect("a file can be written");
        path.to_string_lossy().into_owned()
    };
    let copy = copy.as_str().expect("a text").to_owned();
    let other = visit(&stage, &host, Look::default()).await;
    for wrong in ["no copy", "{\"carvania_pocket\":1,\"cookies\":{}}\nno journal\n"] {
        other.go(&host.url("pocket")).await;
        other.write("input[name=file]", &path("wrong.pocket", wrong)).await;
        other.click("form[action$='/pocket/file'] button").await;
        assert!(other.text("p.problem[role=alert]").await.contains("Nothing has changed here"));
    }
    other.write("input[name=file]", &path("right.pocket", &copy)).await;
    other.click("form[action$='/pocket/file'] button").await;
    other.click(&format!("a[href='{table}']")).await;
    assert_eq!(other.turn().await.last, last, "the game goes on elsewhere");
    decide(&other, &mut Player::new(6), 2).await;
}

pub(crate) async fn a_lesson_and_a_review_need_no_host(stage: Stage) {
    let mut host = FileHost::start().await;
    let browser = visit(&stage, &host, Look::default()).await;
    host.stop().await;
    browser.go(&host.url("learn")).await;
    browser.click("a[href$='/learn/GE']").await;
    for step in 1..=3 {
        browser.click("#next").await;
        let is_on = format!("return new URLSearchParams(location.search).get('step') === '{}'", step + 1);
        browser.until("the lesson goes on", &is_on).await;
    }
    browser.go(&host.url("records")).await;
    browser.put("textarea[name=record]", RECORD).await;
    browser.click("main form button.primary").await;
    browser.click("#decision .go > a.btn").await;
    browser.click("form[action$='/analyse'] button").await;
    browser.find("#turning-points").await;
    assert!(browser.has("#chances svg").await);
    assert_eq!(browser.examine("pocket-review").await, Vec::<String>::new());
}

pub(crate) async fn on_a_phone_and_in_french(stage: Stage) {
    let mut host = FileHost::start().await;
    let look = Look { size: SIZES[0], language: "fr-FR,fr", ..Look::default() };
    let browser = visit(&stage, &host, look).await;
    host.stop().await;
    browser.go(&host.url("")).await;
    assert_eq!(browser.ask("return document.documentElement.lang", Value::Null).await, "fr");
    assert_eq!(browser.examine("pocket-phone-french").await, Vec::<String>::new());
    begin(&browser, Title::EasternMountains).await;
    let mut player = Player::new(8);
    for _ in 0..5 {
        let shown = browser.turn().await;
        browser.decide(player.choose(&shown.legal), Way::Finger).await;
    }
    browser.go(&host.url("pocket")).await;
    assert!(browser.text("h1").await.contains("Sur cet appareil"));
    assert_eq!(browser.examine("pocket-device-phone-french").await, Vec::<String>::new());
}

pub(crate) async fn a_new_version_is_offered_and_a_game_goes_on_with_it(stage: Stage) {
    let host = FileHost::start().await;
    let browser = visit(&stage, &host, Look::default()).await;
    begin(&browser, Title::GolemEdition).await;
    let last = decide(&browser, &mut Player::new(3), 2).await;
    let table = browser.path().await;
    host.change("files.js", |files| files.replacen("\"version\":\"", "\"version\":\"later ", 1));
    let update =
        "return navigator.serviceWorker.getRegistration().then((one) => one.update()).then(() => true)";
    browser.until("it looks for a new version", update).await;
    assert!(decide(&browser, &mut Player::new(4), 1).await > last, "the game is not disturbed");
    browser.go(&host.url("")).await;
    browser.until("it is offered", "return document.getElementById('pocket-new')?.checkVisibility()").await;
    browser.keep("pocket-new-version").await;
    browser.click("#pocket-new button").await;
    let is_new = "return caches.keys().then((names) => names.length === 1 && names[0].includes(' later '))";
    browser.until("the new version is there alone", is_new).await;
    browser.go(&format!("{}{}", host.url("").trim_end_matches("/games/carvania/"), table)).await;
    assert!(browser.turn().await.last >= last);
    decide(&browser, &mut Player::new(5), 1).await;
}

pub(crate) async fn two_tabs_show_one_game(stage: Stage) {
    let host = FileHost::start().await;
    let browser = visit(&stage, &host, Look::default()).await;
    begin(&browser, Title::GolemEdition).await;
    let shown = browser.turn().await;
    let first = browser.tab().await;
    let address = format!("{}{}", host.url("").trim_end_matches("/games/carvania/"), browser.path().await);
    browser.open_tab(&address).await;
    let last = decide(&browser, &mut Player::new(3), 1).await;
    browser.switch_to(first).await;
    let later = "return Number(document.getElementById('table')?.dataset.last) >= arguments[0]";
    browser.until_about("the other tab has heard of it", later, json!(last)).await;
    assert!(last > shown.last);
}
