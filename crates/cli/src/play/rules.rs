//! The rulebook as lines of text.

use carvania_rules::rulebook::{Entry, entry, in_force};
use carvania_rules::{Book, Clause, Title};

use super::layout::{GAP, columns, width};
use super::terminal::Terminal;

const INDENT: &str = "   ";

/// Number and title of a clause, and the paragraph that explains a refusal.
pub(super) fn brief(entry: Entry, terminal: Terminal) -> Vec<String> {
    let mut lines = terminal.wrapped("", &heading(entry));
    lines.extend(terminal.wrapped(INDENT, &plain(&entry.first_paragraph())));
    lines
}

/// A whole clause.
pub(super) fn full(entry: Entry, terminal: Terminal) -> Vec<String> {
    let mut lines = terminal.wrapped("", &heading(entry));
    let paragraphs = entry.text.split("\n\n").enumerate();
    for (number, paragraph) in paragraphs {
        lines.extend((number > 0).then(String::new));
        lines.extend(items(paragraph).iter().flat_map(|item| terminal.wrapped(INDENT, &plain(item))));
    }
    lines
}

/// Numbers and titles of the clauses that a game is played by.
pub(super) fn contents(title: Title, terminal: Terminal) -> Vec<String> {
    let entries = in_force(title).into_iter().filter_map(|clause| entry(terminal.language, clause));
    let titles: Vec<String> = entries.map(heading).collect();
    let half = titles.len().div_ceil(2);
    let row = |line: usize| titles.iter().skip(line).step_by(half).cloned().collect();
    let rows: Vec<Vec<String>> = (0..half).map(row).collect();
    let lines = columns(&rows, GAP);
    // Two columns where they fit, else one.
    if lines.iter().all(|line| width(line) <= terminal.width) {
        return lines;
    }
    titles.iter().flat_map(|title| terminal.wrapped("", title)).collect()
}

/// The clause that is meant by "ge-10", "GE 10", "ge10" or "10".
pub(super) fn find(text: &str, title: Title, terminal: Terminal) -> Option<Entry> {
    let text: String = text.to_uppercase().split_whitespace().collect();
    let named = |book: Book| {
        let rest = text.strip_prefix(book.code())?;
        Some(Clause { book, number: number(rest.strip_prefix('-').unwrap_or(rest))? })
    };
    let own = || Some(Clause { book: title.book(), number: number(&text)? });
    entry(terminal.language, Book::ALL.into_iter().find_map(named).or_else(own)?)
}

/// A number of nothing but digits.
fn number(text: &str) -> Option<u8> {
    text.parse().ok().filter(|_| text.bytes().all(|byte| byte.is_ascii_digit()))
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
    use carvania_rules::clause::{c, ge, j1, j2};
    use carvania_rules::rulebook::entries;
    use carvania_rules::{Book, Language, Title};

    use super::{contents, find, full};
    use crate::play::terminal::Terminal;

    const READER: Terminal = Terminal { language: Language::English, width: 80 };

    #[test]
    fn a_clause_is_found_by_its_number_however_it_is_written() {
        let written = [("GE-10", ge(10)), ("ge 10", ge(10)), ("10", ge(10)), ("c5", c(5))];
        for (text, clause) in
            written.into_iter().chain([("J1-7", j1(7)), ("j110", j1(10)), ("j2 - 3", j2(3))])
        {
            let found = find(text, Title::GolemEdition, READER).map(|entry| entry.clause);
            assert_eq!(found, Some(clause), "{text}");
        }
        assert_eq!(find("7", Title::JourneyOne, READER).map(|entry| entry.clause), Some(j1(7)));
        for text in ["GE-99", "XX-1", "GE", "J1", "J-17", "", "-", "+5", "10000", "é"] {
            assert_eq!(find(text, Title::GolemEdition, READER), None, "{text}");
        }
    }

    #[test]
    fn clauses_and_contents_fit_the_screen() {
        for (language, width) in Language::ALL.into_iter().flat_map(|one| [(one, 80), (one, 50)]) {
            let terminal = Terminal { language, width };
            let fits = |line: &String| line.chars().count() <= width;
            for title in Title::ALL {
                assert!(contents(title, terminal).iter().all(fits), "{title}");
            }
            for entry in Book::ALL.into_iter().flat_map(|book| entries(language, book)) {
                assert!(full(entry, terminal).iter().all(fits), "{}", entry.clause);
            }
        }
    }
}
