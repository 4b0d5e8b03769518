//! Deciding as soon as enough is known: a sequential test, see the [module](super) for the mathematics.

use serde::Serialize;

use super::rating::chance_of;
use super::sample::Sample;

/// The chance to decide wrongly, either way.
const ERROR: f64 = 0.05;

/// Two shares of the first entrant of a pairing, to decide between.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Hypotheses {
    /// The share that is not enough.
    pub low: f64,
    /// The share that is better.
    pub high: f64,
}

impl Hypotheses {
    /// The shares of an entrant who is so many points better than the other, on the scale of [ratings](super::Rating).
    pub fn of_points(low: f64, high: f64) -> Hypotheses {
        Hypotheses { low: chance_of(low), high: chance_of(high) }
    }

    /// Whether these are two shares, in this order.
    pub(super) fn are_sound(self) -> bool {
        0.0 < self.low && self.low < self.high && self.high < 1.0
    }
}

/// What a sequential test says of the first entrant of a pairing.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct SequentialTest {
    /// The share that is asked for.
    pub better: f64,
    /// The share that it is compared with.
    pub than: f64,
    /// What was decided.
    pub decision: Decision,
    /// The logarithm of the likelihood ratio: positive speaks for the better share.
    pub log_likelihood_ratio: f64,
    /// It is decided when that is so far from 0.
    pub bound: f64,
}

/// Whether the share is the better one or the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Decision {
    /// The better one, or even more.
    Better,
    /// The other one, or even less.
    NotBetter,
    /// Not known yet.
    Open,
}

impl SequentialTest {
    /// What these deals say.
    pub(super) fn of(sample: &Sample, fair: f64, hypotheses: Hypotheses) -> SequentialTest {
        let Hypotheses { low, high } = hypotheses;
        let distance = 2.0 * sample.mean(fair) - high - low;
        let ratio = sample.deals() as f64 * (high - low) * distance / (2.0 * sample.variance(fair));
        let bound = ((1.0 - ERROR) / ERROR).ln();
        let decision = if ratio >= bound {
            Decision::Better
        } else if ratio <= -bound {
            Decision::NotBetter
        } else {
            Decision::Open
        };
        SequentialTest { better: high, than: low, decision, log_likelihood_ratio: ratio, bound }
    }
}

#[cfg(test)]
mod tests {
    use rand_core::Rng;

    use super::{Decision, Hypotheses, Sample, SequentialTest};
    use crate::deal::generator;

    const HYPOTHESES: Hypotheses = Hypotheses { low: 0.5, high: 0.55 };

    /// How many of many tests decide for the better share, and the deals of all of them, if each deal is two games and
    /// each game is won with this chance; with `luck` the second game is always won by whoever lost the first.
    fn tests(chance: f64, luck: f64) -> (usize, u64) {
        const TESTS: u64 = 1000;
        let (mut better, mut deals) = (0, 0);
        for test in 0..TESTS {
            let mut rng = generator(1, test);
            let mut toss = |chance: f64| (rng.next_u32() as f64) < chance * 2_f64.powi(32);
            let mut sample = Sample::default();
            let verdict = loop {
                let (first, second) = (toss(chance), toss(chance));
                sample.add(if toss(luck) {
                    0.5
                } else {
                    f64::from(u8::from(first) + u8::from(second)) / 2.0
                });
                let verdict = SequentialTest::of(&sample, 0.5, HYPOTHESES);
                if verdict.decision != Decision::Open {
                    break verdict;
                }
            };
            better += usize::from(verdict.decision == Decision::Better);
            deals += sample.deals();
        }
        (better, deals / TESTS)
    }

    #[test]
    fn errors_are_as_rare_as_promised() {
        // One in twenty of a thousand is 50; the tolerance is three standard deviations.
        let (even, deals) = tests(0.5, 0.0);
        assert!(even <= 70, "{even} decided for the better share after {deals} deals, though it was even");
        let (stronger, deals) = tests(0.55, 0.0);
        assert!(stronger >= 930, "{stronger} decided for the better share after {deals} deals");
    }

    #[test]
    fn deals_that_cancel_luck_decide_sooner() {
        let ((even, many), (also_even, few)) = (tests(0.5, 0.0), tests(0.5, 0.7));
        assert!(few < many, "{few} and {many} deals");
        assert!(even <= 70 && also_even <= 70, "{even} and {also_even}");
    }

    #[test]
    fn a_walkover_is_decided_early() {
        let mut sample = Sample::default();
        while SequentialTest::of(&sample, 0.5, HYPOTHESES).decision == Decision::Open {
            sample.add(1.0);
        }
        assert_eq!(SequentialTest::of(&sample, 0.5, HYPOTHESES).decision, Decision::Better);
        assert!((5..20).contains(&sample.deals()), "{}", sample.deals());
    }

    #[test]
    fn points_are_shares() {
        let Hypotheses { low, high } = Hypotheses::of_points(0.0, 400.0);
        assert!((low - 0.5).abs() < 1e-12 && (high - 10.0 / 11.0).abs() < 1e-12);
        assert!(Hypotheses::of_points(-20.0, 10.0).are_sound());
        assert!(!Hypotheses::of_points(10.0, 10.0).are_sound());
        assert!(!Hypotheses { low: f64::NAN, high: 0.6 }.are_sound());
    }

    #[test]
    fn what_is_worse_than_the_fair_share_can_be_asked() {
        // Is it at most 20 points weaker, rather than 60? A bot that is as strong is.
        let hypotheses = Hypotheses::of_points(-60.0, -20.0);
        let mut sample = Sample::default();
        while SequentialTest::of(&sample, 0.5, hypotheses).decision == Decision::Open {
            sample.add(if sample.deals() % 2 == 0 { 1.0 } else { 0.0 });
        }
        assert_eq!(SequentialTest::of(&sample, 0.5, hypotheses).decision, Decision::Better);
    }
}
