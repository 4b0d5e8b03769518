//! How far away things are on a map, in steps.

use carvania_rules::map::{Cell, Map};
use carvania_rules::set::Set;

/// The cells that can be reached from one, by their distance: first that cell itself, then all beside it, and so on.
pub(crate) fn by_distance(map: &Map, from: Cell) -> impl Iterator<Item = Set<Cell>> {
    let first: Set<Cell> = [from].into_iter().collect();
    let mut reached = Set::EMPTY;
    std::iter::successors(Some(first), move |&ring| {
        reached = ring.union(reached);
        let beside = ring.into_iter().fold(Set::EMPTY, |all, cell| map.neighbours(cell).union(all));
        Some(beside.difference(reached)).filter(|ring| !ring.is_empty())
    })
}
