//! Everybody's chance to win along a game, as one line.
//!
//! Each look at a decision is a search of its own, and two looks at the same line differ by what they happened to try. How
//! much they differ is measured here, from positions that were looked at twice: before a decision, and after the one that
//! led to it. The line takes all looks together, each with its doubt, and steps only where something happened: where a
//! decision gave something away, or a draw fell.

use carvania_rules::Seat;
use serde::Serialize;

use crate::finding::{Finding, Outlook};

/// The chances before a decision, from all looks at the line around it.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Chances {
    /// How many actions of the record come before it.
    pub index: usize,
    /// The chance of each seat to win.
    pub wins: Vec<f32>,
    /// The true chances most likely lie so far to either side at most: one standard deviation.
    pub doubt: f32,
}

/// How far one look at a position is off, by how much two looks at the same position differ: a standard deviation.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Doubt {
    /// Of a chance to win.
    pub wins: f32,
    /// Of points at the end.
    pub points: f32,
}

/// What is assumed of a game with hardly any position that was looked at twice.
const USUAL: Doubt = Doubt { wins: 0.03, points: 1.5 };
/// With this many second searches, the measured error replaces the assumed one.
const ENOUGH: f32 = 8.0;
/// The least doubt: chances are not known better than this.
const LEAST: Doubt = Doubt { wins: 0.005, points: 0.1 };
/// How far the chances wander from decision to decision although nothing happened: what is seen nearer the end.
const DRIFT: f32 = 0.008;
/// How far a draw moves the chances, at least.
const DRAW: f32 = 0.04;

/// A look at a decision, and what the next one sees of the position that it led to.
pub(crate) struct Look<'a> {
    pub(crate) seat: Seat,
    pub(crate) finding: &'a Finding,
    /// What is expected before the next decision, if nothing was drawn until then.
    pub(crate) next: Option<&'a Outlook>,
}

impl Look<'_> {
    /// The points that the decision gave away beyond doubt.
    fn slip(&self, doubt: Doubt) -> f32 {
        let points = |outlook: &Outlook| outlook.points[self.seat.index()];
        sure(points(&self.finding.best.outlook) - points(&self.finding.taken.outlook), doubt.points)
    }
}

/// What became of the points that a seat could expect.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize)]
pub struct Balance {
    /// What was expected of good play when the game was first looked into.
    pub expected: f32,
    /// What draws added since, or took.
    pub drawn: f32,
    /// What came of it; what is expected last, if the game is not over.
    pub got: f32,
    /// What single decisions gave away beyond doubt.
    pub slips: f32,
    /// How far what was given away may be off to either side: one standard deviation.
    pub doubt: f32,
}

impl Balance {
    /// The points that were given away: what was expected, and drawn, and did not come.
    ///
    /// It is taken from the whole game, since many small losses, each within the doubt of a look, make a large one. What
    /// single decisions gave away counts at least, as far as it did not come in the end.
    pub fn given(&self) -> f32 {
        let missing = self.expected + self.drawn - self.got;
        missing.max(self.slips.min(self.expected - self.got)).max(0.0)
    }

    /// What good play could expect: what was given away, and what came of it.
    pub fn in_reach(&self) -> f32 {
        self.got + self.given()
    }

    /// The part of it that was given away.
    pub fn share(&self) -> f32 {
        if self.in_reach() > 0.0 { (self.given() / self.in_reach()).clamp(0.0, 1.0) } else { 0.0 }
    }

