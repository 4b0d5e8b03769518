//! How a seat played, and how lucky it was.

use carvania_rules::Seat;
use serde::Serialize;

use crate::course::Balance;
use crate::game::{Judgement, Move};
use crate::moments::{Cause, Moment};
use crate::verdict::{Grade, Verdict};

/// A summary of one seat's game.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Standing {
    /// The seat that the figures are about.
    pub seat: Seat,
    /// How many of its decisions have been looked into.
    pub decisions: usize,
    /// How much chance to win each of them gave away, on average.
    pub mean_loss: Option<f32>,
    /// How much chance to win they gave away beyond doubt, in all.
    pub chances_given: f32,
    /// What became of the points that could be expected.
    pub points: Balance,
    /// How well it played on the whole, if any of its decisions has been looked into.
    pub grade: Option<Grade>,
    /// How many of them were inaccuracies.
    pub inaccuracies: usize,
    /// How many of them were mistakes.
    pub mistakes: usize,
    /// How many of them were blunders.
    pub blunders: usize,
    /// How much chance to win draws gave it, or took from it, in all.
    pub luck: f32,
    /// The moment that gave it most, as a place in the list of moments.
    pub best_moment: Option<usize>,
    /// The moment that took most from it.
    pub worst_moment: Option<usize>,
}

impl Standing {
    pub(super) fn new(seat: Seat, moves: &[Move], moments: &[Moment], points: Balance) -> Standing {
        let own = moves.iter().filter(|made| made.seat == seat);
        let judged: Vec<&Judgement> = own.filter_map(|made| made.judgement.as_ref()).collect();
        let count = |verdict| judged.iter().filter(|judgement| judgement.verdict == verdict).count();
        let loss: f32 = judged.iter().map(|judgement| judgement.gain.wins).sum();
        let drawn = moments.iter().filter(|moment| matches!(moment.cause, Cause::Draws { .. }));
        let greatest = |sign: f32| {
            let change = |place: &usize| sign * moments[*place].change(seat);
            let places = (0..moments.len()).filter(|place| change(place) > 0.0);
            places.max_by(|one, other| change(one).total_cmp(&change(other)))
        };
        Standing {
            seat,
            decisions: judged.len(),
            chances_given: judged.iter().map(|judgement| judgement.given.wins).sum(),
            points,
            grade: (!judged.is_empty()).then(|| Grade::of(points.share())),
            mean_loss: (!judged.is_empty()).then(|| loss / judged.len() as f32),
            inaccuracies: count(Verdict::Inaccuracy),
            mistakes: count(Verdict::Mistake),
            blunders: count(Verdict::Blunder),
            luck: drawn.map(|moment| moment.change(seat)).sum(),
            best_moment: greatest(1.0),
            worst_moment: greatest(-1.0),
        }
    }
}
