//! The rulebook as lines of text.

use carvania_rules::rulebook::{Entry, entries, entry};
use carvania_rules::{Book, Clause, Language, Title};

use super::layout::{WIDTH, columns, wrapped};

const INDENT: &str = "   ";

/// Number and title of a clause, and the paragraph that explains a refusal.
pub(super) fn brief(entry: Entry) -> Vec<String> {
    let mut lines = vec![heading(entry)];
    lines.extend(wrapped(INDENT, &plain(&entry.first_paragraph())));
    lines
}

/// A whole clause.
pub(super) fn full(entry: Entry) -> Vec<String> {
    let mut lines = vec![heading(entry)];
    let paragraphs = entry.text.split("\n\n").enumerate();
    for (number, paragraph) in paragraphs {
        lines.extend((number > 0).then(String::new));
        lines.extend(items(paragraph).iter().flat_map(|item| wrapped(INDENT, &plain(item))));
    }
    lines
}

/// Numbers and titles of the clauses that a game is played by.
pub(super) fn contents(language: Language, title: Title) -> Vec<String> {
    let entries = [Book::C, book(title)].into_iter().flat_map(|book| entries(language, book));
    let titles: Vec<String> = entries.map(heading).collect();
    let half = titles.len().div_ceil(2);
    let row = |line: usize| titles.iter().skip(line).step_by(half).cloned().collect();
    let rows: Vec<Vec<String>> = (0..half).map(row).collect();
    let lines = columns(&rows, 3);
    // Two columns where they fit, else one.
    if lines.iter().all(|line| line.chars().count() <= WIDTH) { lines } else { titles }
}

/// The clause that somebody means by "ge-10", "GE 10", "ge10" or "10".
pub(super) fn find(text: &str, title: Title, language: Language) -> Option<Entry> {
    let letters: String = text.chars().filter(char::is_ascii_alphabetic).collect();
    let digits: String = text.chars().filter(char::is_ascii_digit).collect();
    let code = letters.to_uppercase();
    let book = if code.is_empty() {
        Some(book(title))
    } else {
        Book::ALL.into_iter().find(|book| book.code() == code)
    };
    entry(language, Clause { book: book?, number: digits.parse().ok()? })
}

const fn book(title: Title) -> Book {
    match title {
        Title::GolemEdition => Book::GE,
        Title::EasternMountains => Book::EM,
        Title::CallForAdventure => Book::CA,
    }
}

fn heading(entry: Entry) -> String {
    format!("{}. {}", entry.clause, entry.title)
}

/// A paragraph as one line, a list as a line for each item.
fn items(paragraph: &str) -> Vec<String> {
    let mut items: Vec<String> = Vec::new();
    for line in paragraph.lines() {
        match items.last_mut() {
            Some(item) if !line.starts_with("- ") => *item = format!("{item} {}", line.trim()),
            Some(_) | None => items.push(line.trim().to_owned()),
        }
    }
    items
}

/// The text without the marks of emphasis.
fn plain(markdown: &str) -> String {
    markdown.replace('*', "")
}

#[cfg(test)]
mod tests {
    use carvania_rules::clause::{c, ca, em, ge};
    use carvania_rules::{Language, Title};

    use super::{contents, find, full};

    #[test]
    fn a_clause_is_found_by_its_number_however_it_is_written() {
        for (text, clause) in [("GE-10", ge(10)), ("ge 10", ge(10)), ("10", ge(10)), ("c5", c(5))] {
            let found = find(text, Title::GolemEdition, Language::English).map(|entry| entry.clause);
            assert_eq!(found, Some(clause), "{text}");
        }
        for text in ["GE-99", "XX-1", "GE", "", "10000"] {
            assert_eq!(find(text, Title::GolemEdition, Language::English), None, "{text}");
        }
    }

    #[test]
    fn clauses_and_contents_fit_the_screen() {
        for language in Language::ALL {
            let fits = |line: &String| line.chars().count() <= 80;
            for title in Title::ALL {
                assert!(contents(language, title).iter().all(fits));
            }
            let clauses =
                (1..=19).map(c).chain((1..=20).map(ge)).chain((1..=29).map(em)).chain((1..=20).map(ca));
            for clause in clauses {
                let entry = find(&clause.to_string(), Title::GolemEdition, language).unwrap();
                assert!(full(entry).iter().all(fits), "{clause}");
            }
        }
    }
}
