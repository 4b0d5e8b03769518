//! The journal: a first line that says what it is, then a line of JSON for the changes of each write.

use tokio::sync::{mpsc, oneshot};

use super::state::{Change, State};
use crate::error::StoreError;

/// What is to be kept, and who waits for it.
#[derive(Debug)]
pub struct Entry {
    /// Where it goes.
    pub kind: EntryKind,
    /// What is to be kept: all of it, or nothing.
    pub bytes: Vec<u8>,
    /// Is to be told when it is kept, or why it cannot be.
    pub written: oneshot::Sender<Result<(), StoreError>>,
}

/// Where an entry goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EntryKind {
    /// To the end of the journal.
    Addition,
    /// In the place of everything so far.
    Whole,
}

/// Takes what is added to a journal, in order. The first entry of an empty journal begins with its first line.
pub type Sink = mpsc::UnboundedSender<Entry>;

/// What a journal begins with.
pub(super) const HEADER: &str = "{\"carvania_journal\":1}\n";
/// How many changes stand in one line of a journal that is written as a whole.
const MAX_CHANGES: usize = 100;

/// The changes of one write.
pub(super) fn line(changes: &[Change]) -> Vec<u8> {
    let mut line = serde_json::to_vec(changes).expect("changes are plain data");
    line.push(b'\n');
    line
}

/// The shortest journal that leads to a state.
pub(super) fn write(state: &State) -> Vec<u8> {
    let mut journal = HEADER.as_bytes().to_vec();
    for changes in state.changes().chunks(MAX_CHANGES) {
        journal.extend(line(changes));
    }
    journal
}

/// The state that a journal leads to.
pub(super) fn read(journal: &[u8]) -> Result<State, StoreError> {
    let mut state = State::default();
    let damaged =
        |number: usize, what: &str| StoreError::Damaged(format!("line {number} of its journal {what}"));
    // What stands behind the last line break was cut off while it was written.
    let whole = journal.iter().rposition(|&byte| byte == b'\n').map_or(0, |end| end + 1);
    for (line, number) in journal[..whole].split_inclusive(|&byte| byte == b'\n').zip(1..) {
        if number == 1 {
            if line != HEADER.as_bytes() {
                return Err(damaged(number, "is not the first one of a journal that this version reads"));
            }
            continue;
        }
        let changes: Vec<Change> =
            serde_json::from_slice(line).map_err(|_| damaged(number, "is no list of changes"))?;
        if !state.fits(&changes) {
            return Err(damaged(number, "belongs to something that is not there"));
        }
        state.apply(changes);
    }
    Ok(state)
}
