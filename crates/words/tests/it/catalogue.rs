//! Tidiness: every message in every language, none missing, none too many.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use carvania_lessons::Lesson;
use carvania_rules::{Crystals, Merchant, Title};
use carvania_words::Language;

use crate::sources::{files, is_key, literals, said, workspace};

/// The places that speak to people and to nobody else: there are no sentences in them.
const SPEAKERS: [&str; 5] = [
    "crates/words/src",
    "crates/report/src/telling",
    "crates/cli/src/play",
    "crates/cli/src/analyse",
    "crates/cli/src/hint",
];

/// What looks like a key and is none: classes and ids of the pages, headers of HTTP, settings of browsers, limits of a server.
const NAMES: [&str; 95] = [
    "apple-touch-icon",
    "before-restore",
    "bonus-kind",
    "bonus-name",
    "chance-chart",
    "chance-numbers",
    "chromium-browser",
    "color-scheme",
    "cross-origin-opener-policy",
    "cross-origin-resource-policy",
    "games-name",
    "golems-name",
    "google-chrome",
    "idempotency-key",
    "kebab-case",
    "last-event-id",
    "let-in",
    "map-name",
    "menu-row",
    "merchants-name",
    "minimal-ui",
    "most-connections",
    "most-connections-of-address",
    "most-hints",
    "most-packs",
    "most-packs-of-one",
    "most-records",
    "most-reviews",
    "most-reviews-of-one",
    "most-streams",
    "most-streams-of-address",
    "most-tables",
    "most-tables-of-one",
    "new-traders",
    "no-preference",
    "no-store",
    "permissions-policy",
    "place-adjust",
    "place-golem",
    "place-market",
    "place-move-any",
    "place-outpost",
    "place-refresh",
    "place-wagon",
    "plain-cloth",
    "plain-page",
    "pocket-under-a-path",
    "prefers-color-scheme",
    "prefers-reduced-motion",
    "rate-changes",
    "rate-guests",
    "rate-messages",
    "rate-packs",
    "rate-records",
    "rate-records-of-address",
    "rate-reviews-of-address",
    "rate-tables",
    "rate-tables-of-address",
    "requests-per-second",
    "same-origin",
    "score-numbers",
    "sec-fetch-site",
    "show-map",
    "show-market",
    "show-places",
    "shut-out",
    "t-b",
    "t-g",
    "t-m",
    "t-none",
    "t-unknown",
    "t-valley",
    "t-village",
    "t-y",
    "table-page",
    "theme-color",
    "trader-space",
    "turn-back",
    "turn-on",
    "unfit-components",
    "unfit-map",
    "unfit-name",
    "unfit-pace",
    "unfit-seats",
    "world-bonus",
    "world-golems",
    "world-outposts",
    "x-accel-buffering",
    "x-default",
    "x-forwarded-for",
    "x-forwarded-proto",
    "x-part",
    "x-request-id",
    "x-stream",
    "xdg-open",
];

/// What a file is about is told in English only, to whoever keeps it: a journal, a suite of positions.
const OF_FILES: [&str; 2] = ["journal.rs", "suite.rs"];

/// The messages of a language: key and definition.
fn messages(language: Language) -> BTreeMap<String, String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("locales").join(language.code());
    let mut messages = BTreeMap::new();
    for file in files(&folder, "ftl") {
        let mut key = None;
        for line in fs::read_to_string(file).unwrap().lines() {
            if let Some((name, _)) = line.split_once(" =").filter(|_| line.starts_with(char::is_alphabetic)) {
                assert!(!messages.contains_key(name), "{name} is defined twice");
                key = Some(name.to_owned());
            }
            if let Some(key) = key.as_ref().filter(|_| !line.starts_with('#')) {
                messages.entry(key.clone()).or_insert_with(String::new).push_str(&format!("{line}\n"));
            }
        }
    }
    messages
}

/// What a message refers to in braces: variables with a `$`, other messages without.
fn references(definition: &str) -> BTreeSet<String> {
    let inner = definition.split('{').skip(1).filter_map(|part| part.split_whitespace().next());
    let named = |name: &&str| name.starts_with(|letter: char| letter == '$' || letter.is_ascii_lowercase());
    let argument = definition.split("NUMBER(").skip(1).filter_map(|part| part.split(',').next());
    inner.filter(named).chain(argument).map(str::to_owned).collect()
}

fn keys(language: Language) -> BTreeSet<String> {
    messages(language).into_keys().collect()
}

#[test]
fn every_language_has_the_same_messages() {
    for language in Language::ALL {
        assert_eq!(keys(language), keys(Language::English), "{language}");
    }
}

