//! Whatever a file may hold, reading it ends with an answer.

use carvania_rules::{Components, Game, RecordError};
use proptest::prelude::{ProptestConfig, any, proptest};
use proptest::sample::Index;

use super::{annotated, read_json_lines, read_text, sample};

fn both(text: &str) -> [Option<RecordError>; 2] {
    [read_text(text).err(), read_json_lines(text).err()]
}

#[test]
fn what_is_no_record_is_refused() {
    let long_line = "x".repeat(1_000_000);
    let long_header = format!("game: {long_line}\n");
    let many_lines = "# \n".repeat(100_000);
    let deep = "[".repeat(1_000_000);
    for text in
        ["", "\n", "\n\n\n", "\0\u{1}\u{2}\u{fffd}", ":", ": ", "#", "{}", "[]", "null", "\u{feff}game: GE"]
            .into_iter()
            .chain([long_line.as_str(), &long_header, &many_lines, &deep])
    {
        assert!(both(text).iter().all(Option::is_some), "{text:.40}");
    }
}

#[test]
fn long_and_strange_actions_are_refused() {
    for token in ["play:", "1.", "99999999999.", "trade:99999999999", "#", "\u{0}", ".", "::", "draw:^^"]
        .map(str::to_owned)
        .into_iter()
        .chain(["claim:".to_owned() + &"Y".repeat(100_000), "pay:".repeat(100_000), "Y>".repeat(100_000)])
    {
        let text = format!("{}{token}\n", sample().to_text());
        assert_eq!(read_text(&text).is_ok(), token == "#", "{token:.40}");
        let line = serde_json::json!({ "action": token });
        assert!(read_json_lines(&format!("{}{line}\n", sample().to_json_lines())).is_err(), "{token:.40}");
    }
}

/// The text with some characters, from one place to another, replaced.
fn spliced(text: &str, from: Index, length: usize, with: &str) -> String {
    let letters: Vec<char> = text.chars().collect();
    let from = from.index(letters.len());
    let to = (from + length).min(letters.len());
    letters[..from].iter().copied().chain(with.chars()).chain(letters[to..].iter().copied()).collect()
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_text_is_answered(text in any::<String>()) {
        both(&text);
        let _answer = serde_json::from_str(&text).map(|document| Game::from_position(&document, Components::standard()));
    }

    #[test]
    fn any_change_to_a_record_is_answered(from in any::<Index>(), length in 0..20usize, with in ".{0,8}") {
        // What can still be read is a record like any other.
        if let Ok(record) = read_text(&spliced(&annotated().to_text(), from, length, &with)) {
            assert_eq!(read_text(&record.to_text()), Ok(record));
        }
        if let Ok(record) = read_json_lines(&spliced(&annotated().to_json_lines(), from, length, &with)) {
            assert_eq!(read_json_lines(&record.to_json_lines()), Ok(record));
        }
    }
}
