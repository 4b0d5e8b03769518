//! What is known about a finished game apart from its record.

use carvania_rules::Seat;

/// What is known after the end.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Aftermath {
    /// How the rating of the viewer changed; none if it did not.
    pub rating: Option<RatingChange>,
    /// What a strong bot thinks of how the game went; none if it has not looked into it.
    pub course: Option<Course>,
    /// Whether it is looking into it.
    pub is_pending: bool,
}

/// How a rating changed by a game, in whole points.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RatingChange {
    /// The rating before; none if this was the first game.
    pub before: Option<i32>,
    /// The rating after it.
    pub after: i32,
    /// The true strength most likely lies so far to either side at most.
    pub margin: i32,
}

/// Everybody's chance to win along a game.
#[derive(Clone, Debug, PartialEq)]
pub struct Course {
    /// How many actions come before a decision, and the chances then.
    pub chances: Vec<(usize, Vec<f32>)>,
    /// How far the chances may be off to either side: one standard deviation.
    pub doubt: f32,
}

impl Course {
    /// How much the chance of a seat rose between two numbers of actions; none if nobody looked there.
    pub fn rise(&self, seat: Seat, from: usize, to: usize) -> Option<(f32, f32)> {
        let at = |actions: usize| {
            let (_, wins) = self.chances.iter().find(|(index, _)| *index >= actions)?;
            wins.get(seat.index()).copied()
        };
        Some((at(from)?, at(to)?))
    }
}
