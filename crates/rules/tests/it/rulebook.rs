//! The rulebook documents: the same clauses in every language, numbered without gaps.

use carvania_rules::clause::{Book, Clause};
use carvania_rules::rulebook::{Language, document, entries, entry};

fn clauses(language: Language, book: Book) -> Vec<Clause> {
    entries(language, book).map(|entry| entry.clause).collect()
}

#[test]
fn clauses_are_numbered_without_gaps_in_every_language() {
    let last = [
        (Book::C, 19),
        (Book::GE, 20),
        (Book::EM, 29),
        (Book::CA, 20),
        (Book::EW, 27),
        (Book::J1, 16),
        (Book::J2, 16),
        (Book::J3, 10),
    ];
    assert_eq!(last.len(), Book::ALL.len());
    for (book, last) in last {
        let expected: Vec<Clause> = (1..=last).map(|number| Clause { book, number }).collect();
        for language in Language::ALL {
            assert_eq!(clauses(language, book), expected, "{language}");
        }
    }
}

#[test]
fn every_heading_of_the_third_level_is_a_clause() {
    for language in Language::ALL {
        for book in Book::ALL {
            let headings = document(language, book).lines().filter(|line| line.starts_with("###")).count();
            assert_eq!(clauses(language, book).len(), headings, "{language} {}", book.code());
        }
    }
}

#[test]
fn every_clause_has_a_title_and_a_first_paragraph_of_its_own() {
    for language in Language::ALL {
        let all: Vec<_> = Book::ALL.into_iter().flat_map(|book| entries(language, book)).collect();
        for entry in &all {
            let paragraph = entry.first_paragraph();
            assert!(!entry.title.is_empty() && !paragraph.is_empty(), "{language} {}", entry.clause);
            assert!(!paragraph.contains(['\n', '#']), "{language} {}: {paragraph}", entry.clause);
            let twins = all.iter().filter(|other| other.title == entry.title).count();
            assert_eq!(twins, 1, "{language} {}: {}", entry.clause, entry.title);
        }
    }
}

#[test]
fn languages_differ_in_every_clause() {
    for book in Book::ALL {
        for (english, french) in entries(Language::English, book).zip(entries(Language::French, book)) {
            assert_eq!(english.clause, french.clause);
            assert_ne!(english.text, french.text, "{}", english.clause);
        }
    }
}

#[test]
fn an_entry_is_found_by_its_clause() {
    let rest = entry(Language::English, "GE-12".parse().unwrap()).unwrap();
    assert_eq!(rest.title, "Take a rest");
    assert_eq!(
        rest.first_paragraph(),
        "When you rest, every card that you have played returns to your hand."
    );
    let repos = entry(Language::French, "GE-12".parse().unwrap()).unwrap();
    assert_eq!(repos.title, "Se reposer");
    assert_eq!(entry(Language::English, "GE-21".parse().unwrap()), None);
}
