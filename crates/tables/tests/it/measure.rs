//! How long it takes to open a table. Run it by hand:
//! `cargo test -p carvania-tables opening -- --nocapture`.

use std::time::Instant;

use carvania_rules::Title;
use carvania_tables::{Command, Event, Stage, Table};

use crate::course::{ADA, Course, Printed, bot, options};

/// A whole game of four bots.
fn finished() -> Course {
    let mut course = Course::open(options(Title::JourneyThree, vec![bot(); 4]));
    course.must(ADA, Command::Ready { note: None });
    course.play_to_the_end("casual");
    course
}

#[test]
fn opening_a_finished_table() {
    let course = finished();
    assert_eq!(course.table.stage, Stage::Over);
    let rows: Vec<String> = course.events.iter().map(|event| serde_json::to_string(event).unwrap()).collect();
    let snapshot = course.table.to_snapshot();

    let from_events = || {
        let mut events = rows.iter().map(|row| serde_json::from_str::<Event>(row).unwrap());
        let mut table = Table::open(course.table.id, &events.next().unwrap(), &Printed).unwrap();
        events.for_each(|event| table.happen(&event).unwrap());
        table
    };
    let from_snapshot = || Table::from_snapshot(&snapshot, &Printed).unwrap();
    assert_eq!(from_events(), course.table);
    assert_eq!(from_snapshot(), course.table);
    println!("{} events, a snapshot of {} bytes", rows.len(), snapshot.len());
    println!("from events:   {} µs", micros(from_events));
    println!("from snapshot: {} µs", micros(from_snapshot));
    println!("a copy:        {} µs", micros(|| course.table.clone()));
}

/// The shortest of several runs.
fn micros<T>(run: impl Fn() -> T) -> u128 {
    let timed = |_| {
        let start = Instant::now();
        std::hint::black_box(run());
        start.elapsed().as_micros()
    };
    (0..20).map(timed).min().unwrap_or_default()
}