#[test]
fn a_message_uses_the_same_variables_in_every_language() {
    let english = messages(Language::English);
    for language in Language::ALL {
        for (key, definition) in messages(language) {
            let variables = |definition: &str| -> Vec<String> {
                let all = references(definition).into_iter().flat_map(|name| match english.get(&name) {
                    Some(message) => references(message),
                    None => BTreeSet::from([name]),
                });
                all.collect::<BTreeSet<_>>().into_iter().collect()
            };
            assert_eq!(variables(&definition), variables(&english[&key]), "{key} in {language}");
        }
    }
}

/// The messages of the steps of a lesson, which are named in its record.
fn lesson(title: Title) -> Vec<String> {
    Lesson::of(title).steps().iter().map(|step| step.message(title)).collect()
}

#[test]
fn every_message_is_used() {
    let mut used: BTreeSet<String> = sources().iter().flat_map(|file| literals(file)).collect();
    used.extend(Title::ALL.into_iter().flat_map(lesson));
    used.extend(messages(Language::English).values().flat_map(|definition| references(definition)));
    let unused: Vec<String> = keys(Language::English).into_iter().filter(|key| !used.contains(key)).collect();
    assert_eq!(unused, [""; 0]);
}

/// The sources of all crates, without their tests.
fn sources() -> Vec<PathBuf> {
    let is_test = |file: &Path| {
        let mut parts = file.components().map(|part| part.as_os_str());
        parts.any(|part| part == "tests" || part == "tests.rs" || part == "examples")
    };
    files(&workspace().join("crates"), "rs").into_iter().filter(|file| !is_test(file)).collect()
}

#[test]
fn every_key_in_the_sources_is_in_the_catalogue() {
    let known = keys(Language::English);
    let is_unknown = |text: &String| !known.contains(text) && !NAMES.contains(&text.as_str());
    for file in sources() {
        let like_keys = literals(&file).into_iter().filter(|text| is_key(text) && is_unknown(text));
        let missing: Vec<String> =
            like_keys.chain(said(&file).into_iter().filter(|text| !known.contains(text))).collect();
        assert_eq!(missing, [""; 0], "{}: no messages (what is none belongs to NAMES)", file.display());
    }
}

#[test]
fn every_name_that_is_no_key_is_used() {
    let used: BTreeSet<String> = sources().iter().flat_map(|file| literals(file)).collect();
    let unused: Vec<&str> = NAMES.into_iter().filter(|name| !used.contains(*name)).collect();
    assert_eq!(unused, [""; 0]);
}

#[test]
fn attributes_are_the_same_in_every_language() {
    let attributes = |definition: &str| -> Vec<String> {
        let lines = definition.lines().filter_map(|line| line.trim_start().strip_prefix('.'));
        lines.filter_map(|line| line.split_once(" =")).map(|(name, _)| name.to_owned()).collect()
    };
    let english = messages(Language::English);
    for (key, definition) in Language::ALL.into_iter().flat_map(messages) {
        assert_eq!(attributes(&definition), attributes(&english[&key]), "{key}");
    }
}

#[test]
fn what_messages_name_is_notation() {
    for (key, definition) in Language::ALL.into_iter().flat_map(messages) {
        let named = |function: &str| -> Vec<String> {
            let calls = definition.split(function).skip(1);
            calls.filter_map(|call| call.split('"').nth(1)).map(str::to_owned).collect()
        };
        for crystals in named("CRYSTALS(") {
            assert!(crystals.parse::<Crystals>().is_ok(), "{key}: {crystals}");
        }
        for card in named("CARD(") {
            assert!(card.parse::<Merchant>().is_ok(), "{key}: {card}");
        }
    }
}

#[test]
fn there_are_no_sentences_in_the_code_that_speaks() {
    let is_word =
        |word: &&str| !word.contains('{') && word.chars().filter(|letter| letter.is_alphabetic()).count() > 1;
    for speaker in SPEAKERS {
        let of_files =
            |file: &Path| file.file_name().is_some_and(|name| OF_FILES.iter().any(|file| name == *file));
        for file in files(&workspace().join(speaker), "rs").into_iter().filter(|file| !of_files(file)) {
            let is_sentence = |text: &String| text.split_whitespace().filter(is_word).count() > 1;
            let sentences: Vec<String> = literals(&file).into_iter().filter(is_sentence).collect();
            assert_eq!(sentences, [""; 0], "{}", file.display());
        }
    }
}

#[test]
fn apostrophes_are_those_of_print() {
    for (key, definition) in Language::ALL.into_iter().flat_map(messages) {
        assert!(!definition.contains('\''), "{key}: write ’");
    }
}

#[test]
fn french_puts_no_break_spaces_before_double_punctuation() {
    for (key, definition) in messages(Language::French) {
        for mark in [" :", " ;", " !", " ?"] {
            // Names of commands are no sentence.
            let is_sentence = !key.starts_with("command-");
            assert!(!(is_sentence && definition.contains(mark)), "{key}");
        }
    }
}
