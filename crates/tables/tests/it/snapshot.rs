//! Snapshots: read as they are written, and never trusted.

use carvania_rules::Title;
use carvania_tables::{Command, Event, SnapshotError, Stage, Table};
use proptest::prelude::any;
use proptest::test_runner::Config;
use proptest::{prop_assert, prop_assert_eq, proptest};

use crate::course::{ADA, BEN, Course, Printed, bot, options, person};

/// A table of which there is much to keep.
fn course() -> Course {
    let mut course = Course::begun(vec![person(ADA), bot(), person(BEN)]);
    course.must(ADA, Command::Say { text: "Hé".to_owned() });
    (0..10).for_each(|number| _ = course.step(number));
    course.step_to(1);
    let seen = course.table.last;
    course.must(BEN, Command::Undo { seat: 3, seen, to: None });
    course
}

#[test]
fn a_finished_game_is_the_same_from_its_events_and_from_its_snapshot() {
    let mut course = Course::open(options(Title::JourneyThree, vec![bot(); 4]));
    course.must(ADA, Command::Ready { note: None });
    course.play_to_the_end("casual");
    assert_eq!(course.table.stage, Stage::Over);
    // As the store keeps them: an event as JSON in each row.
    let rows: Vec<String> = course.events.iter().map(|event| serde_json::to_string(event).unwrap()).collect();
    let mut events = rows.iter().map(|row| serde_json::from_str::<Event>(row).unwrap());
    let mut table = Table::open(course.table.id, &events.next().unwrap(), &Printed).unwrap();
    events.for_each(|event| table.apply(&event).unwrap());
    assert_eq!(table, course.table);
    assert_eq!(Table::from_snapshot(&course.table.to_snapshot(), &Printed), Ok(table));
}

#[test]
fn a_snapshot_of_another_version_is_left_aside() {
    let snapshot = course().table.to_snapshot().replacen("\"version\":3", "\"version\":9", 1);
    assert_eq!(Table::from_snapshot(&snapshot, &Printed), Err(SnapshotError::Version(9)));
}

#[test]
fn what_does_not_fit_together_is_refused() {
    let snapshot = course().table.to_snapshot();
    let breaks = [
        ("\"stage\":\"playing\"", "\"stage\":\"lobby\""),
        ("\"seat\":2", "\"seat\":1"),
        ("\"seat\":2", "\"seat\":null"),
        ("\"request\":{\"by\":3", "\"request\":{\"by\":5"),
        ("\"times\":[", "\"times\":[{\"given\":1,\"spent\":1},"),
        ("play:+YY", "play:+M"),
        ("\"seats\":[", "\"seats\":[\"open\","),
    ];
    for (text, other) in breaks {
        let broken = snapshot.replacen(text, other, 1);
        assert_ne!(broken, snapshot, "{text}");
        assert!(Table::from_snapshot(&broken, &Printed).is_err(), "{text}");
    }
}

proptest! {
    #![proptest_config(Config { failure_persistence: None, ..Config::with_cases(200) })]

    #[test]
    fn a_broken_snapshot_is_an_error_or_a_table(at: u16, byte in 32u8..127, cut in any::<bool>()) {
        let mut snapshot = course().table.to_snapshot().into_bytes();
        let at = usize::from(at) % snapshot.len();
        if cut { snapshot.truncate(at) } else { snapshot[at] = byte }
        if let Ok(text) = String::from_utf8(snapshot) {
            let table = Table::from_snapshot(&text, &Printed);
            prop_assert!(!cut || table.is_err());
            // A changed letter of a message is another message; whatever is read can be kept and read again.
            if let Ok(table) = table {
                prop_assert_eq!(Table::from_snapshot(&table.to_snapshot(), &Printed), Ok(table));
            }
        }
    }
}
