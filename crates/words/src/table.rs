//! What lies on the table, whichever game it is.

use carvania_rules::map::Cell;
use carvania_rules::{Crystals, Game};

/// The crystals of the player who decides.
pub(crate) fn caravan(game: &Game) -> Crystals {
    game.caravan(game.decider())
}

/// Where the wagon of the player who decides stands.
pub(crate) fn wagon(game: &Game) -> Option<Cell> {
    game.mountains()?.wagon(game.decider())
}
