//! A table as it is shown: everything, for nothing of it is secret.

use std::collections::HashMap;

use carvania_opponents::Level;
use carvania_rules::Seat;
use carvania_tables::{
    ChatMessage, EventNumber, Occupant, Options, PersonId, Place, Request, Stage, Table, TableId, Timestamp,
};
use carvania_words::Language;
use serde::Serialize;
use utoipa::ToSchema;

use crate::schema;
use crate::wire::game::GameView;

/// The names of people.
pub(crate) type Names = HashMap<PersonId, String>;

/// A table that was opened.
#[derive(Serialize, ToSchema)]
pub(crate) struct OpenedView {
    /// The id of the table.
    #[schema(schema_with = schema::id)]
    pub(crate) table: TableId,
    /// The code of the invite. It is shown once.
    pub(crate) invite: String,
    /// A link for those who are invited.
    pub(crate) url: String,
}

/// A table, as the sender may see it.
#[derive(Serialize, ToSchema)]
pub(crate) struct TableView {
    /// The id of the table.
    #[schema(schema_with = schema::id)]
    table: TableId,
    /// How far it is.
    #[schema(schema_with = schema::stage)]
    stage: Stage,
    /// Who opened it.
    #[schema(schema_with = schema::id)]
    owner: PersonId,
    /// The options of the table.
    #[schema(value_type = Object)]
    options: Options,
    /// The SHA-256 of the seed that all draws come from. The seed itself is published when the game is over.
    commitment: String,
    /// The places, in their own order.
    places: Vec<PlaceView>,
    /// Whose clock runs.
    clock: Option<ClockView>,
    /// The game; none before it is dealt.
    game: Option<GameView>,
    /// A player asks to take back.
    undo: Option<UndoView>,
    /// What was said.
    chat: Vec<LineView>,
    /// The seed in hexadecimal digits, once the game is over.
    seed: Option<String>,
    /// Where the same people play again.
    #[schema(schema_with = schema::id)]
    rematch: Option<TableId>,
    /// The number of the last event, to be sent as `seen`.
    last: EventNumber,
}

/// A request of a player to undo.
#[derive(Serialize, ToSchema)]
pub(crate) struct UndoView {
    /// Which seat asks.
    #[schema(value_type = u8)]
    by: Seat,
    /// How many actions would remain.
    to: u32,
    /// Which seats have agreed.
    #[schema(value_type = Vec<u8>)]
    agreed: Vec<Seat>,
}

/// A chat message.
#[derive(Serialize, ToSchema)]
pub(crate) struct LineView {
    /// The number of its event.
    number: EventNumber,
    /// When, in milliseconds since 1970.
    #[schema(value_type = u64)]
    at: Timestamp,
    /// The person who said it.
    #[schema(schema_with = schema::id)]
    person: PersonId,
    /// What they are called.
    name: Option<String>,
    /// What was said, as plain text.
    text: String,
}

/// A place at a table.
#[derive(Serialize, ToSchema)]
pub(crate) struct PlaceView {
    /// Its number, from 1.
    place: usize,
    /// Who sits there.
    #[schema(schema_with = schema::occupant)]
    occupant: Occupant,
    /// What they are called.
    name: Option<String>,
    /// Whether that is who asks.
    is_me: bool,
    /// Whether they are ready; bots always are.
    is_ready: bool,
    /// The bot that plays for a person who left.
    #[schema(schema_with = schema::level)]
    stand_in: Option<Level>,
    /// Their place in the order of play, once it is settled.
    #[schema(value_type = Option<u8>)]
    seat: Option<Seat>,
    /// The time they have left, in milliseconds; none without a clock.
    time_left: Option<u64>,
}

/// A clock that runs.
#[derive(Serialize, ToSchema)]
pub(crate) struct ClockView {
    /// Of which seat.
    #[schema(value_type = u8)]
    seat: Seat,
    /// When their time is over, in milliseconds since 1970.
    #[schema(value_type = u64)]
    deadline: Timestamp,
}

/// Who looks at a table, and when.
pub(crate) struct Viewpoint<'a> {
    /// Who, if they said so.
    pub(crate) me: Option<PersonId>,
    /// In which language.
    pub(crate) language: Language,
    /// When the answer is made.
    pub(crate) now: Timestamp,
    /// The names of those who sit there.
    pub(crate) names: &'a Names,
}

impl TableView {
    /// A table, as the caller sees it.
    pub(crate) fn new(table: &Table, viewpoint: &Viewpoint) -> TableView {
        let places = table.places.iter().zip(1..);
        let game = table.record.as_ref().map(|record| GameView::new(record.game(), viewpoint.language));
        let clock = table.clock.deadline().map(|(seat, deadline)| ClockView { seat, deadline });
        TableView {
            table: table.id,
            stage: table.stage,
            owner: table.owner,
            options: table.options.clone(),
            commitment: table.commitment.to_string(),
            places: places.map(|(place, number)| place_view(table, place, number, viewpoint)).collect(),
            clock,
            game,
            undo: table.request.as_ref().map(undo_view),
            chat: table.chat.iter().map(|line| line_view(line, viewpoint.names)).collect(),
            seed: table.seed.clone(),
            rematch: table.rematch,
            last: table.last,
        }
    }
}

/// Everybody whose name a table shows.
pub(crate) fn people(table: &Table) -> Vec<PersonId> {
    let mut people: Vec<_> = table.chat.iter().map(|line| line.person).chain(table.persons()).collect();
    people.sort_unstable();
    people.dedup();
    people
}

fn undo_view(request: &Request) -> UndoView {
    UndoView { by: request.by, to: request.to, agreed: request.agreed.clone() }
}

fn line_view(line: &ChatMessage, names: &Names) -> LineView {
    LineView {
        number: line.number,
        at: line.at,
        person: line.person,
        name: names.get(&line.person).cloned(),
        text: line.text.clone(),
    }
}

fn place_view(table: &Table, place: &Place, number: usize, viewpoint: &Viewpoint) -> PlaceView {
    let left = place.seat.and_then(|seat| table.clock.time_left(seat, viewpoint.now));
    let person = place.occupant.person();
    PlaceView {
        place: number,
        occupant: place.occupant.clone(),
        name: name(&place.occupant, viewpoint.names),
        is_me: person.is_some() && person == viewpoint.me,
        is_ready: place.is_ready,
        stand_in: place.stand_in,
        seat: place.seat,
        time_left: left.map(|left| u64::try_from(left.as_millis()).unwrap_or(u64::MAX)),
    }
}

/// The name of a player: a person by their name, a bot by its level. Who was erased has no name.
fn name(occupant: &Occupant, names: &Names) -> Option<String> {
    match occupant {
        Occupant::Open => None,
        Occupant::Person(person) => names.get(person).cloned(),
        Occupant::Bot(level) => Some(level.name().to_owned()),
        Occupant::Program(name) => Some(name.clone()),
    }
}
