//! Trips that are proposed: what the button does, what is drawn, what is said.

use carvania_pages::frame::{Assets, Frame};
use carvania_pages::prefs::Prefs;
use carvania_pages::table::{Destination, Names, View, page};
use carvania_rules::{Game, Language, Title};
use carvania_tables::{PersonId, Table, Timestamp};

use crate::markup::{elements, escaped, text};
use crate::played::Played;
use crate::tables::assert_well_made;

const WITH_WAGONS: [Title; 4] =
    [Title::EasternMountains, Title::CallForAdventure, Title::JourneyTwo, Title::JourneyThree];

fn proposed(table: &Table, viewer: u64, language: Language, destination: &Destination) -> String {
    let names = Names((1..=2).map(|id| (PersonId(id), format!("Person {id}"))).collect());
    let view = View {
        table,
        names: &names,
        language,
        viewer: Some(PersonId(viewer)),
        side: None,
        now: Timestamp(0),
        prefs: Prefs::default(),
        chosen: None,
        destination: Some(destination),
        answer: None,
        hint: None,
        return_time: carvania_tables::RETURN_TIME,
    };
    let assets = Assets::default();
    let frame =
        Frame { language, prefs: Prefs::default(), name: Some("Ada"), assets: &assets, here: "/", base: "" };
    page(&frame, &view, "key").into_string()
}

/// The game after the actions of a button, those without a choice made by nobody.
fn after(game: &Game, actions: &str) -> Game {
    let mut game = *game;
    for text in actions.split(' ') {
        while let Some(only) = game.only_action() {
            game.apply(only).expect("the only action is legal");
        }
        let action = game.read_action(text).expect("an action");
        game.apply(action).unwrap_or_else(|refused| panic!("{actions}: {text}: {refused}"));
    }
    game
}

#[test]
fn the_button_of_a_trip_makes_it() {
    for title in WITH_WAGONS {
        let (mut played, mut trips) = (Played::open(title, 2, 2), 0);
        for number in 0..160 {
            let game = played.game();
            let (seat, language) = (game.decider(), Language::ALL[number % Language::ALL.len()]);
            for trip in game.trips().into_iter().skip(number % 3).step_by(5) {
                let cell = trip.end().expect("a way has an end");
                let destination = Destination { cell, fees: Vec::new() };
                let page = proposed(&played.table, seat.number() as u64, language, &destination);
                assert_well_made(&page);
                let all = elements(&page);
                let go = all.iter().find(|element| element.get("id") == Some("go-there")).expect("a button");
                let value = go.get("value").expect("actions").replace("&gt;", ">");
                let wagon = |game: &Game| game.mountains().and_then(|mountains| mountains.wagon(seat));
                assert_eq!(wagon(&after(&game, &value)), Some(cell), "{title}: {value}");
                assert_eq!(page.matches("<polyline").count(), 1, "the way is drawn");
                let written = escaped(&destination.write(&game));
                let decision =
                    all.iter().find(|element| element.get("id") == Some("decision")).expect("the bar");
                assert_eq!(decision.get("data-to"), Some(written.as_str()));
                trips += 1;
            }
            if !played.decide() {
                break;
            }
        }
        assert!(trips > 30, "{title}: {trips} trips");
    }
}

#[test]
fn a_destination_is_read_as_it_is_written() {
    let mut played = Played::open(Title::EasternMountains, 2, 2);
    while played.game().trips().is_empty() {
        assert!(played.decide());
    }
    let game = played.game();
    for trip in game.trips() {
        let fees = trip.fees.iter().map(|fee| fee.action()).collect();
        let destination = Destination { cell: trip.end().expect("an end"), fees };
        assert_eq!(Destination::read(&game, &destination.write(&game)), Some(destination));
    }
    for nonsense in ["", "z99", "c3 coffee", "c3 pay:Q", "pay:Y"] {
        assert_eq!(Destination::read(&game, nonsense), None, "{nonsense}");
    }
}

#[test]
fn what_is_too_far_says_how_much_is_missing() {
    let mut played = Played::open(Title::EasternMountains, 2, 2);
    for _ in 0..400 {
        let game = played.game();
        let far =
            game.map().expect("a map").cells().into_iter().find(|&cell| game.missing_for(cell).is_some());
        if let Some(cell) = far {
            let destination = Destination { cell, fees: Vec::new() };
            let page =
                proposed(&played.table, game.decider().number() as u64, Language::English, &destination);
            let words = text(&page);
            assert!(words.contains("Too far") && words.contains("short of that"), "{words}");
            assert!(!page.contains("id=\"go-there\""));
            return;
        }
        assert!(played.decide(), "some cell is too far at some time");
    }
    panic!("no cell is ever too far");
}
