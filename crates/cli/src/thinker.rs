//! One of our bots, which keeps what it has thought from one choice to the next.

use carvania_bots::{Bot, Budget, Limit, Spec};
use carvania_rules::record::Step;
use carvania_rules::{Action, Actions, Game, Record, Turn};

use crate::engine::seeds;

/// A bot for one seat of a game, or for positions that stand alone.
///
/// What it chooses follows from the seed, from how the game went, and from what it thought of the turn at hand: plans
/// and search trees last for a turn. So a bot that begins to follow a game in the middle, after an undo or a break,
/// goes on as if it had always been there, once its next turn begins.
pub(crate) struct Thinker {
    spec: Spec,
    limit: Limit,
    bot: Box<dyn Bot>,
    /// How many actions of the record it knows the decisions of.
    seen: usize,
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

impl Thinker {
    pub(crate) fn new(spec: Spec) -> Thinker {
        // Before each choice it is given a generator of its own.
        let bot = spec.player(seeds::chooser(0, 0));
        Thinker { spec, limit: spec.limit.unwrap_or(spec.kind.limit()), bot, seen: 0, last: None }
    }

    /// The same with another limit for the next choices.
    pub(crate) fn limited(&mut self, limit: Limit) -> &mut Thinker {
        self.limit = limit;
        self
    }

    /// Forgets what it has thought: the game did not go on from where it was asked.
    pub(crate) fn forget(&mut self) {
        *self = Thinker { limit: self.limit, ..Thinker::new(self.spec) };
    }

    /// What it does at the end of a record; `None` unless a player has to decide. The record must go on from where
    /// it was asked before.
    pub(crate) fn choose(&mut self, record: &Record, seed: u64) -> Option<Action> {
        let actions = record.actions().len();
        let question = Question { game: *record.game(), seed, actions, limit: self.limit };
        if let Some(answer) = self.remembered(&question) {
            return Some(answer);
        }
        if actions < self.seen {
            self.forget();
        }
        let is_own = |step: &Step| step.by == question.game.turn() && has_choice(&step.before);
        record.steps().skip(self.seen).filter(is_own).for_each(|step| self.bot.look(&step.before));
        self.seen = actions + 1;
        self.answer(question)
    }

    /// What it does in a position that stands alone, of which nobody knows how the game came there.
    pub(crate) fn choose_aside(&mut self, game: &Game, seed: u64) -> Option<Action> {
        let question = Question { game: *game, seed, actions: 0, limit: self.limit };
        if let Some(answer) = self.remembered(&question) {
            return Some(answer);
        }
        // Whoever asks may be at another table by now. Within a turn bots see for themselves whether it goes on.
        if game.turn_begins().is_some() {
            self.forget();
        }
        self.answer(question)
    }

    fn remembered(&self, question: &Question) -> Option<Action> {
        self.last.as_ref().filter(|(last, _)| last == question).map(|(_, answer)| *answer)
    }

    fn answer(&mut self, question: Question) -> Option<Action> {
        let Question { game, seed, actions, limit } = &question;
        let mut legal = Actions::new();
        match game.turn() {
            Turn::Seat(_) => game.legal_actions(&mut legal),
            Turn::Chance | Turn::Over => return None,
        }
        // What leaves no choice needs no thought.
        let answer = if let [only] = *legal {
            only
        } else {
            self.bot.reseed(seeds::chooser(*seed, *actions));
            self.bot.choose(game, &Budget { limit: *limit, stop: None })?
        };
        self.last = Some((question, answer));
        Some(answer)
    }
}

/// Whether whoever decides has more than one option.
pub(crate) fn has_choice(game: &Game) -> bool {
    let mut actions = Actions::new();
    game.legal_actions(&mut actions);
    actions.len() > 1
}
