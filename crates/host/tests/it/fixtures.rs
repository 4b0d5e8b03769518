//! A database of an earlier program, in `tests/fixtures`: it opens, and everything in it is as it was.

use std::fs;
use std::path::{Path, PathBuf};

use carvania_host::{Host, Pack};
use carvania_rules::{Components, Digest, Title};
use carvania_store::{Store, TableQuery};
use carvania_tables::{ComponentSource, Event, PersonId, Place, Table, TableId, Timestamp};
use serde_json::{Value, json};
use tempfile::TempDir;

use crate::room::manual;

fn fixture(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fixtures").join(name)
}

/// What is noted about the database.
fn noted() -> Value {
    serde_json::from_str(&fs::read_to_string(fixture("schema-6.json")).unwrap()).unwrap()
}

/// A copy of the database, opened.
async fn opened() -> (TempDir, Store) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("carvania.db");
    fs::copy(fixture("schema-6.db"), &path).unwrap();
    let store = Store::open(&path).await.unwrap();
    (folder, store)
}

/// A host that comes back the moment after it was last alive.
async fn host(store: &Store) -> Host {
    let last_heartbeat = store.last_heartbeat().await.unwrap().unwrap();
    let (settings, _time) = manual(Timestamp(last_heartbeat));
    Host::start(store.clone(), settings).await.unwrap()
}

async fn tables(store: &Store) -> Vec<TableId> {
    let find = TableQuery { limit: TableQuery::MAX_LIMIT, ..TableQuery::default() };
    store.find(&find).await.unwrap().iter().map(|listed| TableId(listed.id)).collect()
}

/// A table as it is noted.
async fn describe(host: &Host, table: &Table) -> Value {
    let record = host.record(table.id).await.unwrap();
    let place = |place: &Place| {
        let Place { occupant, is_ready, note, stand_in, seat, conduct: _ } = place;
        json!({ "occupant": occupant, "is_ready": is_ready, "note": note, "stand_in": stand_in, "seat": seat })
    };
    json!({
        "table": table.id,
        "owner": table.owner,
        "options": table.options,
        "rules": table.rules,
        "commitment": table.commitment,
        "stage": table.stage,
        "places": table.places.iter().map(place).collect::<Vec<_>>(),
        "chat": *table.chat,
        "request": table.request,
        "last": table.last,
        "changed": table.changed,
        "seed": table.seed,
        "rematch": table.rematch,
        "record": record.map(|record| record.to_text()),
    })
}

/// The packs of a host.
struct Packs<'a>(&'a Host);

impl ComponentSource for Packs<'_> {
    fn components(&self, title: Title, digest: &Digest) -> Option<&'static Components> {
        self.0.pack(title, digest).map(|pack| pack.components)
    }
}

/// A table made from all its events, and no snapshot.
async fn from_events(host: &Host, store: &Store, id: TableId) -> Table {
    let event = |row: &carvania_store::Row| serde_json::from_str::<Event>(&row.body).unwrap();
    let first = store.event(id.0, 1).await.unwrap().unwrap();
    let mut table = Table::open(id, &event(&first), &Packs(host)).unwrap();
    while let page @ [_, ..] = &store.events(id.0, table.last).await.unwrap()[..] {
        page.iter().for_each(|row| table.apply(&event(row)).unwrap());
    }
    table
}

#[tokio::test]
async fn tables_are_what_they_were() {
    let (_folder, store) = opened().await;
    let host = host(&store).await;
    let mut found = Vec::new();
    for id in tables(&store).await {
        let table = host.table(id).await.unwrap();
        found.push(describe(&host, &table).await);
        assert_eq!(from_events(&host, &store, id).await, *table);
        assert_eq!(host.table_at(id, table.last).await.unwrap(), table);
    }
    assert_eq!(json!(found), noted()["tables"]);
    host.stop().await;
    store.close().await;
}

#[tokio::test]
async fn events_are_written_as_they_were() {
    let (_folder, store) = opened().await;
    for id in tables(&store).await {
        let mut last = 0;
        while let page @ [_, ..] = &store.events(id.0, last).await.unwrap()[..] {
            for row in page {
                let event: Event = serde_json::from_str(&row.body).unwrap();
                assert_eq!(serde_json::to_string(&event).unwrap(), row.body);
                last = row.number;
            }
        }
        assert!(last > 0, "{id}");
    }
    store.close().await;
}

#[tokio::test]
async fn people_packs_results_and_records_are_what_they_were() {
    let (_folder, store) = opened().await;
    let host = host(&store).await;
    let noted = noted();
    for person in noted["people"].as_array().unwrap() {
        let id: PersonId = serde_json::from_value(person["person"].clone()).unwrap();
        let name = host.people().person(id).await.unwrap().unwrap().name;
        let tokens = host.people().tokens(id).await.unwrap();
        let tokens: Vec<&String> = tokens.iter().map(|token| &token.label).collect();
        assert_eq!(json!({ "person": id, "name": name, "tokens": tokens }), *person);
    }
    let packs: Vec<Value> = host.packs().iter().map(describe_pack).collect();
    assert_eq!(json!(packs), noted["packs"]);
    let results = store.results(0, 10).await.unwrap();
    let results: Vec<Value> =
        results.iter().map(|result| serde_json::from_str(&result.body).unwrap()).collect();
    assert_eq!(json!(results), noted["results"]);
    for (key, text) in noted["records"].as_object().unwrap() {
        let record = host.records().find(&key.parse().unwrap()).await.unwrap().unwrap();
        assert_eq!(json!(record.to_text()), *text);
    }
    host.stop().await;
    store.close().await;
}

fn describe_pack(pack: &Pack) -> Value {
    json!({ "name": pack.name, "digest": pack.components.digest(Title::GolemEdition) })
}
