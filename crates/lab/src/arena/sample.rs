//! Mean and variance of deals, see the [module](super) for the reasons.

/// The normal deviate that leaves 2.5 % on each side.
const DEVIATE: f64 = 1.959_964;
/// How many deals are imagined beside the played ones.
const IMAGINED: f64 = 4.0;

/// The shares that one entrant had, deal by deal.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct Sample {
    deals: u64,
    sum: f64,
    squares: f64,
}

impl Sample {
    /// One more deal.
    pub(super) fn add(&mut self, share: f64) {
        self.deals += 1;
        self.sum += share;
        self.squares += share * share;
    }

    /// How many deals there are.
    pub(super) fn deals(&self) -> u64 {
        self.deals
    }

    /// The mean share; the fair one if nothing was played.
    pub(super) fn mean(&self, fair: f64) -> f64 {
        if self.deals == 0 { fair } else { self.sum / self.deals as f64 }
    }

    /// Where the true share lies, with a certainty of 95 %.
    pub(super) fn interval(&self, fair: f64) -> [f64; 2] {
        let (number, mean, variance) = self.imagined(fair);
        let margin = DEVIATE * (variance / number).sqrt();
        [(mean - margin).max(0.0), (mean + margin).min(1.0)]
    }

    /// The variance, imagined deals included: never 0.
    pub(super) fn variance(&self, fair: f64) -> f64 {
        self.imagined(fair).2
    }

    /// Number, mean and variance together with the imagined deals, which were won outright or lost outright.
    fn imagined(&self, fair: f64) -> (f64, f64, f64) {
        let number = self.deals as f64 + IMAGINED;
        let mean = (self.sum + IMAGINED * fair) / number;
        let variance = (self.squares + IMAGINED * fair) / number - mean * mean;
        (number, mean, variance)
    }
}

#[cfg(test)]
mod tests {
    use super::Sample;

    fn sample(shares: impl IntoIterator<Item = f64>) -> Sample {
        let mut sample = Sample::default();
        shares.into_iter().for_each(|share| sample.add(share));
        sample
    }

    #[track_caller]
    fn check(sample: Sample, fair: f64, expected: [f64; 2]) {
        let interval = sample.interval(fair);
        let is_near = interval.iter().zip(expected).all(|(bound, expected)| (bound - expected).abs() < 5e-4);
        assert!(is_near, "{interval:?} instead of {expected:?}");
    }

    #[test]
    fn intervals_are_what_the_formula_says() {
        // Nothing known: 0.5 ± 1.96 √(0.25 / 4).
        check(Sample::default(), 0.5, [0.01, 0.99]);
        // 12 of 14 won: 0.857 ± 1.96 √(0.1224 / 14).
        check(sample([1.0; 10]), 0.5, [0.6738, 1.0]);
        // All split: √((4 · 0.25 / 104) / 104).
        check(sample([0.5; 100]), 0.5, [0.4812, 0.5188]);
        // A table of four, where one of the imagined deals is won: √((4 · 0.1875 / 100) / 100).
        check(sample([0.25; 96]), 0.25, [0.2330, 0.2670]);
    }

    #[test]
    fn the_share_lies_in_its_interval() {
        for deals in 1..200 {
            for won in 0..=deals {
                let results = (0..deals).map(|deal| if deal < won { 1.0 } else { 0.0 });
                let sample = sample(results);
                let [low, high] = sample.interval(0.5);
                assert!(low <= sample.mean(0.5) && sample.mean(0.5) <= high, "{won} of {deals}");
            }
        }
    }
}
