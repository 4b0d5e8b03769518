//! Ratings of all entrants together.

use std::f64::consts::LN_10;

use serde::Serialize;

use crate::bradley_terry::Estimate;

/// How strong an entrant is, on a scale like Elo's: with 400 points more an entrant wins ten games for each that the
/// other wins. The mean of all entrants is 1500.
///
/// It is the most likely strength after all games, by the order of all entrants at the table: the model of Bradley and
/// Terry, for larger tables that of Plackett and Luce. Where entrants share the seats of a table, each stands where its
/// best seat does. Its margin comes from deals, as the intervals of shares do.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Rating {
    /// The estimated strength, in points.
    pub points: f64,
    /// The true points, against the mean of all, lie so far to either side at most, with a certainty of 95 %.
    pub margin: f64,
}

/// How many points one entrant has more than another.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Gap {
    /// How many points more; fewer if it is negative.
    pub points: f64,
    /// The true difference lies so far to either side at most, with a certainty of 95 %.
    pub margin: f64,
}

/// The rating of an average entrant.
const MEAN: f64 = 1500.0;
/// So many points multiply the odds by e: 400 multiply them by ten.
const SCALE: f64 = 400.0 / LN_10;
/// The normal deviate that leaves 2.5 % on each side.
const DEVIATE: f64 = 1.959_964;

impl From<Estimate> for Gap {
    fn from(gap: Estimate) -> Gap {
        Gap { points: SCALE * gap.value, margin: DEVIATE * SCALE * gap.error }
    }
}

impl From<Estimate> for Rating {
    fn from(strength: Estimate) -> Rating {
        let Gap { points, margin } = strength.into();
        Rating { points: MEAN + points, margin }
    }
}

/// The chance to win against an opponent with so many points less.
pub fn chance_of(points: f64) -> f64 {
    1.0 / (1.0 + (-points / SCALE).exp())
}

#[cfg(test)]
mod tests {
    use super::{Gap, Rating, chance_of};
    use crate::bradley_terry::Contests;

    #[test]
    fn a_distance_says_how_often_one_wins() {
        let mut contests = Contests::new(2);
        contests.begin_pairing(&[0, 1], 2);
        for game in 0..400 {
            contests.add((0, game / 2), if game % 4 == 0 { vec![1, 0] } else { vec![0, 1] });
        }
        let fit = contests.fit();
        let [one, other]: [Rating; 2] = [0, 1].map(|entrant| fit.strength(entrant).into());
        assert!((one.points + other.points - 3000.0).abs() < 1e-6, "{one:?}, {other:?}");
        // 300 of 400 and half of eight imagined games: 400 log₁₀ (304 / 104) = 186.3.
        let gap = Gap::from(fit.gap(0, 1));
        assert!((gap.points - 186.3).abs() < 0.1, "{gap:?}");
        assert!((chance_of(gap.points) - 304.0 / 408.0).abs() < 1e-9);
    }
}
