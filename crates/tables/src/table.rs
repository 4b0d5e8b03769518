//! A table: the state that follows from its events.

mod conduct;
mod dealer;
mod deciding;
mod draft;
mod history;
mod inherited;
mod leaving;
mod lobby;
mod place;
mod promised_record;
mod queries;
mod snapshot;
mod talking;
mod undoing;

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;

use carvania_rules::{Action, Digest, Record, Seat};
use serde::{Deserialize, Serialize};

use crate::branch::Beginning;
use crate::clock::Clock;
use crate::command::{Actor, Command, Key};
use crate::event::{By, Event, EventKind, EventNumber};
use crate::id::{PersonId, TableId};
use crate::options::{Options, OptionsError};
use crate::refusal::Refusal;
use crate::timestamp::Timestamp;
use draft::Draft;

pub use conduct::{Absence, Conduct};
pub use dealer::{ComponentSource, Dealer, RETURN_TIME};
pub use place::Place;
pub use queries::{SeatStanding, WaitsFor};
pub use snapshot::SnapshotError;

/// How far a table is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    /// People gather.
    Lobby,
    /// A game is played.
    Playing,
    /// It is over.
    Over,
    /// It was given up.
    Abandoned,
}

/// An action of the game as it stands: what was taken back is not among them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Entry {
    /// The number of its event.
    pub number: EventNumber,
    /// When it was made.
    pub at: Timestamp,
    /// Who decided it.
    pub by: By,
    /// What it was.
    pub action: Action,
    /// Whether it is the first action of a turn.
    pub begins_turn: bool,
    /// Whether it was decided as one with the decision before it.
    pub decided: Decided,
    /// Whose clock gained the increment by it.
    gain: Option<Seat>,
}

/// How an action was decided.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Decided {
    /// By itself.
    #[default]
    Alone,
    /// As one with the decision before it.
    Joined,
}

impl Decided {
    /// Whether it was decided by itself.
    pub(crate) const fn is_alone(&self) -> bool {
        matches!(self, Decided::Alone)
    }
}

/// A message of the chat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ChatMessage {
    /// The number of its event.
    pub number: EventNumber,
    /// When it was said.
    pub at: Timestamp,
    /// The person who said it.
    pub person: PersonId,
    /// Plain text; empty if the person who said it was erased.
    pub text: String,
}

/// A request to the other players to take something back.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Request {
    /// Which seat asks.
    pub by: Seat,
    /// How many actions would remain.
    pub to: u32,
    /// Which seats have agreed.
    pub agreed: Vec<Seat>,
}

/// A table: who sits at it, what was agreed, and its game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Table {
    /// The id in its address.
    pub id: TableId,
    /// Who opened it.
    pub owner: PersonId,
    /// What was agreed.
    pub options: Options,
    /// The version of the rules that the game ends under.
    pub rules: u32,
    /// The commitment to the seed.
    pub commitment: Digest,
    /// How far it is.
    pub stage: Stage,
    /// The places, in their own order.
    pub places: Vec<Place>,
    /// The game from its first action on; none in the lobby.
    pub record: Option<Record>,
    /// The actions of the game, each with who decided it and when; as many as in the record.
    pub entries: Vec<Entry>,
    /// What was said.
    pub chat: Arc<Vec<ChatMessage>>,
    /// The request to take back that is open.
    pub request: Option<Request>,
    /// The time that the seats have left.
    pub clock: Clock,
    /// The number of the last event.
    pub last: EventNumber,
    /// The number of the last event that changed the game: a client that has seen it is up to date.
    pub changed: EventNumber,
    /// The seed, once it is published.
    pub seed: Option<String>,
    /// Where the same people play again.
    pub rematch: Option<TableId>,
    /// The game before its first action.
    fresh: Record,
    /// The actions that it inherits from the game it continues.
    given: Arc<[Action]>,
    /// What was decided by requests with a key, even if it was taken back since.
    keys: BTreeMap<(PersonId, Key), KeyedDecision>,
}

/// What follows from a command: its events, and the table after them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Transition {
    /// The events, numbered from the next one on. There are none if nothing has to change, as when a request is sent
    /// twice.
    pub events: Vec<Event>,
    /// The table after these events.
    pub table: Table,
}

/// What was decided by a request with a key.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct KeyedDecision {
    seat: Seat,
    action: Action,
    /// The number of its event.
    number: EventNumber,
}

