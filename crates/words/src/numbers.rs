//! Numbers with decimals, as each language writes them.

use crate::{Language, say};

/// The number with a given number of decimals: `12.5`, in French `12,5`.
pub fn decimal(language: Language, number: f32, decimals: usize) -> String {
    let text = format!("{number:.decimals$}");
    // What rounds to nothing has no sign.
    let is_nothing = !text.contains(|digit: char| ('1'..='9').contains(&digit));
    let text = if is_nothing { text.trim_start_matches('-').to_owned() } else { text.replace('-', MINUS) };
    match language {
        Language::English => text,
        Language::French => text.replace('.', ","),
    }
}

/// The number with its sign, unless it rounds to nothing: `+3.1`.
pub fn signed(language: Language, number: f32, decimals: usize) -> String {
    let text = decimal(language, number, decimals);
    let is_nothing = decimal(language, 0.0, decimals) == text;
    if is_nothing || text.starts_with(MINUS) { text } else { format!("+{text}") }
}

/// A share of 1 in per cent: `54%`, in French `54 %`.
pub fn percent(language: Language, share: f32, decimals: usize) -> String {
    say(language, "percent", &[("number", decimal(language, 100.0 * share, decimals).into())])
}

/// A change of a share in per cent of the whole: `+3%`.
pub fn signed_percent(language: Language, change: f32, decimals: usize) -> String {
    say(language, "percent", &[("number", signed(language, 100.0 * change, decimals).into())])
}

const MINUS: &str = "\u{2212}";

#[cfg(test)]
mod tests {
    use super::{decimal, percent, signed, signed_percent};
    use crate::Language::{English, French};

    #[test]
    fn each_language_has_its_decimal_sign() {
        assert_eq!(decimal(English, 12.54, 1), "12.5");
        assert_eq!(decimal(French, -12.54, 1), "\u{2212}12,5");
        assert_eq!(percent(English, 0.5432, 0), "54%");
        assert_eq!(percent(French, 0.5432, 1), "54,3\u{a0}%");
    }

    #[test]
    fn nothing_has_no_sign() {
        assert_eq!(
            [0.04, -0.04, 0.06, -0.06].map(|number| signed(English, number, 1)),
            ["0.0", "0.0", "+0.1", "\u{2212}0.1"]
        );
        assert_eq!(signed_percent(English, -0.001, 0), "0%");
    }
}
