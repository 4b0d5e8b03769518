//! Actions that are tried out on a copy of the game before any of them counts.

use carvania_rules::{Action, Game, Turn};

use super::fault::{Fault, Kind};
use super::played::Played;
use super::requests::Draws;
use super::seeds;

/// The action that leaves the draw to the seed; the others of this kind name what is drawn.
pub(super) const DRAW: &str = "draw";

/// The verbs of draws.
const DRAWS: [&str; 3] = [DRAW, "remove", "lay"];

pub(super) struct Plan {
    game: Game,
    seed: Option<u64>,
    draws: Draws,
    /// How many draws come before the next one.
    number: u64,
    /// Everything that is to happen.
    pub(super) actions: Vec<Action>,
    /// The draws among it that come from the seed.
    pub(super) drawn: Vec<Action>,
}

impl Plan {
    pub(super) fn new(played: &Played) -> Plan {
        let Played { record, seed, draws } = played;
        Plan {
            game: *record.game(),
            seed: *seed,
            draws: *draws,
            number: seed.map_or(0, |_| seeds::draws(record)),
            actions: Vec::new(),
            drawn: Vec::new(),
        }
    }

    /// Adds an action by its notation.
    pub(super) fn add(&mut self, notation: &str) -> Result<(), Fault> {
        if notation == DRAW {
            return self.draw();
        }
        // A draw that is named takes the place of the one that the seed would bring.
        if !DRAWS.iter().any(|verb| notation.starts_with(verb)) {
            self.settle()?;
        }
        let action = self.game.read_action(notation)?;
        self.take(action)
    }

    /// Adds the draw that the seed brings now.
    pub(super) fn draw(&mut self) -> Result<(), Fault> {
        let seed = self.seed.ok_or_else(Fault::no_seed)?;
        let nothing = || Fault::new(Kind::NoDecision, "nothing is to be drawn now: see `turn`");
        let action = seeds::draw(seed, &self.game, self.number).ok_or_else(nothing)?;
        self.take(action)?;
        self.drawn.push(action);
        Ok(())
    }

    /// Adds all draws that are due, if the engine makes them.
    pub(super) fn settle(&mut self) -> Result<(), Fault> {
        while self.draws == Draws::Seed && self.game.turn() == Turn::Chance {
            self.draw()?;
        }
        Ok(())
    }

    fn take(&mut self, action: Action) -> Result<(), Fault> {
        let is_draw = self.game.turn() == Turn::Chance;
        let written = self.game.write_action(action);
        self.game.apply(action).map_err(|refused| Fault::refused(written, refused.clause))?;
        self.number += u64::from(is_draw);
        self.actions.push(action);
        Ok(())
    }
}
