//! Habits that a machine can check: clauses and tests match, files stay small, nothing is left undone.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use carvania_rules::clause::{Book, Clause};
use carvania_rules::rulebook::{Language, document, entries};

/// A Rust source file of the workspace.
struct Source {
    path: PathBuf,
    text: String,
}

fn workspace() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// All Rust sources in a folder of the workspace and below.
fn sources(folder: &str) -> Vec<Source> {
    let mut sources = Vec::new();
    collect(&workspace().join(folder), &mut sources);
    assert!(!sources.is_empty(), "there are no sources in {folder}");
    sources
}

fn collect(folder: &Path, sources: &mut Vec<Source>) {
    let entries = fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    for path in entries.map(|entry| entry.unwrap().path()) {
        if path.is_dir() && !path.ends_with("target") {
            collect(&path, sources);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            let text = fs::read_to_string(&path).unwrap();
            sources.push(Source { path, text });
        }
    }
}

fn crate_sources() -> Vec<Source> {
    let mut sources = sources("crates");
    sources.retain(|source| source.path.components().any(|part| part.as_os_str() == "src"));
    sources
}

fn clauses() -> BTreeSet<Clause> {
    Book::ALL
        .into_iter()
        .flat_map(|book| entries(Language::English, book))
        .map(|entry| entry.clause)
        .collect()
}

/// The names of the conformance tests.
fn conformance_tests() -> Vec<String> {
    let mut names = Vec::new();
    for Source { text, .. } in sources("crates/rules/tests/it/conformance") {
        let mut lines = text.lines();
        while lines.by_ref().any(|line| line == "#[test]") {
            let signature = lines.by_ref().find_map(|line| line.strip_prefix("fn ")).unwrap();
            names.push(signature.split('(').next().unwrap().to_owned());
        }
    }
    names
}

/// The clause that a test is named after: GE-14 for `ge_14_silver_slides_when_copper_is_gone`.
fn named_clause(test: &str) -> Option<Clause> {
    let mut words = test.split('_');
    let (book, number) = (words.next()?, words.next()?);
    words.next()?;
    format!("{}-{number}", book.to_uppercase()).parse().ok()
}

#[test]
fn every_clause_has_a_conformance_test() {
    let tested: BTreeSet<Clause> = conformance_tests().iter().filter_map(|test| named_clause(test)).collect();
    let untested: Vec<String> = clauses().difference(&tested).map(Clause::to_string).collect();
    assert!(untested.is_empty(), "no test is named after {}", untested.join(", "));
}

#[test]
fn every_conformance_test_is_named_after_a_clause() {
    let clauses = clauses();
    for test in conformance_tests() {
        let clause = named_clause(&test);
        assert!(clause.is_some_and(|clause| clauses.contains(&clause)), "{test} names no clause");
    }
}

#[test]
fn every_document_of_the_rulebook_is_embedded() {
    for language in Language::ALL {
        let folder = workspace().join("crates/rules/rulebook").join(language.code());
        let files =
            fs::read_dir(folder).unwrap().map(|entry| fs::read_to_string(entry.unwrap().path()).unwrap());
        let files: BTreeSet<String> = files.collect();
        let embedded = Book::ALL.map(|book| document(language, book).to_owned());
        assert_eq!(files, BTreeSet::from(embedded), "{language}");
    }
}

/// The words of a text that look like the number of a clause.
fn citations(text: &str) -> impl Iterator<Item = &str> {
    let words = text.split(|letter: char| !letter.is_ascii_alphanumeric() && letter != '-');
    words.filter(|word| {
        Book::ALL.into_iter().any(|book| {
            let number = word.strip_prefix(book.code()).and_then(|rest| rest.strip_prefix('-'));
            number.is_some_and(|number| number.starts_with(|digit: char| digit.is_ascii_digit()))
        })
    })
}

#[test]
fn every_clause_cited_in_the_rules_exists() {
    let clauses = clauses();
    for Source { path, text } in sources("crates/rules/src") {
        for word in citations(&text) {
            let exists = word.parse().is_ok_and(|clause| clauses.contains(&clause));
            assert!(exists, "{}: there is no clause {word}", path.display());
        }
    }
}

#[test]
fn every_clause_is_cited_where_it_is_implemented() {
    let mut uncited = clauses();
    for Source { text, .. } in sources("crates/rules/src") {
        for clause in citations(&text).filter_map(|word| word.parse().ok()).chain(nameable(&text)) {
            uncited.remove(&clause);
        }
    }
    let uncited: Vec<String> = uncited.iter().map(Clause::to_string).collect();
    assert!(uncited.is_empty(), "no source cites {}", uncited.join(", "));
}

/// Whoever shows, advises or plays asks the engine: a clause in a comment elsewhere, or one that code names by its number, is a
/// rule that is worked out a second time.
#[test]
fn no_other_crate_cites_a_clause_but_to_show_it() {
    let is_asked = |source: &Source| {
        let crates = source.path.strip_prefix(workspace().join("crates")).unwrap();
        !crates.starts_with("rules") && !crates.starts_with("laws")
    };
    for Source { path, text } in crate_sources().into_iter().filter(is_asked) {
        let comments = text.lines().filter_map(|line| line.split_once("//").map(|(_, comment)| comment));
        let cited: Vec<&str> = comments.flat_map(citations).collect();
        assert_eq!(cited, [""; 0], "{} works out a rule: ask `Game`", path.display());
        let code = text.split("#[cfg(test)]").next().unwrap();
        assert_eq!(nameable(code), [], "{} works out a rule: ask `Game`", path.display());
    }
}

