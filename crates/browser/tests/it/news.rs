//! What is announced while a game goes on: short, new, and never about oneself by name.

use carvania_browser::{Browser, Look, Player, Stage, Way};
use carvania_rules::Title;
use fantoccini::key::Key;
use serde_json::{Value, json};

use crate::games::begin;

/// No announcement has more words in a whole game.
const MAX_WORDS: usize = 20;
/// On average they have at most so many.
const MEAN_WORDS: usize = 12;

/// Notes whatever is put into the live region, announcement by announcement.
const RECORD: &str = "
    window.announced = [];
    const news = document.getElementById('news');
    new MutationObserver((changes) => {
      for (const node of changes.flatMap((change) => [...change.addedNodes])) window.announced.push(node.textContent);
    }).observe(news, { childList: true });
    return news.getAttribute('aria-live');
";
const ANNOUNCED: &str = "return window.announced";
const FOCUS: &str = "return document.activeElement.id";

async fn record(browser: &Browser) {
    assert_eq!(browser.ask(RECORD, Value::Null).await, "polite");
}

async fn announced(browser: &Browser) -> Vec<String> {
    serde_json::from_value(browser.ask(ANNOUNCED, Value::Null).await).expect("sentences")
}

fn words(announcement: &str) -> usize {
    announcement.split_whitespace().filter(|word| word.chars().any(char::is_alphanumeric)).count()
}

/// What is wrong with announcements, one after the other.
fn faults(announced: &[String], own_name: &str) -> Vec<String> {
    let mut wrong = Vec::new();
    for text in announced {
        if words(text) > MAX_WORDS {
            wrong.push(format!("{} words: {text}", words(text)));
        }
        if text.contains(own_name) {
            wrong.push(format!("about oneself: {text}"));
        }
        let begins_small = |part: &str| part.starts_with(|letter: char| letter.is_lowercase());
        if text.split(". ").any(begins_small) || !text.ends_with(['.', '?', '!', '…']) {
            wrong.push(format!("no sentence: {text}"));
        }
    }
    for pair in announced.windows(2) {
        let before = pair[0].trim_end_matches('.');
        if pair[1].starts_with(before) {
            wrong.push(format!("“{}” is told again in “{}”", pair[0], pair[1]));
        }
    }
    let total: usize = announced.iter().map(|text| words(text)).sum();
    if total > MEAN_WORDS * announced.len() {
        wrong.push(format!("{total} words in {} announcements", announced.len()));
    }
    wrong
}

async fn a_game_is_announced(
    stage: &Stage,
    title: Title,
    language: &'static str,
    [your_turn, rival, own_name]: [&str; 3],
) {
    let browser = stage.browser(Look { language, ..Look::default() }).await;
    begin(&browser, title).await;
    browser.turn().await;
    record(&browser).await;
    let decisions = browser.play(&mut Player::new(8), Way::Mouse, async |_| ()).await;
    let announced = announced(&browser).await;
    let most = announced.iter().map(|text| words(text)).max().unwrap_or(0);
    let total: usize = announced.iter().map(|text| words(text)).sum();
    println!(
        "{title} {language}: {} announcements in {decisions} decisions, {:.1} words on average, at most {most}",
        announced.len(),
        total as f64 / announced.len() as f64
    );
    assert_eq!(faults(&announced, own_name), Vec::<String>::new(), "{announced:#?}");
    let told = announced.iter().filter(|text| text.starts_with(rival)).count();
    assert!(told > 8, "what {rival} does is told: {announced:#?}");
    assert!(announced.iter().any(|text| text.contains(your_turn)), "{announced:#?}");
}

/// What is said of one's own turn, who else plays, and what guests are called.
const ENGLISH: [&str; 3] = ["Your turn.", "Ruddo ", "Traveller"];
const FRENCH: [&str; 3] = ["À vous de jouer.", "Ruddo ", "Voyageur"];

pub(crate) async fn announcements_of_golem_edition_are_short_and_new(stage: Stage) {
    a_game_is_announced(&stage, Title::GolemEdition, "en", ENGLISH).await;
}

