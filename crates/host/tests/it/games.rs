//! Whole games of every title.

use carvania_rules::fair::{self, Fairness};
use carvania_rules::{Components, Record, Title};
use carvania_tables::{Options, SeatOrder, Stage};

use crate::room::{begin, casual, guest, host, options, person, play};

async fn play_with_bots(title: Title) {
    let host = host().await;
    let ada = guest(&host, "Ada").await;
    let seats = vec![casual(), person(ada), casual()];
    let options = Options { order: SeatOrder::Random, ..options(title, seats) };
    let table = begin(&host, &[ada], options).await;
    let before = host.record(table).await.unwrap().unwrap();
    assert_eq!(fair::check(&before), Ok(Fairness::Sealed));

    let over = play(&host, table, |_| false).await;
    assert_eq!(over.stage, Stage::Over);
    assert!(over.game().unwrap().is_over());
    assert_eq!(before.headers().promise().unwrap().commitment(), over.commitment);

    let text = host.record(table).await.unwrap().unwrap().to_text();
    let record = Record::from_text(&text, Components::standard()).unwrap();
    assert!(matches!(fair::check(&record), Ok(Fairness::Proven { order: true, .. })));
    assert!(text.contains("Ada") && text.contains("casual"), "{text}");
    host.stop().await;
}

macro_rules! games {
    ($($name:ident $title:ident)*) => {$(
        #[tokio::test]
        async fn $name() {
            play_with_bots(Title::$title).await;
        }
    )*};
}

games! {
    golem_edition GolemEdition
    eastern_mountains EasternMountains
    call_for_adventure CallForAdventure
    endless_world EndlessWorld
    journey_one JourneyOne
    journey_two JourneyTwo
    journey_three JourneyThree
}
