//! A process that is killed while it writes: everything that was acknowledged is there.

use std::collections::HashMap;
use std::hash::{BuildHasher, RandomState};
use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Child, Command, Stdio};

use carvania_store::{Index, Store};
use tokio::task::JoinSet;

use crate::{all_events, create, rows};

const FILE: &str = "CARVANIA_STORE_CRASH";
const TABLES: u64 = 8;

#[test]
fn what_was_acknowledged_survives_a_kill() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("crash.db");
    let mut acknowledged = HashMap::new();
    for _ in 0..5 {
        let patience = 1 + RandomState::new().hash_one(0) % 400;
        let mut victim = start(&path);
        let mut lines = BufReader::new(victim.stdout.take().expect("it is piped"));
        let mut line = String::new();
        let mut count = 0;
        while lines.read_line(&mut line).expect("the pipe is read") > 0 {
            // Other lines are those of the test runner; the last one may be cut off.
            if let Some((table, number)) = line.strip_suffix('\n').and_then(read) {
                acknowledged.insert(table, number);
                count += 1;
            }
            if count == patience {
                victim.kill().expect("it is ours");
            }
            line.clear();
        }
        victim.wait().expect("it is ours");
        assert!(count >= patience, "it was killed and did not end by itself: {count} of {patience}");
        compare(&path, &acknowledged);
    }
}

/// The victim: does nothing unless it is started by the test above.
#[test]
fn victim() {
    let Some(path) = std::env::var_os(FILE) else { return };
    runtime().block_on(async {
        let store = Store::open(Path::new(&path)).await.unwrap();
        let mut tasks = JoinSet::new();
        for table in 0..TABLES {
            if store.listed(table).await.unwrap().is_none() {
                create(&store, table).await;
            }
            tasks.spawn(append_forever(store.clone(), table));
        }
        tasks.join_all().await;
    });
}

async fn append_forever(store: Store, table: u64) {
    let mut last = store.listed(table).await.unwrap().unwrap().last;
    loop {
        store.append(table, &rows(last + 1, last + 2), &Index::default()).await.unwrap();
        last += 2;
        let line = format!("kept {table} {last}\n");
        std::io::stdout().lock().write_all(line.as_bytes()).unwrap();
    }
}

fn start(path: &Path) -> Child {
    Command::new(std::env::current_exe().expect("this is a program"))
        .args(["crash::victim", "--exact", "--nocapture"])
        .env(FILE, path)
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .expect("this program starts")
}

fn read(line: &str) -> Option<(u64, u64)> {
    let (table, number) = line.rsplit_once("kept ")?.1.split_once(' ')?;
    Some((table.parse().ok()?, number.parse().ok()?))
}

fn compare(path: &Path, acknowledged: &HashMap<u64, u64>) {
    runtime().block_on(async {
        // First as a backup would find it, then as the next start does.
        let look = Store::open_read_only(path).await.unwrap();
        compare_store(&look, acknowledged).await;
        look.close().await;
        let store = Store::open(path).await.unwrap();
        compare_store(&store, acknowledged).await;
        store.close().await;
    });
}

async fn compare_store(store: &Store, acknowledged: &HashMap<u64, u64>) {
    assert_eq!(store.check().await.unwrap(), [""; 0]);
    for (&table, &number) in acknowledged {
        let last = store.listed(table).await.unwrap().unwrap().last;
        assert!(last >= number, "table {table}: {number} was acknowledged, {last} is there");
        // Events and index are one: both appended rows or none, without a gap.
        assert_eq!(last % 2, 1);
        assert_eq!(all_events(store, table).await, rows(1, last));
    }
}

fn runtime() -> tokio::runtime::Runtime {
    tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime starts")
}
