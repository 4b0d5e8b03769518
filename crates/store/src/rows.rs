//! Plain rows: what goes into a store and comes out, whatever keeps it.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::Hash;

/// How many events are read at a time.
pub(crate) const PAGE: usize = 256;

/// An event or a snapshot of a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Row {
    /// The number of the event, from 1; of a snapshot: of the last event that it includes.
    pub number: u64,
    /// When it happened, in milliseconds since 1970.
    pub at: u64,
    /// The event as JSON.
    pub body: String,
    /// The author of a chat message, so that it is blanked when they are erased. None for other events.
    pub said_by: Option<u64>,
}

/// A table that is opened.
#[derive(Clone, PartialEq, Eq)]
pub struct NewTable {
    /// The id of the table.
    pub id: u64,
    /// The secret seed of its draws.
    pub seed: [u8; 32],
    /// The hash of its invite.
    pub invite_hash: Hash,
    /// When it was opened, in milliseconds since 1970.
    pub created: u64,
    /// The data that it is searched by.
    pub index: Index,
}

/// Without the seed, which must be in no log.
impl fmt::Debug for NewTable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("NewTable").field("id", &self.id).field("index", &self.index).finish_non_exhaustive()
    }
}

/// How many tables of one owner there may be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OwnerLimit {
    /// The stages in which a table counts.
    pub stages: Vec<String>,
    /// The greatest number of such tables.
    pub max: u64,
}

/// The data that tables are searched by. It follows from the events and is rewritten with every append.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Index {
    /// The code of the game.
    pub title: String,
    /// The stage of the game, such as `lobby`.
    pub stage: String,
    /// Whether it is listed for everybody.
    pub is_listed: bool,
    /// Whether the host has something to do there: a bot to move, a clock that runs.
    pub awaits_host: bool,
    /// The person who opened it, if known. Lists do not contain it.
    pub owner: Option<u64>,
    /// The person on each place.
    pub seats: Vec<Option<u64>>,
    /// The person whose turn it is.
    pub turn_of: Option<u64>,
    /// When it last changed.
    pub changed: u64,
    /// The beginning of the game, to recognise its record while it may not be analysed. Lists do not contain it.
    #[serde(default)]
    pub opening: Option<String>,
    /// How the game ended, once it has: stored the first time it is given. Lists do not contain it.
    pub result: Option<String>,
}

/// Which tables to find: those that fit everything asked for, the last changed first.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TableQuery {
    /// Only tables that are listed for everybody, or only the others.
    pub is_listed: Option<bool>,
    /// Only tables where the host has something to do, or only the others.
    pub awaits_host: Option<bool>,
    /// Only tables in one of these stages; empty for all stages.
    pub stages: Vec<String>,
    /// Only tables where this person has a place.
    pub person: Option<u64>,
    /// Only tables after this one in the list, to continue a list.
    pub before: Option<Cursor>,
    /// How many at most; never more than [`TableQuery::MAX_LIMIT`].
    pub limit: u32,
}

impl TableQuery {
    /// The longest list.
    pub const MAX_LIMIT: u32 = 1000;
}

/// A place in a list of tables.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cursor {
    /// When the table last changed.
    pub changed: u64,
    /// The id of the table.
    pub id: u64,
}

/// A table as lists show it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ListedTable {
    /// The id of the table.
    pub id: u64,
    /// The data that it is searched by.
    pub index: Index,
    /// The number of its last event.
    pub last: u64,
    /// When it was opened, in milliseconds since 1970.
    pub created: u64,
}

impl ListedTable {
    /// The cursor for the list after this one.
    pub fn cursor(&self) -> Cursor {
        Cursor { changed: self.index.changed, id: self.id }
    }
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameResult {
    /// Its number among all results: greater than that of every game that ended before.
    pub number: u64,
    /// The table where the game was played.
    pub table: u64,
    /// The result, as JSON.
    pub body: String,
    /// Whether a hint was given there.
    pub is_hinted: bool,
}

/// A new person.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewPerson {
    /// The id of the person.
    pub id: u64,
    /// The name that they chose.
    pub name: String,
    /// The hash of the secret that proves their identity.
    pub secret_hash: Hash,
    /// When they registered, in milliseconds since 1970.
    pub created: u64,
}

