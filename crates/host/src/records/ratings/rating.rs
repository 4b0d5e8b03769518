//! Ratings, on one scale whatever they are computed by.

use std::f64::consts::{LN_10, SQRT_2};

use serde::Serialize;
use skillratings::glicko2::{Glicko2Config, Glicko2Rating, glicko2};
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};
use skillratings::{MultiTeamOutcome, Outcomes};

/// How strong a player is, on a scale like Elo's: everybody begins with 1500, and a player with 400 points more wins
/// about ten games for each that the other wins.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Rating {
    /// The estimated strength, in points.
    pub points: f64,
    /// The true strength lies so far to either side at most, with a certainty of 95 %.
    pub margin: f64,
    /// From how many games.
    pub games: u32,
}

/// How many play: two are rated apart from more, as it is another game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TableSize {
    /// Two: by the method Glicko-2.
    Two,
    /// Three or more: by the method of Weng and Lin, from the order of all.
    More,
}

impl TableSize {
    /// Both table sizes, the smaller first.
    pub const ALL: [TableSize; 2] = [TableSize::Two, TableSize::More];
}

impl Rating {
    /// A rating that may be farther off than this is provisional.
    pub const UNCERTAIN: f64 = 200.0;

    /// Whether there are too few games yet to tell.
    pub fn is_provisional(&self) -> bool {
        self.margin > Rating::UNCERTAIN
    }
}

/// What everybody begins with.
const MEAN: f64 = 1500.0;
/// Within this many standard deviations lie 95 % of all values.
const CERTAINTY: f64 = 1.96;

/// What is known of a strength by some method.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct Skill<R> {
    rating: R,
    games: u32,
}

impl<R> Skill<R> {
    /// None before the first game.
    fn shown(&self, points: f64, deviation: f64) -> Option<Rating> {
        let rating = Rating { points, margin: CERTAINTY * deviation, games: self.games };
        (self.games > 0).then_some(rating)
    }

    const fn next(self, rating: R) -> Skill<R>
    where
        R: Copy,
    {
        Skill { rating, games: self.games.saturating_add(1) }
    }
}

impl Skill<Glicko2Rating> {
    pub(super) fn rating(&self) -> Option<Rating> {
        self.shown(self.rating.rating, self.rating.deviation)
    }
}

impl Skill<WengLinRating> {
    pub(super) fn rating(&self) -> Option<Rating> {
        // Once ratings are certain, a distance of √2 β multiplies the odds by e, and one of 400 points by ten.
        let scale = 400.0 / LN_10 / (SQRT_2 * WengLinConfig::new().beta);
        let points = MEAN + scale * (self.rating.rating - WengLinRating::new().rating);
        self.shown(points, scale * self.rating.uncertainty)
    }
}

/// What is known of two after the first has won.
pub(super) fn after_two(winner: &mut Skill<Glicko2Rating>, loser: &mut Skill<Glicko2Rating>) {
    let (won, lost) = glicko2(&winner.rating, &loser.rating, &Outcomes::WIN, &Glicko2Config::new());
    (*winner, *loser) = (winner.next(won), loser.next(lost));
}

/// What is known of all after a game that ended in this order.
pub(super) fn after_more(skills: &mut [Skill<WengLinRating>]) {
    let before: Vec<[WengLinRating; 1]> = skills.iter().map(|skill| [skill.rating]).collect();
    let ranks = (1..).map(MultiTeamOutcome::new);
    let teams: Vec<_> = before.iter().map(|team| &team[..]).zip(ranks).collect();
    let after = weng_lin_multi_team(&teams, &WengLinConfig::new());
    for (skill, team) in skills.iter_mut().zip(after) {
        // A team of one before is one after.
        *skill = skill.next(team.first().copied().unwrap_or(skill.rating));
    }
}
