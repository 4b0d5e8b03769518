//! What a strong player would do at a position, and how much better that is than the alternatives.

use carvania_rules::{Action, Actions, Game, Move, Seat, Turn};

use crate::{Assessment, Gain, Outlook};

/// The most actions that advice names.
pub const MAX_ADVISED: usize = 3;

/// What an action leads to: what its player can do then that is worth points, if nobody comes first, and when.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Goal {
    /// What they can do.
    pub action: Action,
    /// After how many turns of theirs; 0 in the same turn.
    pub turns: u32,
}

/// What is thought of a position in which a seat is to decide.
#[derive(Clone, Debug, PartialEq)]
pub struct Advice {
    /// The position that the advice is about.
    pub game: Game,
    /// The seat that decides.
    pub seat: Seat,
    /// The outcome to expect if everybody plays well.
    pub outlook: Outlook,
    /// The best actions, the best first; none where only one is legal, which needs no thought.
    pub options: Vec<Assessment>,
    /// What each of these leads to, in their order; empty where nobody looked.
    pub goals: Vec<Option<Goal>>,
}

impl Advice {
    /// What was found out about a position; `None` unless a seat is to decide.
    pub fn new(game: &Game, outlook: Outlook, options: Vec<Assessment>) -> Option<Advice> {
        let Turn::Seat(seat) = game.turn() else { return None };
        let options = Assessment::ranked(seat, options);
        Some(Advice { game: *game, seat, outlook, options, goals: Vec::new() })
    }

    /// Adds what each action leads to.
    #[must_use]
    pub fn with_goals(mut self, goal: impl Fn(&Game, Action) -> Option<Goal>) -> Advice {
        self.goals = self.options.iter().map(|option| goal(&self.game, option.action)).collect();
        self
    }

    /// What an action leads to, counted from 0.
    pub fn goal(&self, option: usize) -> Option<Goal> {
        self.goals.get(option).copied().flatten()
    }

    /// What the first action gains over another one, counted from 0.
    pub fn gain(&self, other: usize) -> Option<Gain> {
        let (first, other) = (self.options.first()?, self.options.get(other)?);
        Some(Gain::of(self.seat, &first.outlook, &other.outlook))
    }
}

/// What a player would think of first: to claim what is worth most, if anything can be claimed.
pub fn obvious(game: &Game) -> Option<Action> {
    let mut legal = Actions::new();
    game.legal_actions(&mut legal);
    let points = |action: &Action| match action {
        Action::Move(Move::Claim(card)) => Some(game.golem(*card).points),
        _ => None,
    };
    legal.iter().copied().filter(|action| points(action).is_some()).max_by_key(points)
}

impl Assessment {
    /// Actions by the chance to win after them, in whole percent as it is told, then by points: what comes first is never
    /// the worse one by the figures that people see. Equal ones keep their order.
    pub fn ranked(seat: Seat, mut options: Vec<Assessment>) -> Vec<Assessment> {
        let percent = |option: &Assessment| (option.wins(seat) * 100.0).round();
        let points = |option: &Assessment| option.outlook.points[seat.index()];
        options.sort_by(|one, other| {
            percent(other).total_cmp(&percent(one)).then(points(other).total_cmp(&points(one)))
        });
        options
    }
}
