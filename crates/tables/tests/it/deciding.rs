//! Decisions, and why they are refused.

use carvania_tables::{Actor, By, Command, Fact, Key, Refusal};

use crate::course::{ADA, BEN, Course, EVE, bot, decide, person};

fn with_key(seat: u8, seen: u64, action: &str, key: &str) -> Command {
    let key = Key::try_from(key.to_owned()).ok();
    Command::Decide { seat, seen, action: action.to_owned(), key }
}

#[test]
fn a_late_decision_is_refused_but_talk_makes_nobody_late() {
    let mut course = Course::begun(vec![person(ADA), person(BEN)]);
    let seen = course.table.last;
    course.must(BEN, Command::Say { text: "Hello".to_owned() });
    let action = course.legal(0);
    course.must(ADA, decide(1, seen, &action));
    let last = course.table.changed;
    assert_eq!(course.refusal(BEN, decide(2, seen, "rest")), Refusal::Stale { seen, last });
    assert_eq!(course.refusal(BEN, decide(2, 999, "rest")), Refusal::Stale { seen: 999, last });
}

#[test]
fn only_who_decides_on_a_seat_decides_for_it() {
    let mut course = Course::begun(vec![person(ADA), person(BEN), bot()]);
    let (seen, action) = (course.table.last, course.legal(0));
    assert_eq!(course.refusal(BEN, decide(1, seen, &action)), Refusal::NotYours { seat: 1 });
    assert_eq!(course.refusal(EVE, decide(9, seen, &action)), Refusal::NotYours { seat: 9 });
    assert_eq!(course.refusal(BEN, decide(2, seen, &action)), Refusal::OutOfTurn { seat: 2 });
    let for_bot = |seat| Command::BotDecides { seat, seen, action: action.clone() };
    assert_eq!(course.refusal(ADA, for_bot(1)), Refusal::NotHost);
    assert_eq!(course.send(Actor::Host, for_bot(1)), Err(Refusal::NotYours { seat: 1 }));
    assert_eq!(course.send(Actor::Host, for_bot(3)), Err(Refusal::OutOfTurn { seat: 3 }));
    let for_clock = Command::TimeDecides { seat: 1, seen, action: action.clone() };
    assert_eq!(course.send(Actor::Host, for_clock), Err(Refusal::TimeLeft { seat: 1 }));
}

#[test]
fn what_is_no_action_is_told_shortly() {
    let mut course = Course::begun(vec![person(ADA), bot()]);
    let seen = course.table.last;
    for text in ["", "fly", "play:", "play:YYYYYY>M", "pay:é", &"é".repeat(10_000)] {
        let refusal = course.refusal(ADA, decide(1, seen, text));
        assert!(
            matches!(&refusal, Refusal::Malformed { action, .. } if text.starts_with(action)),
            "{refusal}"
        );
        assert!(refusal.to_string().chars().count() < 700, "{refusal}");
    }
}

#[test]
fn an_illegal_action_is_refused_by_its_clause() {
    let mut course = Course::begun(vec![person(ADA), bot()]);
    let seen = course.table.last;
    let refusal = course.refusal(ADA, decide(1, seen, "pay:Y"));
    assert!(matches!(refusal, Refusal::Illegal { .. }), "{refusal}");
}

#[test]
fn a_request_that_is_sent_twice_is_one_move() {
    let mut course = Course::begun(vec![person(ADA), person(BEN)]);
    let seen = course.table.last;
    assert!(!course.must(ADA, with_key(1, seen, "play:+YY", "k")).is_empty());
    assert_eq!(course.must(ADA, with_key(1, seen, "play:+YY", "k")), []);
    assert_eq!(course.refusal(ADA, with_key(1, seen, "rest", "k")), Refusal::KeyReused);
    // Others have keys of their own, and moves of others do not matter.
    let seen = course.table.last;
    assert!(!course.must(BEN, with_key(2, seen, "play:+YY", "k")).is_empty());
    assert_eq!(course.must(ADA, with_key(1, 1, "play:+YY", "k")), []);
    // Nor does it matter that the move was taken back.
    let seen = course.table.last;
    course.must(ADA, Command::Undo { seat: 1, seen, to: Some(11) });
    course.must(BEN, Command::AnswerUndo { seat: 2, agrees: true });
    assert_eq!(course.seat_to_decide(), Some(1));
    assert_eq!(course.must(ADA, with_key(1, course.table.last, "play:+YY", "k")), []);
}

#[test]
fn draws_follow_in_the_same_answer() {
    let mut course = Course::begun(vec![person(ADA), bot()]);
    let acquire = (0..128).find(|&number| course.legal(number).starts_with("acquire:")).unwrap();
    let events = course.step(acquire);
    assert!(matches!(events[0].fact, Fact::Acted { by: By::Seat(1), .. }));
    assert!(matches!(events[1].fact, Fact::Acted { by: By::Chance, .. }));
}

#[test]
fn nothing_is_decided_before_the_game() {
    let mut course =
        Course::open(crate::course::options(carvania_rules::Title::EndlessWorld, vec![person(ADA), bot()]));
    assert_eq!(course.refusal(ADA, decide(1, 1, "rest")), Refusal::NotPlaying);
    assert_eq!(course.refusal(ADA, Command::Undo { seat: 1, seen: 1, to: None }), Refusal::NotPlaying);
}