/// The numbers that a function is called with, such as 14 in `ge(14)`.
fn arguments<'a>(text: &'a str, function: &'a str) -> impl Iterator<Item = u8> + 'a {
    text.match_indices(function).filter_map(move |(at, _)| {
        let is_whole_word = !text[..at].ends_with(|letter: char| letter.is_alphanumeric() || letter == '_');
        let argument = text[at + function.len()..].strip_prefix('(')?.split(')').next()?;
        argument.parse().ok().filter(|_| is_whole_word)
    })
}

/// The clauses that a source can name in a refusal.
fn nameable(text: &str) -> Vec<Clause> {
    let of = |book: Book| {
        let function = book.code().to_lowercase();
        arguments(text, &function).map(|number| Clause { book, number }).collect::<Vec<_>>()
    };
    Book::ALL.into_iter().flat_map(of).collect()
}

#[test]
fn every_clause_that_the_rules_can_name_exists() {
    let clauses = clauses();
    let mut named = BTreeSet::new();
    for Source { text, .. } in sources("crates/rules/src") {
        named.extend(nameable(&text));
    }
    let unknown: Vec<String> = named.difference(&clauses).map(Clause::to_string).collect();
    assert!(unknown.is_empty(), "there is no clause {}", unknown.join(", "));
    assert!(named.len() > 10, "{named:?} are too few to be all");
}

/// What a program that uses the rules begins with.
const FACE: [&str; 6] = ["Game", "Record", "Setup", "Title", "Crystal", "Crystals"];

#[test]
fn every_public_method_of_the_face_has_an_example() {
    let mut methods = 0;
    for Source { path, text } in sources("crates/rules/src") {
        let (mut is_face, mut has_example) = (false, false);
        for line in text.lines() {
            match line.strip_prefix("impl ").and_then(|rest| rest.strip_suffix(" {")) {
                Some(name) => is_face = FACE.contains(&name),
                None if line.starts_with('}') => is_face = false,
                None => {}
            }
            let code = line.trim_start();
            if code.starts_with("///") {
                has_example |= code.contains("```");
            } else if !code.starts_with("#[") {
                let is_method = code.starts_with("pub fn ") || code.starts_with("pub const fn ");
                methods += usize::from(is_face && is_method);
                assert!(has_example || !is_face || !is_method, "{}: no example: {code}", path.display());
                has_example = false;
            }
        }
    }
    assert!(methods > 80, "{methods} are too few to be all");
}

/// The documented item of the line at `from`, past its attributes.
fn item_after<'a>(lines: &[&'a str], from: usize) -> &'a str {
    let mut rest = lines[from..].iter().map(|line| line.trim_start());
    rest.find(|line| line.starts_with(|letter: char| letter.is_ascii_alphabetic())).unwrap_or_default()
}

/// A reader of the documentation sees a comment by itself: it cannot lean on the sentence before it in the source.
#[test]
fn doc_comments_stand_alone() {
    for Source { path, text } in ["crates", "xtask"].into_iter().flat_map(sources) {
        let lines: Vec<&str> = text.lines().collect();
        let comment = |line: &str| line.trim_start().strip_prefix("///").map(|text| text.trim().to_owned());
        for (number, line) in lines.iter().enumerate() {
            let begins = number == 0 || comment(lines[number - 1]).is_none();
            let Some(words) = comment(line).filter(|_| begins) else { continue };
            let place = format!("{}:{}", path.display(), number + 1);
            assert!(!words.starts_with("The same "), "{place}: say what it is: {words}");
            // The name of a variant, and a clause, say enough in two words.
            let is_short = words.split(' ').count() < 3
                && lines.get(number + 1).and_then(|line| comment(line)).is_none();
            let is_variant =
                item_after(&lines, number + 1).starts_with(|letter: char| letter.is_ascii_uppercase());
            let is_clause = citations(&words).next().is_some();
            assert!(!is_short || is_variant || is_clause, "{place}: say more than `{words}`");
        }
    }
}

#[test]
fn files_stay_under_500_lines() {
    // Examples in the documentation are read one at a time.
    let is_read = |line: &&str| !line.trim_start().starts_with("///");
    for Source { path, text } in crate_sources() {
        let lines = text.lines().filter(is_read).count();
        assert!(lines < 500, "{} has {lines} lines", path.display());
    }
}

#[test]
fn nothing_is_left_undone_or_silenced() {
    // In two parts each, so that this file passes its own test.
    let unwanted = [
        concat!("to", "do!"),
        concat!("TO", "DO"),
        concat!("unimple", "mented!"),
        concat!("#[ig", "nore"),
        concat!("#[al", "low("),
        concat!("#![al", "low("),
    ];
    for Source { path, text } in ["crates", "xtask"].into_iter().flat_map(sources) {
        for word in unwanted {
            assert!(!text.contains(word), "{} contains {word}", path.display());
        }
    }
}
