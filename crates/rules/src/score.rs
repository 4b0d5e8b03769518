//! Scores, itemised, and the ranking that follows from them.

use std::cmp::Reverse;
use std::fmt;

use crate::seat::{PerSeat, Seat};

/// Where points come from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Source {
    /// Claimed point cards.
    PointCards,
    /// Claimed VP tiles.
    VpTiles,
    /// Points uncovered on the board by building outposts.
    Outposts,
    /// Bonus tiles.
    BonusTiles,
    /// Exploration tiles (EW-20).
    ExplorationTiles,
    /// Copper tokens.
    Copper,
    /// Silver tokens.
    Silver,
    /// Crystals that are not yellow (C-7).
    Crystals,
}

impl Source {
    /// All sources, in the order in which a score sheet lists them.
    pub const ALL: [Source; 8] = [
        Source::PointCards,
        Source::VpTiles,
        Source::Outposts,
        Source::BonusTiles,
        Source::ExplorationTiles,
        Source::Copper,
        Source::Silver,
        Source::Crystals,
    ];

    /// The name in documents and messages.
    pub const fn name(self) -> &'static str {
        match self {
            Source::PointCards => "point_cards",
            Source::VpTiles => "vp_tiles",
            Source::Outposts => "outposts",
            Source::BonusTiles => "bonus_tiles",
            Source::ExplorationTiles => "exploration_tiles",
            Source::Copper => "copper",
            Source::Silver => "silver",
            Source::Crystals => "crystals",
        }
    }
}

/// The points of one player by where they come from. Before the end it is provisional (C-8).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Score([u16; Source::ALL.len()]);

impl Score {
    /// The score with the points from one source set.
    #[must_use]
    pub(crate) fn with(mut self, source: Source, points: u32) -> Score {
        self.0[source as usize] = points as u16;
        self
    }

    /// The points from one source.
    pub fn from(self, source: Source) -> u32 {
        self.0[source as usize].into()
    }

    /// The points from all sources together.
    pub fn total(self) -> u32 {
        self.0.into_iter().map(u32::from).sum()
    }

    /// The points by source, as a score sheet lists them.
    pub fn items(self) -> impl Iterator<Item = (Source, u32)> {
        Source::ALL.into_iter().map(move |source| (source, self.from(source)))
    }
}

impl fmt::Display for Score {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.total().fmt(f)
    }
}

/// The seats from the winner to the last. Of equal scores the later seat ranks higher (C-8).
pub(crate) fn ranking(scores: &PerSeat<Score>, players: usize) -> Vec<Seat> {
    let mut seats: Vec<Seat> = Seat::all(players).collect();
    seats.sort_by_key(|&seat| Reverse((scores[seat].total(), seat)));
    seats
}
