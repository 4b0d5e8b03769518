//! Perft with an end: counting stops when it has looked at too many positions.

use carvania_rules::{Action, Actions, Game};

/// The deepest count that may be asked for.
pub(super) const MAX_DEPTH: u32 = 12;

/// The most positions that a count may look at: some seconds of work.
pub(super) const MAX_POSITIONS: u64 = 50_000_000;

/// The number of positions that may still be visited.
pub(super) struct Budget(u64);

impl Budget {
    pub(super) fn new() -> Budget {
        Budget(MAX_POSITIONS)
    }
}

/// The number of sequences of exactly `depth` actions; `None` if there are too many to count.
pub(super) fn count(game: &Game, depth: u32, budget: &mut Budget) -> Option<u64> {
    budget.0 = budget.0.checked_sub(1)?;
    let Some(rest) = depth.checked_sub(1) else { return Some(1) };
    let mut actions = Actions::new();
    game.legal_actions(&mut actions);
    if rest == 0 {
        return Some(actions.len() as u64);
    }
    actions.iter().map(|&action| count(&after(game, action)?, rest, budget)).sum()
}

/// [`count`], split by the first action; nothing at depth 0.
pub(super) fn divide(game: &Game, depth: u32, budget: &mut Budget) -> Option<Vec<(Action, u64)>> {
    let Some(rest) = depth.checked_sub(1) else { return Some(Vec::new()) };
    let mut actions = Actions::new();
    game.legal_actions(&mut actions);
    actions.iter().map(|&action| Some((action, count(&after(game, action)?, rest, budget)?))).collect()
}

fn after(game: &Game, action: Action) -> Option<Game> {
    let mut next = *game;
    next.apply(action).ok()?;
    Some(next)
}

#[cfg(test)]
mod tests {
    use carvania_rules::{Game, Setup, Title, perft};

    use super::{Budget, count, divide};

    #[test]
    fn a_count_within_the_budget_is_perft() {
        let game = Game::new(&Setup::standard(Title::GolemEdition, 2)).unwrap();
        for depth in 0..=3 {
            assert_eq!(count(&game, depth, &mut Budget::new()), Some(perft(&game, depth)), "{depth}");
        }
        let branches = divide(&game, 3, &mut Budget::new()).unwrap();
        assert_eq!(branches.iter().map(|(_, count)| count).sum::<u64>(), perft(&game, 3));
    }

    #[test]
    fn a_count_beyond_the_budget_is_none() {
        let game = Game::new(&Setup::standard(Title::GolemEdition, 2)).unwrap();
        assert_eq!(count(&game, 12, &mut Budget(1000)), None);
        assert_eq!(divide(&game, 12, &mut Budget(1000)), None);
    }
}
