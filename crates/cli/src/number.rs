//! Numbers as people read and write them.

use std::ops::RangeInclusive;

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

/// Reads a whole number of the command line; a refusal says which ones there are.
pub(crate) fn whole<T>(
    bounds: RangeInclusive<u64>,
) -> impl Fn(&str) -> Result<T, String> + Clone + Send + Sync + 'static
where
    T: TryFrom<u64> + 'static,
{
    move |text: &str| {
        let (least, most) = bounds.clone().into_inner();
        let wanted = match most {
            u64::MAX => format!("write a whole number, {least} or more"),
            _ => format!("write a whole number from {least} to {most}"),
        };
        let number: u64 = text.parse().map_err(|_| wanted.clone())?;
        if !bounds.contains(&number) {
            return Err(format!("{number} is not in {least}..={most}: {wanted}"));
        }
        T::try_from(number).map_err(|_| wanted)
    }
}

/// Reads any whole number of the command line that is not negative, such as a seed.
pub(crate) fn any_whole(text: &str) -> Result<u64, String> {
    whole(0..=u64::MAX)(text)
}

#[cfg(test)]
mod tests {
    use super::{any_whole, counted, grouped, measured, whole};

    #[test]
    fn what_is_no_number_is_told_what_is() {
        assert_eq!(whole::<u16>(1..=1024)("17"), Ok(17));
        assert_eq!(whole::<u16>(1..=1024)("x").unwrap_err(), "write a whole number from 1 to 1024");
        let refusal = whole::<u16>(1..=1024)("0").unwrap_err();
        assert_eq!(refusal, "0 is not in 1..=1024: write a whole number from 1 to 1024");
        for text in ["abc", "-1", "", "1.5", "18446744073709551616"] {
            assert_eq!(any_whole(text).unwrap_err(), "write a whole number, 0 or more", "{text}");
        }
        assert_eq!(any_whole("18446744073709551615"), Ok(u64::MAX));
    }

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
