//! Looking back.

use carvania_opponents::Level;
use carvania_tables::{Command, Occupant, Stage, Table};

use crate::course::{ADA, Course, person};

#[test]
fn a_table_as_it_was_has_the_first_actions_and_what_was_said_by_then() {
    let mut course = Course::begun(vec![person(ADA), person(ADA)]);
    course.must(ADA, Command::Say { text: "first".to_owned() });
    course.step(0);
    let then = course.table.entries.len();
    let game = *course.table.game().unwrap();
    course.must(ADA, Command::Say { text: "second".to_owned() });
    course.step(0);
    course.must(ADA, Command::Say { text: "third".to_owned() });
    let past = course.table.as_of(then);
    assert_eq!((past.game(), past.entries.len()), (Some(&game), then));
    let said: Vec<&str> = past.chat.iter().map(|line| line.text.as_str()).collect();
    assert_eq!(said, ["first", "second"]);
    assert_eq!(course.table.as_of(usize::MAX).record, course.table.record);
    let first = course.table.as_of(0);
    assert_eq!((first.entries.len(), first.record.unwrap().actions().len()), (0, 0));
}

#[test]
fn a_record_is_laid_out_as_a_table_that_nobody_plays_at() {
    let mut course = Course::begun(vec![person(ADA), person(ADA)]);
    course.step(0);
    let record = course.table.record.clone().unwrap();
    let table = Table::of_record(record.clone(), |seat| match seat.number() {
        1 => Occupant::Program("Noor".to_owned()),
        _ => Occupant::Bot(Level::Master),
    });
    assert_eq!((table.game(), table.stage), (Some(record.game()), Stage::Playing));
    assert_eq!(table.places[1].occupant, Occupant::Bot(Level::Master));
    assert_eq!(table.as_of(2).record.unwrap().actions(), &record.actions()[..2]);
}
