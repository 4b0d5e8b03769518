//! How strong entrants are who met each other: a Bradley-Terry model with honest errors.
//!
//! Every entrant has a strength *s*, and wins against others with the odds e^*s*. Where more than two meet, whoever
//! comes second is found in the same way among those that are left, and so on (Plackett and Luce). The strengths are
//! those under which the games are likeliest.
//!
//! How far off they may be is computed from deals, not from games: the games of one deal depend on each other, so all
//! that is learnt from a deal counts as one observation (a sandwich estimate with deals as clusters). As with shares,
//! four imagined deals are added to each pairing, won by each of its entrants equally often: whoever never lost is
//! strong, but not infinitely so.

use std::collections::BTreeMap;

/// How many deals are imagined in each pairing.
const IMAGINED: f64 = 4.0;
/// Newton's method is close enough when no strength moves by more than this.
const PRECISION: f64 = 1e-9;
/// It takes about ten steps, and gives up after so many.
const MAX_STEPS: usize = 200;
/// A step moves no strength further than this, so that it cannot overshoot.
const MAX_STEP: f64 = 1.0;

/// Games between entrants, who are numbered from 0.
#[derive(Clone, Debug)]
pub(crate) struct Contests {
    entrants: usize,
    pairings: Vec<Pairing>,
}

/// Entrants who met at a table.
#[derive(Clone, Debug)]
struct Pairing {
    entrants: Vec<usize>,
    games_of_a_deal: f64,
    games: Vec<Game>,
}

#[derive(Clone, Debug)]
struct Game {
    deal: Deal,
    order: Vec<usize>,
}

/// Which deal it was: the run or the seed it belongs to, and its number there.
pub(crate) type Deal = (u64, u64);

/// An estimate, such as how strong an entrant is against the mean of all whom it can be compared with.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Estimate {
    pub(crate) value: f64,
    /// Its standard error.
    pub(crate) error: f64,
}

/// The strengths under which the games are likeliest.
#[derive(Clone, Debug)]
pub(crate) struct Fit {
    values: Vec<f64>,
    covariance: Matrix,
}

impl Fit {
    /// How strong an entrant is. In each group the mean is 0.
    pub(crate) fn strength(&self, entrant: usize) -> Estimate {
        Estimate { value: self.values[entrant], error: self.covariance.0[entrant][entrant].max(0.0).sqrt() }
    }

    /// How much stronger one entrant is than another whom it can be compared with.
    pub(crate) fn gap(&self, one: usize, other: usize) -> Estimate {
        let covariance = &self.covariance.0;
        let variance = covariance[one][one] + covariance[other][other] - 2.0 * covariance[one][other];
        Estimate { value: self.values[one] - self.values[other], error: variance.max(0.0).sqrt() }
    }
}

impl Contests {
    /// Nobody has met yet.
    pub(crate) fn new(entrants: usize) -> Contests {
        Contests { entrants, pairings: Vec::new() }
    }

    /// A new pairing of these entrants, who play each deal in so many games. Games are added to the last one.
    pub(crate) fn begin_pairing(&mut self, entrants: &[usize], games_of_a_deal: usize) {
        let games_of_a_deal = games_of_a_deal as f64;
        self.pairings.push(Pairing { entrants: entrants.to_vec(), games_of_a_deal, games: Vec::new() });
    }

    /// A game of the last pairing: its entrants from the winner to the last, or nobody if it was cut off.
    pub(crate) fn add(&mut self, deal: Deal, order: Vec<usize>) {
        if let Some(pairing) = self.pairings.last_mut() {
            pairing.games.push(Game { deal, order });
        }
    }

    /// Entrants who met, met others who met, and so on: only they can be compared. Each group is in rising order.
    pub(crate) fn groups(&self) -> Vec<Vec<usize>> {
        let mut group: Vec<usize> = (0..self.entrants).collect();
        for pairing in &self.pairings {
            let Some(&first) = pairing.entrants.first() else { continue };
            for &other in &pairing.entrants {
                let (from, to) = (group[other], group[first]);
                group.iter_mut().filter(|group| **group == from).for_each(|group| *group = to);
            }
        }
        let members = |number| (0..self.entrants).filter(|&entrant| group[entrant] == number).collect();
        (0..self.entrants).map(members).filter(|members: &Vec<usize>| !members.is_empty()).collect()
    }

