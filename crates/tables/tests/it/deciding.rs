//! Decisions, and why they are refused.

use carvania_rules::{ActionText, Title, VERSION};
use carvania_tables::{Actor, By, Command, Event, EventKind, Key, Notation, Refusal, Table, read_action};

use crate::course::{ADA, BEN, Course, EVE, Printed, bot, decide, options, person};

fn written(text: &str) -> ActionText {
    read_action(text).expect("an action")
}

fn with_key(seat: u8, seen: u64, action: &str, key: &str) -> Command {
    let key = Key::try_from(key.to_owned()).ok();
    Command::Decide { seat, seen, action: written(action), key }
}

#[test]
fn a_late_decision_is_refused_but_talk_makes_nobody_late() {
    let mut course = Course::begun(vec![person(ADA), person(BEN)]);
    let seen = course.table.last;
    course.must(BEN, Command::Say { text: "Hello".to_owned() });
    let action = course.legal(0);
    course.must(ADA, decide(1, seen, action));
    let last = course.table.changed;
    assert_eq!(course.refusal(BEN, decide(2, seen, ActionText::Rest)), Refusal::Stale { seen, last });
    assert_eq!(course.refusal(BEN, decide(2, 999, ActionText::Rest)), Refusal::Stale { seen: 999, last });
}

#[test]
fn only_who_decides_on_a_seat_decides_for_it() {
    let mut course = Course::begun(vec![person(ADA), person(BEN), bot()]);
    let (seen, action) = (course.table.last, course.legal(0));
    assert_eq!(course.refusal(BEN, decide(1, seen, action)), Refusal::NotYours { seat: 1 });
    assert_eq!(course.refusal(EVE, decide(9, seen, action)), Refusal::NotYours { seat: 9 });
    assert_eq!(course.refusal(BEN, decide(2, seen, action)), Refusal::OutOfTurn { seat: 2 });
    let for_bot = |seat| Command::BotDecides { seat, seen, action };
    assert_eq!(course.refusal(ADA, for_bot(1)), Refusal::NotHost);
    assert_eq!(course.send(Actor::Host, for_bot(1)), Err(Refusal::NotYours { seat: 1 }));
    assert_eq!(course.send(Actor::Host, for_bot(3)), Err(Refusal::OutOfTurn { seat: 3 }));
    let for_clock = Command::TimeDecides { seat: 1, seen, action };
    assert_eq!(course.send(Actor::Host, for_clock), Err(Refusal::TimeLeft { seat: 1 }));
}

#[test]
fn where_there_is_no_choice_nobody_is_asked() {
    let mut course = Course::begun(vec![person(ADA), person(BEN)]);
    let before = course.table.entries.len() as u32;
    // The third card of the row costs two crystals, and all crystals are yellow.
    let third = (0..128).filter(|&number| course.legal(number).to_string().starts_with("acquire:")).nth(2);
    let acquire = course.legal(third.expect("a third card"));
    let events = course.must(ADA, decide(1, course.table.last, acquire));
    let by: Vec<By> = events
        .iter()
        .filter_map(|kind| match kind {
            EventKind::Acted { by, .. } => Some(*by),
            _ => None,
        })
        .collect();
    assert_eq!(by, [By::Seat(1), By::Forced(1), By::Forced(1), By::Chance]);
    assert_eq!(course.seat_to_decide(), Some(2));
    let seat = course.table.seat(1).expect("a seat");
    assert_eq!(course.table.free_undo(seat), None);
    // Going back leads to the choice, not to what followed from it.
    let undo = |to| Command::Undo { seat: 1, seen: course.table.last, to };
    let (to_choice, to_forced) = (undo(None), undo(Some(before + 1)));
    assert_eq!(course.refusal(ADA, to_forced), Refusal::NothingToUndo);
    assert_eq!(course.must(ADA, to_choice), [EventKind::UndoAsked { to: before, by: 1 }]);
}

#[test]
fn no_event_says_that_an_action_was_forced_where_there_was_a_choice() {
    let mut course = Course::begun(vec![person(ADA), person(BEN)]);
    let event = |by| Event {
        number: course.table.last + 1,
        at: course.now,
        kind: EventKind::Acted { by, action: course.legal(0).into(), key: None, joined: false },
    };
    let (forced, chosen) = (event(By::Forced(1)), event(By::Seat(1)));
    let number = forced.number;
    assert_eq!(course.table.apply(&forced), Err(Refusal::Misfit { number }));
    assert_eq!(course.table.apply(&chosen), Ok(()));
}

