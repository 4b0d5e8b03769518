//! The rulebook: every clause in the words that players read, in every language.
//!
//! ```
//! use carvania_rules::clause::ge;
//! use carvania_rules::rulebook::{Language, entry};
//!
//! let rest = entry(Language::English, ge(12)).unwrap();
//! assert_eq!(rest.title, "Take a rest");
//! assert!(rest.first_paragraph().starts_with("When you rest"));
//! ```

use std::collections::BTreeSet;
use std::fmt;
use std::str::FromStr;

use crate::clause::{Book, Clause};
use crate::games::{Title, games};

/// A language that the rulebook is written in.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[expect(missing_docs, reason = "the names are the documentation")]
pub enum Language {
    #[default]
    English,
    French,
}

impl Language {
    /// All languages of the rulebook.
    pub const ALL: [Language; 2] = [Language::English, Language::French];

    /// The two letters that stand for the language.
    pub const fn code(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::French => "fr",
        }
    }
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

/// A text that names no language of the rulebook.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("`{code}` is not one of the languages: {}", Language::ALL.map(Language::code).join(", "))]
pub struct LanguageError {
    code: String,
}

impl FromStr for Language {
    type Err = LanguageError;

    fn from_str(text: &str) -> Result<Language, LanguageError> {
        Language::ALL
            .into_iter()
            .find(|language| language.code() == text)
            .ok_or_else(|| LanguageError { code: text.to_owned() })
    }
}

/// One clause of the rulebook.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Entry {
    /// The number that refusals and tests name.
    pub clause: Clause,
    /// Its heading, without the number.
    pub title: &'static str,
    /// What it says, in Markdown.
    pub text: &'static str,
}

impl Entry {
    /// The paragraph that is shown to a player whose action the clause forbids, as one line of Markdown.
    pub fn first_paragraph(self) -> String {
        let lines = self.text.lines().map(str::trim).take_while(|line| !line.is_empty());
        lines.collect::<Vec<_>>().join(" ")
    }
}

/// The clauses of one part of the rulebook, in the order in which they stand there.
pub fn entries(language: Language, book: Book) -> impl Iterator<Item = Entry> {
    read(document(language, book))
}

/// What the rulebook says under one clause number, if there is such a clause.
pub fn entry(language: Language, clause: Clause) -> Option<Entry> {
    entries(language, clause.book).find(|entry| entry.clause == clause)
}