pub(crate) async fn announcements_of_eastern_mountains_are_short_and_new(stage: Stage) {
    a_game_is_announced(&stage, Title::EasternMountains, "fr", FRENCH).await;
}

pub(crate) async fn announcements_of_an_endless_world_are_short_and_new(stage: Stage) {
    a_game_is_announced(&stage, Title::EndlessWorld, "fr", FRENCH).await;
}

pub(crate) async fn announcements_of_the_longest_journey_are_short_and_new(stage: Stage) {
    a_game_is_announced(&stage, Title::JourneyThree, "en", ENGLISH).await;
}

pub(crate) async fn the_steps_of_a_turn_are_told_once_each(stage: Stage) {
    let (ada, noor) = tokio::join!(stage.browser(Look::default()), stage.browser(Look::default()));
    ada.click("a[href='/new?with=friends']").await;
    ada.click("main form button.primary").await;
    let link = ada.find(".invite input.link").await.prop("value").await.expect("a field has a value");
    noor.go(&link.expect("an invite")).await;
    noor.write("input[name=name]", "Noor").await;
    noor.click("main form button.primary").await;
    ada.until("Noor sits down", "return document.querySelector('.places').textContent.includes('Noor')")
        .await;
    for browser in [&noor, &ada] {
        browser.click("form[action$='/ready'] button").await;
    }
    for browser in [&ada, &noor] {
        browser.shown().await;
        record(browser).await;
    }
    let mut player = Player::new(2);
    for _ in 0..24 {
        let (decides, looks) = if ada.shown().await.mine { (&ada, &noor) } else { (&noor, &ada) };
        let shown = decides.turn().await;
        // What is paid for takes several steps, each of which others see.
        let acquire = shown.legal.iter().rfind(|action| action.starts_with("acquire:"));
        let action = acquire.map_or_else(|| player.choose(&shown.legal), String::as_str);
        decides.decide(action, Way::Mouse).await;
        let last = decides.shown().await.last;
        let sees = "return Number(document.getElementById('table').dataset.last) >= arguments[0]";
        looks.until_about("the other sees the step", sees, json!(last)).await;
    }
    for (browser, own_name, other) in [(&noor, "Noor", None), (&ada, "Traveller", Some("Noor acquires"))] {
        let announced = announced(browser).await;
        assert_eq!(faults(&announced, own_name), Vec::<String>::new(), "{announced:#?}");
        let acquired: Vec<&String> = announced.iter().filter(|text| text.contains(" acquires ")).collect();
        assert!(!acquired.is_empty(), "{announced:#?}");
        assert!(
            other.is_none_or(|other| acquired.iter().all(|text| text.starts_with(other))),
            "{announced:#?}"
        );
    }
}

pub(crate) async fn a_hint_is_announced_and_the_focus_stays(stage: Stage) {
    let browser = stage.browser(Look::default()).await;
    begin(&browser, Title::GolemEdition).await;
    let mut player = Player::new(1);
    let mut decided = 0;
    loop {
        let shown = browser.turn().await;
        if decided >= 4 && shown.asks == "Your turn" && shown.legal.len() > 1 {
            break;
        }
        browser.decide(player.choose(&shown.legal), Way::Mouse).await;
        decided += 1;
    }
    record(&browser).await;
    browser.press_by_keys("#ask-hint").await;
    browser.find(".hint-given .best").await;
    let is_told = "return window.announced.some((text) => text.startsWith('Hint. '))";
    browser.until("the hint is announced", is_told).await;
    assert_eq!(browser.ask(FOCUS, Value::Null).await, "ask-hint", "whoever asked keeps the focus");
    let best = browser.ask("return document.querySelector('.hint-given b').textContent", Value::Null).await;
    assert!(best.as_str().is_some_and(|best| !best.is_empty()));
    // From there the hint can be read again.
    browser.key(Key::Enter).await;
    browser.until("the hint has the focus", "return document.activeElement.id === 'hint'").await;
}
