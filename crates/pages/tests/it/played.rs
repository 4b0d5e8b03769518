//! Tables in the middle of games, for tests and for looking at.

use carvania_bots::{Bot, Budget, Kind, Spec};
use carvania_rules::{Action, Components, Digest, Game, Title, Turn};
use carvania_tables::{
    Actor, Command, ComponentSource, Dealer, Event, EventKind, Note, Options, PersonId, Stage, Table,
    TableId, Timestamp,
};
use chacha20::ChaCha8Rng;
use rand_core::SeedableRng;

/// A shelf with the printed components only.
struct Printed;

impl ComponentSource for Printed {
    fn components(&self, _: Title, _: &Digest) -> Option<&'static Components> {
        None
    }
}

/// Draws the same cards every time.
struct Seeded(u64);

impl Dealer for Seeded {
    fn order(&self, _: &[Note], places: u8) -> Vec<u8> {
        (1..=places).collect()
    }

    fn draw(&self, _: &[Note], game: &Game, number: u64) -> Option<Action> {
        game.draw(&mut ChaCha8Rng::seed_from_u64(self.0 * 1_000_003 + number))
    }

    fn seed(&self) -> String {
        "00".repeat(32)
    }
}

/// A table and a bot that plays all its seats.
pub(crate) struct Played {
    pub(crate) table: Table,
    bot: Box<dyn Bot>,
}

impl Played {
    /// A table with so many places for people, person 1 on the first; the other places are for bots.
    pub(crate) fn open(title: Title, players: usize, people: usize) -> Played {
        let person = |id: usize| format!(r#"{{"person": "{}"}}"#, PersonId(id as u64));
        let seat = |place: usize| {
            if place <= people { person(place) } else { r#"{"bot": "skilled"}"#.to_owned() }
        };
        let seats: Vec<String> = (1..=players).map(seat).collect();
        let text =
            format!(r#"{{"game": "{}", "seats": [{}], "order": "fixed"}}"#, title.code(), seats.join(", "));
        let options: Options = serde_json::from_str(&text).expect("options");
        let kind = EventKind::Opened {
            by: PersonId(1),
            options,
            rules: carvania_rules::VERSION,
            commitment: Digest::of("seed"),
        };
        let event = Event { number: 1, at: Timestamp(0), kind };
        let table = Table::open(TableId(1), &event, &Printed).expect("a table");
        let bot = Spec::from(Kind::Greedy).player(ChaCha8Rng::seed_from_u64(3));
        let mut played = Played { table, bot };
        for place in 1..=people {
            played.obey(Actor::Person(PersonId(place as u64)), Command::Ready { note: None });
        }
        played
    }

    /// The game at this table.
    pub(crate) fn game(&self) -> Game {
        *self.table.game().expect("it is dealt")
    }

    /// Makes one decision; false if the game is over.
    pub(crate) fn decide(&mut self) -> bool {
        let game = self.game();
        let Turn::Seat(seat) = game.turn() else { return false };
        if self.table.stage != Stage::Playing {
            return false;
        }
        let action = self.bot.choose(&game, &Budget::nodes(300)).expect("somebody decides");
        let (place, seen, action) = (seat.number() as u8, self.table.last, game.write_action(action));
        let person = self.table.places.iter().find(|other| other.seat == Some(seat)).and_then(|place| {
            match place.occupant {
                carvania_tables::Occupant::Person(person) => Some(person),
                _ => None,
            }
        });
        match person {
            Some(person) => {
                self.obey(Actor::Person(person), Command::Decide { seat: place, seen, action, key: None });
            }
            None => self.obey(Actor::Host, Command::BotDecides { seat: place, seen, action }),
        }
        true
    }

    fn obey(&mut self, by: Actor, command: Command) {
        self.table = self.table.handle(by, command, Timestamp(0), &Seeded(7)).expect("it can be done").table;
    }
}
