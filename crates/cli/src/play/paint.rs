//! Colours for the letters of crystals. The letters are always there: colour only helps.
//!
//! On its way through columns and wrapped lines a crystal is a single character of a private plane of Unicode, as wide as
//! its letter, so that it is still known when the line is shown.

use carvania_rules::Crystal;
use carvania_words::{Span, Text};

/// Whether crystals are coloured.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Paint {
    /// With escape sequences for terminals.
    Colours,
    /// Letters alone.
    Letters,
}

/// The characters that stand for the crystals, from the lowest to the highest.
const MARKS: [(char, Crystal); 4] = [
    ('\u{100000}', Crystal::Yellow),
    ('\u{100001}', Crystal::Green),
    ('\u{100002}', Crystal::Blue),
    ('\u{100003}', Crystal::Magenta),
];

/// A text for the screen, in which each crystal is marked as one.
pub(super) fn marked(text: impl Into<Text>) -> String {
    let span = |span: &Span| match span {
        Span::Crystals(_) | Span::Card(_) => span.to_string().chars().map(mark).collect(),
        Span::Text(_) | Span::Golem(_) | Span::Cell(_) | Span::Person(_) => span.to_string(),
    };
    text.into().spans().iter().map(span).collect()
}

/// What stands for a letter of the notation of crystals and cards.
fn mark(letter: char) -> char {
    let crystal = Crystal::from_letter(letter);
    MARKS.iter().find(|(_, other)| Some(*other) == crystal).map_or(letter, |(mark, _)| *mark)
}

impl Paint {
    /// The line as it is shown, with letters for the marked crystals.
    pub(super) fn line(self, line: &str) -> String {
        let shown = |character: char| match MARKS.iter().find(|(mark, _)| *mark == character) {
            Some((_, crystal)) => self.crystal(*crystal),
            None => character.to_string(),
        };
        line.chars().map(shown).collect()
    }

    fn crystal(self, crystal: Crystal) -> String {
        match self {
            Paint::Letters => crystal.to_string(),
            Paint::Colours => format!("\x1b[1;{}m{crystal}\x1b[0m", code(crystal)),
        }
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
    use carvania_rules::Merchant;

    use super::{Paint, marked};

    #[test]
    fn crystals_are_coloured_and_letters_are_not() {
        let card: Merchant = "YG>M".parse().unwrap();
        let line = format!("M. Bey plays {}, été GE-10", marked(card));
        assert_eq!(Paint::Letters.line(&line), "M. Bey plays YG>M, été GE-10");
        let expected = "M. Bey plays \x1b[1;33mY\x1b[0m\x1b[1;32mG\x1b[0m>\x1b[1;35mM\x1b[0m, été GE-10";
        assert_eq!(Paint::Colours.line(&line), expected);
    }

    #[test]
    fn a_marked_crystal_is_as_wide_as_its_letter() {
        let card: Merchant = "+YYG".parse().unwrap();
        assert_eq!(marked(card).chars().count(), 4);
    }
}
