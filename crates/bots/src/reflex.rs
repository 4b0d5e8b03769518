//! Players that answer at once: they look at what is legal, and at nothing that may come of it.

mod eager;

use carvania_rules::chance::below;
use carvania_rules::{Action, Actions, Game, Turn};
use chacha20::ChaCha8Rng;
use rand_core::Rng;

use crate::{Bot, Budget};

/// A player that needs no time to think.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Reflex {
    /// Any legal action, each equally likely.
    Random,
    /// Claims whenever a claim is legal; else heads for the nearest village, or works at a location, where
    /// it can claim; else any legal action, but in the mountains it trades where it can and neither passes
    /// nor pays to wander. It ends games of every title.
    Eager,
}

impl Reflex {
    /// The name on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Reflex::Random => "random",
            Reflex::Eager => "eager",
        }
    }

    /// The action it takes; `None` when nothing is to be decided. `actions` is room to work in.
    pub fn choose(self, game: &Game, actions: &mut Actions, rng: &mut impl Rng) -> Option<Action> {
        match self {
            Reflex::Random => game.random_action(rng),
            Reflex::Eager => {
                game.legal_actions(actions);
                eager::choose(game, actions, rng)
            }
        }
    }
}

fn any(actions: &Actions, rng: &mut impl Rng) -> Option<Action> {
    let number = actions.len() as u32;
    (number > 0).then(|| actions[below(rng, number) as usize])
}

/// A reflex with a generator of its own.
pub(crate) struct ReflexBot {
    pub(crate) reflex: Reflex,
    pub(crate) rng: ChaCha8Rng,
}

impl Bot for ReflexBot {
    fn choose(&mut self, game: &Game, _: &Budget<'_>) -> Option<Action> {
        match game.turn() {
            Turn::Seat(_) => self.reflex.choose(game, &mut Actions::new(), &mut self.rng),
            Turn::Chance | Turn::Over => None,
        }
    }

    fn reseed(&mut self, rng: ChaCha8Rng) {
        self.rng = rng;
    }
}
