//! Whether every table can be made again from its events, and its seed is the one that was promised.

use carvania_rules::fair::Seed;
use carvania_rules::{Components, Digest, Title};
use carvania_store::{Row, Store, StoreError, TableQuery};
use carvania_tables::{ComponentSource, Event, Table, TableId};

use super::Finding;

/// Replays all tables, and tells of the first that cannot be.
pub(super) async fn all(store: &Store) -> Finding {
    let packs = Packs::read(store).await.map_err(|error| error.to_string())?;
    let (mut sound, mut before) = (0, None);
    loop {
        let find = TableQuery { before, limit: TableQuery::MAX_LIMIT, ..TableQuery::default() };
        let tables = store.find(&find).await.map_err(|error| error.to_string())?;
        let Some(last) = tables.last() else { return Ok(format!("{sound} tables can be replayed")) };
        before = Some(last.cursor());
        for table in &tables {
            let id = TableId(table.id);
            one(store, id, &packs)
                .await
                .map_err(|problem| format!("table {id} cannot be replayed: {problem}"))?;
            sound += 1;
        }
    }
}

async fn one(store: &Store, id: TableId, packs: &Packs) -> Result<(), String> {
    let (mut table, mut after): (Option<Table>, u64) = (None, 0);
    loop {
        let page = store.events(id.0, after).await.map_err(|error| error.to_string())?;
        let Some(last) = page.last() else { break };
        after = last.number;
        for row in &page {
            happen(&mut table, id, row, packs)?;
        }
    }
    let table = table.ok_or("it has no events")?;
    let seed = store.seed(id.0).await.map_err(|error| error.to_string())?.ok_or("it has no seed")?;
    if Seed::from(seed).commitment() == table.commitment {
        Ok(())
    } else {
        Err("its seed is not the one promised".to_owned())
    }
}

fn happen(table: &mut Option<Table>, id: TableId, row: &Row, packs: &Packs) -> Result<(), String> {
    let event: Event =
        serde_json::from_str(&row.body).map_err(|error| format!("event {}: {error}", row.number))?;
    match table {
        None => *table = Some(Table::open(id, &event, packs).map_err(|error| error.to_string())?),
        Some(table) => table.apply(&event).map_err(|refusal| format!("event {}: {refusal}", row.number))?,
    }
    Ok(())
}

/// The component packs that tables may be played with.
struct Packs(Vec<&'static Components>);

impl Packs {
    /// Those that can be read: a table that needs another says so itself.
    async fn read(store: &Store) -> Result<Packs, StoreError> {
        let mut packs = Vec::new();
        for digest in store.packs().await? {
            let files = store.pack(&digest).await?.unwrap_or_default();
            let read =
                files.iter().try_fold(Components::standard().clone(), |pack, file| pack.with(&file.body));
            packs.extend(read.ok().map(Components::leak));
        }
        Ok(Packs(packs))
    }
}

impl ComponentSource for Packs {
    fn components(&self, title: Title, digest: &Digest) -> Option<&'static Components> {
        self.0.iter().copied().find(|components| components.digest(title) == *digest)
    }
}
