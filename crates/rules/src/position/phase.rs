//! The phase of a turn in a document: what all games write and read alike.

use super::document::DecisionEntry;
use crate::components::Components;
use crate::games::play::{Parts, Phase, Play};

/// The entry of a phase; a game says how it writes its decisions, and what it writes while chance draws.
pub(super) fn write<D, T>(
    phase: Phase<D, T>,
    within: impl FnOnce(D) -> DecisionEntry,
    draw: impl FnOnce(T) -> DecisionEntry,
) -> DecisionEntry {
    match phase {
        Phase::SetUp => DecisionEntry::SetUp {},
        Phase::Turn => DecisionEntry::Turn {},
        Phase::Within(decision) => within(decision),
        Phase::Draw(then) => draw(then),
        Phase::Return { again, .. } => DecisionEntry::Return { again },
        Phase::Over => DecisionEntry::Over {},
    }
}

/// The phase of an entry, if it is one that all games know and the table allows.
pub(super) fn read<P: Parts>(
    entry: &DecisionEntry,
    state: &Play<P, P::Decision, P::Then>,
    components: &Components,
) -> Option<Phase<P::Decision, P::Then>> {
    let over_limit = || state.parts.order().first_where(|seat| state.is_over_limit(components, seat));
    Some(match entry {
        DecisionEntry::SetUp {} => Phase::SetUp,
        DecisionEntry::Turn {} => Phase::Turn,
        DecisionEntry::Return { again } => Phase::Return { seat: over_limit()?, again: *again },
        DecisionEntry::Over {} => Phase::Over,
        _ => return None,
    })
}
