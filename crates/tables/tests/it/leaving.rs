//! Leaving, coming back, giving up, playing again.

use carvania_opponents::Level;
use carvania_tables::{
    Actor, By, Command, Event, EventKind, Occupant, Refusal, Stage, Table, TableId, Timestamp, WaitsFor,
};

use crate::course::{ADA, BEN, Course, EVE, Printed, bot, decide, person};

/// So long somebody may be gone from a game of several people.
const MINUTES: u64 = 5;

fn leave() -> Command {
    Command::Leave { stand_in: Level::Expert }
}

#[test]
fn a_bot_plays_for_who_left_until_they_return() {
    let mut course = Course::begun(vec![person(ADA), person(BEN)]);
    course.must(ADA, leave());
    assert_eq!(course.must(ADA, leave()), []);
    assert!(matches!(course.table.waits_for(), WaitsFor::Bot { bot: Occupant::Bot(Level::Expert), .. }));
    let (seen, action) = (course.table.last, course.legal(0));
    assert_eq!(course.refusal(ADA, decide(1, seen, action)), Refusal::Left { seat: 1 });
    assert!(matches!(course.step(0)[0].kind, EventKind::Acted { by: By::Bot(1), .. }));
    course.must(ADA, Command::Return);
    assert_eq!(course.must(ADA, Command::Return), []);
    course.step_to(1);
    let (seen, action) = (course.table.last, course.legal(0));
    let late = course.send(Actor::Host, Command::BotDecides { seat: 1, seen, action });
    assert_eq!(late, Err(Refusal::NotYours { seat: 1 }));
    assert!(matches!(course.step(0)[0].kind, EventKind::Acted { by: By::Seat(1), .. }));
}

#[test]
fn who_has_several_seats_leaves_them_all() {
    let mut course = Course::begun(vec![person(ADA), person(BEN), person(ADA)]);
    assert_eq!(course.must(ADA, leave()).len(), 2);
    assert_eq!(course.must(ADA, Command::Return).len(), 2);
}

#[test]
fn a_game_with_others_is_not_given_up_alone() {
    let mut course = Course::begun(vec![person(ADA), person(BEN)]);
    assert_eq!(course.refusal(BEN, Command::Abandon), Refusal::NotOwner);
    assert_eq!(course.refusal(ADA, Command::Abandon), Refusal::OthersPlay);
    course.must(BEN, leave());
    assert_eq!(course.refusal(ADA, Command::Abandon), Refusal::MayReturn);
    course.pass(MINUTES * 60_000);
    assert_eq!(course.refusal(ADA, Command::Abandon), Refusal::MayReturn, "there is still time");
    course.pass(1);
    course.must(ADA, Command::Abandon);
    assert_eq!(course.table.stage, Stage::Abandoned);
    assert!(course.table.seed.is_some());
    assert_eq!(course.refusal(ADA, Command::Abandon), Refusal::NotPlaying);
    assert_eq!(course.refusal(ADA, leave()), Refusal::NotPlaying);
    assert_eq!(course.table.waits_for(), WaitsFor::Nobody);
}

#[test]
fn the_first_rematch_counts() {
    let mut course = Course::begun(vec![person(ADA), bot()]);
    let again = |table| Command::Rematch { table: TableId(table) };
    assert_eq!(course.refusal(ADA, again(8)), Refusal::NotOver);
    course.must(ADA, Command::Abandon);
    assert_eq!(course.refusal(EVE, again(8)), Refusal::NotSeated);
    course.must(ADA, again(8));
    assert_eq!(course.send(Actor::Host, again(9)), Ok(vec![]));
    assert_eq!(course.table.rematch, Some(TableId(8)));
}

#[test]
fn who_is_gone_for_too_long_is_noted_even_if_they_return() {
    let mut course = Course::begun(vec![person(ADA), person(BEN)]);
    let start = course.now;
    let back_by = Some(Timestamp(start.0 + MINUTES * 60_000));
    assert_eq!(course.must(BEN, leave()), [EventKind::Left { seat: 2, stand_in: Level::Expert, back_by }]);
    course.pass(60_000);
    let other = Command::Leave { stand_in: Level::Casual };
    assert_eq!(course.must(BEN, other), [EventKind::Left { seat: 2, stand_in: Level::Casual, back_by }]);
    course.pass(4 * 60_000);
    course.must(BEN, Command::Return);
    let conduct = |course: &Course| course.table.place(2).unwrap().conduct;
    assert_eq!((conduct(&course).costly_absence(), conduct(&course).had_stand_in), (None, false));

    course.must(BEN, leave());
    let left = course.now;
    assert_eq!(conduct(&course).costly_absence().map(|absence| absence.since), Some(left));
    course.pass(MINUTES * 60_000 + 1);
    course.must(BEN, Command::Return);
    assert_eq!(conduct(&course).costly_absence().map(|absence| absence.since), Some(left));
    assert_eq!(course.replayed(), course.table);
    assert_eq!(Table::from_snapshot(&course.table.to_snapshot(), &Printed), Ok(course.table.clone()));
}

#[test]
fn nobody_is_too_late_because_the_host_was_away() {
    let mut course = Course::begun(vec![person(ADA), person(BEN)]);
    course.must(BEN, leave());
    course.pass(60 * 60_000);
    assert_eq!(course.send(Actor::Host, Command::Away { millis: 59 * 60_000 }).unwrap().len(), 1);
    course.must(BEN, Command::Return);
    assert_eq!(course.table.place(2).unwrap().conduct.costly_absence(), None);
    assert_eq!(course.send(Actor::Host, Command::Away { millis: 1 }), Ok(vec![]));
}

#[test]
fn what_a_bot_decides_for_a_person_is_noted_and_what_it_decides_for_itself_is_not() {
    let mut course = Course::begun(vec![person(ADA), bot()]);
    let had = |course: &Course| [1, 2].map(|place| course.table.place(place).unwrap().conduct.had_stand_in);
    course.step_to(2);
    course.step_to(1);
    assert_eq!(had(&course), [false, false]);
    assert!(matches!(course.must(ADA, leave())[..], [EventKind::Left { back_by: None, .. }]), "nobody waits");
    course.step(0);
    course.must(ADA, Command::Return);
    assert_eq!(had(&course), [true, false]);
}

/// A game that goes on from a time before anybody was told until when to be back, and before what somebody who is gone did
/// was kept.
#[test]
fn what_happened_under_earlier_rules_is_read_as_before() {
    let mut course = Course::begun(vec![person(ADA), person(BEN)]);
    let decision = course.table.entries.len() as u32;
    course.step(0);
    let number = course.table.last;
    let old = [
        format!(r#"{{"number":{},"at":1000,"fact":"left","seat":2,"stand_in":"casual"}}"#, number + 1),
        format!(r#"{{"number":{},"at":1000,"fact":"taken_back","to":{decision},"by":1}}"#, number + 2),
        format!(r#"{{"number":{},"at":9000000,"fact":"returned","seat":2}}"#, number + 3),
        format!(r#"{{"number":{},"at":9000000,"fact":"left","seat":2,"stand_in":"casual"}}"#, number + 4),
        format!(r#"{{"number":{},"at":9000000,"fact":"over","seed":"00","abandoned":true}}"#, number + 5),
    ];
    for text in old {
        let event: Event = serde_json::from_str(&text).unwrap();
        course.table.apply(&event).unwrap_or_else(|refusal| panic!("{refusal}: {text}"));
    }
    assert_eq!(course.table.stage, Stage::Abandoned);
    assert_eq!(course.table.place(2).unwrap().conduct.too_long, None);
}
