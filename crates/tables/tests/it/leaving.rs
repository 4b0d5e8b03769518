//! Leaving, coming back, giving up, playing again.

use carvania_bots::Level;
use carvania_tables::{Actor, By, Command, Fact, Occupant, Refusal, Stage, TableId, WaitsFor};

use crate::course::{ADA, BEN, Course, EVE, bot, decide, person};

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
    assert_eq!(course.refusal(ADA, decide(1, seen, &action)), Refusal::Left { seat: 1 });
    assert!(matches!(course.step(0)[0].fact, Fact::Acted { by: By::Bot(1), .. }));
    course.must(ADA, Command::Return);
    assert_eq!(course.must(ADA, Command::Return), []);
    course.step_to(1);
    let (seen, action) = (course.table.last, course.legal(0));
    let late = course.send(Actor::Host, Command::BotDecides { seat: 1, seen, action });
    assert_eq!(late, Err(Refusal::NotYours { seat: 1 }));
    assert!(matches!(course.step(0)[0].fact, Fact::Acted { by: By::Seat(1), .. }));
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
