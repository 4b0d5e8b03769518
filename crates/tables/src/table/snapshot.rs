//! Snapshots: a table as JSON, so that it need not be made from all its events.
//!
//! A snapshot is no more than a short cut: it has a version, and one that cannot be read is left aside.

use std::collections::BTreeMap;
use std::sync::Arc;

use carvania_rules::{Action, ActionText, Digest, Game, Seat};
use serde::{Deserialize, Serialize};

use super::{ChatMessage, ComponentSource, Decided, Entry, KeyedDecision, Place, Request, Stage, Table};
use crate::clock::{Clock, StoredClock};
use crate::command::Key;
use crate::event::{By, Event, EventKind, EventNumber};
use crate::id::{PersonId, TableId};
use crate::options::{Options, OptionsError};
use crate::timestamp::Timestamp;

/// Rises with every change of what stands in a snapshot.
const SNAPSHOT_VERSION: u32 = 3;

/// Why a snapshot cannot be used. The events still can.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SnapshotError {
    /// Not JSON, or other fields.
    #[error("the snapshot cannot be read: {0}")]
    Form(String),
    /// Made by another version of the program.
    #[error("the snapshot has version {0}, not {SNAPSHOT_VERSION}")]
    Version(u32),
    /// The table could not even be opened.
    #[error(transparent)]
    Options(#[from] OptionsError),
    /// What it says does not fit together.
    #[error("the snapshot does not fit together: {0}")]
    Misfit(&'static str),
}

#[derive(Deserialize)]
struct Versioned {
    version: u32,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Snapshot {
    version: u32,
    id: TableId,
    owner: PersonId,
    options: Options,
    rules: u32,
    commitment: Digest,
    stage: Stage,
    places: Vec<Place>,
    entries: Vec<StoredEntry>,
    chat: Vec<ChatMessage>,
    request: Option<Request>,
    clock: StoredClock,
    last: EventNumber,
    changed: EventNumber,
    seed: Option<String>,
    rematch: Option<TableId>,
    keys: Vec<StoredKey>,
}

#[derive(Serialize, Deserialize)]
struct StoredEntry(
    EventNumber,
    Timestamp,
    By,
    ActionText,
    Option<Seat>,
    #[serde(default, skip_serializing_if = "Decided::is_alone")] Decided,
);

#[derive(Serialize, Deserialize)]
struct StoredKey(PersonId, Key, Seat, ActionText, EventNumber);

impl Table {
    /// The table as JSON.
    pub fn to_snapshot(&self) -> String {
        let snapshot = Snapshot {
            version: SNAPSHOT_VERSION,
            id: self.id,
            owner: self.owner,
            options: self.options.clone(),
            rules: self.rules,
            commitment: self.commitment,
            stage: self.stage,
            places: self.places.clone(),
            entries: self.entries.iter().map(|entry| self.keep_entry(entry)).collect(),
            chat: self.chat.to_vec(),
            request: self.request.clone(),
            clock: self.clock.keep(self.places.len()),
            last: self.last,
            changed: self.changed,
            seed: self.seed.clone(),
            rematch: self.rematch,
            keys: self.keep_keys(),
        };
        serde_json::to_string(&snapshot).expect("texts, numbers and lists of them are JSON")
    }

    /// The table again; later events can happen to it.
    pub fn from_snapshot(text: &str, source: &dyn ComponentSource) -> Result<Table, SnapshotError> {
        let Versioned { version } = read(text)?;
        if version != SNAPSHOT_VERSION {
            return Err(SnapshotError::Version(version));
        }
        read::<Snapshot>(text)?.table(source)
    }

    fn written(&self, action: Action) -> ActionText {
        self.fresh.game().write_action(action)
    }

    fn keep_entry(&self, entry: &Entry) -> StoredEntry {
        StoredEntry(entry.number, entry.at, entry.by, self.written(entry.action), entry.gain, entry.decided)
    }

    fn keep_keys(&self) -> Vec<StoredKey> {
        let kept = |((person, key), decided): (&(PersonId, Key), &KeyedDecision)| {
            StoredKey(*person, key.clone(), decided.seat, self.written(decided.action), decided.number)
        };
        self.keys.iter().map(kept).collect()
    }
}

impl Snapshot {
    fn table(self, source: &dyn ComponentSource) -> Result<Table, SnapshotError> {
        let players = self.options.seats.len();
        let (by, rules, commitment) = (self.owner, self.rules, self.commitment);
        let clock = Clock::kept(self.options.pace, &self.clock, players);
        let opened = EventKind::Opened { by, options: self.options, rules, commitment };
        let mut table = Table::open(self.id, &Event { number: 1, at: Timestamp(0), kind: opened }, source)?;
        table.clock = clock.ok_or(SnapshotError::Misfit("clocks"))?;
        table.stage = self.stage;
        table.places = self.places;
        check_places(&table, players)?;
        table.keys = read_keys(self.keys, table.fresh.game()).ok_or(SnapshotError::Misfit("keys"))?;
        table.replay(self.entries).ok_or(SnapshotError::Misfit("actions"))?;
        table.request = self.request;
        check_request(&table)?;
        table.chat = Arc::new(self.chat);
        (table.last, table.changed) = (self.last, self.changed);
        (table.seed, table.rematch) = (self.seed, self.rematch);
        Ok(table)
    }
}

impl Table {
    /// Plays the actions again, under the same rules, without looking at who could have decided them.
    fn replay(&mut self, entries: Vec<StoredEntry>) -> Option<()> {
        if self.places.iter().all(|place| place.seat.is_none()) {
            return entries.is_empty().then_some(());
        }
        self.check_rules().ok()?;
        let mut record = self.fresh.clone();
        for StoredEntry(number, at, by, written, gain, decided) in entries {
            let begins_turn = record.game().turn_begins().is_some();
            let action = record.game().find_action(written)?;
            record.apply(action).ok()?;
            if let Some(number) = by.seat() {
                self.seat(number)?;
            }
            self.entries.push(Entry { number, at, by, action, begins_turn, decided, gain });
        }
        self.record = Some(record);
        Some(())
    }
}

fn read<T: serde::de::DeserializeOwned>(text: &str) -> Result<T, SnapshotError> {
    serde_json::from_str(text).map_err(|error| SnapshotError::Form(error.to_string()))
}

fn read_keys(keys: Vec<StoredKey>, game: &Game) -> Option<BTreeMap<(PersonId, Key), KeyedDecision>> {
    let read = |StoredKey(person, key, seat, written, number): StoredKey| {
        let action = game.find_action(written)?;
        Some(((person, key), KeyedDecision { seat, action, number }))
    };
    keys.into_iter().map(read).collect()
}

/// As many places as play, and seats as the stage wants them: none yet, or each once.
fn check_places(table: &Table, players: usize) -> Result<(), SnapshotError> {
    let mut seats: Vec<Seat> = table.places.iter().filter_map(|place| place.seat).collect();
    seats.sort_unstable();
    let is_dealt = seats.iter().copied().eq(Seat::all(players));
    let fits = match table.stage {
        Stage::Lobby => seats.is_empty(),
        Stage::Playing | Stage::Over => is_dealt,
        Stage::Abandoned => seats.is_empty() || is_dealt,
    };
    if table.places.len() == players && fits { Ok(()) } else { Err(SnapshotError::Misfit("places")) }
}

fn check_request(table: &Table) -> Result<(), SnapshotError> {
    let fits = table.request.as_ref().is_none_or(|request| table.is_decision(request.to, request.by));
    if fits { Ok(()) } else { Err(SnapshotError::Misfit("request")) }
}
