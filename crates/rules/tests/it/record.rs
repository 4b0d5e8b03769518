//! Records: what is written reads again, and only games that the rules allow.

mod hostile;
mod json_lines;
mod map;
mod promised;
mod start;
mod tampering;
mod world;

use carvania_rules::fair::{Promise, Seed};
use carvania_rules::record::HeaderError;
use carvania_rules::{Components, Record, RecordError, Setup, Title, Turn};

use crate::playout::playout;

const SET_UP: &str = "draw:YYGG draw:BBMM draw:GGGG draw:YYBB draw:MMMMM \
                      draw:+YYYY draw:YY>GG draw:+M draw:^3 draw:GGG>MM draw:B>GG";

fn apply(record: &mut Record, actions: &str) {
    for text in actions.split_whitespace() {
        let action = record.game().read_action(text).unwrap();
        record.apply(action).unwrap_or_else(|refused| panic!("{text}: {refused}"));
    }
}

/// A game of two that has just begun.
fn sample() -> Record {
    let mut record = Record::new(&Setup::standard(Title::GolemEdition, 2)).unwrap();
    apply(&mut record, SET_UP);
    apply(&mut record, "acquire:+M pay:Y pay:Y draw:+B play:^2 upgrade:Y stop rest");
    record
}

/// A game with everything that people may add to it.
fn annotated() -> Record {
    let mut record = Record::new(&Setup::standard(Title::GolemEdition, 2)).unwrap();
    let seed = Seed::from([0xa5; 32]);
    let promise = Promise::new(seed.commitment()).with_notes([" a \"#\" ", ""]).unwrap();
    let promise = promise.with_order(vec![2, 1]).unwrap().published(seed).unwrap();
    record.promise(promise).unwrap();
    record.headers_mut().note("seat-1", "Ada # 1: first").unwrap();
    record.headers_mut().note("seat-2", "Blaise \"the\" {Golem}").unwrap();
    record.comment("Before anything\nis drawn.");
    apply(&mut record, SET_UP);
    record.comment("A # in a comment, and a 1. number.");
    apply(&mut record, "acquire:+M pay:Y");
    record.comment("In the middle of a turn.");
    apply(&mut record, "pay:Y draw:+B play:^2 upgrade:Y stop rest");
    record.comment("At the end: é, 水.");
    record
}

fn read_text(text: &str) -> Result<Record, RecordError> {
    Record::from_text(text, Components::standard())
}

fn read_json_lines(text: &str) -> Result<Record, RecordError> {
    Record::from_json_lines(text, Components::standard())
}

#[test]
fn the_text_has_a_line_for_each_turn() {
    let text = annotated().to_text();
    let (headers, actions) = text.split_once("\n\n").unwrap();
    let names: Vec<&str> = headers.lines().filter_map(|line| Some(line.split_once(": ")?.0)).collect();
    assert_eq!(
        names,
        [
            "game",
            "players",
            "rules",
            "components",
            "commitment",
            "notes",
            "order",
            "seed",
            "result",
            "seat-1",
            "seat-2"
        ]
    );
    insta::assert_snapshot!(actions, @r"
    # Before anything is drawn.
         draw:YYGG draw:BBMM draw:GGGG draw:YYBB draw:MMMMM draw:+YYYY draw:YY>GG draw:+M draw:^3 draw:GGG>MM draw:B>GG
    # A # in a comment, and a 1. number.
    1.   acquire:+M pay:Y
    # In the middle of a turn.
         pay:Y draw:+B
         play:^2 upgrade:Y stop
    2.   rest
    # At the end: é, 水.
    ");
}

#[test]
fn comments_and_notes_read_again() {
    let mut record = annotated();
    record.comment("");
    assert_eq!(read_text(&record.to_text()), Ok(record.clone()));
    assert_eq!(read_json_lines(&record.to_json_lines()), Ok(record));
}

#[test]
fn whole_games_read_again_and_end_with_their_result() {
    for players in 2..=5 {
        let record = playout(&Setup::standard(Title::GolemEdition, players), 3);
        let again = read_text(&record.to_text()).unwrap();
        assert_eq!(again.result().unwrap().len(), players);
        assert_eq!(again, record);
        assert_eq!(read_json_lines(&record.to_json_lines()), Ok(again));
    }
}

#[test]
fn layout_does_not_matter() {
    let record = sample();
    let text = record.to_text();
    let (headers, actions) = text.split_once("\n\n").unwrap();
    let one_line = format!("{headers}\n\n{}", actions.split_whitespace().collect::<Vec<_>>().join(" "));
    let other_line_ends = text.replace('\n', "\r\n");
    let without_rounds = text.replace("1. ", "").replace("2. ", "").replace("result: unfinished\n", "");
    for text in [one_line, other_line_ends, without_rounds, format!("{text}\n\n")] {
        assert_eq!(read_text(&text), Ok(record.clone()), "{text}");
    }
}

#[test]
fn steps_tell_who_decided_and_when() {
    let record = sample();
    let steps: Vec<String> = record
        .steps()
        .skip(11)
        .map(|step| {
            let by = match step.by {
                Turn::Seat(seat) => format!("seat {seat}"),
                Turn::Chance => "chance".to_owned(),
                Turn::Over => "nobody".to_owned(),
            };
            let marks = ["", "turn ", "round ", "round and turn "];
            let mark = marks[usize::from(step.begins_turn) + 2 * usize::from(step.begins_round)];
            format!("{mark}{} {by} {}", step.round, step.before.write_action(step.action))
        })
        .collect();
    insta::assert_snapshot!(steps.join("\n"), @r"
    round and turn 1 seat 1 acquire:+M
    1 seat 1 pay:Y
    1 seat 1 pay:Y
    1 chance draw:+B
    turn 1 seat 2 play:^2
    1 seat 2 upgrade:Y
    1 seat 2 stop
    round and turn 2 seat 1 rest
    ");
}

#[test]
fn undo_takes_back_one_action_with_the_remarks_after_it() {
    let mut record = sample();
    let before = record.clone();
    apply(&mut record, "acquire:YY>GG");
    record.comment("A slip.");
    assert_eq!(record.undo(), Some(record.game().read_action("acquire:YY>GG").unwrap()));
    assert_eq!(record, before);
    while record.undo().is_some() {}
    assert_eq!(record, Record::new(&Setup::standard(Title::GolemEdition, 2)).unwrap());
}

#[test]
fn a_note_must_fit_on_its_line() {
    let mut record = sample();
    let headers = record.headers_mut();
    assert_eq!(headers.note("result", "1 2"), Err(HeaderError::Reserved("result".to_owned())));
    headers.note("seat-1", "Ada").unwrap();
    assert_eq!(headers.note("seat-1", "Eve"), Err(HeaderError::Twice("seat-1".to_owned())));
    for (name, value) in [
        ("", "x"),
        ("Seat", "x"),
        ("a b", "x"),
        ("1st", "x"),
        ("é", "x"),
        ("a", ""),
        ("a", "x\ny"),
        ("a", "\t"),
    ] {
        assert!(matches!(headers.note(name, value), Err(HeaderError::Form(_))), "{name}: {value}");
    }
    assert_eq!(headers.notes(), [("seat-1".to_owned(), "Ada".to_owned())]);
}
