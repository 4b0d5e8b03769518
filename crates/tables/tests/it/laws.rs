//! What holds at every table, whatever people do.

use carvania_bots::Level;
use carvania_rules::Title;
use carvania_tables::{
    Actor, Command, Fact, Key, Moment, Note, Occupant, Options, Pace, PersonId, SeatOrder, Stage, Table,
    TableId,
};
use proptest::collection::vec;
use proptest::prelude::any;
use proptest::test_runner::Config;
use proptest::{prop_assert_eq, proptest};

use crate::course::{ADA, BEN, Course, EVE, Printed, bot, options, person};

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
    Course::open(Options { order, pace: chosen(&paces, bytes[1]), ..options(title, seats) })
}

/// What somebody may try, sensible or not.
fn attempt(course: &Course, [what, who, which, time]: [u8; 4]) -> (Actor, Command) {
    let somebody = chosen(&[ADA, BEN, EVE], who);
    let table = &course.table;
    let seen = table.last.saturating_sub(u64::from(time % 16 == 0));
    let seat = if which < 240 { course.seat_to_decide().unwrap_or(1) } else { which };
    let holder = table.seat(seat).and_then(|seat| table.place_at(seat)?.occupant.person());
    let person = holder.filter(|_| who < 240).unwrap_or(somebody);
    let action = table.game().map_or(String::new(), |_| course.legal(which.into()));
    let key = Key::try_from(format!("key-{}", which % 8)).ok().filter(|_| time % 4 == 0);
    let place = which % 6;
    let by = |command| (Actor::Person(person), command);
    match what % 32 {
        0 => by(Command::Sit { place: Some(place).filter(|_| time > 99) }),
        1 => (Actor::Person(somebody), Command::Sit { place: None }),
        2 => by(Command::Rise),
        3 => by(Command::Place {
            place,
            occupant: chosen(&[bot(), Occupant::Open, Occupant::Person(ADA)], who),
        }),
        4 => (Actor::Person(ADA), Command::Place { place, occupant: bot() }),
        5..=9 => {
            let note = Note::try_from("x".repeat(which.into())).ok();
            (Actor::Person(somebody), Command::Ready { note })
        }
        10 => (Actor::Person(somebody), Command::Unready),
        11 => by(Command::Undo { seat, seen, to: None }),
        12 => by(Command::Undo { seat, seen, to: Some(u32::from(which)) }),
        13 => (Actor::Person(somebody), Command::Undo { seat: which % 6, seen, to: None }),
        14 => (Actor::Person(somebody), Command::AnswerUndo { seat: which % 6, agrees: time > 60 }),
        15 => by(Command::Leave { stand_in: chosen(&Level::ALL, which) }),
        16 => (Actor::Person(somebody), Command::Return),
        17 => by(Command::Say { text: "\u{7}hé ".repeat(which.into()) }),
        18 if time < 8 => (Actor::Person(ADA), Command::Abandon),
        18 => by(Command::Rematch { table: TableId(which.into()) }),
        19 => (Actor::Host, Command::Away { millis: u64::from(time) * 1_000 }),
        20 => (Actor::Host, Command::TimeDecides { seat, seen, action }),
        21..=24 => (Actor::Host, Command::BotDecides { seat, seen, action }),
        25 => by(Command::Decide { seat, seen, action: "bogus".repeat(which.into()), key }),
        _ => by(Command::Decide { seat, seen, action, key }),
    }
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
            table.happen(event).unwrap();
        }
        prop_assert_eq!(&table, &course.table);
        prop_assert_eq!(table.entries.len(), table.record.as_ref().map_or(0, |record| record.actions().len()));
    }

    #[test]
    fn an_event_that_does_not_follow_changes_nothing(table in any::<[u8; 8]>(), steps in vec(any::<[u8; 4]>(), 0..60)) {
        let mut donor = course(table);
        let mut taker = course(table);
        for step in steps {
            let (by, command) = attempt(&donor, step);
            _ = donor.send(by, command);
            let mut event = donor.events.last().unwrap().clone();
            event.number = taker.table.last + 1;
            let before = taker.table.clone();
            match taker.table.happen(&event) {
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
        assert!(matches!(course.events.last().unwrap().fact, Fact::Over { abandoned: false, .. }));
        assert_eq!(course.table.seed.as_deref().map(str::len), Some(64));
        assert_eq!(course.replayed(), course.table);
        assert!(!course.table.awaits_host());
        assert_eq!(course.table.standings().unwrap().len(), players);
    }
}

#[test]
fn moments_that_go_back_harm_nobody() {
    let mut course =
        Course::begun_at(vec![person(ADA), person(BEN)], Pace::Fischer { base: 60, increment: 0 });
    course.now = Moment(0);
    course.step(0);
    let ada = course.table.seats_of(PersonId(1))[0];
    assert_eq!(course.table.clock.time_left(ada, course.now).unwrap().as_secs(), 60);
}
