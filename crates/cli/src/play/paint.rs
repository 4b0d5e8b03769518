//! Colours for the letters of crystals. The letters are always there: colour only helps.

use std::borrow::Cow;

use carvania_rules::Crystal;

/// Whether crystals are coloured.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Paint {
    /// With escape sequences for terminals.
    Colours,
    /// Letters alone.
    Letters,
}

impl Paint {
    /// The line with its crystals coloured: every word of nothing but their letters.
    pub(super) fn line(self, line: &str) -> Cow<'_, str> {
        match self {
            Paint::Letters => Cow::Borrowed(line),
            Paint::Colours => Cow::Owned(words(line).map(colour).collect()),
        }
    }
}

/// The line in pieces: runs of letters and digits, and runs of anything else.
fn words(line: &str) -> impl Iterator<Item = &str> {
    let mut rest = line;
    std::iter::from_fn(move || {
        let in_word = rest.chars().next()?.is_alphanumeric();
        let end = rest.find(|letter: char| letter.is_alphanumeric() != in_word).unwrap_or(rest.len());
        let (word, after) = rest.split_at(end);
        rest = after;
        Some(word)
    })
}

fn colour(word: &str) -> Cow<'_, str> {
    let crystals: Option<Vec<Crystal>> = word.chars().map(Crystal::from_letter).collect();
    match crystals {
        Some(crystals) => Cow::Owned(
            crystals.iter().map(|crystal| format!("\x1b[1;{}m{crystal}\x1b[0m", code(*crystal))).collect(),
        ),
        None => Cow::Borrowed(word),
    }
}

/// The colour's number in the standard palette, so that people's own palettes apply.
const fn code(crystal: Crystal) -> u8 {
    match crystal {
        Crystal::Yellow => 33,
        Crystal::Green => 32,
        Crystal::Blue => 34,
        Crystal::Magenta => 35,
    }
}

#[cfg(test)]
mod tests {
    use super::Paint;

    #[test]
    fn only_crystals_are_coloured() {
        let painted = Paint::Colours.line("You play YG>M, été GE-10");
        let expected = "You play \x1b[1;33mY\x1b[0m\x1b[1;32mG\x1b[0m>\x1b[1;35mM\x1b[0m, été GE-10";
        assert_eq!(painted, expected);
    }

    #[test]
    fn without_colours_the_line_stays_as_it_is() {
        assert_eq!(Paint::Letters.line("YG>M"), "YG>M");
    }
}
