//! Clause numbers: the shared vocabulary of rules, refusals, tests and pages.

use std::fmt;
use std::str::FromStr;

use crate::games::games;

/// Makes the parts of the rulebook of the list of games: each with its letters, and the function that makes a clause of it.
macro_rules! books {
    ($($(#[$doc:meta])* $title:ident in $module:ident, $book:ident $clause:ident;)+) => {
        /// A part of the rulebook: what all games share, or one game.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum Book {
            /// What all games share.
            C,
            $($(#[$doc])* $book,)+
        }

        impl Book {
            /// All parts, in the order in which a reader meets them.
            pub const ALL: [Book; [Book::C, $(Book::$book),+].len()] = [Book::C, $(Book::$book),+];

            /// The letters before the number.
            pub const fn code(self) -> &'static str {
                match self {
                    Book::C => "C",
                    $(Book::$book => stringify!($book),)+
                }
            }
        }

        /// A clause that all games share.
        pub const fn c(number: u8) -> Clause {
            Clause { book: Book::C, number }
        }

        $(
            #[doc = concat!("A clause of the part ", stringify!($book), " of the rulebook.")]
            pub const fn $clause(number: u8) -> Clause {
                Clause { book: Book::$book, number }
            }
        )+
    };
}

games!(books);

/// One numbered rule, such as GE-10.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Clause {
    /// The part of the rulebook.
    pub book: Book,
    /// The number within that part.
    pub number: u8,
}

impl fmt::Display for Clause {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.book.code(), self.number)
    }
}

/// A text that is not a clause number.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` is not a clause: write for example GE-10")]
pub struct ClauseError(String);

impl FromStr for Clause {
    type Err = ClauseError;

    fn from_str(text: &str) -> Result<Clause, ClauseError> {
        let clause = || {
            let (code, number) = text.split_once('-')?;
            let book = Book::ALL.into_iter().find(|book| book.code() == code)?;
            Some(Clause { book, number: number.parse().ok()? })
        };
        clause().filter(|clause| clause.to_string() == text).ok_or_else(|| ClauseError(text.to_owned()))
    }
}
