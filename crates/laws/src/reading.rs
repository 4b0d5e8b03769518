//! Laws of reading: no text makes a reader panic, and what it accepts is what it would write.
//!
//! Each law says whether the text was accepted, so that a test can tell whether its texts reach deep.

use std::fmt::{Debug, Display};
use std::str::FromStr;
use std::sync::{Mutex, PoisonError};

use carvania_rules::map::file::MapFile;
use carvania_rules::{
    ActionText, Clause, Components, Crystals, Digest, Game, Record, RecordError, Setup, Title,
};
use serde_json::Value;

use crate::course::{every_law_now_and_then, every_law_of_a_course};
use crate::generator::Generator;
use crate::moment::{position_round_trips, somebody_can_always_act};
use crate::play::{legal, play_on, setups};
use crate::validity::a_game_can_come_to_it;

/// How far a position or a set of components is played to see whether it can be.
const ACTIONS: usize = 200;

/// Crystals are written as they were read, and so in documents.
pub fn crystals_read_what_they_write(text: &str) -> bool {
    let json = Value::from(text);
    match (text.parse::<Crystals>(), serde_json::from_value::<Crystals>(json.clone())) {
        (Ok(crystals), Ok(same)) => {
            assert_eq!(crystals, same, "{text}");
            assert_eq!(crystals.to_string(), text);
            assert_eq!(serde_json::to_value(crystals).ok(), Some(json));
            true
        }
        (Err(error), Err(_)) => explained(error),
        (crystals, same) => panic!("`{text}` is {crystals:?} as text but {same:?} in a document"),
    }
}

/// Titles, clauses and digests are written as they were read.
pub fn names_read_what_they_write(text: &str) -> bool {
    [reads_what_it_writes::<Title>, reads_what_it_writes::<Clause>, reads_what_it_writes::<Digest>]
        .into_iter()
        .any(|law| law(text))
}

/// An action is written as it was read, with and without a game, and any game can judge it.
pub fn notation_reads_what_it_writes(text: &str) -> bool {
    let accepted = reads_what_it_writes::<ActionText>(text);
    for setup in setups() {
        let mut game = Game::new(&setup).expect("the set-up is a good one");
        match game.read_action(text) {
            Ok(action) => {
                assert_eq!(game.write_action(action).to_string(), text);
                assert_eq!(game.check(action).is_ok(), game.apply(action).is_ok(), "{text}");
            }
            Err(error) => _ = explained(error),
        }
    }
    accepted
}

/// A record in text form that is accepted keeps the laws of a record.
pub fn record_text_reads_what_it_writes(text: &str) -> bool {
    keeps_the_laws(Record::from_text(text, Components::standard()))
}

/// A record in JSON Lines that is accepted keeps the laws of a record.
pub fn record_json_lines_read_what_they_write(text: &str) -> bool {
    keeps_the_laws(Record::from_json_lines(text, Components::standard()))
}

/// A position that is loaded can be played on, and keeps every law meanwhile.
pub fn a_loaded_position_is_playable(text: &str) -> bool {
    let Ok(document) = serde_json::from_str::<Value>(text) else { return false };
    match Game::from_position(&document, Components::standard()) {
        Ok(game) => {
            let mut record = Record::from_position(game);
            play_on(&mut record, Generator::from_text(text).bytes(ACTIONS));
            every_law_now_and_then(&record);
            true
        }
        Err(error) => explained(error),
    }
}

/// How far a position is played to see whether what follows can be reached too.
const STEPS: usize = 12;

/// A position that is loaded is one that a game can come to, and so are those that come after it.
pub fn a_loaded_position_can_be_reached(document: &Value) -> bool {
    match Game::from_position(document, Components::standard()) {
        Ok(mut game) => {
            for byte in Generator::from_text(&document.to_string()).bytes(STEPS) {
                position_round_trips(&game);
                somebody_can_always_act(&game);
                a_game_can_come_to_it(&game);
                let legal = legal(&game);
                let Some(&action) = legal.get(usize::from(byte) % legal.len().max(1)) else { break };
                game.apply(action).expect("a listed action is legal");
            }
            true
        }
        Err(error) => explained(error),
    }
}

/// Components that are accepted can be played with, by as few as can play, and keep every law meanwhile. With
/// components as printed there are other laws.
pub fn accepted_components_are_playable(text: &str) -> bool {
    match Components::read(text) {
        Ok(components) => {
            let components = keep(components);
            let is_printed = |title| components.digest(title) == Components::standard().digest(title);
            for title in Title::ALL.into_iter().filter(|&title| !is_printed(title)) {
                let players = *title.players().start();
                let setup = Setup { title, players, components, map: None };
                let mut record = Record::new(&setup).expect("accepted components suffice for a game");
                play_on(&mut record, Generator::from_text(text).bytes(ACTIONS));
                every_law_now_and_then(&record);
            }
            true
        }
        Err(error) => explained(error),
    }
}

/// A map that is accepted can be played on, and every law holds meanwhile.
pub fn accepted_maps_are_playable(text: &str) -> bool {
    let mut accepted = false;
    for title in Title::ALL {
        let Some(shape) = title.map_shape() else { continue };
        match MapFile::read(text).and_then(|file| file.check(shape)) {
            Ok(checked) => {
                let players = *title.players().end();
                let setup = Setup { map: Some(checked.map), ..Setup::standard(title, players) };
                let mut record = Record::new(&setup).expect("a map that was checked suffices for a game");
                play_on(&mut record, Generator::from_text(text).bytes(ACTIONS));
                every_law_now_and_then(&record);
                accepted = true;
            }
            Err(problems) => problems.into_iter().for_each(|problem| _ = explained(problem)),
        }
    }
    accepted
}

/// Keeps components where a leak detector sees that they are not lost.
fn keep(components: Components) -> &'static Components {
    static KEPT: Mutex<Vec<&Components>> = Mutex::new(Vec::new());
    let components = components.leak();
    KEPT.lock().unwrap_or_else(PoisonError::into_inner).push(components);
    components
}

fn keeps_the_laws(record: Result<Record, RecordError>) -> bool {
    match record {
        Ok(record) => {
            every_law_of_a_course(&record);
            true
        }
        Err(error) => explained(error),
    }
}

fn reads_what_it_writes<T>(text: &str) -> bool
where
    T: FromStr<Err: Display> + Display + Debug,
{
    match text.parse::<T>() {
        Ok(value) => {
            assert_eq!(value.to_string(), text, "{value:?}");
            true
        }
        Err(error) => explained(error),
    }
}

/// A refusal says something. Returns that the text was not accepted.
fn explained(error: impl Display) -> bool {
    assert!(!error.to_string().is_empty(), "a refusal without a word");
    false
}
