//! The terminal of a player: its language and its width.

use carvania_rules::Language;
use carvania_words::{Argument, Value, compose};

use super::layout::{GAP, INDENT, MIN_ROOM, width, wrapped_to};
use super::paint::marked;

/// A space that keeps what stands around it together.
const NO_BREAK: &str = "\u{a0}";

/// The language and the width that all output is laid out for.
#[derive(Clone, Copy, Debug)]
pub(super) struct Terminal {
    pub(super) language: Language,
    pub(super) width: usize,
}

impl Terminal {
    /// A message of the catalogue, its crystals marked for the screen.
    pub(super) fn say(self, key: &str, args: &[(&'static str, Value<'_>)]) -> String {
        let facts: Vec<_> =
            args.iter().map(|(name, value)| (*name, Argument::Value(value.clone().into_owned()))).collect();
        marked(compose(self.language, key, &facts))
    }

    /// A terminal that is narrower by an indentation.
    pub(super) fn below(self, indent: usize) -> Terminal {
        Terminal { width: self.width.saturating_sub(indent), ..self }
    }

    /// A paragraph as lines that begin with `label` and line up behind it, or below it where there is too
    /// little room behind.
    pub(super) fn wrapped(self, label: &str, text: &str) -> Vec<String> {
        let words = label.trim_start();
        if words.is_empty() || width(label) + MIN_ROOM <= self.width {
            return wrapped_to(label, text, self.width);
        }
        let indent = " ".repeat(width(label) - width(words) + INDENT);
        [vec![label.trim_end().to_owned()], wrapped_to(&indent, text, self.width)].concat()
    }

    /// Things behind a label, as many on a line as fit. None is broken that fits on a line of its own.
    pub(super) fn listed(self, label: &str, things: &[String]) -> Vec<String> {
        let room = self.width.saturating_sub(width(label));
        let unbroken = |thing: &String| match thing {
            thing if width(thing) <= room => thing.replace(' ', NO_BREAK),
            thing => thing.clone(),
        };
        self.wrapped(label, &things.iter().map(unbroken).collect::<Vec<_>>().join("  "))
    }

    /// Things behind a heading, or below it where there is too little room behind.
    pub(super) fn section(self, heading: &str, things: &[String]) -> Vec<String> {
        let label = format!("{heading}{}", " ".repeat(GAP));
        let widest = things.iter().map(|thing| width(thing)).max().unwrap_or(0);
        if width(&label) + widest <= self.width {
            return self.listed(&label, things);
        }
        [self.wrapped("", heading), self.listed(&" ".repeat(INDENT), things)].concat()
    }

    /// A text at the left end of a line and one at the right end, or below it where the line is too short.
    pub(super) fn apart(self, left: &str, right: &str) -> Vec<String> {
        let between = self.width.saturating_sub(width(left) + width(right));
        if between < 2 && !right.is_empty() {
            return [self.wrapped("", left), self.wrapped(&" ".repeat(INDENT), right)].concat();
        }
        vec![format!("{left}{}{right}", " ".repeat(between)).trim_end().to_owned()]
    }
}

#[cfg(test)]
mod tests {
    use super::{Language, Terminal};

    const NARROW: Terminal = Terminal { language: Language::English, width: 24 };

    #[test]
    fn two_texts_stand_apart_or_below_each_other() {
        assert_eq!(NARROW.apart("left", "right"), ["left               right"]);
        assert_eq!(NARROW.apart("a longer left", "a longer right"), ["a longer left", "   a longer right"]);
        assert_eq!(NARROW.apart("left", ""), ["left"]);
    }

    #[test]
    fn a_label_that_takes_all_the_room_stands_above() {
        assert_eq!(NARROW.wrapped("Label: ", "some words here"), ["Label: some words here"]);
        assert_eq!(
            NARROW.wrapped("  Label of many words ", "some words"),
            ["  Label of many words", "     some words"]
        );
    }

    #[test]
    fn things_are_broken_only_if_they_must_be() {
        let things = ["one thing".to_owned(), "another thing".to_owned()];
        assert_eq!(NARROW.listed("a  ", &things), ["a  one\u{a0}thing", "   another\u{a0}thing"]);
        let long = ["a thing that is too long for a line".to_owned()];
        assert_eq!(
            NARROW.section("Heading", &long),
            ["Heading", "   a thing that is too", "   long for a line"]
        );
    }
}
