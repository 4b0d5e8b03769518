//! Records that begin at a position.

use carvania_rules::Record;
use serde_json::json;

use super::{apply, read_json_lines, read_text};
use crate::table::table;

/// A game that goes on in the middle of the second player's turn.
fn record() -> Record {
    let upgrade = json!({"kind": "upgrade", "left": 1});
    let game = table(3).turn(2).played(2, "^2").decision(upgrade).game();
    let mut record = Record::from_position(game);
    record.comment("From here.");
    apply(&mut record, "upgrade:Y rest play:+YY");
    record
}

#[test]
fn the_position_is_a_header() {
    let record = record();
    assert!(record.to_text().lines().any(|line| line.starts_with("start: {\"game\":\"GE\"")));
    assert_eq!(read_text(&record.to_text()), Ok(record.clone()));
    assert_eq!(read_json_lines(&record.to_json_lines()), Ok(record));
}

#[test]
fn the_round_of_the_position_counts_as_the_first() {
    let record = record();
    let rounds: Vec<(u32, bool)> = record.steps().map(|step| (step.round, step.begins_round)).collect();
    assert_eq!(rounds, [(1, false), (1, false), (2, true)]);
    assert_eq!(record.rounds().number(), 2);
}

#[test]
fn a_start_that_cannot_be_is_refused() {
    let text = record().to_text();
    for (from, to, expected) in [
        ("start: {", "start: ", "line 5: trailing characters at line 1 column 7"),
        (
            "\"caravan\":\"YYY\"",
            "\"caravan\":\"YYX\"",
            "line 5: start: `X` is not a crystal: write Y, G, B or M",
        ),
        (
            "\"left\":1",
            "\"left\":3",
            "line 5: start: decision: no upgrade is left, or more than any card gives (GE-8)",
        ),
        ("\"turn\":2", "\"turn\":2,\"turn\":3", "line 5: the field `turn` is there twice at line 1 column "),
        ("players: 3", "players: 2", "line 5: `players` is 2, but the game says 3"),
        ("\"components\":\"", "\"components\":\"0", "line 5: start: the position was made with components 0"),
        ("upgrade:Y", "upgrade:M", "line 9: `upgrade:M` is refused by C-3"),
    ] {
        let error = read_text(&text.replacen(from, to, 1)).unwrap_err().to_string();
        assert!(error.starts_with(expected), "{error}");
    }
}
