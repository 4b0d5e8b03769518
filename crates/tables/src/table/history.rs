//! The history of a game: a table as it was, and a record laid out as a table.

use std::sync::Arc;

use carvania_rules::{Digest, Record, Seat, VERSION};

use super::{ChatMessage, Place, Stage, Table};
use crate::clock::{Clock, Pace};
use crate::hints::Hints;
use crate::id::{PersonId, TableId};
use crate::options::{Occupant, Options, SeatOrder, Visibility};

impl Table {
    /// The table as it was after a number of actions, draws included, to be looked at; as it is, if there are fewer. It has
    /// no clocks, and no messages from later.
    pub fn as_of(&self, actions: usize) -> Table {
        let mut past = Table { clock: Clock::default(), request: None, ..self.clone() };
        let all = past.entries.len();
        if let Some(record) = past.record.as_mut().filter(|record| actions < record.actions().len()) {
            record.rewind(actions);
            past.entries.truncate(actions);
        }
        // A record has no entries, and nobody spoke there.
        if let Some(next) = self.entries.get(actions).filter(|_| actions < all) {
            let said = |line: &&ChatMessage| line.number < next.number;
            past.chat = Arc::new(self.chat.iter().filter(said).cloned().collect());
        }
        past
    }

    /// Whether it is a record laid out as a table: the people in it are known by that record alone.
    pub const fn is_of_record(&self) -> bool {
        self.last == 0
    }

    /// A record as a table to look at, with who sat where. It has no events, so nothing can be done there.
    pub fn of_record(record: Record, seated: impl Fn(Seat) -> Occupant) -> Table {
        let game = *record.game();
        let seats: Vec<Occupant> = game.seats().map(&seated).collect();
        let place =
            |(seat, occupant): (Seat, &Occupant)| Place { seat: Some(seat), ..Place::new(occupant.clone()) };
        let places = game.seats().zip(&seats).map(place).collect();
        let options = Options {
            game: game.title(),
            seats,
            order: SeatOrder::Fixed,
            pace: Pace::Free,
            visibility: Visibility::Invited,
            hints: Hints::Never,
            components: None,
            map: None,
            called: Vec::new(),
            branch: None,
        };
        Table {
            id: TableId(0),
            owner: PersonId(0),
            options,
            rules: VERSION,
            commitment: Digest::of(""),
            stage: if game.is_over() { Stage::Over } else { Stage::Playing },
            places,
            fresh: Record::from_position(game),
            record: Some(record),
            entries: Vec::new(),
            chat: Arc::default(),
            request: None,
            clock: Clock::default(),
            last: 0,
            changed: 0,
            seed: None,
            rematch: None,
            given: Arc::default(),
            keys: Default::default(),
        }
    }
}
