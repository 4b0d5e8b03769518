//! Which clauses of the rulebook a game is played by: those of its own part, and all that they refer to.

use std::collections::BTreeSet;

use super::{Language, entries, entry};
use crate::clause::{Book, Clause};
use crate::games::Title;

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
    use std::collections::BTreeSet;

    use super::{cited, in_force};
    use crate::clause::{Book, Clause, em, ew, ge, j1};
    use crate::games::Title;

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
