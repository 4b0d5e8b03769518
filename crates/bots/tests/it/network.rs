//! What the network promises: it sees the same whatever it saw before, and comes with weights for every game.

use std::collections::BTreeSet;

use carvania_bots::network::{Inputs, Network, Scratch, Sizes, WIDTH, Weights};
use carvania_bots::{Reflex, network::NetworkError};
use carvania_rules::{Actions, Components, Game, Setup, Title, Turn};
use chacha20::ChaCha8Rng;
use rand_core::{Rng, SeedableRng};

/// The beginnings of turns of some eager games.
fn positions(title: Title, players: usize) -> Vec<Game> {
    let mut rng = ChaCha8Rng::seed_from_u64(3);
    let mut game = Game::new(&Setup::standard(title, players)).unwrap();
    let mut positions = Vec::new();
    while positions.len() < 60 && !game.is_over() {
        if game.turn_begins().is_some() {
            positions.push(game);
        }
        let action = match game.turn() {
            Turn::Seat(_) => Reflex::Eager.choose(&game, &mut Actions::new(), &mut rng),
            Turn::Chance | Turn::Over => game.draw(&mut rng),
        };
        game.apply(action.unwrap()).unwrap();
    }
    positions
}

/// Any weights at all, for these inputs.
fn weights(sizes: Sizes) -> Vec<u8> {
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    let mut number = || (rng.next_u32() % 2001) as f32 / 10_000.0 - 0.1;
    let numbers = (0..Weights::number(sizes)).map(|_| number()).collect();
    Weights { sizes, numbers }.bytes()
}

#[test]
fn a_look_does_not_depend_on_what_was_looked_at_before() {
    for title in Title::ALL {
        for players in title.players() {
            let positions = positions(title, players);
            let network = Network::read(&weights(Inputs::default().read(&positions[0]))).unwrap();
            let mut scratch = Scratch::default();
            for game in &positions {
                let again = network.look(game, &mut scratch);
                let afresh = network.look(game, &mut Scratch::default());
                assert_eq!(again, afresh, "{title}");
                let whole: f32 = game.seats().map(|seat| afresh.wins[seat]).sum();
                assert!((whole - 1.0).abs() < 1e-4, "{title}: {whole}");
            }
        }
    }
}

#[test]
fn every_game_has_weights_for_its_inputs() {
    for title in Title::ALL {
        for players in title.players() {
            for game in positions(title, players) {
                let network = Network::of(&game).unwrap_or_else(|| panic!("{title} has no weights"));
                assert_eq!(network.sizes(), Inputs::default().read(&game), "{title}");
            }
        }
    }
}

#[test]
fn every_input_has_a_name_of_its_own() {
    for title in Title::ALL {
        for game in positions(title, *title.players().start()) {
            let (table, seat) = Inputs::names(&game);
            let sizes = Inputs::default().read(&game);
            assert_eq!((table.len(), seat.len()), (sizes.table, sizes.seat), "{title}");
            for names in [table, seat] {
                let different: BTreeSet<&String> = names.iter().collect();
                assert_eq!(different.len(), names.len(), "{title}");
            }
        }
    }
}

#[test]
fn other_components_have_no_network() {
    let file = include_str!("../../../rules/components/golem_edition.toml");
    let file = file.replacen("points = 6", "points = 7", 1);
    let components = Components::read(&file).unwrap().leak();
    let other = Setup { components, ..Setup::standard(Title::GolemEdition, 2) };
    assert!(Network::of(&Game::new(&other).unwrap()).is_none());
    let elsewhere = Setup { components, ..Setup::standard(Title::EasternMountains, 2) };
    assert!(Network::of(&Game::new(&elsewhere).unwrap()).is_some());
}

#[test]
fn bytes_that_are_no_weights_are_refused() {
    let good = weights(Sizes { table: 3, seat: 2 });
    assert!(Network::read(&good).is_ok());
    let refused = |bytes: &[u8]| -> NetworkError { Network::read(bytes).unwrap_err() };
    refused(b"");
    refused(b"CVN1");
    refused(&good[..good.len() - 1]);
    refused(&[&good[..], &[0, 0]].concat());
    refused(&[b"CVN9", &good[4..]].concat());
    // What the upper layers reckon could be more than they can hold.
    let mut huge = good.clone();
    let second = huge.len() - 2 * (Weights::number(Sizes::default()) - WIDTH);
    huge[second..second + 2 * WIDTH].copy_from_slice(&[i16::MAX.to_le_bytes(); WIDTH].concat());
    refused(&huge);
}
