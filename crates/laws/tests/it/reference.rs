//! The engine beside a second model of Golem Edition.

use carvania_bots::Reflex;
use carvania_lab::deal::generator;
use carvania_laws::reference::the_reference_agrees;
use carvania_rules::{Actions, Record, Setup, Title, perft};

/// A game, or as much of it as `most` actions.
fn play(bot: Reflex, players: usize, seed: u64, most: usize) -> Record {
    let mut record = Record::new(&Setup::standard(Title::GolemEdition, players)).unwrap();
    let mut rng = generator(seed, 0);
    let mut actions = Actions::new();
    for _ in 0..most {
        let Some(action) = bot.choose(record.game(), &mut actions, &mut rng) else { break };
        record.apply(action).unwrap();
    }
    record
}

#[test]
fn the_reference_agrees_along_games() {
    for players in Title::GolemEdition.players() {
        for seed in 0..50 {
            for bot in [Reflex::Random, Reflex::Eager] {
                let record = play(bot, players, seed, 2_000);
                the_reference_agrees(&record);
            }
        }
    }
}

#[test]
fn the_reference_counts_the_same_sequences() {
    for players in Title::GolemEdition.players() {
        for length in [0, 11, 60, 200, 350] {
            let record = play(Reflex::Eager, players, 7, length);
            let reference = the_reference_agrees(&record);
            for depth in 0..=2 {
                assert_eq!(
                    perft(record.game(), depth),
                    reference.perft(depth),
                    "{players} players after {length} actions, depth {depth}"
                );
            }
        }
    }
}
