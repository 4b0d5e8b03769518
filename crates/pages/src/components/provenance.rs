//! Where figures come from: a label, and what the component file says about it.

use maud::{Markup, html};

use crate::frame::Frame;

/// How well figures are known, from the least to the best.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Label {
    /// The file does not say.
    Unsaid,
    /// Made to satisfy every published count, not copied from the box.
    Reconstructed,
    /// Of our own, where the rules leave it open.
    Ours,
    /// Follows from what is published.
    Derived,
    /// Publicly described, by one source or few.
    Published,
    /// Many sources agree, and photographs show it.
    Verified,
}

/// The words of component files.
const WORDS: [(&str, Label); 5] = [
    ("verified", Label::Verified),
    ("published", Label::Published),
    ("derived", Label::Derived),
    ("ours", Label::Ours),
    ("reconstructed", Label::Reconstructed),
];

/// Where the figures of a kind come from.
pub(super) struct Provenance<'a> {
    pub(super) label: Label,
    notes: Vec<&'a str>,
}

impl<'a> Provenance<'a> {
    /// What is said of the first table that something is said of; else what is said of the whole file, where the least
    /// that is claimed counts.
    pub(super) fn of(notes: &'a [String], tables: &[&str]) -> Provenance<'a> {
        let about = |table: &str| -> Vec<&str> {
            notes.iter().filter_map(|note| note.strip_prefix(table)?.strip_prefix(": ")).collect()
        };
        let said = tables.iter().map(|table| about(table)).find(|found| !found.is_empty());
        let of_all = || notes.iter().map(String::as_str).filter(|note| label(note) > Label::Unsaid).collect();
        let notes: Vec<&str> = said.unwrap_or_else(of_all);
        let label = notes.iter().map(|note| label(note)).min().unwrap_or(Label::Unsaid);
        Provenance { label, notes }
    }

    /// The label that says where a value comes from.
    pub(super) fn badge(&self, frame: &Frame<'_>) -> Markup {
        let (class, key) = match self.label {
            Label::Verified => ("verified", "provenance-verified"),
            Label::Published => ("published", "provenance-published"),
            Label::Derived => ("published", "provenance-derived"),
            Label::Ours => ("reconstructed", "provenance-ours"),
            Label::Reconstructed => ("reconstructed", "provenance-reconstructed"),
            Label::Unsaid => ("unsaid", "provenance-unsaid"),
        };
        html! { span class={ "provenance " (class) } { (frame.say(key)) } }
    }

    /// What the file says, in its own words.
    pub(super) fn notes(&self, frame: &Frame<'_>) -> Markup {
        html! {
            @if !self.notes.is_empty() {
                details.sources {
                    summary { (frame.say("provenance-more")) }
                    @for note in &self.notes { p.note lang="en" { (note) } }
                }
            }
        }
    }
}

/// The label that a note begins with.
fn label(note: &str) -> Label {
    WORDS.iter().find(|(word, _)| note.starts_with(word)).map_or(Label::Unsaid, |&(_, label)| label)
}

#[cfg(test)]
mod tests {
    use super::{Label, Provenance};

    #[test]
    fn a_table_has_its_own_note_or_that_of_the_file() {
        let notes =
            ["published counts", "reconstructed the rest", "board: verified (twice)"].map(str::to_owned);
        assert_eq!(Provenance::of(&notes, &["board"]).label, Label::Verified);
        assert_eq!(Provenance::of(&notes, &["boards", "point"]).label, Label::Reconstructed);
        assert_eq!(Provenance::of(&[], &["board"]).label, Label::Unsaid);
    }
}
