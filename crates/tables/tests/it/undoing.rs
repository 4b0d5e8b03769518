//! Taking back.

use carvania_rules::Turn;
use carvania_tables::{Actor, Command, EventKind, Refusal, WaitsFor};

use crate::course::{ADA, BEN, Course, EVE, bot, person};

fn undo(course: &Course, seat: u8, to: Option<u32>) -> Command {
    Command::Undo { seat, seen: course.table.last, to }
}

/// Ada upgrades once of twice, so that her turn goes on: how many actions there were before it.
fn amid_turn(course: &mut Course) -> u32 {
    let before = course.table.entries.len() as u32;
    course.step(course.number_of("play:^2"));
    course.step(course.number_of("upgrade:"));
    assert_eq!(course.seat_to_decide(), Some(1));
    before
}

#[test]
fn within_ones_own_turn_it_is_free_for_several_steps() {
    let mut course = Course::begun(vec![person(ADA), person(BEN)]);
    let seat = course.table.seat(1).unwrap();
    assert_eq!(course.table.free_undo(seat), None);
    let before = amid_turn(&mut course);
    assert_eq!(course.table.free_undo(seat), Some(before));
    assert_eq!(course.must(ADA, undo(&course, 1, None)), [EventKind::TakenBack { to: before + 1, by: 1 }]);
    course.step(0);
    assert_eq!(
        course.must(ADA, undo(&course, 1, Some(before))),
        [EventKind::TakenBack { to: before, by: 1 }]
    );
    assert_eq!(course.table.free_undo(seat), None);
    assert_eq!(course.table.entries.len() as u32, before);
}

#[test]
fn further_back_all_other_people_must_agree() {
    let mut course = Course::begun(vec![person(ADA), person(BEN), person(EVE)]);
    let before = course.table.entries.len() as u32;
    course.step(course.number_of("acquire:"));
    assert_eq!(course.must(ADA, undo(&course, 1, None)), [EventKind::UndoAsked { to: before, by: 1 }]);
    assert_eq!(course.must(ADA, undo(&course, 1, None)), [], "asked already");
    assert_eq!(course.must(ADA, Command::AnswerUndo { seat: 1, agrees: true }), []);
    assert_eq!(
        course.must(BEN, Command::AnswerUndo { seat: 2, agrees: true }),
        [EventKind::UndoAgreed { by: 2 }]
    );
    assert_eq!(course.must(BEN, Command::AnswerUndo { seat: 2, agrees: true }), []);
    let facts = course.must(EVE, Command::AnswerUndo { seat: 3, agrees: true });
    assert_eq!(facts, [EventKind::UndoAgreed { by: 3 }, EventKind::TakenBack { to: before, by: 1 }]);
    assert_eq!(course.table.request, None);
    assert_eq!(course.seat_to_decide(), Some(1));
}

#[test]
fn anybody_can_refuse_or_go_on_or_withdraw() {
    let mut course = Course::begun(vec![person(ADA), person(BEN), person(EVE)]);
    course.step(0);
    assert_eq!(course.refusal(EVE, Command::AnswerUndo { seat: 3, agrees: false }), Refusal::NotAsked);
    course.must(ADA, undo(&course, 1, None));
    let refused = course.must(EVE, Command::AnswerUndo { seat: 3, agrees: false });
    assert_eq!(refused, [EventKind::UndoRefused { by: Some(3) }]);

    course.must(ADA, undo(&course, 1, None));
    let withdrawn = course.must(ADA, Command::AnswerUndo { seat: 1, agrees: false });
    assert_eq!(withdrawn, [EventKind::UndoRefused { by: Some(1) }]);

    course.must(ADA, undo(&course, 1, None));
    assert_eq!(course.step(0)[0].kind, EventKind::UndoRefused { by: None });
    assert_eq!(course.table.request, None);
}

#[test]
fn one_asks_at_a_time() {
    let mut course = Course::begun(vec![person(ADA), person(BEN), person(EVE)]);
    course.step(0);
    course.step(0);
    course.must(ADA, undo(&course, 1, None));
    assert_eq!(course.refusal(BEN, undo(&course, 2, None)), Refusal::UndoAsked);
}

#[test]
fn alone_with_bots_one_goes_back_over_their_turns_and_draws() {
    let mut course = Course::begun(vec![person(ADA), bot(), bot()]);
    let (before, game) = (course.table.entries.len() as u32, *course.table.game().unwrap());
    let acquire = course.number_of("acquire:");
    let drawn: Vec<EventKind> = course.step(acquire).into_iter().map(|event| event.kind).collect();
    course.step_to(1);
    assert_eq!(course.must(ADA, undo(&course, 1, None)), [EventKind::TakenBack { to: before, by: 1 }]);
    assert_eq!(course.table.game(), Some(&game));
    let again: Vec<EventKind> = course.step(acquire).into_iter().map(|event| event.kind).collect();
    assert_eq!(again, drawn, "the same is drawn again");
}

#[test]
fn bots_wait_for_the_answer() {
    let mut course = Course::begun(vec![person(ADA), bot(), person(BEN)]);
    course.step(0);
    course.must(ADA, undo(&course, 1, None));
    assert_eq!(course.table.waits_for(), WaitsFor::Answers);
    let (seen, action) = (course.table.last, course.legal(0));
    let decides = course.send(Actor::Host, Command::BotDecides { seat: 2, seen, action });
    assert_eq!(decides, Err(Refusal::UndoAsked));
    course.must(BEN, Command::AnswerUndo { seat: 3, agrees: false });
    assert!(course.table.awaits_host());
    course.step(0);
}

