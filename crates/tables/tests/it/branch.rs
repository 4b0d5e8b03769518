//! Games that go on from other games.

use carvania_rules::{Record, Title, Turn};
use carvania_tables::{
    Actor, Branch, By, Command, Event, EventKind, Hints, Notation, Options, OptionsError, Origin, Pace,
    Refusal, Stage, Table, TableId,
};

use crate::course::{ADA, Course, Printed, bot, opened, options, person, played};

const GIVEN: usize = 60;

/// Ada on the first seat goes on from a game of two.
fn branched(title: Title, pace: Pace) -> Course {
    let branch = Branch::new(&played(title, 2, GIVEN), GIVEN, None);
    Course::open(Options { branch: Some(branch), pace, ..options(title, vec![person(ADA), bot()]) })
}

fn dealt(title: Title, pace: Pace) -> Course {
    let mut course = branched(title, pace);
    course.must(ADA, Command::Ready { note: None });
    course
}

#[test]
fn the_game_goes_on_where_the_other_one_was() {
    for title in Title::ALL {
        let course = dealt(title, Pace::Free);
        let other = played(title, 2, GIVEN);
        let record = course.table.record.as_ref().unwrap();
        assert_eq!((course.table.stage, course.table.given()), (Stage::Playing, GIVEN));
        assert_eq!(record.actions()[..GIVEN], *other.actions());
        for (entry, step) in course.table.entries.iter().zip(other.steps()) {
            let by = match step.by {
                Turn::Seat(seat) => By::Given(seat.number() as u8),
                Turn::Chance | Turn::Over => By::Chance,
            };
            assert_eq!((entry.by, entry.action), (by, step.action), "{title}");
        }
        assert_eq!(course.replayed(), course.table);
        assert_eq!(Table::from_snapshot(&course.table.to_snapshot(), &Printed), Ok(course.table));
    }
}

#[test]
fn what_comes_after_is_drawn_by_the_number_of_all_draws() {
    let mut course = dealt(Title::GolemEdition, Pace::Free);
    course.play_to_the_end("eager");
    let record = course.table.record.as_ref().unwrap();
    let draws = record.steps().enumerate().filter(|(_, step)| step.by == Turn::Chance).zip(0..);
    let mut own = 0;
    for ((_, step), number) in draws.filter(|((index, _), _)| *index >= GIVEN) {
        let due = carvania_tables::Dealer::draw(&course.dealer, &course.table.notes(), &step.before, number);
        assert_eq!(due, Some(step.action));
        own += 1;
    }
    assert!(own > 3, "{own}");
    assert_eq!(course.table.stage, Stage::Over);
}

#[test]
fn the_record_says_what_was_given() {
    let course = dealt(Title::CallForAdventure, Pace::Free);
    let promised = course.table.promised_record().unwrap().unwrap();
    assert_eq!(promised.headers().promise().unwrap().given(), GIVEN);
    let components = promised.game().components();
    assert_eq!(Record::from_text(&promised.to_text(), components), Ok(promised));
}

#[test]
fn a_table_is_offered_from_any_point_of_a_record() {
    let record = played(Title::JourneyTwo, 3, 80);
    for at in [0, 1, 50, 80, usize::MAX] {
        let from = Some(Origin::Table(TableId(3)));
        let options =
            Options { seats: vec![bot(), person(ADA), bot()], ..Branch::options(&record, at, from.clone()) };
        let mut course = Course::open(options);
        course.must(ADA, Command::Ready { note: None });
        assert_eq!(course.table.given(), at.min(80));
        assert_eq!(course.table.options.branch.unwrap().from, from);
    }
}

#[test]
fn nothing_is_taken_back_to_before_the_branch() {
    let mut course = dealt(Title::GolemEdition, Pace::Free);
    course.step_to(1);
    let undo = |course: &Course, to| Command::Undo { seat: 1, seen: course.table.last, to };
    course.step(0);
    course.must(ADA, undo(&course, None));
    while course.table.entries.len() > GIVEN && course.send(Actor::Person(ADA), undo(&course, None)).is_ok() {
    }
    assert!(course.table.entries.len() >= GIVEN);
    assert_eq!(course.refusal(ADA, undo(&course, None)), Refusal::NothingToUndo);
    for to in 0..GIVEN as u32 {
        assert_eq!(course.refusal(ADA, undo(&course, Some(to))), Refusal::NothingToUndo);
    }
}