    /// Finds the strengths.
    pub(crate) fn fit(&self) -> Fit {
        let groups = self.groups();
        let mut strengths = vec![0.0; self.entrants];
        for _ in 0..MAX_STEPS {
            let (slope, curvature) = self.slope_and_curvature(&strengths);
            let inverse = centred(curvature, &groups).inverse();
            let step = inverse.times(&slope);
            let longest = step.iter().fold(0.0_f64, |longest, part| longest.max(part.abs()));
            let part = if longest > MAX_STEP { MAX_STEP / longest } else { 1.0 };
            strengths.iter_mut().zip(&step).for_each(|(strength, step)| *strength += part * step);
            if longest < PRECISION {
                break;
            }
        }
        let (_, curvature) = self.slope_and_curvature(&strengths);
        let inverse = centred(curvature, &groups).inverse();
        // The matrices are symmetric: rows are columns.
        let spread = self.spread(&strengths);
        let rows: Vec<Vec<f64>> = inverse.0.iter().map(|row| spread.times(row)).collect();
        let covariance = Matrix(rows.iter().map(|row| inverse.times(row)).collect());
        Fit { values: strengths, covariance }
    }

    /// In which direction the games, imagined ones included, become likelier, and how quickly that changes.
    fn slope_and_curvature(&self, strengths: &[f64]) -> (Vec<f64>, Matrix) {
        let mut slope = vec![0.0; self.entrants];
        let mut curvature = Matrix::new(self.entrants);
        for pairing in &self.pairings {
            for game in &pairing.games {
                for stage in stages(&pairing.entrants, &game.order) {
                    stage.add(strengths, 1.0, &mut slope, Some(&mut curvature));
                }
            }
            let imagined = IMAGINED * pairing.games_of_a_deal;
            Stage::even(&pairing.entrants).add(strengths, imagined, &mut slope, Some(&mut curvature));
        }
        (slope, curvature)
    }

    /// How much the slopes of single deals differ.
    fn spread(&self, strengths: &[f64]) -> Matrix {
        let mut deals: BTreeMap<Deal, Vec<f64>> = BTreeMap::new();
        let mut spread = Matrix::new(self.entrants);
        for pairing in &self.pairings {
            for game in &pairing.games {
                let slope = deals.entry(game.deal).or_insert_with(|| vec![0.0; self.entrants]);
                for stage in stages(&pairing.entrants, &game.order) {
                    stage.add(strengths, 1.0, slope, None);
                }
            }
            let share = IMAGINED / pairing.entrants.len() as f64;
            for &winner in &pairing.entrants {
                let mut slope = vec![0.0; self.entrants];
                let stage = Stage { winner: Some(winner), rivals: &pairing.entrants };
                stage.add(strengths, pairing.games_of_a_deal, &mut slope, None);
                spread.add_square(&slope, share);
            }
        }
        deals.values().for_each(|slope| spread.add_square(slope, 1.0));
        spread
    }
}

/// One place of a game: who took it, of those who could.
struct Stage<'a> {
    /// Nobody, if all shared it.
    winner: Option<usize>,
    rivals: &'a [usize],
}

/// The places of a game, from the first to the last but one. In a game that was cut off all shared the first.
fn stages<'a>(entrants: &'a [usize], order: &'a [usize]) -> Vec<Stage<'a>> {
    if order.is_empty() {
        return vec![Stage::even(entrants)];
    }
    let places = order.len().saturating_sub(1);
    (0..places).map(|place| Stage { winner: Some(order[place]), rivals: &order[place..] }).collect()
}

