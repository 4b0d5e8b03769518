//! What people ask for at a table.

use carvania_opponents::Level;
use carvania_rules::{Digest, Title};
use carvania_tables::{
    EventNumber, Hints, Note, Occupant, Options, Pace, PersonId, SeatOrder, TableId, Visibility,
};
use serde::Deserialize;
use utoipa::ToSchema;
use utoipa::openapi::Schema;

use crate::schema;

/// The options of a new table.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct NewTable {
    /// The code of the game.
    #[schema(schema_with = schema::game)]
    game: Title,
    /// Who sits at each place. `"me"` several times is a game around one screen.
    #[schema(schema_with = seats)]
    seats: Vec<SeatWish>,
    /// Whether the order of play is drawn, or seat 1 begins.
    #[serde(default)]
    #[schema(schema_with = schema::order)]
    order: SeatOrder,
    /// How much time there is.
    #[serde(default)]
    #[schema(schema_with = schema::pace)]
    pace: Pace,
    /// Whether everybody finds the table, or those who have the invite.
    #[serde(default)]
    #[schema(schema_with = schema::visibility)]
    visibility: Visibility,
    /// Whether people may ask for hints.
    #[serde(default)]
    #[schema(schema_with = schema::hints)]
    hints: Hints,
    /// The digest of a component pack of this server; none for the printed components.
    #[schema(value_type = Option<String>)]
    components: Option<Digest>,
    /// A map file to play on instead of the usual map.
    map: Option<String>,
}

fn seats() -> Schema {
    schema::list_of(schema::seat_wish())
}

/// Who is to sit on a seat.
#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum SeatWish {
    /// The sender of the request.
    Me,
    /// Open to anybody.
    Open,
    /// One of our bots.
    Bot(Level),
    /// A program that the server offers.
    Program(String),
}

impl SeatWish {
    /// Who that is, when a known person asks.
    pub(crate) fn of(self, me: PersonId) -> Occupant {
        match self {
            SeatWish::Me => Occupant::Person(me),
            SeatWish::Open => Occupant::Open,
            SeatWish::Bot(level) => Occupant::Bot(level),
            SeatWish::Program(name) => Occupant::Program(name),
        }
    }
}

impl NewTable {
    /// The options of the table, when a known person asks.
    pub(crate) fn options(self, me: PersonId) -> Options {
        let NewTable { game, seats, order, pace, visibility, hints, components, map } = self;
        let seats = seats.into_iter().map(|seat| seat.of(me)).collect();
        Options {
            game,
            seats,
            order,
            pace,
            visibility,
            hints,
            components,
            map,
            called: Vec::new(),
            branch: None,
        }
    }
}

/// The options of a table that continues another game.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct NewBranch {
    /// The table of that game; the game must be over, or nobody else may play there.
    #[schema(schema_with = schema::id)]
    pub(crate) table: Option<TableId>,
    /// Instead, the record of that game, in either form.
    pub(crate) record: Option<String>,
    /// How many of its actions to take over, including draws; all of them, if there are fewer.
    pub(crate) at: usize,
    /// Who sits at each place, in turn order; as many as in that game.
    #[schema(schema_with = seats)]
    seats: Vec<SeatWish>,
    /// How much time there is.
    #[serde(default)]
    #[schema(schema_with = schema::pace)]
    pace: Pace,
    /// Whether everybody finds the table, or those who have the invite.
    #[serde(default)]
    #[schema(schema_with = schema::visibility)]
    visibility: Visibility,
    /// Whether people may ask for hints.
    #[serde(default)]
    #[schema(schema_with = schema::hints)]
    hints: Hints,
}

impl NewBranch {
    /// The options of the table, when a known person asks.
    pub(crate) fn options(self, from: Options, me: PersonId) -> Options {
        let NewBranch { seats, pace, visibility, hints, .. } = self;
        let seats = seats.into_iter().map(|seat| seat.of(me)).collect();
        Options { seats, pace, visibility, hints, ..from }
    }
}

/// Where to sit down.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Sit {
    /// The place, counted from 1; none for the first that is open.
    pub(crate) place: Option<u8>,
}

/// Who is to sit on a place.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct PutOnPlace {
    /// The place, counted from 1.
    pub(crate) place: u8,
    /// Who is to sit there.
    #[schema(schema_with = schema::seat_wish)]
    pub(crate) occupant: SeatWish,
}

/// A player is ready.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct BeReady {
    /// A note to add to the seed, so that the server cannot choose the draws: up to 64 printable ASCII characters.
    #[schema(value_type = Option<String>, example = "seven golems")]
    pub(crate) note: Option<Note>,
}

/// A decision in the game.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Decide {
    /// The seat that decides, counted from 1.
    pub(crate) seat: u8,
    /// The number of the last event that was seen.
    pub(crate) seen: EventNumber,
    /// The action, in notation.
    #[schema(example = "acquire:+M")]
    pub(crate) action: String,
    /// Further actions to carry out together with it, in this order: all of them happen, or none. Leave out forced
    /// actions. Nothing may be drawn in between (`draw_between`).
    #[serde(default)]
    pub(crate) then: Vec<String>,
}

/// A request to undo.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct TakeBack {
    /// The seat that wants it.
    pub(crate) seat: u8,
    /// The number of the last event that was seen.
    pub(crate) seen: EventNumber,
    /// How many actions to keep, including draws; none to go back one step.
    pub(crate) to: Option<u32>,
}

/// The answer to a request to undo.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct AnswerUndo {
    /// The seat that answers.
    pub(crate) seat: u8,
    /// Yes or no.
    pub(crate) agrees: bool,
}

/// The bot that takes over for a player who leaves.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct LeaveSeat {
    /// How strong the bot is that plays on.
    #[serde(default = "stand_in")]
    #[schema(schema_with = schema::level)]
    pub(crate) stand_in: Level,
}

fn stand_in() -> Level {
    Level::Skilled
}

/// A message in the chat.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Say {
    /// Plain text of 1 to 500 characters.
    pub(crate) text: String,
}

/// An empty request.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Nothing {}
