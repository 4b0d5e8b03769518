//! Records that people import. The key of a record follows from its content, so that its address can be shared.

use std::fmt;
use std::str::FromStr;
use std::sync::Arc;

use carvania_rules::record::Fault;
use carvania_rules::{Components, Digest, Record, RecordError};
use carvania_store::{CachedText, CachedTextKind};

use crate::context::Context;
use crate::error::HostError;
use crate::table::event_log::opening_of;

/// Far longer than any record of a real game.
const MAX_RECORD_BYTES: usize = 256 * 1024;
/// Far more than the longest real game has.
const MAX_ACTIONS: usize = 10_000;
/// How many digits of its digest are the key of a record: enough that nobody can find two records with the same key.
const KEY_DIGITS: usize = 24;

/// The records that people have imported.
#[derive(Clone)]
pub struct ImportedRecords(Arc<Context>);

/// The key by which a record is found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordKey(String);

/// Why a text cannot be a key.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the key of a record has {KEY_DIGITS} digits, each 0-9 or a-f")]
pub struct RecordKeyError;

/// Why a record was not imported.
#[derive(Debug, thiserror::Error)]
pub enum ImportError {
    /// The text is empty.
    #[error("the record is empty")]
    Empty,
    /// It is too long.
    #[error("a record has at most {most} bytes")]
    Long {
        /// How long it may be.
        most: usize,
    },
    /// It has too many actions.
    #[error("a record has at most {most} actions, but this one has {found}")]
    Actions {
        /// How many it has.
        found: usize,
        /// How many it may have.
        most: usize,
    },
    /// People are playing the game here.
    #[error("this game is still being played here: come back when it is over")]
    Live,
    /// It is not a record, or breaks a rule.
    #[error(transparent)]
    Record(#[from] Box<RecordError>),
    /// The host cannot keep it.
    #[error(transparent)]
    Host(#[from] HostError),
}

impl ImportedRecords {
    pub(crate) const fn new(context: Arc<Context>) -> ImportedRecords {
        ImportedRecords(context)
    }

    /// Imports a record in either form. Its key does not depend on the form.
    pub async fn keep(&self, text: &str) -> Result<RecordKey, ImportError> {
        // Some editors begin a text with a byte order mark, which is not part of our formats.
        let text = text.trim_start_matches('\u{feff}');
        if text.trim().is_empty() {
            return Err(ImportError::Empty);
        }
        if text.len() > MAX_RECORD_BYTES {
            return Err(ImportError::Long { most: MAX_RECORD_BYTES });
        }
        let record = self.read(text).map_err(Box::new)?;
        let found = record.actions().len();
        if found > MAX_ACTIONS {
            return Err(ImportError::Actions { found, most: MAX_ACTIONS });
        }
        // Nobody is to try out a move, or to ask a bot about it, by way of the record.
        if let Some(opening) = opening_of(&record)
            && self.0.store.has_opening(&opening).await.map_err(HostError::from)?
        {
            return Err(ImportError::Live);
        }
        let body = record.to_text();
        let key: String = Digest::of(&body).to_string().chars().take(KEY_DIGITS).collect();
        let text = CachedText { kind: CachedTextKind::Record, key: key.clone(), kept: self.0.now().0, body };
        self.0.store.put_cached_text(text, self.0.settings.max_records).await.map_err(HostError::from)?;
        Ok(RecordKey(key))
    }

    /// Finds an imported record; `None` if it is not there any more, or if this program cannot read it.
    pub async fn find(&self, key: &RecordKey) -> Result<Option<Record>, HostError> {
        let body = self.0.store.cached_text(CachedTextKind::Record, &key.0).await?;
        Ok(body.and_then(|body| self.read(&body).ok()))
    }

    /// Reads a record that was played with the printed components or with a pack of this host.
    fn read(&self, text: &str) -> Result<Record, RecordError> {
        let printed = Record::read(text, Components::standard());
        match printed {
            Err(RecordError { fault: Fault::Components { .. }, .. }) => {
                let mut packs = self.0.packs.ever().into_iter();
                packs.find_map(|pack| Record::read(text, pack.components).ok()).map_or(printed, Ok)
            }
            read => read,
        }
    }
}

impl fmt::Display for RecordKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl FromStr for RecordKey {
    type Err = RecordKeyError;

    fn from_str(text: &str) -> Result<RecordKey, RecordKeyError> {
        let is_digit = |byte: u8| byte.is_ascii_digit() || (b'a'..=b'f').contains(&byte);
        let is_key = text.len() == KEY_DIGITS && text.bytes().all(is_digit);
        if is_key { Ok(RecordKey(text.to_owned())) } else { Err(RecordKeyError) }
    }
}