impl Table {
    /// The table after its first event, `Opened`.
    pub fn open(id: TableId, event: &Event, source: &dyn ComponentSource) -> Result<Table, OptionsError> {
        let Event { number: 1, kind: EventKind::Opened { by, options, rules, commitment }, .. } = event
        else {
            return Err(OptionsError::NotOpened);
        };
        options.check()?;
        let Beginning { fresh, given } = options.beginning(source)?;
        Ok(Table {
            id,
            owner: *by,
            options: options.clone(),
            rules: *rules,
            commitment: *commitment,
            stage: Stage::Lobby,
            places: options.seats.iter().cloned().map(Place::new).collect(),
            record: None,
            entries: Vec::new(),
            chat: Arc::default(),
            request: None,
            clock: Clock::new(options.pace),
            last: event.number,
            changed: event.number,
            seed: None,
            rematch: None,
            fresh,
            given,
            keys: BTreeMap::new(),
        })
    }

    /// Applies an event. Events that a table made itself always fit; any other is refused and changes nothing.
    pub fn apply(&mut self, event: &Event) -> Result<(), Refusal> {
        if self.last.checked_add(1) != Some(event.number) {
            return Err(Refusal::Misfit { number: event.number });
        }
        let clock = self.clock;
        self.clock.settle(event.at, away(&event.kind));
        if let Err(refusal) = self.accept(event) {
            self.clock = clock;
            return Err(refusal);
        }
        self.last = event.number;
        self.clock.run(self.person_to_decide().map(|(seat, _)| seat), event.at);
        Ok(())
    }

    /// Handles a command: what follows from it, or why nothing does. The table itself stays as it is.
    pub fn handle(
        &self,
        by: Actor,
        command: Command,
        now: Timestamp,
        dealer: &dyn Dealer,
    ) -> Result<Transition, Refusal> {
        let mut draft = Draft::of(self, now, dealer);
        draft.carry_out(by, command)?;
        Ok(draft.into_transition())
    }

    /// Each kind of event first checks that it fits, then changes the table.
    fn accept(&mut self, event: &Event) -> Result<(), Refusal> {
        let misfit = Refusal::Misfit { number: event.number };
        match &event.kind {
            EventKind::Opened { .. } => Err(misfit),
            EventKind::Seated { place, occupant } => self.apply_seated(*place, occupant).ok_or(misfit),
            EventKind::Ready { person, note } => self.apply_ready(*person, note.as_ref()).ok_or(misfit),
            EventKind::Unready { person } => self.apply_unready(*person).ok_or(misfit),
            EventKind::Dealt { order, notes } => self.apply_dealt(event.number, order, notes),
            EventKind::Acted { by, action, key, joined } => {
                let decided = if *joined { Decided::Joined } else { Decided::Alone };
                self.apply_acted(event, *by, (action, decided), key.as_ref())
            }
            EventKind::TakenBack { to, by } => self.apply_taken_back(event.number, *to, *by).ok_or(misfit),
            EventKind::UndoAsked { to, by } => self.apply_undo_asked(*to, *by).ok_or(misfit),
            EventKind::UndoAgreed { by } => self.apply_undo_agreed(*by).ok_or(misfit),
            EventKind::UndoRefused { by } => self.apply_undo_refused(*by).ok_or(misfit),
            EventKind::Left { seat, stand_in, back_by } => {
                self.apply_left(event.at, *seat, *stand_in, *back_by).ok_or(misfit)
            }
            EventKind::Returned { seat } => self.apply_returned(event.at, *seat).ok_or(misfit),
            EventKind::Away { millis } => self.apply_away(*millis).ok_or(misfit),
            EventKind::Said { person, text } => self.apply_said(event, *person, text).ok_or(misfit),
            EventKind::Over { seed, abandoned } => {
                self.apply_over(event.number, seed, *abandoned).ok_or(misfit)
            }
            EventKind::Closed { seed } => self.apply_closed(event.number, seed).ok_or(misfit),
            EventKind::Rematch { table } => self.apply_rematch(*table).ok_or(misfit),
        }
    }
}

/// For how long no host was running.
fn away(kind: &EventKind) -> Duration {
    if let EventKind::Away { millis } = kind { Duration::from_millis(*millis) } else { Duration::ZERO }
}