impl Stage<'_> {
    fn even(rivals: &[usize]) -> Stage<'_> {
        Stage { winner: None, rivals }
    }

    fn add(&self, strengths: &[f64], weight: f64, slope: &mut [f64], curvature: Option<&mut Matrix>) {
        // Against the strongest, so that no number is too large.
        let strongest = self.rivals.iter().map(|&rival| strengths[rival]).fold(f64::MIN, f64::max);
        let odds: Vec<f64> = self.rivals.iter().map(|&rival| (strengths[rival] - strongest).exp()).collect();
        let sum: f64 = odds.iter().sum();
        let chances: Vec<f64> = odds.iter().map(|odds| odds / sum).collect();
        let even = 1.0 / self.rivals.len() as f64;
        for (&rival, &chance) in self.rivals.iter().zip(&chances) {
            let won = self.winner.map_or(even, |winner| f64::from(u8::from(winner == rival)));
            slope[rival] += weight * (won - chance);
        }
        let Some(curvature) = curvature else { return };
        for (&one, &chance) in self.rivals.iter().zip(&chances) {
            curvature.0[one][one] += weight * chance;
            for (&other, &others) in self.rivals.iter().zip(&chances) {
                curvature.0[one][other] -= weight * chance * others;
            }
        }
    }
}

/// The curvature with the mean of every group held at 0: games say nothing of it.
fn centred(mut curvature: Matrix, groups: &[Vec<usize>]) -> Matrix {
    for group in groups {
        for &one in group {
            for &other in group {
                curvature.0[one][other] += 1.0;
            }
        }
    }
    curvature
}

/// A square matrix, by rows.
#[derive(Clone, Debug)]
struct Matrix(Vec<Vec<f64>>);

impl Matrix {
    fn new(size: usize) -> Matrix {
        Matrix(vec![vec![0.0; size]; size])
    }

    fn times(&self, vector: &[f64]) -> Vec<f64> {
        let product = |row: &Vec<f64>| row.iter().zip(vector).map(|(one, other)| one * other).sum();
        self.0.iter().map(product).collect()
    }

    /// Adds the product of a column and itself as a row.
    fn add_square(&mut self, vector: &[f64], weight: f64) {
        for (row, &one) in self.0.iter_mut().zip(vector) {
            row.iter_mut().zip(vector).for_each(|(cell, &other)| *cell += weight * one * other);
        }
    }

    /// By Gauss and Jordan. The matrix must be symmetric and positive definite, as curvatures are: then every pivot
    /// is positive.
    fn inverse(mut self) -> Matrix {
        let size = self.0.len();
        let mut inverse = Matrix::new(size);
        (0..size).for_each(|place| inverse.0[place][place] = 1.0);
        for pivot in 0..size {
            let scale = 1.0 / self.0[pivot][pivot];
            for row in [&mut self.0[pivot], &mut inverse.0[pivot]] {
                row.iter_mut().for_each(|cell| *cell *= scale);
            }
            let (pivots, inverse_pivots) = (self.0[pivot].clone(), inverse.0[pivot].clone());
            for other in (0..size).filter(|&other| other != pivot) {
                let factor = self.0[other][pivot];
                subtract(&mut self.0[other], &pivots, factor);
                subtract(&mut inverse.0[other], &inverse_pivots, factor);
            }
        }
        inverse
    }
}

fn subtract(row: &mut [f64], other: &[f64], factor: f64) {
    row.iter_mut().zip(other).for_each(|(cell, other)| *cell -= factor * other);
}

#[cfg(test)]
mod tests {
    use rand_core::Rng;

    use super::{Contests, Estimate};
    use crate::deal::generator;

    fn strengths(contests: &Contests) -> Vec<Estimate> {
        let fit = contests.fit();
        (0..contests.entrants).map(|entrant| fit.strength(entrant)).collect()
    }

    /// Two entrants who play each deal twice; the first wins so many of every four games.
    fn two(deals: u64, won: u64) -> Vec<Estimate> {
        let mut contests = Contests::new(2);
        contests.begin_pairing(&[0, 1], 2);
        for game in 0..2 * deals {
            let order = if game % 4 < won { vec![0, 1] } else { vec![1, 0] };
            contests.add((0, game / 2), order);
        }
        strengths(&contests)
    }

    #[test]
    fn odds_are_what_they_were() {
        let [first, second] = two(100_000, 3)[..] else { panic!("two entrants") };
        assert!((first.value + second.value).abs() < 1e-6);
        assert!((first.value - second.value - 3.0_f64.ln()).abs() < 1e-3);
        assert!(two(50, 2)[0].value.abs() < 1e-9);
    }