/// Makes of the list of games the function that finds the document of a part of the rulebook.
macro_rules! documents {
    ($($(#[$doc:meta])* $title:ident in $module:ident, $book:ident $clause:ident;)+) => {
        /// One part of the rulebook as a whole, in Markdown.
        pub const fn document(language: Language, book: Book) -> &'static str {
            match (language, book) {
                (Language::English, Book::C) => include_str!("../rulebook/en/common.md"),
                (Language::French, Book::C) => include_str!("../rulebook/fr/common.md"),
                $(
                    (Language::English, Book::$book) => {
                        include_str!(concat!("../rulebook/en/", stringify!($module), ".md"))
                    }
                    (Language::French, Book::$book) => {
                        include_str!(concat!("../rulebook/fr/", stringify!($module), ".md"))
                    }
                )+
            }
        }
    };
}

games!(documents);

/// A clause begins at a heading of the third level and goes on to the next heading.
fn read(document: &'static str) -> impl Iterator<Item = Entry> {
    document.split("\n### ").skip(1).filter_map(read_entry)
}

fn read_entry(section: &'static str) -> Option<Entry> {
    let (heading, rest) = section.split_once('\n')?;
    let (number, title) = heading.trim().split_once(". ")?;
    let text = rest.split("\n## ").next()?.trim();
    Some(Entry { clause: number.parse().ok()?, title, text })
}

/// The clauses that a game is played by, in the order of the rulebook.
pub fn in_force(title: Title) -> BTreeSet<Clause> {
    let of = |book| entries(Language::English, book).map(|entry| entry.clause);
    let mut in_force: BTreeSet<Clause> = of(Book::C).chain(of(title.book())).collect();
    let mut unread: Vec<Clause> = in_force.iter().copied().collect();
    while let Some(clause) = unread.pop() {
        unread.extend(referred_to(clause).into_iter().filter(|&other| in_force.insert(other)));
    }
    in_force
}

/// The clauses that a clause names. What it says about later parts of the rulebook is for their readers.
fn referred_to(clause: Clause) -> BTreeSet<Clause> {
    let text = entry(Language::English, clause).map(|entry| entry.text).unwrap_or_default();
    let mut named = cited(text);
    named.retain(|other| other.book <= clause.book);
    named
}

/// The clauses that an English text cites, those between "EW-7 to EW-18" included.
fn cited(text: &str) -> BTreeSet<Clause> {
    let words: Vec<&str> = text.split(|letter: char| !letter.is_alphanumeric() && letter != '-').collect();
    let clause = |word: &&str| word.parse::<Clause>().ok();
    let single = words.iter().filter_map(clause);
    let ranges = words.windows(3).filter(|words| words[1] == "to").flat_map(|words| {
        let ends = clause(&words[0]).zip(clause(&words[2])).filter(|(first, last)| first.book == last.book);
        ends.into_iter().flat_map(|(first, last)| {
            (first.number..=last.number).map(move |number| Clause { book: first.book, number })
        })
    });
    single.chain(ranges).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::clause::{c, em, ew, ge, j1};

    const DOCUMENT: &str = "# GE. A game

Not a clause.

## Set-up

### GE-1. The cards

Two lines
of one paragraph.

**Ruling.** Another.

## Turn

### GE-2. A title. With a stop

Text.
";

    #[test]
    fn a_clause_ends_at_the_next_heading() {
        let entries: Vec<Entry> = read(DOCUMENT).collect();
        let expected = [
            Entry {
                clause: ge(1),
                title: "The cards",
                text: "Two lines\nof one paragraph.\n\n**Ruling.** Another.",
            },
            Entry { clause: ge(2), title: "A title. With a stop", text: "Text." },
        ];
        assert_eq!(entries, expected);
    }

    #[test]
    fn the_first_paragraph_is_one_line() {
        let first = read(DOCUMENT).next().unwrap();
        assert_eq!(first.first_paragraph(), "Two lines of one paragraph.");
    }

    #[test]
    fn line_ends_of_other_systems_do_no_harm() {
        let entry = read("# C\r\n\r\n### C-1. Colours\r\n\r\nTwo\r\nlines.\r\n\r\nMore.\r\n").next().unwrap();
        assert_eq!((entry.clause, entry.title), (c(1), "Colours"));
        assert_eq!(entry.first_paragraph(), "Two lines.");
    }

    #[test]
    fn what_is_no_clause_is_left_out() {
        for heading in ["### C-1 Colours", "### X-1. Colours", "### Colours", "## C-1. Colours"] {
            let document: &'static str = format!("\n{heading}\n\nText.\n").leak();
            assert_eq!(read(document).count(), 0, "{heading}");
        }
    }

    #[test]
    fn a_language_is_known_by_its_code() {
        for language in Language::ALL {
            assert_eq!(language.to_string().parse(), Ok(language));
        }
        let error = "EN".parse::<Language>().unwrap_err();
        assert_eq!(error.to_string(), "`EN` is not one of the languages: en, fr");
    }

    fn of(title: Title, book: Book) -> Vec<u8> {
        in_force(title).into_iter().filter(|clause| clause.book == book).map(|clause| clause.number).collect()
    }

    #[test]
    fn citations_are_single_or_from_one_to_another() {
        let cited = cited("As EW-7 to EW-9 (and EW-20) say, GE-3; not XX-4, nor GE-1 to EM-2.");
        let expected = [ge(1), ge(3), em(2), ew(7), ew(8), ew(9), ew(20)];
        assert_eq!(cited, BTreeSet::from(expected));
    }

    #[test]
    fn a_game_of_one_box_is_played_by_its_own_clauses() {
        for title in [Title::GolemEdition, Title::EasternMountains, Title::EndlessWorld] {
            let books: BTreeSet<Book> = in_force(title).into_iter().map(|clause| clause.book).collect();
            assert_eq!(books.len(), 2, "{title}: {books:?}");
        }
    }

    #[test]
    fn a_journey_is_played_by_clauses_of_its_boxes() {
        // EW-1 and EW-4 set up another board, and J1-13 says what a rest is.
        let expected: Vec<u8> = (2..=27).filter(|number| ![4, 21].contains(number)).collect();
        assert_eq!(of(Title::JourneyOne, Book::EW), expected);
        assert_eq!(of(Title::JourneyTwo, Book::EM), [14, 15, 16]);
        assert_eq!(of(Title::JourneyThree, Book::J1), [5, 9, 10, 14]);
        let is_route = |clause: &Clause| *clause == j1(12);
        assert!(!in_force(Title::JourneyTwo).iter().any(is_route));
    }
}
