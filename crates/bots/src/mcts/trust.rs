//! How far a plan of one's own turns is trusted, beside the tree.

use carvania_rules::{Game, Title};

use crate::planner::Part;

/// What a plan is worth to the search.
pub(super) struct Trust {
    /// The part of a budget that goes into it.
    share: f64,
    /// How wide it has to be, whatever that leaves for the tree.
    width: usize,
    /// What a point of it counts as a chance to win.
    pub(super) per_point: f32,
}

impl Trust {
    /// As far as was measured. Where a turn is many steps of a wagon a plan costs much: with a small budget
    /// there is nothing better to do with it.
    pub(super) fn of(game: &Game) -> Trust {
        let (share, width, per_point) = match game.title() {
            Title::GolemEdition
            | Title::EndlessWorld
            | Title::JourneyOne
            | Title::JourneyTwo
            | Title::JourneyThree => (0.4, 0, 0.03),
            Title::CallForAdventure => (0.6, 20, 0.1),
            Title::EasternMountains => (0.95, 20, 2.0),
        };
        // With more rivals the tree has more to look at, and does not see as far.
        Trust { share, width, per_point: per_point * (game.players() - 1) as f32 }
    }

    /// What a plan may cost when so much of the budget is gone.
    pub(super) fn part(&self, gone: f64) -> Part {
        Part { share: gone + self.share * (1.0 - gone), width: self.width }
    }
}
