//! One of our bots, which keeps what it has thought from one choice to the next.

use carvania_bots::{Budget, Limit, Spec};
use carvania_lab::{BotSession, Entrant, Guest};
use carvania_rules::{Action, Game, Record};

use crate::engine::seeds;

pub(crate) use carvania_lab::has_choice;

/// A bot for one seat of a game, or for positions that stand alone. What it chooses follows from the seed, from how
/// the game went, and from what it thought of the turn at hand.
pub(crate) struct CachedBot {
    session: BotSession,
    limit: Limit,
    last: Option<(Question, Action)>,
}

/// A choice that is asked for. The same question has the same answer, without another thought.
#[derive(PartialEq, Eq)]
struct Question {
    game: Game,
    seed: u64,
    actions: usize,
    limit: Limit,
}

impl CachedBot {
    pub(crate) fn new(spec: Spec) -> CachedBot {
        let limit = spec.limit.unwrap_or(spec.kind.limit());
        CachedBot { session: BotSession::new(Entrant::Bot(spec)), limit, last: None }
    }

    pub(crate) fn of_guest(guest: Guest) -> CachedBot {
        let limit = guest.limit();
        CachedBot { session: BotSession::new(Entrant::Guest(guest)), limit, last: None }
    }

    /// Sets the limit for the next choices.
    pub(crate) fn set_limit(&mut self, limit: Limit) -> &mut CachedBot {
        self.limit = limit;
        self
    }

    /// Forgets what it has thought: the game did not go on from where it was asked.
    pub(crate) fn forget(&mut self) {
        self.session.forget();
        self.last = None;
    }

    /// Chooses an action at the end of a record; `None` unless a player has to decide.
    pub(crate) fn choose(&mut self, record: &Record, seed: u64) -> Option<Action> {
        let actions = record.actions().len();
        let question = Question { game: *record.game(), seed, actions, limit: self.limit };
        if let Some(answer) = self.remembered(&question) {
            return Some(answer);
        }
        let (rng, budget) = (seeds::chooser(seed, actions), Budget { limit: self.limit, stop: None });
        let answer = self.session.choose(record, rng, &budget).ok()??;
        self.last = Some((question, answer));
        Some(answer)
    }

    /// Chooses an action in a position that stands alone, of which nobody knows how the game came there.
    pub(crate) fn choose_aside(&mut self, game: &Game, seed: u64) -> Option<Action> {
        let question = Question { game: *game, seed, actions: 0, limit: self.limit };
        if let Some(answer) = self.remembered(&question) {
            return Some(answer);
        }
        // This may be another table. Within a turn bots see for themselves whether it goes on.
        if game.turn_begins().is_some() {
            self.forget();
        }
        let (rng, budget) = (seeds::chooser(seed, 0), Budget { limit: self.limit, stop: None });
        let answer = self.session.choose_alone(game, rng, &budget).ok()??;
        self.last = Some((question, answer));
        Some(answer)
    }

    fn remembered(&self, question: &Question) -> Option<Action> {
        self.last.as_ref().filter(|(last, _)| last == question).map(|(_, answer)| *answer)
    }
}
