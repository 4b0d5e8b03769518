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
    /// When, in milliseconds since 1970.
    pub at: u64,
    /// The event as JSON.
    pub body: String,
    /// Who said what stands in the body, so that it is blanked when they are erased. None for all other events.
    pub said_by: Option<u64>,
}

/// A table that is opened.
#[derive(Clone, PartialEq, Eq)]
pub struct NewTable {
    /// The id of the table.
    pub id: u64,
    /// Its secret seed.
    pub seed: [u8; 32],
    /// The hash of its invite.
    pub invite_hash: Hash,
    /// When it was opened.
    pub created: u64,
    /// What it is found by.
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
    /// How many there may be.
    pub max: u64,
}

/// What tables are found by; follows from the events, rewritten with every append.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Index {
    /// The code of the game.
    pub title: String,
    /// How far it is.
    pub stage: String,
    /// Whether everybody may find it.
    pub is_listed: bool,
    /// Whether the host has something to do there: a bot to move, a clock that runs.
    pub awaits_host: bool,
    /// Who opened it, if that is known. Lists do not contain it.
    pub owner: Option<u64>,
    /// The person on each place.
    pub seats: Vec<Option<u64>>,
    /// Whose turn it is.
    pub turn_of: Option<u64>,
    /// When it changed last.
    pub changed: u64,
    /// What a record of the game is told by, while nobody may have it analysed. Lists do not contain it.
    #[serde(default)]
    pub opening: Option<String>,
    /// How the game ended, once it has: stored the first time it is given. Lists do not contain it.
    pub result: Option<String>,
}

/// Which tables to find: those that fit everything asked for, the last changed first.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TableQuery {
    /// Only those that everybody may find, or only the others.
    pub is_listed: Option<bool>,
    /// Only those that go on by themselves, or only the others.
    pub awaits_host: Option<bool>,
    /// Only those in one of these stages; empty: in any.
    pub stages: Vec<String>,
    /// Only those where this person has a place.
    pub person: Option<u64>,
    /// Only those after this one in the list, to go on where a list ended.
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
    /// When the table changed.
    pub changed: u64,
    /// The id of the table.
    pub id: u64,
}

/// A table as lists show it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ListedTable {
    /// The id of the table.
    pub id: u64,
    /// What it is found by.
    pub index: Index,
    /// The number of its last event.
    pub last: u64,
    /// When it was opened.
    pub created: u64,
}

impl ListedTable {
    /// Where a list goes on after this one.
    pub fn cursor(&self) -> Cursor {
        Cursor { changed: self.index.changed, id: self.id }
    }
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameResult {
    /// Its number among all results: greater than that of every game that ended before.
    pub number: u64,
    /// Where it was played.
    pub table: u64,
    /// How it ended.
    pub body: String,
    /// Whether a hint was given there.
    pub is_hinted: bool,
}

/// A person who comes for the first time.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewPerson {
    /// The id of the person.
    pub id: u64,
    /// What they want to be called.
    pub name: String,
    /// The hash of the secret that proves who they are.
    pub secret_hash: Hash,
    /// When they came.
    pub created: u64,
}

/// A person known here.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Person {
    /// The id of the person.
    pub id: u64,
    /// What they want to be called.
    pub name: String,
    /// When they came.
    pub created: u64,
    /// When they were last here.
    pub seen: u64,
}

/// A person known by a secret.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KnownPerson {
    /// The person whose secret it is.
    pub person: Person,
    /// When this secret was last used.
    pub last_used: Option<u64>,
}

/// A person's device, known by the hash of its secret.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Device {
    /// The hash of its secret.
    pub hash: Hash,
    /// When it came to be theirs.
    pub created: u64,
    /// When it was last used.
    pub last_used: Option<u64>,
}

/// A token that is made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewToken {
    /// Its id, by which it is revoked.
    pub id: u64,
    /// Whose it is.
    pub person: u64,
    /// The hash of the token.
    pub hash: Hash,
    /// What it is for, in the person's words.
    pub label: String,
    /// What it allows.
    pub scopes: String,
    /// When it was made.
    pub created: u64,
}

/// A token, without what proves it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Token {
    /// Its id, by which it is revoked.
    pub id: u64,
    /// Whose it is.
    pub person: u64,
    /// What it is for, in the person's words.
    pub label: String,
    /// What it allows.
    pub scopes: String,
    /// When it was made.
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
    /// What its person calls it.
    pub name: String,
    /// The code that stands for its cells.
    pub code: String,
    /// When it was last saved.
    pub saved: u64,
}

/// A file of a pack.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PackFile {
    /// The name of the file.
    pub name: String,
    /// What stands in it.
    pub body: String,
}

/// A pack that is added.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AddedPack {
    /// What it is known by.
    pub digest: String,
    /// The files that it consists of.
    pub files: Vec<PackFile>,
    /// Who adds it.
    pub owner: u64,
    /// When it was added.
    pub added: u64,
}

/// A pack that is kept, without its files.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredPack {
    /// What it is known by.
    pub digest: String,
    /// Who added it; none if an older program kept it, or they are erased.
    pub owner: Option<u64>,
    /// When; none if an older program kept it.
    pub added: Option<u64>,
    /// When the host removed it: no new table can be opened with it.
    pub removed: Option<u64>,
}

/// What a cached text is.
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
    /// What it is.
    pub kind: CachedTextKind,
    /// What it is found by.
    pub key: String,
    /// When it was put into the cache.
    pub kept: u64,
    /// The text that is cached.
    pub body: String,
}

/// Something that the operator asks for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewAct {
    /// When it was asked for.
    pub asked: u64,
    /// What is to be done.
    pub act: String,
    /// The table or the person.
    pub subject: u64,
    /// What else it takes, such as a name.
    pub detail: Option<String>,
    /// Why it was asked for.
    pub reason: String,
}

/// Something that the operator asked for, and what came of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Act {
    /// Its number, in the order in which they were asked for.
    pub number: u64,
    /// What was asked for.
    pub asked: NewAct,
    /// When it was done, and what came of it; none until then.
    pub done: Option<(u64, String)>,
}

/// A person as the operator sees them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ListedPerson {
    /// The id of the person.
    pub id: u64,
    /// What they are called.
    pub name: String,
    /// When they came.
    pub created: u64,
    /// When they were last here.
    pub seen: u64,
    /// Since when they are shut out.
    pub shut_out: Option<u64>,
}

/// How much the database holds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Stats {
    /// How many tables.
    pub tables: u64,
    /// How many events, of all tables.
    pub events: u64,
    /// How many people, without those erased.
    pub people: u64,
    /// How many tokens that are not revoked.
    pub tokens: u64,
    /// How many bytes on the disk.
    pub bytes: u64,
}
