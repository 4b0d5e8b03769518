//! Plays a game of each title at random and prints the scores.

use carvania_rules::chance::below;
use carvania_rules::rand_core::SeedableRng;
use carvania_rules::{Actions, Game, Setup, Title, Turn};
use chacha20::ChaCha8Rng;

/// Random play may wander for very long in the mountains.
const MAX_ACTIONS: usize = 200_000;

fn main() {
    for title in Title::ALL {
        let mut rng = ChaCha8Rng::seed_from_u64(7);
        let mut game = Game::new(&Setup::standard(title, 2)).expect("every game is for two");
        let mut legal = Actions::new();
        let mut actions = 0;
        while actions < MAX_ACTIONS {
            let action = match game.turn() {
                Turn::Chance => game.draw(&mut rng).expect("something is to be drawn"),
                Turn::Seat(_) => {
                    game.legal_actions(&mut legal);
                    legal[below(&mut rng, legal.len() as u32) as usize]
                }
                Turn::Over => break,
            };
            game.apply(action).expect("a listed action is legal");
            actions += 1;
        }
        let scores: Vec<String> = game.seats().map(|seat| game.scores()[seat].total().to_string()).collect();
        println!("{title}: {actions} actions, {}", scores.join(" : "));
    }
}
