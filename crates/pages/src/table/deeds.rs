//! What was done, for the ears: the kinds of deeds that have a sound of their own, each with its number.

use carvania_rules::{Action, Move, Seat};
use carvania_tables::Stage;

use super::context::BoardContext;

/// So many of the last actions are told: more are not heard apart.
const LAST: usize = 40;

/// The last deeds, as the script reads them: `118:step 119:build`.
pub(super) fn deeds(context: &BoardContext<'_>) -> String {
    let table = context.view.table;
    let actions = table.record.as_ref().map_or(&[][..], |record| record.actions());
    let begin = actions.len().saturating_sub(LAST);
    let mut deeds: Vec<(usize, &str)> = (begin..)
        .zip(&actions[begin..])
        .filter_map(|(number, &action)| Some((number, sound(action)?)))
        .collect();
    if table.stage == Stage::Over {
        deeds.push((actions.len(), end(context)));
    }
    deeds.iter().map(|(number, name)| format!("{number}:{name}")).collect::<Vec<_>>().join(" ")
}

/// The sound of an action. Crystals are heard where they fly.
const fn sound(action: Action) -> Option<&'static str> {
    match action {
        Action::Move(Move::Step(_) | Move::Place(_)) => Some("step"),
        Action::Move(Move::Build) => Some("build"),
        Action::Move(Move::Claim(_)) => Some("claim"),
        Action::Move(
            Move::Play(_)
            | Move::Acquire(_)
            | Move::Spend(_)
            | Move::Reward(_)
            | Move::Replace(_)
            | Move::Swap(_)
            | Move::Route(_)
            | Move::Use
            | Move::Keep
            | Move::TakeTile(_)
            | Move::Explore(_)
            | Move::Bonus(_)
            | Move::Work(_),
        ) => Some("card"),
        Action::Move(_) | Action::Draw(_) => None,
    }
}

/// The sound of the end: of a loss only for whoever lost.
fn end(context: &BoardContext<'_>) -> &'static str {
    let holds = |seat: &Seat| context.view.holds(*seat);
    let ranking = context.game.ranking();
    if ranking.iter().any(holds) && !ranking.first().is_some_and(holds) { "lose" } else { "win" }
}
