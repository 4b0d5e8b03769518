//! What holds at every table, whatever people do.

use carvania_opponents::Level;
use carvania_rules::{ActionText, Title, Turn};
use carvania_tables::{
    Actor, Branch, Command, Dealer, EventKind, Key, Note, Occupant, Options, Pace, PersonId, SeatOrder,
    Stage, Table, TableId, Timestamp,
};
use proptest::collection::vec;
use proptest::prelude::any;
use proptest::test_runner::Config;
use proptest::{prop_assert_eq, proptest};

use crate::course::{ADA, BEN, Course, EVE, Printed, bot, options, person, played};

/// Every game with every number of players.
fn tables() -> Vec<(Title, usize)> {
    Title::ALL.into_iter().flat_map(|title| title.players().map(move |players| (title, players))).collect()
}

fn chosen<T: Clone>(list: &[T], byte: u8) -> T {
    list[usize::from(byte) % list.len()].clone()
}

/// A table that bytes choose.
fn course(bytes: [u8; 8]) -> Course {
    let (title, players) = chosen(&tables(), bytes[0]);
    let occupants = [person(ADA), person(BEN), bot(), person(ADA), Occupant::Open];
    let seats = (0..players).map(|seat| chosen(&occupants, bytes[3 + seat])).collect();
    let paces = [Pace::Free, Pace::Fischer { base: 20, increment: 5 }, Pace::Days(1)];
    let order = chosen(&[SeatOrder::Random, SeatOrder::Fixed], bytes[2]);
    let given = [0, 0, 1, 30, 80][usize::from(bytes[1] / 3) % 5];
    let branch = (given > 0).then(|| Branch::new(&played(title, players, given), given, None));
    Course::open(Options { order, branch, pace: chosen(&paces, bytes[1]), ..options(title, seats) })
}

/// What somebody may try: mostly what the stage is for.
fn attempt(course: &Course, [what, who, which, time]: [u8; 4]) -> (Actor, Command) {
    let is_lobby = course.table.stage == Stage::Lobby;
    match what {
        0..16 if is_lobby => in_game(course, what, who, which, time),
        0..16 => in_lobby(what, who, which, time),
        16..48 => at_any_time(who, which, time),
        _ if is_lobby => in_lobby(what, who, which, time),
        _ => in_game(course, what, who, which, time),
    }
}

fn somebody(who: u8) -> PersonId {
    chosen(&[ADA, BEN, EVE], who)
}

fn in_lobby(what: u8, who: u8, which: u8, time: u8) -> (Actor, Command) {
    let place = which % 6;
    let command = match what % 8 {
        0 => Command::Sit { place: Some(place).filter(|_| time > 99) },
        1 => Command::Rise,
        2 => Command::Place { place, occupant: chosen(&[bot(), Occupant::Open, person(ADA)], time) },
        3 => Command::Unready,
        _ => Command::Ready { note: Note::try_from("x".repeat(which.into())).ok() },
    };
    (Actor::Person(somebody(who)), command)
}

fn at_any_time(who: u8, which: u8, time: u8) -> (Actor, Command) {
    let by = Actor::Person(somebody(who));
    match which % 8 {
        0 => (by, Command::Leave { stand_in: chosen(&Level::ALL, time) }),
        1 | 2 => (by, Command::Return),
        3 if time < 8 => (Actor::Person(ADA), Command::Abandon),
        3 | 4 => (by, Command::Rematch { table: TableId(which.into()) }),
        5 => (Actor::Host, Command::Away { millis: u64::from(time) * 1_000 }),
        _ => (by, Command::Say { text: "\u{7}hé ".repeat(time.into()) }),
    }
}

fn in_game(course: &Course, what: u8, who: u8, which: u8, time: u8) -> (Actor, Command) {
    let table = &course.table;
    let seen = table.last.saturating_sub(u64::from(time.is_multiple_of(16)));
    let deciding = course.seat_to_decide().unwrap_or(1);
    let seat = if who < 240 { deciding } else { which % 6 };
    let other = which % table.places.len() as u8 + 1;
    let holder = |seat| table.place_at(table.seat(seat)?)?.occupant.person();
    let by = |seat| Actor::Person(holder(seat).filter(|_| time < 240).unwrap_or(somebody(who)));
    let action = table.game().map_or(ActionText::Rest, |_| course.legal(which.into()));
    let key = Key::try_from(format!("key-{}", which % 16)).ok().filter(|_| time.is_multiple_of(4));
    match what % 16 {
        0 => (by(seat), Command::Undo { seat, seen, to: None }),
        1 => (by(seat), Command::Undo { seat, seen, to: Some(which.into()) }),
        2 => (by(other), Command::Undo { seat: other, seen, to: None }),
        3 | 4 => (by(other), Command::AnswerUndo { seat: other, agrees: !who.is_multiple_of(4) }),
        5 => (Actor::Host, Command::TimeDecides { seat, seen, action }),
        6 => (by(seat), Command::Decide { seat, seen, action: odd(which), key }),
        7..=10 => (Actor::Host, Command::BotDecides { seat, seen, action }),
        _ => (by(seat), Command::Decide { seat, seen, action, key }),
    }
}

