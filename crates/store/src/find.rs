//! Finding tables.

use sqlx::QueryBuilder;

use crate::encoding::{from_count, from_id, to_count, to_id};
use crate::error::StoreError;
use crate::rows::{Index, ListedTable, TableQuery};
use crate::seats;
use crate::sqlite::Database;
use crate::store::Store;

impl Store {
    /// Tables that fit, the last changed first.
    pub async fn find(&self, find: &TableQuery) -> Result<Vec<ListedTable>, StoreError> {
        let mut query = select();
        query.push(" WHERE 1 = 1");
        narrow(&mut query, find);
        query.push(" ORDER BY changed DESC, id DESC LIMIT ");
        query.push_bind(i64::from(find.limit.min(TableQuery::MAX_LIMIT)));
        let found = self.fetch_all(query.build_query_as::<ListedColumns>()).await?;
        Ok(found.into_iter().map(to_listed).collect())
    }

    /// One table as lists show it.
    pub async fn listed(&self, table: u64) -> Result<Option<ListedTable>, StoreError> {
        let mut query = select();
        query.push(" WHERE id = ").push_bind(from_id(table));
        let found = self.fetch_optional(query.build_query_as::<ListedColumns>()).await?;
        Ok(found.map(to_listed))
    }
}

/// The columns of `select`, in order.
type ListedColumns = (i64, i64, i64, String, String, bool, bool, String, Option<i64>, i64);

fn select() -> QueryBuilder<Database> {
    QueryBuilder::new(
        "SELECT id, created, last_number, title, stage, is_listed, awaits_host, seats, turn_of, changed FROM tables",
    )
}

fn to_listed(kept: ListedColumns) -> ListedTable {
    let (id, created, last, title, stage, is_listed, awaits_host, seats, turn_of, changed) = kept;
    let (turn_of, changed) = (turn_of.map(to_id), to_count(changed));
    let seats = seats::decode(&seats);
    let (owner, opening, result) = (None, None, None);
    let index =
        Index { title, stage, is_listed, awaits_host, owner, seats, turn_of, changed, opening, result };
    ListedTable { id: to_id(id), index, last: to_count(last), created: to_count(created) }
}

fn narrow(query: &mut QueryBuilder<Database>, find: &TableQuery) {
    // Written out, not bound: an index of these tables alone is used only then.
    if let Some(is_listed) = find.is_listed {
        query.push(if is_listed { " AND is_listed" } else { " AND NOT is_listed" });
    }
    if let Some(awaits_host) = find.awaits_host {
        query.push(if awaits_host { " AND awaits_host" } else { " AND NOT awaits_host" });
    }
    if let Some(person) = find.person {
        query
            .push(" AND id IN (SELECT table_id FROM seats WHERE person = ")
            .push_bind(from_id(person))
            .push(")");
    }
    if !find.stages.is_empty() {
        query.push(" AND stage IN (");
        let mut stages = query.separated(", ");
        for stage in &find.stages {
            stages.push_bind(stage.clone());
        }
        query.push(")");
    }
    if let Some(before) = find.before {
        query.push(" AND (changed, id) < (").push_bind(from_count(before.changed));
        query.push(", ").push_bind(from_id(before.id)).push(")");
    }
}
