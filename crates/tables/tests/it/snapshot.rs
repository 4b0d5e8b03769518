//! Snapshots: read as they are written, and never trusted.

use carvania_tables::{Command, SnapshotError, Table};
use proptest::prelude::any;
use proptest::test_runner::Config;
use proptest::{prop_assert, proptest};

use crate::course::{ADA, BEN, Course, Printed, bot, person};

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
fn a_snapshot_of_another_version_is_left_aside() {
    let snapshot = course().table.to_snapshot().replacen("\"version\":2", "\"version\":9", 1);
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
        }
    }
}
