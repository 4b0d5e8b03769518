//! Players that choose an action from a game.

mod eager;

use std::fmt;
use std::str::FromStr;

use carvania_rules::chance::below;
use carvania_rules::{Action, Actions, Game};
use rand_core::Rng;

/// A player, known by its name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Bot {
    /// Any legal action, each equally likely.
    Random,
    /// Claims whenever a claim is legal; else heads for the nearest village, or works at a location, where
    /// it can claim; else any legal action, but in the mountains it trades where it can and neither passes
    /// nor pays to wander. It ends games of every title.
    Eager,
}

impl Bot {
    /// All players.
    pub const ALL: [Bot; 2] = [Bot::Random, Bot::Eager];

    /// The name on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Bot::Random => "random",
            Bot::Eager => "eager",
        }
    }

    /// The action it takes; `None` when nothing is to be decided. `actions` is room to work in.
    pub fn choose(self, game: &Game, actions: &mut Actions, rng: &mut impl Rng) -> Option<Action> {
        game.legal_actions(actions);
        match self {
            Bot::Random => any(actions, rng),
            Bot::Eager => eager::choose(game, actions, rng),
        }
    }
}

fn any(actions: &Actions, rng: &mut impl Rng) -> Option<Action> {
    let number = actions.len() as u32;
    (number > 0).then(|| actions[below(rng, number) as usize])
}

impl fmt::Display for Bot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A text that names no player.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("`{name}` is none of the bots: {}", Bot::ALL.map(Bot::name).join(", "))]
pub struct BotError {
    name: String,
}

impl FromStr for Bot {
    type Err = BotError;

    fn from_str(text: &str) -> Result<Bot, BotError> {
        Bot::ALL.into_iter().find(|bot| bot.name() == text).ok_or_else(|| BotError { name: text.to_owned() })
    }
}
