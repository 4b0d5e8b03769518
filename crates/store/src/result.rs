//! Results: how games ended, in the order in which they did. A game has one, and it never changes.

use sqlx::QueryBuilder;

use crate::encoding::{from_count, from_id, to_count, to_id};
use crate::error::StoreError;
use crate::rows::GameResult;
use crate::sqlite::{Connection, Database};
use crate::store::Store;

/// Number, table, body, whether a hint was given.
type ResultColumns = (i64, i64, String, bool);

const SELECT: &str = "SELECT number, results.table_id, body, hinted.table_id IS NOT NULL FROM results \
                      LEFT JOIN hinted ON hinted.table_id = results.table_id";

impl Store {
    /// The results after a number, in order, up to a limit.
    pub async fn results(&self, after: u64, limit: u32) -> Result<Vec<GameResult>, StoreError> {
        let mut query: QueryBuilder<Database> = QueryBuilder::new(SELECT);
        query.push(" WHERE number > ").push_bind(from_count(after));
        query.push(" ORDER BY number LIMIT ").push_bind(i64::from(limit));
        let found = self.fetch_all(query.build_query_as::<ResultColumns>()).await?;
        Ok(found.into_iter().map(to_result).collect())
    }

    /// The last results of a player, the newest first, from before a number if a list goes on: those of tables that
    /// everybody may find, and those of tables where the viewer has a place as well.
    pub async fn results_of(
        &self,
        person: u64,
        viewer: Option<u64>,
        before: Option<u64>,
        limit: u32,
    ) -> Result<Vec<GameResult>, StoreError> {
        let mut query: QueryBuilder<Database> = QueryBuilder::new(SELECT);
        query.push(" JOIN tables ON tables.id = results.table_id WHERE results.table_id IN ");
        push_seated(&mut query, person);
        query.push(" AND (tables.is_listed");
        if let Some(viewer) = viewer {
            query.push(" OR results.table_id IN ");
            push_seated(&mut query, viewer);
        }
        query.push(")");
        if let Some(before) = before {
            query.push(" AND number < ").push_bind(from_count(before));
        }
        query.push(" ORDER BY number DESC LIMIT ").push_bind(i64::from(limit));
        let found = self.fetch_all(query.build_query_as::<ResultColumns>()).await?;
        Ok(found.into_iter().map(to_result).collect())
    }

    /// The tables in a stage that have no result, the first that ended first.
    pub async fn without_result(&self, stage: &str) -> Result<Vec<u64>, StoreError> {
        let sql = "SELECT id FROM tables WHERE stage = $1 AND id NOT IN (SELECT table_id FROM results) \
                   ORDER BY changed, id";
        let found: Vec<(i64,)> = self.fetch_all(sqlx::query_as(sql).bind(stage.to_owned())).await?;
        Ok(found.into_iter().map(|(id,)| to_id(id)).collect())
    }

    /// Keeps the result of a table that has none.
    pub async fn save_result(&self, table: u64, body: &str) -> Result<(), StoreError> {
        let body = body.to_owned();
        self.write(move |connection| Box::pin(async move { insert(connection, table, &body).await })).await
    }

    /// Notes that a hint was given at a table.
    pub async fn note_hint(&self, table: u64) -> Result<(), StoreError> {
        let sql = "INSERT INTO hinted (table_id) VALUES ($1) ON CONFLICT (table_id) DO NOTHING";
        self.execute(sqlx::query(sql).bind(from_id(table))).await?;
        Ok(())
    }
}

/// Adds the tables where a person has a place.
fn push_seated(query: &mut QueryBuilder<Database>, person: u64) {
    query.push("(SELECT table_id FROM seats WHERE person = ").push_bind(from_id(person)).push(")");
}

/// Keeps the result of a table, unless it has one: the first counts, and its number stays.
pub(crate) async fn insert(connection: &mut Connection, table: u64, body: &str) -> Result<(), StoreError> {
    let sql = "INSERT INTO results (table_id, body) VALUES ($1, $2) ON CONFLICT (table_id) DO NOTHING";
    sqlx::query(sql).bind(from_id(table)).bind(body.to_owned()).execute(connection).await?;
    Ok(())
}

fn to_result((number, table, body, is_hinted): ResultColumns) -> GameResult {
    GameResult { number: to_count(number), table: to_id(table), body, is_hinted }
}
