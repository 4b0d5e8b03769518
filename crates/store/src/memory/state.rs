//! What the store holds, and the changes that lead from one state to the next.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::Hash;
use crate::rows::{CachedTextKind, Index, PackFile, Row};

/// Everything in the store: what would be tables with rows in a database.
#[derive(Default)]
pub(super) struct State {
    pub(super) tables: BTreeMap<u64, Table>,
    /// By table and number.
    pub(super) events: BTreeMap<(u64, u64), Row>,
    pub(super) snapshots: BTreeMap<u64, Row>,
    /// By table: its number among all results, and how the game ended.
    pub(super) results: BTreeMap<u64, (u64, String)>,
    /// Tables at which a hint was given.
    pub(super) hinted: BTreeMap<u64, ()>,
    pub(super) people: BTreeMap<u64, PersonRow>,
    pub(super) secrets: BTreeMap<Hash, Secret>,
    pub(super) tokens: BTreeMap<u64, TokenRow>,
    pub(super) links: BTreeMap<Hash, Link>,
    /// By person, game and name.
    pub(super) maps: BTreeMap<MapKey, Map>,
    /// The packs by their digests.
    pub(super) packs: BTreeMap<String, Pack>,
    /// By kind and key.
    pub(super) texts: BTreeMap<(CachedTextKind, String), Text>,
    pub(super) heartbeat: Option<u64>,
}

pub(super) type MapKey = (u64, String, String);

#[derive(Clone, Debug, Serialize, Deserialize)]
pub(super) struct Table {
    pub(super) invite: Hash,
    pub(super) seed: [u8; 32],
    pub(super) created: u64,
    pub(super) last: u64,
    pub(super) index: Index,
}

/// Who is erased has no name any more.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(super) struct PersonRow {
    pub(super) name: Option<String>,
    pub(super) created: u64,
    pub(super) seen: u64,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
pub(super) struct Secret {
    pub(super) person: u64,
    pub(super) created: u64,
    pub(super) last_used: Option<u64>,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
pub(super) struct TokenRow {
    pub(super) person: u64,
    pub(super) hash: Hash,
    pub(super) label: String,
    pub(super) scopes: String,
    pub(super) created: u64,
    pub(super) last_used: Option<u64>,
    pub(super) revoked: Option<u64>,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
pub(super) struct Link {
    pub(super) person: u64,
    pub(super) expires: u64,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
pub(super) struct Map {
    pub(super) code: String,
    pub(super) saved: u64,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
pub(super) struct Pack {
    pub(super) files: Vec<PackFile>,
    pub(super) owner: Option<u64>,
    pub(super) added: Option<u64>,
    pub(super) removed: Option<u64>,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
pub(super) struct Text {
    pub(super) kept: u64,
    pub(super) body: String,
}

/// A row as it is from now on, or that it is gone: made twice, it is the same.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum Change {
    Table(u64, Box<Table>),
    Events(u64, Vec<Row>),
    Snapshot(u64, Option<Row>),
    Result(u64, u64, String),
    Hinted(u64),
    Person(u64, PersonRow),
    Secret(Hash, Option<Secret>),
    Token(u64, Option<TokenRow>),
    Link(Hash, Option<Link>),
    Map(MapKey, Option<Map>),
    Pack(String, Pack),
    Text(CachedTextKind, String, Option<Text>),
    Heartbeat(u64),
}

impl State {
    /// Makes changes, one after the other.
    pub(super) fn apply(&mut self, changes: Vec<Change>) {
        for change in changes {
            match change {
                Change::Table(id, table) => _ = self.tables.insert(id, *table),
                Change::Events(table, rows) => {
                    self.events.extend(rows.into_iter().map(|row| ((table, row.number), row)));
                }
                Change::Snapshot(table, row) => set(&mut self.snapshots, table, row),
                Change::Result(table, number, body) => _ = self.results.insert(table, (number, body)),
                Change::Hinted(table) => _ = self.hinted.insert(table, ()),
                Change::Person(id, person) => _ = self.people.insert(id, person),
                Change::Secret(hash, secret) => set(&mut self.secrets, hash, secret),
                Change::Token(id, token) => set(&mut self.tokens, id, token),
                Change::Link(hash, link) => set(&mut self.links, hash, link),
                Change::Map(key, map) => set(&mut self.maps, key, map),
                Change::Pack(digest, pack) => _ = self.packs.insert(digest, pack),
                Change::Text(kind, key, text) => set(&mut self.texts, (kind, key), text),
                Change::Heartbeat(beat) => self.heartbeat = Some(beat),
            }
        }
    }

    /// Whether every change is to something that is there, or comes before it in the list.
    pub(super) fn fits(&self, changes: &[Change]) -> bool {
        let has_table = |id: &u64| {
            let comes = |change: &Change| matches!(change, Change::Table(new, _) if new == id);
            self.tables.contains_key(id) || changes.iter().any(comes)
        };
        changes.iter().all(|change| match change {
            Change::Events(table, _)
            | Change::Snapshot(table, Some(_))
            | Change::Result(table, _, _)
            | Change::Hinted(table) => has_table(table),
            _ => true,
        })
    }

    /// The changes that lead from nothing to here.
    pub(super) fn changes(&self) -> Vec<Change> {
        let mut all = Vec::new();
        for (&id, table) in &self.tables {
            all.push(Change::Table(id, Box::new(table.clone())));
            let rows: Vec<Row> = self.events_of(id, 0).cloned().collect();
            if !rows.is_empty() {
                all.push(Change::Events(id, rows));
            }
        }
        all.extend(self.snapshots.iter().map(|(&table, row)| Change::Snapshot(table, Some(row.clone()))));
        all.extend(
            self.results.iter().map(|(&table, (number, body))| Change::Result(table, *number, body.clone())),
        );
        all.extend(self.hinted.keys().map(|&table| Change::Hinted(table)));
        all.extend(self.people.iter().map(|(&id, person)| Change::Person(id, person.clone())));
        all.extend(self.secrets.iter().map(|(&hash, secret)| Change::Secret(hash, Some(secret.clone()))));
        all.extend(self.tokens.iter().map(|(&id, token)| Change::Token(id, Some(token.clone()))));
        all.extend(self.links.iter().map(|(&hash, link)| Change::Link(hash, Some(link.clone()))));
        all.extend(self.maps.iter().map(|(key, map)| Change::Map(key.clone(), Some(map.clone()))));
        all.extend(self.packs.iter().map(|(digest, pack)| Change::Pack(digest.clone(), pack.clone())));
        all.extend(
            self.texts.iter().map(|((kind, key), text)| Change::Text(*kind, key.clone(), Some(text.clone()))),
        );
        all.extend(self.heartbeat.map(Change::Heartbeat));
        all
    }

    /// The events of a table after a number, in order.
    pub(super) fn events_of(&self, table: u64, after: u64) -> impl Iterator<Item = &Row> {
        let first = after.checked_add(1).map(|first| (table, first)..=(table, u64::MAX));
        first.into_iter().flat_map(|range| self.events.range(range)).map(|(_, row)| row)
    }

    /// Whether somebody is known here: they were, and are not erased.
    pub(super) fn knows(&self, person: u64) -> bool {
        self.people.get(&person).is_some_and(|person| person.name.is_some())
    }
}

fn set<K: Ord, V>(rows: &mut BTreeMap<K, V>, key: K, row: Option<V>) {
    match row {
        Some(row) => _ = rows.insert(key, row),
        None => _ = rows.remove(&key),
    }
}
