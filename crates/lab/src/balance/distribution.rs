//! How often each number occurred.

use std::collections::BTreeMap;

use serde::Serialize;

/// Numbers, and how often each occurred.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Distribution(BTreeMap<u32, u64>);

/// A distribution in a few figures, and all of it.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Spread {
    /// The mean of the numbers.
    pub mean: f64,
    /// The lowest number.
    pub lowest: u32,
    /// A quarter of all are this or lower, then a half, then three quarters.
    pub quartiles: [u32; 3],
    /// The highest number.
    pub highest: u32,
    /// Every number that occurred, the lowest first, and how often.
    pub counts: Vec<(u32, u64)>,
}

impl Distribution {
    /// The number occurred once more.
    pub(super) fn add(&mut self, number: u32) {
        *self.0.entry(number).or_default() += 1;
    }

    pub(super) fn merge(&mut self, other: &Distribution) {
        for (&number, count) in &other.0 {
            *self.0.entry(number).or_default() += count;
        }
    }

    /// How often anything occurred.
    fn total(&self) -> u64 {
        self.0.values().sum()
    }

    /// The lowest number such that this many quarters of all are no higher.
    fn quartile(&self, quarters: u64) -> Option<u32> {
        let wanted = (self.total() * quarters).div_ceil(4);
        let mut so_far = 0;
        let reaches = |&(_, count): &(&u32, &u64)| {
            so_far += count;
            so_far >= wanted
        };
        self.0.iter().find(reaches).map(|(&number, _)| number)
    }

    /// The distribution as a report gives it; `None` if nothing occurred.
    pub(super) fn spread(&self) -> Option<Spread> {
        let sum: u64 = self.0.iter().map(|(&number, count)| u64::from(number) * count).sum();
        Some(Spread {
            mean: sum as f64 / self.total() as f64,
            lowest: *self.0.keys().next()?,
            quartiles: [self.quartile(1)?, self.quartile(2)?, self.quartile(3)?],
            highest: *self.0.keys().next_back()?,
            counts: self.0.iter().map(|(&number, &count)| (number, count)).collect(),
        })
    }
}

/// The share of all numbers beyond which one lies far out.
const FAR_OUT: f64 = 0.995;

/// A bar of a histogram.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bar {
    /// The lowest number of the bar.
    pub low: u32,
    /// The highest number of the bar.
    pub high: u32,
    /// How many numbers it stands for.
    pub count: u64,
}

impl Spread {
    /// At most `most` bars of one width (a round number) that together hold everything. The last one holds all
    /// that lies far out, so that a few such numbers do not squeeze the others together.
    pub fn bars(&self, most: u32) -> Vec<Bar> {
        let end = self.reached_by(FAR_OUT);
        let width = round_width((end - self.lowest + 1).div_ceil(most.max(1)));
        let (first, last) = (self.lowest / width, end / width);
        let mut bars: Vec<Bar> = (first..=last)
            .map(|bar| Bar { low: bar * width, high: bar * width + (width - 1), count: 0 })
            .collect();
        for &(number, count) in &self.counts {
            bars[(number.min(end) / width - first) as usize].count += count;
        }
        if let Some(last) = bars.last_mut() {
            last.high = last.high.max(self.highest);
        }
        bars
    }

    /// The lowest number such that this share of all is no higher.
    fn reached_by(&self, share: f64) -> u32 {
        let total: u64 = self.counts.iter().map(|(_, count)| count).sum();
        let mut so_far = 0;
        let reaches = |&&(_, count): &&(u32, u64)| {
            so_far += count;
            so_far as f64 >= share * total as f64
        };
        self.counts.iter().find(reaches).map_or(self.highest, |&(number, _)| number)
    }
}

/// The next width that people count in: 1, 2, 5, 10, 20, 50 and so on.
fn round_width(least: u32) -> u32 {
    let steps = (0..9).flat_map(|zeros| [1, 2, 5].map(|digit| digit * 10_u32.pow(zeros)));
    steps.into_iter().find(|&width| width >= least).unwrap_or(least)
}

#[cfg(test)]
mod tests {
    use super::{Bar, Distribution};

    fn of(numbers: impl IntoIterator<Item = u32>) -> Distribution {
        let mut distribution = Distribution::default();
        numbers.into_iter().for_each(|number| distribution.add(number));
        distribution
    }

    #[test]
    fn quartiles_are_numbers_that_occurred() {
        let spread = of([4, 1, 3, 2]).spread().unwrap();
        assert_eq!((spread.lowest, spread.quartiles, spread.highest), (1, [1, 2, 3], 4));
        assert_eq!(spread.mean, 2.5);
        let spread = of([7]).spread().unwrap();
        assert_eq!((spread.lowest, spread.quartiles, spread.highest), (7, [7, 7, 7], 7));
        assert_eq!(of([]).spread(), None);
    }

    #[test]
    fn bars_hold_everything_and_are_of_a_round_width() {
        let spread = of([13, 14, 14, 37]).spread().unwrap();
        let bar = |low, count| Bar { low, high: low + 4, count };
        assert_eq!(spread.bars(6), [bar(10, 3), bar(15, 0), bar(20, 0), bar(25, 0), bar(30, 0), bar(35, 1)]);
        assert_eq!(spread.bars(40)[0], Bar { low: 13, high: 13, count: 1 });
        let far = of([0, 100_000_000]).spread().unwrap();
        assert!(far.bars(20).len() <= 21);
    }

    #[test]
    fn what_lies_far_out_is_in_the_last_bar() {
        let spread = of((0..400).map(|number| number % 4).chain([1000])).spread().unwrap();
        let [.., last] = spread.bars(10)[..] else { panic!("no bars") };
        assert_eq!(last, Bar { low: 3, high: 1000, count: 101 });
    }

    #[test]
    fn merging_is_adding() {
        let mut one = of([1, 2]);
        one.merge(&of([2, 9]));
        assert_eq!(one, of([9, 2, 2, 1]));
    }
}