#[test]
fn nobody_gains_time_by_what_was_given() {
    let record = played(Title::GolemEdition, 2, GIVEN);
    let pace = Pace::Fischer { base: 60, increment: 30 };
    // Some of these points lie before a draw.
    for at in 12..GIVEN {
        let seats = vec![person(ADA); 2];
        let mut course = Course::open(Options { seats, pace, ..Branch::options(&record, at, None) });
        course.must(ADA, Command::Ready { note: None });
        for seat in course.table.game().unwrap().seats() {
            assert_eq!(course.table.clock.time_left(seat, course.now).unwrap().as_secs(), 60, "{at}");
        }
        let decider = course.seat_to_decide().and_then(|seat| course.table.seat(seat)).unwrap();
        while course.table.game().unwrap().turn() == Turn::Seat(decider) {
            course.step(0);
        }
        assert_eq!(course.table.clock.time_left(decider, course.now).unwrap().as_secs() % 30, 0);
        assert!(course.table.clock.time_left(decider, course.now).unwrap().as_secs() >= 90, "{at}");
    }
}

#[test]
fn what_cannot_be_gone_on_from_is_refused_in_words() {
    let record = played(Title::EasternMountains, 2, 50);
    let branch = |text: String| Branch { record: text, from: None };
    let whole = {
        let mut course = Course::begun(vec![person(ADA), bot()]);
        course.play_to_the_end("eager");
        course.table.record.unwrap().to_text()
    };
    let two =
        |title, branch: Branch| Options { branch: Some(branch), ..options(title, vec![person(ADA), bot()]) };
    let (em, ge) = (Title::EasternMountains, Title::GolemEdition);
    let good = || Branch::new(&record, 50, None);
    let key = Some(Origin::Record("../../etc".to_owned()));
    let cases = [
        (two(ge, good()), "of another game"),
        (options_of_three(good()), "another number of players"),
        (Options { map: Some(String::new()), ..two(em, good()) }, "which map"),
        (two(ge, branch(whole)), "the game is over there"),
        (two(ge, branch("#".repeat(200_001))), "longer than"),
        (two(ge, branch(String::new())), "the header `game` is missing"),
        (two(em, branch(record.to_text().replace("rules: 1", "rules: 999"))), "rules version 999"),
        (two(em, branch(format!("{}\nrest rest rest rest", record.to_text()))), "line"),
        (two(em, Branch { from: key, ..good() }), "is known by"),
    ];
    for (options, words) in cases {
        let error = Table::open(TableId(1), &opened(options), &Printed).expect_err(words);
        assert!(matches!(&error, OptionsError::Branch(why) if why.contains(words)), "{error}, not {words}");
    }
}

fn options_of_three(branch: Branch) -> Options {
    Options { branch: Some(branch), ..options(Title::EasternMountains, vec![person(ADA), bot(), bot()]) }
}

#[test]
fn events_that_make_another_beginning_change_nothing() {
    let course = dealt(Title::GolemEdition, Pace::Free);
    let given = course.events.iter().position(|event| matches!(event.kind, EventKind::Acted { .. })).unwrap();
    let mut table = Table::open(TableId(7), &course.events[0], &Printed).unwrap();
    course.events[1..given].iter().for_each(|event| table.apply(event).unwrap());
    let first = &course.events[given];
    let EventKind::Acted { action, .. } = &first.kind else { unreachable!() };
    let acted = |by, action: Notation| Event {
        kind: EventKind::Acted { by, action, key: None, joined: false },
        ..first.clone()
    };
    let other = ["draw:YYGG", "draw:BBMM"].map(|text| Notation::from(text.to_owned()));
    let other = other.into_iter().find(|other| other != action).unwrap();
    let same = || action.clone();
    for event in [acted(By::Given(1), same()), acted(By::Seat(1), same()), acted(By::Chance, other)] {
        let before = table.clone();
        assert_eq!(table.apply(&event), Err(Refusal::Misfit { number: event.number }));
        assert_eq!(table, before);
    }
    // Where nothing more is given, nobody acts so.
    let mut after = course.table.clone();
    let seat = course.seat_to_decide().unwrap();
    let event = Event { number: after.last + 1, ..acted(By::Given(seat), course.legal(0).into()) };
    assert_eq!(after.apply(&event), Err(Refusal::Misfit { number: event.number }));
}

#[test]
fn tables_of_old_say_yes_or_no_to_hints() {
    let read = |text: &str| serde_json::from_str::<Hints>(text).map_err(|error| error.to_string());
    assert_eq!([read("true"), read("false")], [Ok(Hints::Always), Ok(Hints::Never)]);
    for hints in Hints::ALL {
        assert_eq!(read(&serde_json::to_string(&hints).unwrap()), Ok(hints));
        assert_eq!(hints.name().parse(), Ok(hints));
    }
    assert!(read("\"sometimes\"").unwrap_err().contains("`never`, `against_bots` or `always`"));
    let given = |people| Hints::ALL.map(|hints| hints.given_to(people));
    assert_eq!((given(1), given(2)), ([false, true, true], [false, false, true]));
}