    pub(crate) fn of(seat: Seat, looks: &[Look<'_>], end: Option<&Outlook>, doubt: Doubt) -> Balance {
        let slips = looks.iter().filter(|look| look.seat == seat).map(|look| look.slip(doubt)).sum();
        let points = |outlook: &Outlook| outlook.points[seat.index()];
        let (Some(first), Some(last)) = (looks.first(), looks.last()) else { return Balance::default() };
        let last = &last.finding.taken.outlook;
        let draws = looks.windows(2).filter(|pair| pair[0].next.is_none());
        let change =
            |pair: &[Look<'_>]| points(&pair[1].finding.before) - points(&pair[0].finding.taken.outlook);
        let drawn: Vec<f32> = draws.map(change).collect();
        Balance {
            expected: points(&first.finding.before),
            drawn: drawn.iter().sum(),
            got: points(end.unwrap_or(last)),
            slips,
            doubt: doubt.points * (2.0 * drawn.len() as f32 + 1.0).sqrt(),
        }
    }
}

impl Doubt {
    /// By how much the looks differ at positions that were looked at twice.
    pub(crate) fn of(looks: &[Look<'_>]) -> Doubt {
        let pairs: Vec<[&Outlook; 2]> = looks
            .iter()
            .filter(|look| !look.finding.taken.is_proven)
            .filter_map(|look| Some([&look.finding.taken.outlook, look.next?]))
            .collect();
        let mean = |usual: f32, least: f32, of: &dyn Fn(&Outlook) -> Vec<f32>| {
            let squares = pairs.iter().flat_map(|[after, before]| {
                of(after).into_iter().zip(of(before)).map(|(after, before)| (after - before).powi(2))
            });
            let squares: Vec<f32> = squares.collect();
            // Each of two looks has half of what they differ by.
            let sum: f32 = squares.iter().sum::<f32>() / 2.0;
            let prior = ENOUGH * usual * usual;
            ((sum + prior) / (squares.len() as f32 + ENOUGH)).sqrt().max(least)
        };
        Doubt {
            wins: mean(USUAL.wins, LEAST.wins, &|outlook| outlook.wins.clone()),
            points: mean(USUAL.points, LEAST.points, &|outlook| outlook.points.clone()),
        }
    }
}

/// Where the line is believed to be, and how sure that is: a mean for each seat, a variance for all.
#[derive(Clone)]
struct Belief {
    wins: Vec<f32>,
    variance: f32,
}

impl Belief {
    /// Takes in a look.
    fn observe(&mut self, wins: &[f32], variance: f32) {
        let weight = self.variance / (self.variance + variance);
        for (own, seen) in self.wins.iter_mut().zip(wins) {
            *own += weight * (seen - *own);
        }
        self.variance *= 1.0 - weight;
    }
}

/// The chances before every decision that was looked into: forwards through all looks, then backwards, as Kalman, and
/// Rauch, Tung and Striebel have it.
pub(crate) fn course(looks: &[Look<'_>], doubt: Doubt) -> Vec<Chances> {
    let noise = doubt.wins * doubt.wins;
    let Some(first) = looks.first() else { return Vec::new() };
    let mut believed = vec![Belief { wins: first.finding.before.wins.clone(), variance: noise }];
    let mut expected = Vec::new();
    for pair in looks.windows(2) {
        let mut belief = believed[believed.len() - 1].clone();
        let (step, variance) = step(&pair[0], doubt);
        for (wins, change) in belief.wins.iter_mut().zip(step) {
            *wins += change;
        }
        belief.variance += variance;
        expected.push(belief.clone());
        if pair[0].next.is_some() {
            belief.observe(&pair[0].finding.taken.outlook.wins, noise);
        }
        belief.observe(&pair[1].finding.before.wins, noise);
        believed.push(belief);
    }
    for place in (0..expected.len()).rev() {
        let later = believed[place + 1].clone();
        let (own, expected) = (&mut believed[place], &expected[place]);
        let weight = own.variance / expected.variance;
        for (seat, wins) in own.wins.iter_mut().enumerate() {
            *wins += weight * (later.wins[seat] - expected.wins[seat]);
        }
        own.variance += weight * weight * (later.variance - expected.variance);
    }
    let chances = |(look, belief): (&Look<'_>, Belief)| Chances {
        index: look.finding.index,
        wins: shares(belief.wins),
        doubt: belief.variance.max(0.0).sqrt(),
    };
    looks.iter().zip(believed).map(chances).collect()
}

/// How a decision moves the line, and how sure that is.
fn step(look: &Look<'_>, doubt: Doubt) -> (Vec<f32>, f32) {
    let Finding { best, taken, .. } = look.finding;
    let changes = best.outlook.wins.iter().zip(&taken.outlook.wins).map(|(best, taken)| taken - best);
    let lost = changes.clone().map(f32::abs).fold(0.0, f32::max);
    // What is within doubt may be nothing; what is beyond it was lost.
    let share = if lost > 0.0 { sure(lost, doubt.wins) / lost } else { 0.0 };
    let drawn = if look.next.is_some() { 0.0 } else { DRAW };
    let variance = DRIFT * DRIFT + drawn * drawn + (lost / 2.0).powi(2);
    (changes.map(|change| share * change).collect(), variance)
}

/// What is left of a loss when its doubt is taken from it.
pub(crate) fn sure(loss: f32, doubt: f32) -> f32 {
    (loss - doubt).max(0.0)
}

/// Scales chances to win so that they add up to one.
fn shares(wins: Vec<f32>) -> Vec<f32> {
    let wins: Vec<f32> = wins.into_iter().map(|wins| wins.clamp(0.0, 1.0)).collect();
    let sum: f32 = wins.iter().sum();
    if sum > 0.0 { wins.into_iter().map(|wins| wins / sum).collect() } else { wins }
}

/// How open a game still is: 1 where all have the same chance, 0 where one is sure to win.
pub(crate) fn openness(outlook: &Outlook) -> f32 {
    let players = outlook.wins.len() as f32;
    let leader = outlook.wins.iter().copied().fold(0.0, f32::max);
    if players < 2.0 { 0.0 } else { ((1.0 - leader) / (1.0 - 1.0 / players)).clamp(0.0, 1.0) }
}

/// How much points still matter to a seat. In a decided game points count half for a player who has lost, who still
/// plays for points, and nothing for the winner.
pub(crate) fn weight(outlook: &Outlook, seat: Seat) -> f32 {
    let open = openness(outlook);
    let is_ahead = outlook.wins[seat.index()] > 0.5;
    if is_ahead { open } else { 0.5 + open / 2.0 }
}

#[cfg(test)]
mod tests {
    use super::{openness, weight};
    use crate::finding::Outlook;
    use carvania_rules::Seat;

    fn outlook(wins: &[f32]) -> Outlook {
        Outlook { wins: wins.to_vec(), ..Outlook::default() }
    }

    #[test]
    fn a_decided_game_weighs_nothing_for_the_winner_and_half_for_the_others() {
        let decided = outlook(&[1.0, 0.0, 0.0]);
        let seats: Vec<f32> = Seat::all(3).map(|seat| weight(&decided, seat)).collect();
        assert_eq!(seats, [0.0, 0.5, 0.5]);
        assert_eq!(openness(&outlook(&[0.25; 4])), 1.0);
    }
}
