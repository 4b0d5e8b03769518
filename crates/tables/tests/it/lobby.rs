//! Before the game.

use carvania_opponents::Level;
use carvania_rules::Title;
use carvania_tables::{Command, EventKind, Note, Occupant, Options, Refusal, SeatOrder, Stage, WaitsFor};

use crate::course::{ADA, BEN, Course, EVE, bot, options, person};

fn ready() -> Command {
    Command::Ready { note: None }
}

fn lobby(seats: Vec<Occupant>) -> Course {
    Course::open(options(Title::GolemEdition, seats))
}

#[test]
fn one_click_begins_a_game_against_bots() {
    let mut course = lobby(vec![person(ADA), bot(), bot()]);
    let facts = course.must(ADA, ready());
    assert!(matches!(facts[..2], [EventKind::Ready { .. }, EventKind::Dealt { .. }]));
    assert_eq!(course.table.stage, Stage::Playing);
    assert!(matches!(course.table.waits_for(), WaitsFor::Person { person: ADA, until: None, .. }));
}

#[test]
fn one_click_begins_a_game_around_one_screen() {
    let mut course = lobby(vec![person(ADA), person(ADA)]);
    course.must(ADA, ready());
    assert_eq!(course.table.seats_of(ADA).len(), 2);
    course.step(0);
    course.step(0);
}

#[test]
fn bots_alone_begin_when_the_owner_wants() {
    let mut course = lobby(vec![bot(), bot()]);
    assert_eq!(course.refusal(BEN, ready()), Refusal::NotSeated);
    course.must(ADA, ready());
    assert!(matches!(course.table.waits_for(), WaitsFor::Bot { bot: Occupant::Bot(Level::Casual), .. }));
    assert!(course.table.awaits_host());
}

#[test]
fn the_deal_waits_until_all_are_ready() {
    let mut course = lobby(vec![person(ADA), Occupant::Open]);
    course.must(ADA, ready());
    assert_eq!(course.table.stage, Stage::Lobby);
    course.must(BEN, Command::Sit { place: None });
    assert!(!course.table.places[0].is_ready, "Ada did not know that Ben would play");
    course.must(BEN, ready());
    let note = Note::try_from("a rainy Sunday".to_owned()).unwrap();
    let facts = course.must(ADA, Command::Ready { note: Some(note.clone()) });
    assert!(facts.contains(&EventKind::Dealt { order: vec![1, 2], notes: vec![note, Note::default()] }));
    assert_eq!(course.refusal(EVE, Command::Sit { place: None }), Refusal::Begun);
}

#[test]
fn what_changes_nothing_leaves_everybody_ready() {
    let mut course = lobby(vec![person(ADA), bot(), person(BEN)]);
    course.must(BEN, ready());
    assert_eq!(course.must(ADA, Command::Place { place: 2, occupant: bot() }), []);
    assert_eq!(course.must(BEN, Command::Sit { place: Some(3) }), []);
    assert_eq!(course.must(BEN, ready()), []);
    assert!(course.table.places[2].is_ready);
    course.must(ADA, Command::Place { place: 2, occupant: Occupant::Bot(Level::Master) });
    assert!(!course.table.places[2].is_ready);
}

#[test]
fn who_sits_down_elsewhere_changes_places() {
    let mut course = lobby(vec![Occupant::Open, person(BEN), Occupant::Open]);
    course.must(BEN, Command::Sit { place: Some(3) });
    assert_eq!(course.table.places_of(BEN), [3]);
    assert_eq!(course.refusal(EVE, Command::Sit { place: Some(3) }), Refusal::NotFree { place: 3 });
    assert_eq!(course.refusal(EVE, Command::Sit { place: Some(0) }), Refusal::NotFree { place: 0 });
    assert_eq!(course.refusal(EVE, Command::Sit { place: Some(4) }), Refusal::NotFree { place: 4 });
    course.must(BEN, Command::Rise);
    assert_eq!(course.refusal(BEN, Command::Rise), Refusal::NotSeated);
}

#[test]
fn nobody_sits_down_where_no_place_is_open() {
    let mut course = lobby(vec![person(ADA), bot()]);
    assert_eq!(course.refusal(EVE, Command::Sit { place: None }), Refusal::Full);
}

#[test]
fn only_the_owner_puts_anybody_on_a_place_and_no_other_person() {
    let mut course = lobby(vec![person(ADA), Occupant::Open]);
    let place = |occupant| Command::Place { place: 2, occupant };
    assert_eq!(course.refusal(BEN, place(bot())), Refusal::NotOwner);
    assert_eq!(course.refusal(ADA, place(person(BEN))), Refusal::NotYourself { place: 2 });
    let refused = course.refusal(ADA, place(Occupant::Program("a\u{7}".repeat(90))));
    assert_eq!(refused, Refusal::NoProgram { name: "a".repeat(64) });
    course.must(ADA, place(Occupant::Program("a program".to_owned())));
    course.must(ADA, place(person(ADA)));
    assert_eq!(course.table.places_of(ADA), [1, 2]);
}

#[test]
fn who_was_ready_can_change_their_mind() {
    let mut course = lobby(vec![person(ADA), person(BEN)]);
    assert_eq!(course.must(ADA, Command::Unready), []);
    course.must(ADA, ready());
    course.must(ADA, Command::Unready);
    course.must(BEN, ready());
    assert_eq!(course.table.stage, Stage::Lobby);
}

#[test]
fn the_order_is_drawn_by_lot() {
    let seats = vec![person(ADA), bot(), bot()];
    let drawn = Options { order: SeatOrder::Random, ..options(Title::GolemEdition, seats) };
    let mut course = Course::open(drawn);
    course.must(ADA, ready());
    let order = course.table.order().unwrap();
    assert_ne!(order, [1, 2, 3], "this dealer turns the places round");
    for (seat, place) in course.table.game().unwrap().seats().zip(order) {
        assert_eq!(course.table.place_at(seat), course.table.place(place));
    }
}
