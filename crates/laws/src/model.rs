//! A second model of a game, held against the engine step by step.

use carvania_rules::{Actions, Game, Record};

/// A model that was written from the clauses, apart from the engine.
pub(crate) trait Model: Clone {
    /// The table before anything is drawn, as the game has it.
    fn beside(game: &Game) -> Self;
    /// The legal actions in notation, sorted.
    fn legal(&self) -> Vec<String>;
    /// Carries out a legal action.
    fn apply(&mut self, action: &str);
    /// Panics unless the engine says the same at this place of a record.
    fn agree(&self, game: &Game, place: &str);
}

/// At every step of a record the engine and the model say the same. Returns the model at the end of it.
pub(crate) fn agrees<M: Model>(record: &Record) -> M {
    let mut model = M::beside(record.game());
    for (number, step) in record.steps().enumerate() {
        let written = step.before.write_action(step.action).to_string();
        model.agree(&step.before, &format!("before action {number}, {written}"));
        model.apply(&written);
    }
    model.agree(record.game(), "after the last action");
    model
}

/// The number of sequences of exactly `depth` actions from here.
pub(crate) fn perft<M: Model>(model: &M, depth: u32) -> u64 {
    let Some(rest) = depth.checked_sub(1) else { return 1 };
    let count = |action: &String| {
        let mut next = model.clone();
        next.apply(action);
        perft(&next, rest)
    };
    model.legal().iter().map(count).sum()
}

/// The legal actions of the engine in notation, sorted.
pub(crate) fn legal(game: &Game) -> Vec<String> {
    let mut actions = Actions::new();
    game.legal_actions(&mut actions);
    let mut legal: Vec<String> =
        actions.iter().map(|&action| game.write_action(action).to_string()).collect();
    legal.sort();
    legal
}
