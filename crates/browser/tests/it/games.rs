//! A whole game of each title against a bot, by clicking.

use carvania_browser::{Browser, Look, Player, Stage, Way};
use carvania_rules::Title;

/// Begins a game from the first page, as somebody does who has never been here. Gives the clicks it took.
pub(crate) async fn begin(browser: &Browser, title: Title) -> usize {
    let clicks = [format!("a[href$='/new?game={title}']"), "main form button.primary".to_owned()];
    for selector in &clicks {
        browser.click(selector).await;
    }
    browser.shown().await;
    clicks.len()
}

/// Every kind of decision, and the end, is looked at closely once.
async fn a_whole_game(stage: &Stage, title: Title) {
    let browser = stage.browser(Look::default()).await;
    assert!(begin(&browser, title).await <= 3, "three clicks lead into a game");
    let (mut asked, mut wrong) = (Vec::new(), Vec::new());
    let decisions = browser
        .play(&mut Player::new(7), Way::Mouse, async |shown| {
            if !asked.contains(&shown.asks) {
                asked.push(shown.asks.clone());
                wrong.extend(browser.examine(&format!("{title}-{}", asked.len())).await);
            }
        })
        .await;
    assert!(decisions > 10 && asked.len() > 2, "{decisions} decisions: {asked:?}");
    assert!(browser.has("table.scores").await && browser.has("[formaction$='/rematch']").await);
    wrong.extend(look_back(&browser, title).await);
    assert_eq!(wrong, Vec::<String>::new());
}

/// From the end of a game to its review, and on to the page of who played it.
async fn look_back(browser: &Browser, title: Title) -> Vec<String> {
    browser.click("#decision a[href$='/review']").await;
    browser.find("#score-chart svg").await;
    let mut wrong = browser.examine(&format!("{title}-review")).await;
    browser.click("main a.person[href^='/people/']").await;
    browser.find(&format!("li.standing a[href='/people?game={title}']")).await;
    wrong.extend(browser.examine(&format!("{title}-person")).await);
    browser.click("ol.past-games a[href$='/replay']").await;
    browser.find("#at").await;
    wrong
}

pub(crate) async fn golem_edition(stage: Stage) {
    a_whole_game(&stage, Title::GolemEdition).await;
}

pub(crate) async fn eastern_mountains(stage: Stage) {
    a_whole_game(&stage, Title::EasternMountains).await;
}

pub(crate) async fn the_call_for_adventure(stage: Stage) {
    a_whole_game(&stage, Title::CallForAdventure).await;
}

pub(crate) async fn an_endless_world(stage: Stage) {
    a_whole_game(&stage, Title::EndlessWorld).await;
}

pub(crate) async fn an_heroic_journey_part_one(stage: Stage) {
    a_whole_game(&stage, Title::JourneyOne).await;
}

pub(crate) async fn an_heroic_journey_part_two(stage: Stage) {
    a_whole_game(&stage, Title::JourneyTwo).await;
}

pub(crate) async fn an_heroic_journey_part_three(stage: Stage) {
    a_whole_game(&stage, Title::JourneyThree).await;
}