#[test]
fn who_leaves_does_not_agree_and_cannot_ask() {
    let mut course = Course::begun(vec![person(ADA), person(BEN)]);
    course.step(0);
    course.must(ADA, undo(&course, 1, None));
    let leave = || Command::Leave { stand_in: carvania_opponents::Level::Expert };
    let facts = course.must(BEN, leave());
    assert!(
        matches!(facts[..], [EventKind::UndoRefused { by: Some(2) }, EventKind::Left { seat: 2, .. }]),
        "{facts:?}"
    );

    course.must(BEN, Command::Return);
    course.step(0);
    course.must(ADA, undo(&course, 1, None));
    let facts = course.must(ADA, leave());
    assert!(
        matches!(facts[..], [EventKind::UndoRefused { by: Some(1) }, EventKind::Left { seat: 1, .. }]),
        "{facts:?}"
    );
    assert_eq!(course.refusal(ADA, undo(&course, 1, None)), Refusal::Left { seat: 1 });
}

#[test]
fn one_goes_back_to_ones_own_decisions_only() {
    let mut course = Course::begun(vec![person(ADA), person(BEN)]);
    assert_eq!(course.refusal(ADA, undo(&course, 1, None)), Refusal::NothingToUndo);
    course.step(0);
    let here = course.table.entries.len() as u32;
    for to in [0, here, here + 1, u32::MAX] {
        assert_eq!(course.refusal(ADA, undo(&course, 1, Some(to))), Refusal::NothingToUndo, "{to}");
    }
    let late = Command::Undo { seat: 1, seen: 1, to: None };
    assert!(matches!(course.refusal(ADA, late), Refusal::Stale { .. }));
    assert!(matches!(course.table.game().unwrap().turn(), Turn::Seat(_)));
}

#[test]
fn what_somebody_did_who_is_gone_is_not_taken_back() {
    let mut course = Course::begun(vec![person(ADA), person(BEN)]);
    let first = course.table.entries.len() as u32;
    course.step_to(2);
    course.step_to(1);
    let left = course.table.entries.len() as u32;
    course.must(BEN, Command::Leave { stand_in: carvania_opponents::Level::Casual });
    assert_eq!(course.refusal(ADA, undo(&course, 1, Some(first))), Refusal::Absent);
    course.step_to(2);
    course.step_to(1);
    assert_eq!(course.must(ADA, undo(&course, 1, Some(left))), [EventKind::TakenBack { to: left, by: 1 }]);
    assert_eq!(course.refusal(ADA, undo(&course, 1, Some(first))), Refusal::Absent);
    course.must(BEN, Command::Return);
    let asked = course.must(ADA, undo(&course, 1, Some(first)));
    assert_eq!(asked, [EventKind::UndoAsked { to: first, by: 1 }]);
}

#[test]
fn who_agreed_before_they_left_has_agreed() {
    let mut course = Course::begun(vec![person(ADA), person(BEN), person(EVE)]);
    course.step(0);
    course.must(ADA, undo(&course, 1, None));
    course.must(BEN, Command::AnswerUndo { seat: 2, agrees: true });
    let facts = course.must(BEN, Command::Leave { stand_in: carvania_opponents::Level::Casual });
    assert!(matches!(facts[..], [EventKind::Left { seat: 2, .. }]), "{facts:?}");
    let facts = course.must(EVE, Command::AnswerUndo { seat: 3, agrees: true });
    assert!(matches!(facts[..], [EventKind::UndoAgreed { by: 3 }, EventKind::TakenBack { .. }]), "{facts:?}");
}

#[test]
fn past_a_draw_or_another_player_the_game_stops_counting() {
    let mut course = Course::begun(vec![person(ADA), bot()]);
    let seat = course.table.seat(1).unwrap();
    assert!(!course.table.undo_uncounts(seat, None), "there is nothing to take back");
    amid_turn(&mut course);
    assert!(!course.table.undo_uncounts(seat, None), "within the turn");
    course.must(ADA, undo(&course, 1, None));
    assert!(!course.table.place(1).unwrap().conduct.took_back);
    course.step_to(2);
    course.step_to(1);
    assert!(course.table.undo_uncounts(seat, None), "the bot has decided since");
    course.must(ADA, undo(&course, 1, None));
    assert!(course.table.place(1).unwrap().conduct.took_back);
    assert!(!course.table.undo_uncounts(seat, None), "it does not count already");
    assert_eq!(course.replayed(), course.table);

    let mut drawn = Course::begun(vec![person(ADA), person(BEN)]);
    let before = drawn.table.entries.len() as u32;
    drawn.step(drawn.number_of("acquire:"));
    assert!(drawn.table.undo_uncounts(seat, Some(before)), "a card was drawn");
    drawn.must(ADA, undo(&drawn, 1, None));
    drawn.must(BEN, Command::AnswerUndo { seat: 2, agrees: true });
    let took_back = drawn.table.places.iter().map(|place| place.conduct.took_back);
    assert_eq!(took_back.collect::<Vec<_>>(), [true, false]);
}
