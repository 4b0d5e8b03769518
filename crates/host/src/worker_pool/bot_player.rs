//! A bot or a program on a seat, kept while its table is awake.

use std::panic::{AssertUnwindSafe, catch_unwind};

use carvania_bots::{Bot, Stop};
use carvania_lab::Entrant;
use carvania_rules::{Action, Game};

use crate::random::{self, NoRandomness};

/// Somebody who decides for a seat.
pub(crate) struct Player {
    entrant: Entrant,
    /// Made at the first decision, on the thread that thinks: a program has to be started.
    bot: Option<Box<dyn Bot>>,
}

/// What came of asking a player.
pub(super) struct Choice {
    pub(super) player: Option<Player>,
    pub(super) action: Option<Action>,
    pub(super) complaint: Option<String>,
}

impl Player {
    pub(crate) const fn new(entrant: Entrant) -> Player {
        Player { entrant, bot: None }
    }

    /// Who it is.
    pub(crate) const fn entrant(&self) -> &Entrant {
        &self.entrant
    }

    /// Decides. A player that panics is a mistake of ours that must not cost a thread: it is not asked again.
    pub(super) fn choose(mut self, game: &Game, stop: &Stop) -> Choice {
        if stop.is_asked() {
            return Choice { player: Some(self), action: None, complaint: None };
        }
        match catch_unwind(AssertUnwindSafe(|| self.decide(game, stop))) {
            Ok(Ok((action, complaint))) => Choice { player: Some(self), action, complaint },
            Ok(Err(problem)) => Choice { player: None, action: None, complaint: Some(problem) },
            Err(_) => {
                let complaint = Some(format!("`{}` panicked", self.entrant));
                Choice { player: None, action: None, complaint }
            }
        }
    }

    fn decide(&mut self, game: &Game, stop: &Stop) -> Result<(Option<Action>, Option<String>), String> {
        let bot = match &mut self.bot {
            Some(bot) => bot,
            none => {
                let rng = random::chooser().map_err(|error: NoRandomness| error.to_string())?;
                none.insert(self.entrant.player(rng).map_err(|error| error.to_string())?)
            }
        };
        let action = bot.choose(game, &self.entrant.budget(stop));
        Ok((action, bot.complaint()))
    }
}
