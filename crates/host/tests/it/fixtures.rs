//! Databases of earlier programs, in `tests/fixtures`: they open, and everything in them is as it was.

use std::fs;
use std::path::{Path, PathBuf};

use carvania_host::{Host, Outcome, Pack, PlayerStats, TableSize};
use carvania_rules::{Components, Digest, Title};
use carvania_store::{Store, TableQuery};
use carvania_tables::{Command, ComponentSource, Event, PersonId, Place, Stage, Table, TableId, Timestamp};
use serde_json::{Value, json};
use tempfile::TempDir;

use crate::room::{manual, play, send};

fn fixture(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fixtures").join(name)
}

/// The databases, by their schemas: each was written by the program that had that schema.
const DATABASES: [&str; 2] = ["schema-4", "schema-6"];

/// What was noted about a database when it was written.
fn noted(database: &str) -> Value {
    serde_json::from_str(&fs::read_to_string(fixture(&format!("{database}.json"))).unwrap()).unwrap()
}

/// A copy of a database, opened.
async fn opened(database: &str) -> (TempDir, Store) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("carvania.db");
    fs::copy(fixture(&format!("{database}.db")), &path).unwrap();
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
    for database in DATABASES {
        let (_folder, store) = opened(database).await;
        let host = host(&store).await;
        let noted = noted(database);
        let noted = noted["tables"].as_array().unwrap();
        assert_eq!(tables(&store).await.len(), noted.len(), "{database}");
        for noted in noted {
            let id = serde_json::from_value(noted["table"].clone()).unwrap();
            let table = host.table(id).await.unwrap();
            assert_eq!(describe(&host, &table).await, *noted, "{database}");
            assert_eq!(from_events(&host, &store, id).await, *table);
            assert_eq!(host.table_at(id, table.last).await.unwrap(), table);
        }
        host.stop().await;
        store.close().await;
    }
}

#[tokio::test]
async fn events_are_written_as_they_were() {
    for database in DATABASES {
        let (_folder, store) = opened(database).await;
        for id in tables(&store).await {
            let mut last = 0;
            while let page @ [_, ..] = &store.events(id.0, last).await.unwrap()[..] {
                for row in page {
                    let event: Event = serde_json::from_str(&row.body).unwrap();
                    assert_eq!(serde_json::to_string(&event).unwrap(), row.body, "{database}");
                    last = row.number;
                }
            }
            assert!(last > 0, "{id}");
        }
        store.close().await;
    }
}

#[tokio::test]
async fn people_packs_results_and_records_are_what_they_were() {
    for database in DATABASES {
        let (_folder, store) = opened(database).await;
        let host = host(&store).await;
        let noted = noted(database);
        for noted in noted["people"].as_array().unwrap() {
            let id: PersonId = serde_json::from_value(noted["person"].clone()).unwrap();
            assert_eq!(json!(host.people().person(id).await.unwrap().unwrap().name), noted["name"]);
            assert_eq!(json!(token_labels(&host, id).await), noted["tokens"]);
            // The first database was noted without maps and ratings.
            if database != "schema-6" {
                assert_eq!(json!(maps(&host, id).await), noted["maps"]);
                assert_eq!(json!(ratings(&host, id).await), noted["ratings"]);
            }
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
}

async fn token_labels(host: &Host, person: PersonId) -> Vec<String> {
    let tokens = host.people().tokens(person).await.unwrap();
    tokens.into_iter().map(|token| token.label.to_string()).collect()
}

async fn maps(host: &Host, person: PersonId) -> Vec<Value> {
    let maps = host.people().maps(person).await.unwrap();
    maps.iter().map(|map| json!([map.game, map.name.to_string(), map.draft.to_string()])).collect()
}

/// The statistics of a person, rounded as they were noted.
async fn ratings(host: &Host, person: PersonId) -> Vec<Value> {
    let stats = host.ratings().of(person).await.unwrap();
    let describe = |(game, stats): &(Title, PlayerStats)| {
        let rating = |size| {
            let rating = stats.rating(size)?;
            Some(json!([rating.points.round(), rating.margin.round(), rating.games]))
        };
        json!({
            "game": game,
            "people": [stats.people.played, stats.people.won],
            "bots": [stats.bots.played, stats.bots.won],
            "ratings": TableSize::ALL.map(rating),
        })
    };
    stats.iter().map(describe).collect()
}

fn describe_pack(pack: &Pack) -> Value {
    json!({ "name": pack.name, "digest": pack.components.digest(Title::GolemEdition) })
}

#[tokio::test]
async fn games_that_are_over_replay_to_the_points_that_counted() {
    for database in DATABASES {
        let (_folder, store) = opened(database).await;
        let host = host(&store).await;
        let results = store.results(0, 10).await.unwrap();
        assert!(!results.is_empty(), "{database}");
        for result in results {
            let outcome: Outcome = serde_json::from_str(&result.body).unwrap();
            let counted: Vec<u32> = outcome.ranking.iter().map(|finisher| finisher.points).collect();
            let record = host.record(TableId(result.table)).await.unwrap().unwrap();
            let game = record.game();
            let points: Vec<u32> =
                game.ranking().into_iter().map(|seat| game.scores()[seat].total()).collect();
            assert_eq!(points, counted, "{database}");
        }
        host.stop().await;
        store.close().await;
    }
}

#[tokio::test]
async fn games_in_the_middle_are_played_on_to_their_end() {
    for database in DATABASES {
        let (_folder, store) = opened(database).await;
        let host = host(&store).await;
        for id in tables(&store).await {
            let before = host.table(id).await.unwrap();
            if !matches!(before.stage, Stage::Lobby | Stage::Playing) {
                continue;
            }
            get_ready(&host, &before).await;
            let after = play(&host, id, |_| false).await;
            assert_eq!(after.stage, Stage::Over, "{database}, {}", before.options.game);
            assert_eq!(from_events(&host, &store, id).await, *after);
        }
        host.stop().await;
        store.close().await;
    }
}

/// Has all people at a table in its lobby say that they are ready.
async fn get_ready(host: &Host, table: &Table) {
    for place in table.places.iter().filter(|place| !place.is_ready) {
        let person = place.occupant.person().unwrap();
        send(host, table.id, person, Command::Ready { note: None }).await.unwrap();
    }
}
