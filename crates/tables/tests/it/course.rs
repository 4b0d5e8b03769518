//! The course of a table: everything that happened, and the laws that hold at every step.

use carvania_bots::{Budget, Level, Spec};
use carvania_rules::{
    Action, ActionText, Actions, Components, Digest, Game, Move, Record, Setup, Title, Turn, VERSION,
};
use carvania_tables::{
    Actor, Command, ComponentSource, Dealer, Event, EventKind, EventNumber, Hints, Note, Occupant, Options,
    Pace, PersonId, Refusal, SeatOrder, Stage, Table, TableId, Timestamp, Transition, Visibility,
};
use chacha20::ChaCha8Rng;
use rand_core::{Rng, SeedableRng};

use crate::validity;

pub(crate) const ADA: PersonId = PersonId(1);
pub(crate) const BEN: PersonId = PersonId(2);
pub(crate) const EVE: PersonId = PersonId(3);

/// Nothing but what is printed.
pub(crate) struct Printed;

impl ComponentSource for Printed {
    fn components(&self, _: Title, _: &Digest) -> Option<&'static Components> {
        None
    }
}

/// Draws from a number, as hosts do from a seed.
pub(crate) struct Numbered(pub(crate) u64);

impl Numbered {
    fn rng(&self, notes: &[Note], number: u64) -> ChaCha8Rng {
        let notes: usize = notes.iter().map(|note| note.as_str().len()).sum();
        let mut rng = ChaCha8Rng::seed_from_u64(self.0 + notes as u64);
        rng.set_stream(number);
        rng
    }
}

impl Dealer for Numbered {
    fn order(&self, notes: &[Note], places: u8) -> Vec<u8> {
        let mut order: Vec<u8> = (1..=places).collect();
        order.rotate_left((self.rng(notes, u64::MAX).next_u32() % u32::from(places)) as usize);
        order
    }

    fn draw(&self, notes: &[Note], game: &Game, number: u64) -> Option<Action> {
        game.draw(&mut self.rng(notes, number))
    }

    fn seed(&self) -> String {
        format!("{:064x}", self.0)
    }
}

/// A table, all its events, and the time.
pub(crate) struct Course {
    pub(crate) table: Table,
    pub(crate) events: Vec<Event>,
    pub(crate) now: Timestamp,
    pub(crate) dealer: Numbered,
}

impl Course {
    pub(crate) fn open(options: Options) -> Course {
        let opened = opened(options);
        let table = Table::open(TableId(7), &opened, &Printed).expect("the options are good");
        Course { table, events: vec![opened], now: Timestamp(1_000), dealer: Numbered(5) }
    }

    /// A game of persons and bots whose places are their seats, dealt.
    pub(crate) fn begun(seats: Vec<Occupant>) -> Course {
        Course::begun_at(seats, Pace::Free)
    }

    /// A game that has begun, with clocks.
    pub(crate) fn begun_at(seats: Vec<Occupant>, pace: Pace) -> Course {
        let mut course = Course::open(Options { pace, ..options(Title::GolemEdition, seats) });
        for person in course.table.persons() {
            course.must(person, Command::Ready { note: None });
        }
        course
    }

    /// Sends a command and checks what must hold of every answer.
    pub(crate) fn send(&mut self, by: Actor, command: Command) -> Result<Vec<Event>, Refusal> {
        let before = self.table.clone();
        let Transition { events, table } = self.table.handle(by, command, self.now, &self.dealer)?;
        assert_eq!(self.table, before, "answering changes nothing");
        for (event, number) in events.iter().zip(before.last + 1..) {
            assert_eq!(event.number, number, "events are numbered without gaps");
            self.table.apply(event).expect("what a table answers can happen");
        }
        assert_eq!(self.table, table, "the table of an answer is what its events make");
        self.events.extend(events.iter().cloned());
        validity::check(&self.table);
        Ok(events)
    }

    /// What a person does, which must succeed.
    pub(crate) fn must(&mut self, person: PersonId, command: Command) -> Vec<EventKind> {
        let events = self.send(Actor::Person(person), command).expect("it can be done");
        events.into_iter().map(|event| event.kind).collect()
    }

    /// Why a person cannot do something.
    pub(crate) fn refusal(&mut self, person: PersonId, command: Command) -> Refusal {
        self.send(Actor::Person(person), command).expect_err("it cannot be done")
    }

    /// A legal action, chosen by a number.
    pub(crate) fn legal(&self, number: usize) -> ActionText {
        let game = self.table.game().expect("a game is played");
        let mut legal = Actions::new();
        game.legal_actions(&mut legal);
        let action = legal.get(number % legal.len().max(1)).copied().unwrap_or(Action::Move(Move::Rest));
        game.write_action(action)
    }