#[test]
fn what_is_no_action_is_told_shortly() {
    let long = "é".repeat(10_000);
    let words = format!("`{}` cannot be read: an action has at most 200 bytes", "é".repeat(40));
    let cases = [
        ("", "`` cannot be read: write one of play:CARD, acquire:CARD, rest, "),
        ("fly", "`fly` cannot be read: write one of play:CARD, acquire:CARD, rest, "),
        ("play:", "`play:` cannot be read: "),
        ("pay:é", "`pay:é` cannot be read: one of Y, G, B, M is expected, not `é`"),
        (long.as_str(), words.as_str()),
    ];
    for (text, words) in cases {
        let refusal = read_action(text).expect_err("it is not an action").to_string();
        assert!(refusal.starts_with(words) && refusal.chars().count() < 700, "{refusal}");
    }
}

#[test]
fn what_no_game_has_cannot_be_decided() {
    let mut course = Course::begun(vec![person(ADA), bot()]);
    let refusal = course.refusal(ADA, decide(1, course.table.last, written("play:YYYYYY>M")));
    let why = "it names a merchant card that the game does not have".to_owned();
    assert_eq!(refusal, Refusal::Malformed { action: "play:YYYYYY>M".to_owned(), why });
}

/// An event of seat 1 that another program may have written.
fn acted(number: u64, action: &str) -> Event {
    let text =
        format!(r#"{{"number":{number},"at":1,"fact":"acted","by":{{"seat":1}},"action":"{action}"}}"#);
    let event = serde_json::from_str(&text).expect("an event");
    assert_eq!(serde_json::to_string(&event).expect("JSON"), text, "it is told as it was written");
    event
}

#[test]
fn an_event_with_an_unknown_action_is_read_but_cannot_happen() {
    let course = Course::begun(vec![person(ADA), bot()]);
    let next = course.table.last + 1;
    let long = "x".repeat(300);
    for (action, words) in [
        ("fly:Y", "`fly:Y` cannot be read: write one of "),
        ("play:?", "`play:?` cannot be read: "),
        (
            "play:YYYYYY>M",
            "`play:YYYYYY>M` cannot be read: it names a merchant card that the game does not have",
        ),
        (
            long.as_str(),
            "`xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx` cannot be read: an action has at most 200 bytes",
        ),
    ] {
        let mut table = course.table.clone();
        let refusal = table.apply(&acted(next, action)).expect_err("it cannot happen");
        assert!(refusal.to_string().starts_with(words), "{refusal}");
        assert_eq!(table, course.table);
    }
    assert_eq!(Notation::from("rest".to_owned()), Notation::Known(ActionText::Rest));
}

#[test]
fn a_game_under_newer_rules_is_refused_for_its_rules() {
    let course = Course::begun(vec![person(ADA), bot()]);
    let mut opened = course.events[0].clone();
    let EventKind::Opened { rules, .. } = &mut opened.kind else { unreachable!() };
    *rules = VERSION + 1;
    let mut table = Table::open(course.table.id, &opened, &Printed).unwrap();
    let refusal = table.apply(&acted(2, "fly:Y"));
    assert_eq!(refusal, Err(Refusal::OtherRules { rules: VERSION + 1 }));
}

#[test]
fn an_illegal_action_is_refused_by_its_clause() {
    let mut course = Course::begun(vec![person(ADA), bot()]);
    let seen = course.table.last;
    let refusal = course.refusal(ADA, decide(1, seen, written("pay:Y")));
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
    let events = course.step(course.number_of("acquire:"));
    assert!(matches!(events[0].kind, EventKind::Acted { by: By::Seat(1), .. }));
    assert!(matches!(events[1].kind, EventKind::Acted { by: By::Chance, .. }));
}

#[test]
fn nothing_is_decided_before_the_game() {
    let mut course =
        Course::open(crate::course::options(carvania_rules::Title::EndlessWorld, vec![person(ADA), bot()]));
    assert_eq!(course.refusal(ADA, decide(1, 1, ActionText::Rest)), Refusal::NotPlaying);
    assert_eq!(course.refusal(ADA, Command::Undo { seat: 1, seen: 1, to: None }), Refusal::NotPlaying);
}

fn together(seen: u64, actions: &str, key: Option<&str>) -> Command {
    let actions = actions.split_whitespace().map(written).collect();
    Command::DecideTogether {
        seat: 1,
        seen,
        actions,
        key: key.and_then(|key| Key::try_from(key.to_owned()).ok()),
    }
}

/// Eastern Mountains: the wagon of the first player stands somewhere, and the turn is theirs.
fn on_the_map() -> Course {
    let mut course = Course::open(options(Title::EasternMountains, vec![person(ADA), person(BEN)]));
    for person in [ADA, BEN] {
        course.must(person, Command::Ready { note: None });
    }
    while course.table.game().expect("a game is played").turn_begins().is_none() {
        let (seat, action) = (course.seat_to_decide().expect("a person decides"), course.legal(0));
        let person = if seat == 1 { ADA } else { BEN };
        course.must(person, decide(seat, course.table.last, action));
    }
    course
}

/// The longest trip that can be made, in notation.
fn farthest(course: &Course) -> String {
    let game = course.table.game().expect("a game is played");
    let far = game.trips().into_iter().max_by_key(|trip| trip.actions.len()).expect("a trip");
    far.actions.iter().map(|&action| game.write_action(action).to_string()).collect::<Vec<_>>().join(" ")
}

#[test]
fn several_actions_are_one_move_and_are_taken_back_as_one() {
    let mut course = on_the_map();
    let (before, seen, trip) = (course.table.game().copied(), course.table.last, farthest(&course));
    assert!(trip.contains(" pay:"), "{trip}");
    let events = course.must(ADA, together(seen, &trip, Some("trip")));
    let joined: Vec<bool> = events
        .iter()
        .filter_map(|kind| match kind {
            EventKind::Acted { by: By::Seat(1), joined, .. } => Some(*joined),
            _ => None,
        })
        .collect();
    assert_eq!(joined.len(), trip.split(' ').count());
    assert!(!joined[0] && joined[1..].iter().all(|&joined| joined), "{events:?}");
    let after = course.table.clone();
    // Sent again with its key it is the same move; with other actions it is refused.
    assert_eq!(course.must(ADA, together(seen, &trip, Some("trip"))), []);
    assert_eq!(course.refusal(ADA, together(seen, "mine pass", Some("trip"))), Refusal::KeyReused);
    let snapshot = Table::from_snapshot(&course.table.to_snapshot(), &Printed).expect("a snapshot");
    assert_eq!(snapshot, after);
    course.must(ADA, Command::Undo { seat: 1, seen: course.table.last, to: None });
    assert_eq!(course.table.game().copied(), before);
}

#[test]
fn of_several_actions_all_are_made_or_none() {
    let mut course = on_the_map();
    let (seen, trip) = (course.table.last, farthest(&course));
    let before = course.table.clone();
    let too_far = format!("{trip} build build build");
    assert!(matches!(
        course.refusal(ADA, together(seen, &too_far, None)),
        Refusal::Illegal { .. } | Refusal::OutOfTurn { .. }
    ));
    assert!(matches!(course.refusal(ADA, together(seen, "", None)), Refusal::Malformed { .. }));
    assert!(matches!(
        course.refusal(ADA, together(seen, &"pass ".repeat(201), None)),
        Refusal::Malformed { .. }
    ));
    assert_eq!(course.refusal(ADA, together(seen, "pass mine", None)), Refusal::OutOfTurn { seat: 1 });
    assert!(matches!(course.refusal(ADA, together(1, &trip, None)), Refusal::Stale { .. }));
    assert_eq!(course.refusal(BEN, together(seen, &trip, None)), Refusal::NotYours { seat: 1 });
    assert_eq!(course.table, before);
}

#[test]
fn nothing_is_drawn_between_actions_that_are_made_as_one() {
    let mut course = Course::begun(vec![person(ADA), person(BEN)]);
    let seen = course.table.last;
    let first =
        (0..128).map(|number| course.legal(number).to_string()).find(|action| action.starts_with("acquire:"));
    let first = first.expect("a card is free");
    // Whatever is drawn, the answer is the same: it tells nothing of the deck.
    for next in ["rest", "play:+YY", "acquire:M>YYYG"] {
        let refusal = course.refusal(ADA, together(seen, &format!("{first} {next}"), None));
        assert_eq!(refusal, Refusal::DrawBetween { action: first.clone() });
    }
}
