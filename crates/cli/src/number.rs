//! Numbers as people read them.

/// Digits in groups of three: `1,234,567`.
pub(crate) fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let mut text = String::with_capacity(digits.len() + digits.len() / 3);
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

/// A measured number: with decimals only where it is so small that they matter.
pub(crate) fn measured(number: f64) -> String {
    if number < 100.0 { format!("{number:.1}") } else { grouped(number.round() as u64) }
}

/// A number and what is counted: `1 thread`, `2 threads`.
pub(crate) fn counted(number: u64, noun: &str) -> String {
    let plural = if number == 1 { "" } else { "s" };
    format!("{} {noun}{plural}", grouped(number))
}

#[cfg(test)]
mod tests {
    use super::{counted, grouped, measured};

    #[test]
    fn digits_stand_in_groups_of_three() {
        for (number, text) in [
            (0, "0"),
            (999, "999"),
            (1_000, "1,000"),
            (1_234_567, "1,234,567"),
            (u64::MAX, "18,446,744,073,709,551,615"),
        ] {
            assert_eq!(grouped(number), text);
        }
    }

    #[test]
    fn small_measurements_have_decimals() {
        assert_eq!(measured(7.25), "7.2");
        assert_eq!(measured(12345.6), "12,346");
    }

    #[test]
    fn one_is_not_many() {
        assert_eq!(counted(1, "game"), "1 game");
        assert_eq!(counted(1000, "game"), "1,000 games");
    }
}
