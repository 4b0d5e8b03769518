//! What happened is told in words: along whole games of all titles nothing that people read is a code.

use std::collections::BTreeMap;

use carvania_rules::{Language, Title};
use carvania_tables::PersonId;

use crate::markup::{between, elements, text};
use crate::played::Played;
use crate::tables::seen;

/// The log shows the last 80 turns: looked at so often, nothing is missed.
const EVERY: usize = 60;
/// The last 8 turns are announced, each of which takes a decision at least.
const EVERY_ANNOUNCED: usize = 8;
/// No turn is announced in more words: the longest has five deeds.
const MAX_WORDS: usize = 28;

/// Whether a word is notation: crystals as letters, a merchant card, the short name of a location, card or tile.
///
/// The names of cells (`C4`) are none: they stand on the map, and only valleys and empty villages, which look alike, are
/// told by them.
fn is_code(word: &str) -> bool {
    let word = word.trim_matches(|sign: char| !sign.is_alphanumeric() && !"+^>".contains(sign));
    let is_crystals = !word.is_empty() && word.chars().all(|sign| "YGBM".contains(sign));
    let numbered = |letter: char| {
        word.strip_prefix(letter)
            .is_some_and(|rest| rest.len() > 1 && rest.bytes().all(|sign| sign.is_ascii_digit()))
    };
    let is_location = word.split_once('.').is_some_and(|(side, place)| {
        side.len() == 2 && side.starts_with(|sign: char| sign.is_ascii_uppercase()) && !place.is_empty()
    });
    // A bonus tile is called “caravan +3”.
    let is_gain = word.strip_prefix('+').is_some_and(|rest| !rest.bytes().all(|sign| sign.is_ascii_digit()));
    is_crystals
        || is_gain
        || word.contains(['>', '^'])
        || ['P', 'T', 'X'].into_iter().any(numbered)
        || is_location
}

fn assert_in_words(told: &str, language: Language) {
    let codes: Vec<&str> = told.split_whitespace().filter(|word| is_code(word)).collect();
    assert_eq!(codes, [""; 0], "{language}: {told}");
    for seat in ["of seat ", "siège "] {
        assert!(!told.contains(seat), "{language}: {told}");
    }
}

/// What the script announces of others' turns, as readers get it: turn by turn.
fn announced(page: &str) -> BTreeMap<usize, String> {
    let mut turns: BTreeMap<usize, String> = BTreeMap::new();
    let list = format!("<ul{}", between(page, "<ul id=\"announcements\"", "</ul>"));
    for deed in elements(&list).iter().filter(|element| element.name == "li") {
        let turn = deed.get("data-turn").and_then(|turn| turn.parse().ok()).expect("a turn");
        let by = deed.get("data-by").expect("somebody").to_owned();
        let told = turns.entry(turn).or_insert(by);
        told.push_str(&format!(", {}", deed.spoken()));
    }
    turns
}

/// No turn takes long to tell, none is one's own, and oneself is "you".
fn assert_announced_in_short(page: &str, language: Language) {
    for told in announced(page).values() {
        assert_in_words(told, language);
        let is_word = |part: &&str| part.chars().any(char::is_alphanumeric);
        assert!(told.split_whitespace().filter(is_word).count() <= MAX_WORDS, "{language}: {told}");
        assert!(!told.contains("Person 1"), "{language}: {told}");
    }
}

/// Plays a game of so many people to its end and reads its log, its bar and its end.
fn assert_told_in_words(title: Title, players: usize) {
    let mut played = Played::open(title, players, players);
    let mut number = 0;
    let mut goes_on = true;
    while goes_on {
        goes_on = played.decide();
        number += 1;
        if number % EVERY == 0 || !goes_on {
            for language in Language::ALL {
                let page = seen(&played.table, Some(PersonId(1)), language);
                let log = text(between(&page, "<ol class=\"log\"", "</ol>"));
                assert!(log.contains("Person 2") && !log.contains("Person 1"), "{log}");
                assert_in_words(&log, language);
                assert_in_words(&text(between(&page, "id=\"decision\"", "</section>")), language);
            }
        }
        if number % EVERY_ANNOUNCED == 0 {
            let language = Language::ALL[number / EVERY_ANNOUNCED % Language::ALL.len()];
            assert_announced_in_short(&seen(&played.table, Some(PersonId(1)), language), language);
        }
    }
}

#[test]
fn every_title_is_told_in_words() {
    for title in Title::ALL {
        for players in 2..=4 {
            assert_told_in_words(title, players);
        }
    }
}

#[test]
fn codes_are_found() {
    for word in ["YYG", "+YYG", "YY>G,", "^2", "P49", "(T05)", "A1.3:", "B2.G4", "X06"] {
        assert!(is_code(word), "{word}");
    }
    for word in ["Orumar", "3", "+3”", "C4", "12", "Person", "A", "yellow,", "e.g."] {
        assert!(!is_code(word), "{word}");
    }
}
