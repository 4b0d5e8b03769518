//! What holds of the journal, whoever asks.

use std::task::{Context, Poll, Waker};

use tokio::sync::mpsc;

use super::*;
use crate::rows::{Index, NewPerson, NewTable, Row};

/// What a sink keeps: everything that was written, as a file would have it.
struct Shelf {
    entries: mpsc::UnboundedReceiver<Entry>,
    journal: Vec<u8>,
}

impl Shelf {
    /// Keeps the next entry, and tells who waits.
    fn keep(&mut self) {
        let Entry { kind, bytes, written } = self.entries.try_recv().expect("an entry");
        if kind == EntryKind::Whole {
            self.journal.clear();
        }
        self.journal.extend(bytes);
        _ = written.send(Ok(()));
    }

    /// Has no room for the next entry.
    fn refuse(&mut self) {
        _ = self.entries.try_recv().expect("an entry").written.send(Err(StoreError::Full));
    }
}

fn open(journal: &[u8]) -> (Store, Shelf) {
    let (sink, entries) = mpsc::unbounded_channel();
    (Store::open(journal, sink).expect("a journal"), Shelf { entries, journal: journal.to_vec() })
}

/// Looks once whether something is done.
fn poll<T>(future: &mut (impl Future<Output = T> + Unpin)) -> Poll<T> {
    std::pin::Pin::new(future).poll(&mut Context::from_waker(Waker::noop()))
}

/// Does something while the shelf keeps every entry.
async fn kept<T>(shelf: &mut Shelf, work: impl Future<Output = T>) -> T {
    let mut work = Box::pin(work);
    loop {
        match poll(&mut work) {
            Poll::Ready(value) => return value,
            Poll::Pending => shelf.keep(),
        }
    }
}

fn table(id: u64) -> NewTable {
    NewTable { id, seed: [1; 32], invite_hash: [id as u8; 32], created: 1, index: Index::default() }
}

fn row(number: u64, body: &str) -> Row {
    Row { number, at: 1, body: body.to_owned(), said_by: Some(5) }
}

#[tokio::test]
async fn what_was_acknowledged_is_there_when_the_journal_is_read_again() {
    let (store, mut shelf) = open(b"");
    kept(&mut shelf, async {
        let (name, secret_hash) = ("Ada".to_owned(), [5; 32]);
        store.add_person(NewPerson { id: 5, name, secret_hash, created: 1 }).await.unwrap();
        store.create(table(1), &[row(1, "a")]).await.unwrap();
        store.append(1, &[row(2, "b"), row(3, "\u{0}\n\"")], &Index::default()).await.unwrap();
        store.save_snapshot(1, &row(2, "s")).await.unwrap();
        store.record_heartbeat(9).await.unwrap();
    })
    .await;
    for journal in [shelf.journal.clone(), store.dump()] {
        let (again, _) = open(&journal);
        assert_eq!(again.events(1, 0).await.unwrap(), store.events(1, 0).await.unwrap());
        assert_eq!(again.snapshot(1).await.unwrap(), store.snapshot(1).await.unwrap());
        assert_eq!(again.person(5).await.unwrap(), store.person(5).await.unwrap());
        assert_eq!(again.stats().await.unwrap(), store.stats().await.unwrap());
        assert_eq!(again.dump(), store.dump());
    }
}

#[tokio::test]
async fn nothing_has_happened_before_it_is_kept() {
    let (store, mut shelf) = open(b"");
    kept(&mut shelf, store.create(table(1), &[row(1, "a")])).await.unwrap();
    let (rows, index) = ([row(2, "b")], Index::default());
    let mut append = Box::pin(store.append(1, &rows, &index));
    assert!(poll(&mut append).is_pending());
    assert_eq!(store.events(1, 1).await.unwrap(), []);
    shelf.keep();
    append.await.unwrap();
    assert_eq!(store.events(1, 1).await.unwrap(), [row(2, "b")]);
}

#[tokio::test]
async fn what_cannot_be_kept_changes_nothing_and_is_told_until_there_is_room() {
    let (store, mut shelf) = open(b"");
    let first = [row(1, "a")];
    let mut create = Box::pin(store.create(table(1), &first));
    assert!(poll(&mut create).is_pending());
    shelf.refuse();
    assert!(matches!(create.await, Err(StoreError::Full)));
    assert!(matches!(store.trouble(), Some(StoreError::Full)));
    assert_eq!(store.listed(1).await.unwrap(), None);
    kept(&mut shelf, store.create(table(1), &[row(1, "a")])).await.unwrap();
    assert!(store.trouble().is_none());
    assert_eq!(open(&shelf.journal).0.events(1, 0).await.unwrap(), [row(1, "a")]);
    drop(shelf);
    assert!(matches!(store.record_heartbeat(1).await, Err(StoreError::Failed)), "nobody keeps anything");
}

#[tokio::test]
async fn a_change_is_made_though_its_caller_went_away() {
    let (store, mut shelf) = open(b"");
    let first = [row(1, "a")];
    let mut create = Box::pin(store.create(table(1), &first));
    assert!(poll(&mut create).is_pending());
    drop(create);
    shelf.keep();
    let again = store.create(table(1), &[row(1, "b")]).await;
    assert!(matches!(again, Err(StoreError::Taken)));
    assert_eq!(store.events(1, 0).await.unwrap(), [row(1, "a")]);
}

#[tokio::test]
async fn a_line_that_is_cut_off_never_was_and_others_are_refused() {
    let (store, mut shelf) = open(b"");
    kept(&mut shelf, store.create(table(1), &[row(1, "a")])).await.unwrap();
    let whole = shelf.journal.len();
    kept(&mut shelf, store.append(1, &[row(2, "b")], &Index::default())).await.unwrap();
    for end in whole..shelf.journal.len() {
        assert_eq!(open(&shelf.journal[..end]).0.events(1, 0).await.unwrap(), [row(1, "a")]);
    }
    let refused = |journal: &[u8]| {
        let (sink, _) = mpsc::unbounded_channel();
        Store::open(journal, sink).is_err_and(|error| matches!(error, StoreError::Damaged(_)))
    };
    assert!(refused(b"a letter\n"));
    assert!(refused(&[journal::HEADER.as_bytes(), b"[{\"table\":1}]\n"].concat()));
    assert!(refused(&[journal::HEADER.as_bytes(), b"[{\"hinted\":7}]\n"].concat()));
    assert!(!refused(b""));
}

#[tokio::test]
async fn erased_words_are_in_no_byte_of_the_journal() {
    let (store, mut shelf) = open(b"");
    let words = "a word that nobody should read again";
    let is_there = |journal: &[u8]| journal.windows(words.len()).any(|bytes| bytes == words.as_bytes());
    kept(&mut shelf, async {
        let person = NewPerson { id: 5, name: words.to_owned(), secret_hash: [5; 32], created: 1 };
        store.add_person(person).await.unwrap();
        store.create(table(1), &[row(1, words)]).await.unwrap();
    })
    .await;
    assert!(is_there(&shelf.journal));
    assert!(kept(&mut shelf, store.erase(5, |_| String::new())).await.unwrap());
    assert!(!is_there(&shelf.journal));
    assert_eq!(shelf.journal, store.dump());
}

#[tokio::test]
async fn after_the_end_nothing_is_read_or_written() {
    let store = Store::in_memory().await.unwrap();
    store.close().await;
    assert!(matches!(store.record_heartbeat(1).await, Err(StoreError::Closed)));
    assert!(matches!(store.events(1, 0).await, Err(StoreError::Closed)));
    assert!(matches!(store.trouble(), Some(StoreError::Closed)));
}