/// An action that is seldom legal, or that names what no game has.
fn odd(which: u8) -> ActionText {
    let texts = ["play:YYYYYY>M", "pay:Y", "claim:YYGG", "claim:P12", "step:z99", "draw:closed", "trade:255"];
    chosen(&texts, which).parse().expect("it is written well")
}

proptest! {
    #![proptest_config(Config { failure_persistence: None, ..Config::with_cases(150) })]

    #[test]
    fn a_table_is_what_its_events_say(table in any::<[u8; 8]>(), steps in vec(any::<[u8; 4]>(), 0..250), cut: u16) {
        let mut course = course(table);
        let cut = usize::from(cut) % (steps.len() + 1);
        let mut snapshot = course.table.to_snapshot();
        for (step, number) in steps.into_iter().zip(1..) {
            course.pass(u64::from(step[3] / 8) * 200);
            let (by, command) = attempt(&course, step);
            // A refusal is as good as an answer: `send` checks that it changes nothing.
            _ = course.send(by, command);
            if number == cut {
                snapshot = course.table.to_snapshot();
            }
        }
        prop_assert_eq!(&course.replayed(), &course.table);

        let mut table = Table::from_snapshot(&snapshot, &Printed).unwrap();
        let last = table.last;
        for event in course.events.iter().filter(|event| event.number > last) {
            table.apply(event).unwrap();
        }
        prop_assert_eq!(&table, &course.table);
        prop_assert_eq!(table.entries.len(), table.record.as_ref().map_or(0, |record| record.actions().len()));
    }

    #[test]
    fn an_event_that_does_not_follow_changes_nothing(table in any::<[u8; 8]>(), steps in vec(any::<[u8; 4]>(), 0..60)) {
        let mut donor = course(table);
        let mut taker = course(table);
        for step in steps {
            donor.pass(u64::from(step[3]) * 10);
            let (by, command) = attempt(&donor, step);
            _ = donor.send(by, command);
            let mut event = donor.events.last().unwrap().clone();
            event.number = taker.table.last + 1;
            let before = taker.table.clone();
            match taker.table.apply(&event) {
                Ok(()) => prop_assert_eq!(taker.table.last, event.number),
                Err(_) => prop_assert_eq!(&taker.table, &before),
            }
        }
    }
}

#[test]
fn every_game_is_played_to_its_end() {
    for (title, players) in tables() {
        let seats = (0..players).map(|seat| chosen(&[person(ADA), bot(), person(BEN)], seat as u8));
        let mut course = Course::open(options(title, seats.collect()));
        for player in course.table.persons() {
            course.must(player, Command::Ready { note: None });
        }
        course.play_to_the_end("eager");
        assert_eq!(course.table.stage, Stage::Over, "{title} with {players}");
        assert!(matches!(course.events.last().unwrap().kind, EventKind::Over { abandoned: false, .. }));
        assert_eq!(course.table.seed.as_deref().map(str::len), Some(64));
        assert_eq!(course.replayed(), course.table);
        check_draws(&course);
        assert!(!course.table.awaits_host());
        assert_eq!(course.table.standings().unwrap().len(), players);
    }
}

/// Every draw is that of its number, counted from 0.
fn check_draws(course: &Course) {
    let record = course.table.record.as_ref().unwrap();
    let draws = record.steps().filter(|step| step.by == Turn::Chance);
    for (draw, number) in draws.zip(0..) {
        let drawn = course.dealer.draw(&course.table.notes(), &draw.before, number);
        assert_eq!(drawn, Some(draw.action));
    }
}

#[test]
fn moments_that_go_back_harm_nobody() {
    let mut course =
        Course::begun_at(vec![person(ADA), person(BEN)], Pace::Fischer { base: 60, increment: 0 });
    course.now = Timestamp(0);
    course.step(0);
    let ada = course.table.seats_of(PersonId(1))[0];
    assert_eq!(course.table.clock.time_left(ada, course.now).unwrap().as_secs(), 60);
}
