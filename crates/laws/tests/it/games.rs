//! Every game, whoever plays it, keeps the laws of a moment and of a course of events.

use carvania_bots::Reflex;
use carvania_lab::deal::generator;
use carvania_laws::course::{self, every_law_of_a_record, record_round_trips, undo_is_exact};
use carvania_laws::play::{play_on, record_from_bytes, setups};
use carvania_rules::fair::{Deal, Promise, Seed};
use carvania_rules::{Actions, Record, Setup, Title};
use proptest::collection::vec;
use proptest::option;
use proptest::prelude::any;
use proptest::test_runner::Config;
use proptest::{prop_assert, proptest};

/// No game of these players has come near to so many rounds.
const MAX_ROUNDS: u32 = 1_000;

proptest! {
    #![proptest_config(Config::with_cases(60))]

    #[test]
    fn every_law_holds_along_a_game(bytes in vec(any::<u8>(), 0..500)) {
        every_law_of_a_record(&record_from_bytes(&bytes));
    }

    #[test]
    fn remarks_and_notes_are_part_of_a_record(
        remarks in vec(("\\PC*|[\\s\\S]*", vec(any::<u8>(), 0..20)), 0..10),
        notes in vec(("[a-c]", " {0,2}(\\PC*|.*) {0,2}"), 0..4),
        deal in option::of((any::<[u8; 32]>(), "[ -~]{0,64}")),
        bytes in vec(any::<u8>(), 0..20),
    ) {
        let mut record = record_from_bytes(&bytes);
        if let Some((seed, note)) = deal {
            promise(&mut record, seed.into(), &note);
        }
        for (remark, bytes) in remarks {
            record.comment(&remark);
            play_on(&mut record, bytes);
        }
        for (name, value) in notes {
            let noted = record.headers_mut().note(&name, &value).is_ok();
            prop_assert!(!noted || record.headers().notes().iter().any(|(other, _)| *other == name));
        }
        record_round_trips(&record);
        undo_is_exact(&record);
    }
}

/// Promises draws from a seed, with the same note on every place, and publishes it.
fn promise(record: &mut Record, seed: Seed, note: &str) {
    let players = record.game().players();
    let promise = Promise::new(seed.commitment()).with_notes(vec![note; players]).unwrap();
    let order = Deal::new(&seed, promise.notes()).order(players as u8);
    record.promise(promise.with_order(order).unwrap().published(seed).unwrap()).unwrap();
}

#[test]
fn every_law_holds_along_a_whole_game() {
    for setup in setups() {
        every_law_of_a_record(&whole_game(Reflex::Eager, &setup, 1));
    }
}

#[test]
fn games_end() {
    for setup in setups() {
        // In the other games random players may be too far from what they could claim for thousands of rounds.
        let at_random = setup.title == Title::GolemEdition;
        let bots = if at_random { &[Reflex::Random, Reflex::Eager][..] } else { &[Reflex::Eager] };
        for &bot in bots {
            (0..50).for_each(|seed| drop(whole_game(bot, &setup, seed)));
        }
    }
}

fn whole_game(bot: Reflex, setup: &Setup, seed: u64) -> Record {
    let mut rng = generator(seed, 0);
    let mut actions = Actions::new();
    course::games_end(setup, MAX_ROUNDS, |game| bot.choose(game, &mut actions, &mut rng))
}
