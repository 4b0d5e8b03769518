//! A bot or a program on a seat, kept while its table is awake.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::time::Duration;

use carvania_bots::{Limit, Stop};
use carvania_lab::{BotSession, Entrant};
use carvania_rules::{Action, Record};

use crate::random::{NoRandomness, Randomness};

/// What a quick decision costs at most: every level but the two strongest is quick.
const MAX_QUICK_TIME: Duration = Duration::from_millis(100);
const MAX_QUICK_NODES: u64 = 5_000;

/// A bot or a program that decides for a seat.
pub(crate) struct BotPlayer {
    session: BotSession,
    randomness: Randomness,
}

/// What came of asking a player.
pub(super) struct BotChoice {
    /// The player; none if it failed and is not to be asked again.
    pub(super) player: Option<BotPlayer>,
    pub(super) action: Option<Action>,
    pub(super) complaint: Option<String>,
}

impl BotPlayer {
    pub(crate) const fn new(entrant: Entrant, randomness: Randomness) -> BotPlayer {
        BotPlayer { session: BotSession::new(entrant), randomness }
    }

    /// The bot or program that plays.
    pub(crate) const fn entrant(&self) -> &Entrant {
        self.session.entrant()
    }

    /// Whether it decides so quickly that nobody minds to wait for it.
    pub(super) fn is_quick(&self) -> bool {
        match self.entrant() {
            Entrant::Bot(bot) => match bot.limit.unwrap_or(bot.kind.limit()) {
                Limit::Time(time) => time <= MAX_QUICK_TIME,
                Limit::Nodes(nodes) => nodes <= MAX_QUICK_NODES,
            },
            Entrant::Program(_) | Entrant::Guest(_) => false,
        }
    }

    /// Chooses an action at the end of a record. A player that panics is a defect of ours, which must not cost a thread:
    /// it is not asked again.
    pub(super) fn choose(mut self, record: &Record, stop: &Stop) -> BotChoice {
        if stop.is_asked() {
            return BotChoice { player: Some(self), action: None, complaint: None };
        }
        match catch_unwind(AssertUnwindSafe(|| self.decide(record, stop))) {
            Ok(Ok((action, complaint))) => BotChoice { player: Some(self), action, complaint },
            Ok(Err(problem)) => BotChoice { player: None, action: None, complaint: Some(problem) },
            Err(_) => {
                let complaint = Some(format!("`{}` panicked", self.entrant()));
                BotChoice { player: None, action: None, complaint }
            }
        }
    }

    fn decide(&mut self, record: &Record, stop: &Stop) -> Result<(Option<Action>, Option<String>), String> {
        let rng = self.randomness.chooser().map_err(|error: NoRandomness| error.to_string())?;
        let budget = self.entrant().budget(stop);
        let action = self.session.choose(record, rng, &budget).map_err(|error| error.to_string())?;
        Ok((action, self.session.complaint()))
    }
}
