//! What the players promise. Of the eager one: no claim is passed over, and no detour is made with the price of one.

mod levels;
mod litmus;
mod mountains;
mod network;
mod search;
mod spec;
mod thinkers;
mod world;

use carvania_bots::Reflex;
use carvania_rules::{Action, Actions, Game, Move, Seat, Setup, Title, Turn};
use chacha20::ChaCha8Rng;
use rand_core::SeedableRng;

/// Every decision of some eager games of a title: the game, who decides, what is legal, what is chosen.
fn watch(title: Title, mut see: impl FnMut(&Game, Seat, &Actions, Action)) {
    for seed in 0..20 {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let mut game = Game::new(&Setup::standard(title, 2 + seed as usize % 3)).unwrap();
        let mut actions = Actions::new();
        loop {
            let action = match game.turn() {
                Turn::Seat(seat) => {
                    let action = Reflex::Eager.choose(&game, &mut actions, &mut rng).unwrap();
                    see(&game, seat, &actions, action);
                    action
                }
                Turn::Chance => game.draw(&mut rng).unwrap(),
                Turn::Over => break,
            };
            game.apply(action).unwrap();
        }
    }
}

#[test]
fn a_claim_is_never_passed_over() {
    for title in Title::ALL {
        watch(title, |_, _, actions, action| {
            let is_claim = |action: &Action| matches!(action, Action::Move(Move::Claim(_)));
            assert_eq!(actions.iter().any(is_claim), is_claim(&action), "{title}: {action:?}");
        });
    }
}
