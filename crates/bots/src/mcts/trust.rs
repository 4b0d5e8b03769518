//! How far a plan of one's own turns is trusted, beside the tree.

use carvania_rules::{Game, Title};

/// What a plan is worth to the search.
pub(super) struct Trust {
    /// The part of a budget that goes into it.
    pub(super) share: f64,
    /// What a point of it counts as a chance to win.
    pub(super) per_point: f32,
}

impl Trust {
    /// As far as was measured: where the network has seen few games, the tree has a say only in what a plan finds
    /// the same.
    pub(super) fn of(game: &Game) -> Trust {
        let (share, per_point) = match game.title() {
            Title::GolemEdition | Title::EndlessWorld => (0.6, 0.04),
            Title::JourneyOne => (0.7, 0.08),
            Title::EasternMountains => (0.9, 2.0),
            Title::CallForAdventure | Title::JourneyTwo | Title::JourneyThree => (0.95, 10.0),
        };
        // With more rivals the tree has more to look at, and does not see as far.
        Trust { share, per_point: per_point * (game.players() - 1) as f32 }
    }
}