/// A person known here.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Person {
    /// The id of the person.
    pub id: u64,
    /// The name that they chose.
    pub name: String,
    /// When they registered, in milliseconds since 1970.
    pub created: u64,
    /// When they were last seen.
    pub seen: u64,
}

/// A person identified by a secret.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KnownPerson {
    /// The person whose secret it is.
    pub person: Person,
    /// When this secret was last used.
    pub last_used: Option<u64>,
}

/// A person's device, identified by the hash of its secret.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Device {
    /// The hash of its secret.
    pub hash: Hash,
    /// When it was added, in milliseconds since 1970.
    pub created: u64,
    /// When it was last used.
    pub last_used: Option<u64>,
}

/// A token that is made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewToken {
    /// The id to revoke it by.
    pub id: u64,
    /// The id of its owner.
    pub person: u64,
    /// The hash of the token.
    pub hash: Hash,
    /// The label that its owner gave it.
    pub label: String,
    /// The scopes that it grants.
    pub scopes: String,
    /// When it was made, in milliseconds since 1970.
    pub created: u64,
}

/// A token, without its secret.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Token {
    /// The id to revoke it by.
    pub id: u64,
    /// The id of its owner.
    pub person: u64,
    /// The label that its owner gave it.
    pub label: String,
    /// The scopes that it grants.
    pub scopes: String,
    /// When it was made, in milliseconds since 1970.
    pub created: u64,
    /// When it was last used.
    pub last_used: Option<u64>,
    /// When it was revoked.
    pub revoked: Option<u64>,
}

/// A map that a person keeps.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SavedMap {
    /// The game that it is for.
    pub game: String,
    /// The name that its owner gave it.
    pub name: String,
    /// The code of its cells.
    pub code: String,
    /// When it was last saved.
    pub saved: u64,
}

/// A file of a pack.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PackFile {
    /// The name of the file.
    pub name: String,
    /// The text of the component file.
    pub body: String,
}

/// A pack that is added.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AddedPack {
    /// The digest that identifies it.
    pub digest: String,
    /// The files that it consists of.
    pub files: Vec<PackFile>,
    /// The person who adds it.
    pub owner: u64,
    /// When it was added, in milliseconds since 1970.
    pub added: u64,
}

/// A pack that is kept, without its files.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredPack {
    /// The digest that identifies it.
    pub digest: String,
    /// The person who added it; none if an older program stored it, or if they are erased.
    pub owner: Option<u64>,
    /// When it was added; none if an older program stored it.
    pub added: Option<u64>,
    /// When the operator removed it: no new table can be opened with it.
    pub removed: Option<u64>,
}

/// The kinds of cached texts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum CachedTextKind {
    /// An imported record.
    Record,
    /// The review of a game.
    Review,
}

/// A text in the cache, with a key that follows from its subject.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CachedText {
    /// The kind of text.
    pub kind: CachedTextKind,
    /// The key to find it by.
    pub key: String,
    /// When it was put into the cache.
    pub kept: u64,
    /// The text that is cached.
    pub body: String,
}

/// A request of the operator.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewAct {
    /// When it was made, in milliseconds since 1970.
    pub asked: u64,
    /// The name of the action, such as `close`.
    pub act: String,
    /// The id of the table or the person.
    pub subject: u64,
    /// A further argument, such as a name.
    pub detail: Option<String>,
    /// The reason for it, in the operator's words.
    pub reason: String,
}

/// A request of the operator, and its outcome.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Act {
    /// Its number, in the order of the requests.
    pub number: u64,
    /// The request itself.
    pub asked: NewAct,
    /// When it was carried out, and the outcome; none until then.
    pub done: Option<(u64, String)>,
}

/// A person as the operator sees them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ListedPerson {
    /// The id of the person.
    pub id: u64,
    /// The name that they chose.
    pub name: String,
    /// When they registered, in milliseconds since 1970.
    pub created: u64,
    /// When they were last seen.
    pub seen: u64,
    /// When they were shut out, if they are.
    pub shut_out: Option<u64>,
}

/// How much the database holds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Stats {
    /// The number of tables.
    pub tables: u64,
    /// The number of events of all tables.
    pub events: u64,
    /// The number of people, without those erased.
    pub people: u64,
    /// The number of tokens that are not revoked.
    pub tokens: u64,
    /// The size on disk, in bytes.
    pub bytes: u64,
}