    /// The number of the first legal action whose text begins so.
    pub(crate) fn number_of(&self, beginning: &str) -> usize {
        let begins = |&number: &usize| self.legal(number).to_string().starts_with(beginning);
        (0..128).find(begins).expect("such an action is legal")
    }

    pub(crate) fn seat_to_decide(&self) -> Option<u8> {
        match self.table.game()?.turn() {
            Turn::Seat(seat) => Some(seat.number() as u8),
            Turn::Chance | Turn::Over => None,
        }
    }

    /// The decision that is due, whoever has to make it.
    pub(crate) fn step(&mut self, number: usize) -> Vec<Event> {
        self.decide(self.legal(number))
    }

    fn decide(&mut self, action: ActionText) -> Vec<Event> {
        let seat = self.seat_to_decide().expect("somebody decides");
        let seen = self.table.last;
        let person = self.table.person_on(self.table.seat(seat).expect("a seat"));
        let sent = match person {
            Some(person) => self.send(Actor::Person(person), decide(seat, seen, action)),
            None => self.send(Actor::Host, Command::BotDecides { seat, seen, action }),
        };
        sent.expect("a legal action of who decides")
    }

    /// Lets a bot decide for everybody until the game is over.
    pub(crate) fn play_to_the_end(&mut self, spec: &str) {
        let spec: Spec = spec.parse().expect("there is such a bot");
        let mut player = spec.player(ChaCha8Rng::seed_from_u64(1));
        while self.table.stage == Stage::Playing && self.events.len() < 5_000 {
            let game = *self.table.game().expect("a game is played");
            let action = player.choose(&game, &Budget::nodes(100)).expect("somebody decides");
            self.decide(game.write_action(action));
        }
    }

    /// Decides until it is the turn of a seat.
    pub(crate) fn step_to(&mut self, seat: u8) {
        while self.seat_to_decide() != Some(seat) {
            self.step(0);
        }
    }

    pub(crate) fn pass(&mut self, millis: u64) {
        self.now = Timestamp(self.now.0 + millis);
    }

    /// The table made again from what a host would have kept of its events.
    pub(crate) fn replayed(&self) -> Table {
        let mut events = self.events.iter().map(|event| {
            let text = serde_json::to_string(event).expect("an event is JSON");
            let read = serde_json::from_str::<Event>(&text).expect("an event can be read");
            assert_eq!(read, *event, "an event is read as it is written");
            read
        });
        let first = events.next().expect("there is a first event");
        let mut table = Table::open(self.table.id, &first, &Printed).expect("it was opened before");
        events.for_each(|event| table.apply(&event).expect("it happened before"));
        table
    }
}

pub(crate) fn options(game: Title, seats: Vec<Occupant>) -> Options {
    Options {
        game,
        seats,
        order: SeatOrder::Fixed,
        pace: Pace::Free,
        visibility: Visibility::Invited,
        hints: Hints::default(),
        components: None,
        map: None,
        called: Vec::new(),
        branch: None,
    }
}

/// The beginning of a game that was played elsewhere: so many actions, or all but the last.
pub(crate) fn played(title: Title, players: usize, actions: usize) -> Record {
    let mut rng = ChaCha8Rng::seed_from_u64(9);
    let mut record = Record::new(&Setup::standard(title, players)).expect("there is such a game");
    let mut legal = Actions::new();
    while record.actions().len() < actions {
        let game = record.game();
        let action = game.draw(&mut rng).or_else(|| {
            game.legal_actions(&mut legal);
            legal.get(rng.next_u32() as usize % legal.len()).copied()
        });
        record.apply(action.expect("the game is not over")).expect("it is legal");
        if record.game().is_over() {
            record.undo();
            break;
        }
    }
    record
}

/// The first event of a table of Ada's.
pub(crate) fn opened(options: Options) -> Event {
    let commitment = Digest::of("a seed");
    Event {
        number: 1,
        at: Timestamp(0),
        kind: EventKind::Opened { by: ADA, options, rules: VERSION, commitment },
    }
}

pub(crate) fn person(id: PersonId) -> Occupant {
    Occupant::Person(id)
}

pub(crate) fn bot() -> Occupant {
    Occupant::Bot(Level::Casual)
}

pub(crate) fn decide(seat: u8, seen: EventNumber, action: ActionText) -> Command {
    Command::Decide { seat, seen, action, key: None }
}
