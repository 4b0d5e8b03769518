//! Signs on the map: whatever tile they belong to, all of each can be read.

use carvania_browser::{Browser, Look, Player, Size, Stage, Way};
use carvania_rules::Title;
use serde_json::{Value, json};

use crate::games::begin;

/// Phones from small to large, and a laptop.
const SCREENS: [Size; 4] = [Size(320, 640), Size(360, 740), Size(390, 844), Size(1440, 900)];

/// What is wrong with the signs of the map, in words.
const SIGNS: &str = include_str!("signs.js");

async fn faults(browser: &Browser) -> Vec<String> {
    let found = browser.ask(SIGNS, Value::Null).await;
    serde_json::from_value(found).expect("the script gives sentences")
}

async fn signs_can_be_read(stage: &Stage, title: Title) {
    let browser = stage.browser(Look::default()).await;
    begin(&browser, title).await;
    // Wagons stand about, outposts are built, crystals lie on tiles.
    let mut player = Player::new(8);
    let mut wrong = Vec::new();
    for _ in 0..3 {
        for _ in 0..7 {
            let shown = browser.turn().await;
            browser.decide(player.choose(&shown.legal), Way::Mouse).await;
        }
        browser.turn().await;
        for screen in SCREENS {
            browser.resize(screen).await;
            browser
                .ask(
                    "const map = document.getElementById('show-map'); if (map) map.checked = true",
                    json!(null),
                )
                .await;
            browser.keep(&format!("{title}-signs-{}", screen.0)).await;
            wrong.extend(faults(&browser).await.into_iter().map(|what| format!("{}: {what}", screen.0)));
        }
        browser.resize(browser.look.size).await;
    }
    assert_eq!(wrong, Vec::<String>::new());
}

pub(crate) async fn of_eastern_mountains(stage: Stage) {
    signs_can_be_read(&stage, Title::EasternMountains).await;
}

pub(crate) async fn of_the_call_for_adventure(stage: Stage) {
    signs_can_be_read(&stage, Title::CallForAdventure).await;
}

pub(crate) async fn of_an_heroic_journey_part_two(stage: Stage) {
    signs_can_be_read(&stage, Title::JourneyTwo).await;
}

pub(crate) async fn of_an_heroic_journey_part_three(stage: Stage) {
    signs_can_be_read(&stage, Title::JourneyThree).await;
}