    #[test]
    fn whoever_never_lost_is_not_infinitely_strong() {
        let [first, second] = two(10, 4)[..] else { panic!("two entrants") };
        // With the imagined deals 12 of 14 were won.
        assert!((first.value - second.value - 6.0_f64.ln()).abs() < 1e-9);
        assert_eq!(strengths(&Contests::new(3)), vec![Estimate::default(); 3]);
    }

    #[test]
    fn errors_are_those_of_the_share() {
        // Deals won outright or lost outright: half the games tell nothing new.
        let mut contests = Contests::new(2);
        contests.begin_pairing(&[0, 1], 2);
        for deal in 0..996 {
            let order = if deal % 4 == 0 { vec![1, 0] } else { vec![0, 1] };
            contests.add((0, deal), order.clone());
            contests.add((0, deal), order);
        }
        let fit = contests.fit();
        let (won, deals) = (747.0 + 2.0, 1000.0);
        let share: f64 = won / deals;
        let error = (share * (1.0 - share) / deals).sqrt() / (share * (1.0 - share));
        assert!((fit.gap(0, 1).error - error).abs() < 1e-9);
        // One gains what the other loses.
        assert!((2.0 * fit.strength(0).error - error).abs() < 1e-9);
    }

    /// Tables of three with known strengths, and one shared luck for the games of a deal.
    fn tables(seed: u64, truth: [f64; 3]) -> Vec<Estimate> {
        let mut rng = generator(7, seed);
        let mut toss = || f64::from(rng.next_u32()) / 2_f64.powi(32);
        let mut contests = Contests::new(3);
        contests.begin_pairing(&[0, 1, 2], 3);
        for deal in 0..200 {
            let luck = [toss(), toss(), toss()];
            for _ in 0..3 {
                let mut left = vec![0, 1, 2];
                let mut order = Vec::new();
                while !left.is_empty() {
                    let odds: f64 = left.iter().map(|&entrant: &usize| truth[entrant].exp()).sum();
                    // Half of the games go as the deal says.
                    let toss = if toss() < 0.5 { luck[order.len()] } else { toss() };
                    let mut rest = odds * toss;
                    let next = left.iter().position(|&entrant| {
                        rest -= truth[entrant].exp();
                        rest <= 0.0
                    });
                    order.push(left.remove(next.unwrap_or(left.len() - 1)));
                }
                contests.add((0, deal), order);
            }
        }
        strengths(&contests)
    }

    #[test]
    fn nineteen_of_twenty_intervals_hold_the_truth() {
        const TRIALS: u64 = 300;
        let truth = [0.6, 0.0, -0.6];
        let (mut inside, mut sums) = (0, [0.0; 3]);
        for seed in 0..TRIALS {
            for (entrant, strength) in tables(seed, truth).into_iter().enumerate() {
                inside += u64::from((strength.value - truth[entrant]).abs() < 1.96 * strength.error);
                sums[entrant] += strength.value / TRIALS as f64;
            }
        }
        let share = inside as f64 / (3 * TRIALS) as f64;
        assert!((0.92..0.98).contains(&share), "{share} of the intervals hold the truth");
        for (mean, truth) in sums.into_iter().zip(truth) {
            assert!((mean - truth).abs() < 0.03, "{mean} instead of {truth} on average");
        }
    }

    #[test]
    fn who_never_met_is_not_compared() {
        let mut contests = Contests::new(5);
        contests.begin_pairing(&[0, 3], 2);
        contests.begin_pairing(&[1, 2], 2);
        contests.add((0, 0), vec![1, 2]);
        contests.begin_pairing(&[3, 4], 2);
        assert_eq!(contests.groups(), [vec![0, 3, 4], vec![1, 2]]);
        let strengths = strengths(&contests);
        assert!((strengths[1].value + strengths[2].value).abs() < 1e-9 && strengths[1].value > 0.0);
        assert!(strengths[0].value.abs() < 1e-9, "{strengths:?}");
    }
}
