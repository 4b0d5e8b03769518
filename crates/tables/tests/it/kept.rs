//! What earlier programs wrote down: rows of their databases, read and written the same.

use carvania_tables::{Event, EventKind, Notation, Table, TableId};

use crate::course::Printed;

/// The events of a game of each title, one in each line.
const EVENTS: [&str; 7] = [
    include_str!("../kept/GE.jsonl"),
    include_str!("../kept/EM.jsonl"),
    include_str!("../kept/CA.jsonl"),
    include_str!("../kept/EW.jsonl"),
    include_str!("../kept/J1.jsonl"),
    include_str!("../kept/J2.jsonl"),
    include_str!("../kept/J3.jsonl"),
];
/// The first of them after 200 events.
const SNAPSHOT: &str = include_str!("../kept/GE-snapshot.json");

fn read(line: &str) -> Event {
    serde_json::from_str(line).unwrap_or_else(|error| panic!("{line}: {error}"))
}

/// The table that events make.
fn replay<'a>(id: TableId, mut lines: impl Iterator<Item = &'a str>) -> Table {
    let mut table = Table::open(id, &read(lines.next().unwrap()), &Printed).unwrap();
    lines.for_each(|line| table.apply(&read(line)).unwrap_or_else(|refusal| panic!("{line}: {refusal}")));
    table
}

#[test]
fn events_are_read_and_written_the_same() {
    for lines in EVENTS {
        for line in lines.lines() {
            let event = read(line);
            assert_eq!(serde_json::to_string(&event).unwrap(), line);
            assert!(!matches!(event.kind, EventKind::Acted { action: Notation::Unknown(_), .. }), "{line}");
        }
        replay(TableId(1), lines.lines());
    }
}

#[test]
fn a_snapshot_is_read_and_written_the_same() {
    let table = Table::from_snapshot(SNAPSHOT, &Printed).unwrap();
    assert_eq!(table.to_snapshot(), SNAPSHOT.trim_end());
    assert_eq!(replay(table.id, EVENTS[0].lines().take(200)), table);
}
