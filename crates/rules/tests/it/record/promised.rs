//! The headers of a fair deal: they read again, and what does not fit together is refused.

use carvania_rules::fair::{Promise, PromiseError, Seed};
use carvania_rules::record::{HeaderError, line_of};

use super::{annotated, read_json_lines, read_text, sample};

const COMMITMENT: &str = "commitment: 66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925";
const SEED: &str = "seed: 0000000000000000000000000000000000000000000000000000000000000000";

/// What is said about the sample with more headers, in both forms.
#[track_caller]
fn message(headers: &[&str]) -> String {
    let text = sample().to_text().replacen("\n\n", &format!("\n{}\n\n", headers.join("\n")), 1);
    let message = read_text(&text).unwrap_err().to_string();
    let fields = headers.iter().map(|header| header.split_once(": ").unwrap());
    let fields: String = fields.map(|(name, value)| format!(",{name:?}:{value:?}")).collect();
    let lines = sample().to_json_lines().replacen("}\n", &format!("{fields}}}\n"), 1);
    let in_json = read_json_lines(&lines).unwrap_err().fault.to_string();
    assert!(message.ends_with(&in_json), "{message} / {in_json}");
    message
}

#[test]
fn a_promise_reads_again() {
    let record = annotated();
    for again in [read_text(&record.to_text()), read_json_lines(&record.to_json_lines())] {
        assert_eq!(again.unwrap().headers().promise(), record.headers().promise());
    }
    let text = record.to_text();
    assert!(text.contains("\nnotes: [\" a \\\"#\\\" \",\"\"]\norder: 2 1\nseed: a5a5"), "{text}");
}

#[test]
fn a_debugged_record_does_not_show_its_seed() {
    let shown = format!("{:?}", annotated());
    assert!(shown.contains("Seed(sealed)") && !shown.contains("a5a5") && !shown.contains("165"), "{shown}");
}

#[test]
fn headers_that_need_a_commitment() {
    for (header, name) in [(SEED, "seed"), ("notes: [\"\",\"\"]", "notes"), ("order: 1 2", "order")] {
        assert_eq!(message(&[header]), format!("line 6: the header `{name}` needs the header `commitment`"));
    }
}

#[test]
fn headers_that_cannot_be() {
    let digits = "0".repeat(63);
    for (header, expected) in [
        ("seed: 7", "the header `seed` cannot be `7`"),
        (&*format!("seed: {digits}"), &*format!("the header `seed` cannot be `{digits}`")),
        (&*format!("seed: {digits}A"), &*format!("the header `seed` cannot be `{digits}A`")),
        ("order: 1 1", "the order of play does not name each place once"),
        ("order: 0 1", "the order of play does not name each place once"),
        ("order: 1", "the order of play is of 1 places, but 2 play"),
        ("order: 1 3 2", "the order of play is of 3 places, but 2 play"),
        ("order: 1 300", "the header `order` cannot be `1 300`"),
        ("order: 1  2", "the header `order` cannot be `1  2`"),
        ("order: 2 01", "the header `order` cannot be `2 01`"),
        ("notes: Ada", "the header `notes` cannot be `Ada`"),
        ("notes: []", "the header `notes` cannot be `[]`"),
        ("notes: [1,2]", "the header `notes` cannot be `[1,2]`"),
        (
            "notes: [\"Ada\"]",
            "there are 1 notes to the seed, but 2 places: write an empty one where nobody adds any",
        ),
        ("notes: [\"Ada\",\"é\"]", "note 2 to the seed is not at most 64 printable ASCII characters"),
        ("notes: [\"\\u0000\",\"\"]", "note 1 to the seed is not at most 64 printable ASCII characters"),
    ] {
        assert_eq!(message(&[COMMITMENT, header]), format!("line 7: {expected}"));
    }
    let long = format!("notes: [\"\",\"{}\"]", "x".repeat(65));
    assert!(message(&[COMMITMENT, &long]).starts_with("line 7: note 2 to the seed is not at most 64"));
}

#[test]
fn the_seed_is_the_one_committed_to() {
    let other = SEED.replacen("00", "01", 1);
    let wrong = message(&[COMMITMENT, &other]);
    assert!(wrong.starts_with("line 7: the seed is not the one committed to: its SHA-256 is "), "{wrong}");
    let mut record = sample();
    let seed = Seed::from([0; 32]);
    let promise = Promise::new(seed.commitment());
    assert!(promise.clone().published(Seed::from([1; 32])).is_err());
    record.promise(promise.published(seed).unwrap()).unwrap();
    assert!(record.to_text().contains(&format!("\n{COMMITMENT}\n{SEED}\n")), "{}", record.to_text());
}

#[test]
fn a_seed_without_a_commitment_is_a_note() {
    let mut record = sample();
    record.headers_mut().note("first", "1").unwrap();
    record.headers_mut().note("seed", "12345").unwrap();
    record.headers_mut().note("last", "2").unwrap();
    assert_eq!(read_text(&record.to_text()), Ok(record.clone()));
    assert_eq!(read_json_lines(&record.to_json_lines()), Ok(record.clone()));
    let promise = Promise::new(Seed::from([0; 32]).commitment());
    assert_eq!(record.promise(promise.clone()), Err(PromiseError::OtherSeed));

    let mut promised = sample();
    promised.promise(promise).unwrap();
    let reserved = Err(HeaderError::Reserved("seed".to_owned()));
    assert_eq!(promised.headers_mut().note("seed", "12345"), reserved);
    assert_eq!(sample().headers_mut().note("seed", &"0".repeat(64)), reserved);
}

#[test]
fn a_promise_is_for_as_many_as_play() {
    let promise = Promise::new(Seed::from([0; 32]).commitment());
    let mut record = sample();
    let notes = promise.clone().with_notes(["", "", ""]).unwrap();
    assert_eq!(record.promise(notes), Err(PromiseError::Notes { found: 3, places: 2 }));
    let order = promise.with_order(vec![3, 1, 2]).unwrap();
    assert_eq!(record.promise(order), Err(PromiseError::Places { found: 3, places: 2 }));
    assert_eq!(record, sample());
}

#[test]
fn every_action_has_its_line() {
    let record = annotated();
    let (text, lines) = (record.to_text(), record.to_json_lines());
    for (index, step) in record.steps().enumerate() {
        let action = step.before.write_action(step.action).to_string();
        let line = line_of(&text, index).unwrap();
        assert!(text.lines().nth(line - 1).unwrap().contains(&action), "{action}: line {line}");
        let line = line_of(&lines, index).unwrap();
        assert!(
            lines.lines().nth(line - 1).unwrap().contains(&format!("{action:?}")),
            "{action}: line {line}"
        );
    }
    let beyond = record.actions().len();
    assert_eq!((line_of(&text, beyond), line_of(&lines, beyond), line_of("", 0)), (None, None, None));
}
