//! Clocks.

use std::time::Duration;

use carvania_opponents::Level;
use carvania_rules::{Seat, Title};
use carvania_tables::{Actor, By, Command, Event, EventKind, Options, Pace, Refusal, Timestamp, WaitsFor};

use crate::course::{ADA, BEN, Course, bot, options, person};

const MINUTE: Pace = Pace::Fischer { base: 60, increment: 10 };
const ADAS: Seat = Seat::FIRST;

fn left(course: &Course, seat: u8) -> u64 {
    let seat = course.table.seat(seat).unwrap();
    course.table.clock.time_left(seat, course.now).unwrap().as_secs()
}

fn two_people() -> Course {
    Course::begun_at(vec![person(ADA), person(BEN)], MINUTE)
}

#[test]
fn the_clock_of_who_decides_runs_and_a_turn_brings_the_increment() {
    let mut course = two_people();
    assert_eq!(course.table.clock.deadline(), Some((ADAS, Timestamp(61_000))));
    course.pass(15_000);
    assert_eq!((left(&course, 1), left(&course, 2)), (45, 60));
    course.must(BEN, Command::Say { text: "Well?".to_owned() });
    course.pass(5_000);
    course.step_to(2);
    assert_eq!((left(&course, 1), left(&course, 2)), (50, 60));
    course.pass(20_000);
    assert_eq!((left(&course, 1), left(&course, 2)), (50, 40));
}

#[test]
fn nobodys_clock_runs_while_a_bot_decides() {
    let mut course = Course::begun_at(vec![person(ADA), bot()], MINUTE);
    assert!(course.table.awaits_host());
    course.step_to(2);
    assert_eq!(course.table.clock.deadline(), None);
    course.step_to(1);
    course.must(ADA, Command::Leave { stand_in: Level::Casual });
    course.pass(100_000);
    assert_eq!(left(&course, 1), 70);
    course.step_to(2);
    assert_eq!(left(&course, 1), 70, "nothing is gained by what a stand-in does");
    course.step_to(1);
    course.must(ADA, Command::Return);
    assert_eq!(course.table.clock.deadline(), Some((ADAS, course.now + Duration::from_secs(70))));
}

#[test]
fn a_bot_decides_when_the_time_is_over_and_not_before() {
    let mut course = two_people();
    let decides = |course: &Course| {
        (Actor::Host, Command::TimeDecides { seat: 1, seen: course.table.last, action: course.legal(0) })
    };
    course.pass(59_999);
    let (host, command) = decides(&course);
    assert_eq!(course.send(host, command), Err(Refusal::TimeLeft { seat: 1 }));
    course.pass(1);
    let until = Some(course.now);
    assert_eq!(course.table.waits_for(), WaitsFor::Person { seat: ADAS, person: ADA, until });
    let (host, command) = decides(&course);
    let events = course.send(host, command).unwrap();
    assert!(matches!(events[0].kind, EventKind::Acted { by: By::Clock(1), .. }));
}

#[test]
fn clocks_stand_still_while_the_host_is_away() {
    let mut course = two_people();
    course.pass(1_000_000);
    course.send(Actor::Host, Command::Away { millis: 990_000 }).unwrap();
    assert_eq!(left(&course, 1), 50);
    course.pass(10_000);
    assert_eq!(left(&course, 1), 40);
    let mut free = Course::begun(vec![person(ADA), bot()]);
    assert_eq!(free.send(Actor::Host, Command::Away { millis: 5 }), Ok(vec![]));
    assert_eq!(free.refusal(ADA, Command::Away { millis: 5 }), Refusal::NotHost);
}

#[test]
fn an_event_that_cannot_be_takes_no_time() {
    let mut course = two_people();
    let before = course.table.clone();
    let kind = EventKind::UndoAgreed { by: 2 };
    let event = Event { number: before.last + 1, at: Timestamp(9_000), kind };
    assert_eq!(course.table.apply(&event), Err(Refusal::Misfit { number: event.number }));
    assert_eq!(course.table, before);
}

#[test]
fn taking_back_gives_no_time() {
    let mut course = Course::begun_at(vec![person(ADA), bot()], MINUTE);
    course.pass(20_000);
    course.step_to(2);
    course.step_to(1);
    assert_eq!(left(&course, 1), 50);
    course.pass(5_000);
    let seen = course.table.last;
    course.must(ADA, Command::Undo { seat: 1, seen, to: None });
    assert_eq!(left(&course, 1), 35, "what was gained is gone, what was spent stays spent");
}

#[test]
fn going_back_within_the_set_up_is_to_a_turn_as_well() {
    // EM-6: the last seat begins.
    let seats = vec![bot(), person(ADA)];
    let mut course = Course::open(Options { pace: MINUTE, ..options(Title::EasternMountains, seats) });
    course.must(ADA, Command::Ready { note: None });
    course.step_to(1);
    let seen = course.table.last;
    course.must(ADA, Command::Undo { seat: 2, seen, to: None });
    assert_eq!(left(&course, 2), 60);
    course.step_to(1);
    assert_eq!(left(&course, 2), 70);
}

#[test]
fn each_turn_has_its_days() {
    const DAY: u64 = 86_400;
    let mut course = Course::begun_at(vec![person(ADA), person(BEN)], Pace::Days(2));
    course.pass(DAY * 1_000);
    assert_eq!((left(&course, 1), left(&course, 2)), (DAY, 2 * DAY));
    course.step_to(2);
    course.step_to(1);
    assert_eq!((left(&course, 1), left(&course, 2)), (2 * DAY, 2 * DAY));
}

#[test]
fn a_turn_that_is_gone_back_to_has_its_days_again() {
    const DAY: u64 = 86_400;
    let mut course = Course::begun_at(vec![person(ADA), bot()], Pace::Days(1));
    let upgrade = |course: &Course| course.number_of("play:^2");
    let undo = |course: &Course| Command::Undo { seat: 1, seen: course.table.last, to: None };
    course.pass(1_000_000);
    course.step(upgrade(&course));
    course.must(ADA, undo(&course));
    assert_eq!(left(&course, 1), DAY - 1_000, "it is the same turn");
    course.step_to(2);
    course.step_to(1);
    course.pass(1_000_000);
    course.must(ADA, undo(&course));
    assert_eq!(left(&course, 1), DAY, "it is an earlier turn");
}

#[test]
fn nobody_can_play_by_some_clocks() {
    let unfit = [
        Pace::Fischer { base: 0, increment: 5 },
        Pace::Fischer { base: 86_401, increment: 0 },
        Pace::Fischer { base: 60, increment: 3_601 },
        Pace::Days(0),
        Pace::Days(61),
    ];
    assert!(unfit.into_iter().all(|pace| pace.check().is_err()));
    let fit = [Pace::Free, Pace::Fischer { base: 86_400, increment: 3_600 }, Pace::Days(60)];
    assert!(fit.into_iter().all(|pace| pace.check().is_ok()));
}
