//! Positions that games come to load again, and what loads is a position that a game can come to.

use std::collections::{BTreeMap, BTreeSet};
use std::env;

use carvania_bots::Reflex;
use carvania_lab::deal::generator;
use carvania_laws::course::positions_load_again;
use carvania_laws::mutation::{Fault, faulty_document};
use carvania_laws::play::{choose_widely, legal, setups};
use carvania_laws::reading::a_loaded_position_can_be_reached;
use carvania_laws::things::without_decks;
use carvania_rules::map::random;
use carvania_rules::{Actions, Record, Setup, Title};
use serde_json::Value;

/// How many games of each title and number of players, unless `CARVANIA_GAMES` says otherwise.
const GAMES: u64 = 4;
/// So far players go who do not want the game to end.
const MAX_ACTIONS: usize = 900;

/// The decisions of a game, without the set-up.
const fn kinds(title: Title) -> &'static str {
    match title {
        Title::GolemEdition => "turn pay upgrade trade refill return over",
        Title::EasternMountains => {
            "start place turn move toll take act build bonus upgrade trade refill return over"
        }
        Title::CallForAdventure => {
            "start place turn pay upgrade trade move toll act build reward refill refill_reward refill_village \
             return over"
        }
        Title::EndlessWorld => "turn upgrade trade golem explore draw return over",
        Title::JourneyOne => "turn upgrade trade golem explore market replace swap draw return over",
        Title::JourneyTwo => {
            "turn upgrade trade golem explore move_wagon go_on toll may_build build column outpost draw return over"
        }
        Title::JourneyThree => {
            "turn upgrade trade golem explore move_wagon go_on toll may_build build column outpost fourth draw \
             return over"
        }
    }
}

/// A game, every other one on a map of its own; two in three are played at random, the others to the end.
fn play(setup: &Setup, number: u64) -> Record {
    let mut rng = generator(number, setup.players as u64);
    let shape = setup.title.map_shape().filter(|_| number % 2 == 1);
    let map = shape.map(|shape| random::map(shape, number as usize % 5, &mut rng).check(shape).unwrap().map);
    let mut record = Record::new(&Setup { map, ..*setup }).unwrap();
    let mut actions = Actions::new();
    for _ in 0..MAX_ACTIONS {
        let action = if number.is_multiple_of(3) {
            Reflex::Eager.choose(record.game(), &mut actions, &mut rng)
        } else {
            choose_widely(&legal(record.game()), &mut rng)
        };
        let Some(action) = action else { break };
        record.apply(action).unwrap();
    }
    record
}

fn kind(position: &Value) -> &str {
    position["decision"]["kind"].as_str().unwrap()
}

#[test]
fn every_position_of_a_game_loads_again() {
    let games = env::var("CARVANIA_GAMES").ok().and_then(|games| games.parse().ok()).unwrap_or(GAMES);
    let mut seen: BTreeMap<Title, BTreeMap<String, usize>> = BTreeMap::new();
    for setup in setups() {
        for number in 0..games {
            let record = play(&setup, number);
            positions_load_again(&record, |position| {
                *seen.entry(setup.title).or_default().entry(kind(position).to_owned()).or_default() += 1;
            });
        }
    }
    println!("{seen:?}");
    for title in Title::ALL {
        for kind in kinds(title).split_whitespace() {
            assert!(seen[&title].contains_key(kind), "no `{kind}` in any game of {title}");
        }
    }
}

/// The first few positions of each kind of decision that games of a title come to.
fn sample(title: Title) -> Vec<Value> {
    let mut taken: BTreeMap<String, usize> = BTreeMap::new();
    let mut sample = Vec::new();
    for setup in setups().into_iter().filter(|setup| setup.title == title) {
        for number in 0..3 {
            for step in play(&setup, number).steps().skip(number as usize).step_by(3) {
                let position = step.before.to_position();
                let taken = taken.entry(kind(&position).to_owned()).or_default();
                if *taken < 6 {
                    *taken += 1;
                    sample.push(position);
                }
            }
        }
    }
    sample
}

/// A fault for each number, and the same ones every time.
fn fault(number: u64) -> Fault {
    let word = (number + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    ((word >> 56) as u8, (word >> 36) as u16, (word >> 16) as u16)
}

#[test]
fn whatever_loads_can_be_reached() {
    for title in Title::ALL {
        let sample = sample(title);
        let decisions: BTreeSet<String> =
            sample.iter().map(|position| position["decision"].to_string()).collect();
        let mut accepted = 0;
        for (index, position) in sample.iter().enumerate() {
            let donor = &sample[(index + 7) % sample.len()];
            for decision in &decisions {
                let mut document = without_decks(position.clone());
                document["decision"] = serde_json::from_str(decision).unwrap();
                accepted += usize::from(a_loaded_position_can_be_reached(&document));
            }
            for number in 0..60 {
                let document = without_decks(position.clone());
                let faults = [fault(1_000 * index as u64 + number)];
                accepted +=
                    usize::from(a_loaded_position_can_be_reached(&faulty_document(document, donor, &faults)));
            }
        }
        assert!(accepted > sample.len(), "{title}: the faults are so coarse that nothing is accepted");
    }
}
