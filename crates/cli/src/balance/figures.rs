//! Figures as the report writes them, and how to read them.

use carvania_lab::balance::Share;

/// How to read the tables.
pub(super) const NOTES: [&str; 3] = [
    "A share marked * is clear of the fair one. Of twenty fair shares one lies outside its interval by chance alone, \
     so expect a few marks among many things.",
    "A player who takes something is counted once in a game, and those of one game together, since only one of them \
     can win. The gain is how much more often they win than a fair share, in percentage points.",
    "That takers of something win more does not show that it makes them win: players who are ahead take more.",
];

/// A share as people read it.
pub(super) fn percent(share: f64) -> String {
    format!("{:.1} %", 100.0 * share)
}

/// The difference of two shares, in percentage points.
pub(super) fn signed(difference: f64) -> String {
    // Nobody wants to read -0.0.
    let points = (1000.0 * difference).round() / 10.0 + 0.0;
    if points == 0.0 { "0.0".to_owned() } else { format!("{points:+.1}") }
}

/// A mean, with one decimal.
pub(super) fn decimal(number: f64) -> String {
    format!("{number:.1}")
}

/// The round in which something was first taken; `-` is before the first.
pub(super) fn first_round(mean: f64) -> String {
    if mean > 0.0 { decimal(mean) } else { "-".to_owned() }
}

/// Where a share lies with a confidence of 95 %.
pub(super) fn interval(share: Share) -> String {
    format!("{:.1} to {:.1}", 100.0 * share.low, 100.0 * share.high)
}

/// The interval as a gain over the fair share.
pub(super) fn gain_interval(share: Share, fair_share: f64) -> String {
    format!("{} to {}", signed(share.low - fair_share), signed(share.high - fair_share))
}

/// What stands out has a mark.
pub(super) const fn mark(stands_out: bool) -> &'static str {
    if stands_out { "*" } else { "" }
}

/// A number, or from one to another.
pub(super) fn range(low: u32, high: u32) -> String {
    if low == high { low.to_string() } else { format!("{low}-{high}") }
}

#[cfg(test)]
mod tests {
    use super::{range, signed};

    #[test]
    fn a_gain_has_a_sign_and_nothing_has_none() {
        for (difference, text) in [(0.125, "+12.5"), (-0.0333, "-3.3"), (0.0, "0.0"), (-0.0001, "0.0")] {
            assert_eq!(signed(difference), text);
        }
    }

    #[test]
    fn a_range_of_one_is_a_number() {
        assert_eq!((range(7, 7), range(10, 14)), ("7".to_owned(), "10-14".to_owned()));
    }
}
