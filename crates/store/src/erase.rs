//! Forgetting a person.

use crate::encoding::from_id;
use crate::error::StoreError;
use crate::sqlite::{self, Connection};
use crate::store::Store;

impl Store {
    /// Forgets a person: name, secrets, tokens, links and saved maps are gone, only the id stays. The body of every event that
    /// they said becomes what `blank` makes of it, and snapshots that may repeat it are dropped. Says whether there
    /// was such a person.
    pub async fn erase(
        &self,
        id: u64,
        blank: impl Fn(&str) -> String + Send + Sync + 'static,
    ) -> Result<bool, StoreError> {
        let was_known = self
            .write(move |connection| Box::pin(async move { erase(connection, id, &blank).await }))
            .await?;
        if let Some(path) = self.path() {
            // All is erased already; whether the log is emptied now or later is no reason to say that it failed.
            let _ = sqlite::checkpoint(path).await;
        }
        Ok(was_known)
    }
}

async fn erase(
    connection: &mut Connection,
    id: u64,
    blank: &(impl Fn(&str) -> String + Send + Sync),
) -> Result<bool, StoreError> {
    let sql = "UPDATE people SET name = NULL, seen = created WHERE id = $1 AND name IS NOT NULL";
    let erased = sqlx::query(sql).bind(from_id(id)).execute(&mut *connection).await?.rows_affected();
    let rows = [
        "DELETE FROM person_secrets WHERE person = $1",
        "DELETE FROM tokens WHERE person = $1",
        "DELETE FROM links WHERE person = $1",
        "DELETE FROM saved_maps WHERE person = $1",
        "UPDATE packs SET owner = NULL WHERE owner = $1",
        "DELETE FROM snapshots WHERE table_id IN (SELECT table_id FROM events WHERE said_by = $1)",
    ];
    for sql in rows {
        sqlx::query(sql).bind(from_id(id)).execute(&mut *connection).await?;
    }
    blank_words(connection, id, blank).await?;
    Ok(erased > 0)
}

async fn blank_words(
    connection: &mut Connection,
    id: u64,
    blank: &(impl Fn(&str) -> String + Send + Sync),
) -> Result<(), StoreError> {
    let sql = "SELECT table_id, number, body FROM events WHERE said_by = $1";
    let said: Vec<(i64, i64, String)> =
        sqlx::query_as(sql).bind(from_id(id)).fetch_all(&mut *connection).await?;
    for (table, number, body) in said {
        sqlx::query("UPDATE events SET body = $3, said_by = NULL WHERE table_id = $1 AND number = $2")
            .bind(table)
            .bind(number)
            .bind(blank(&body))
            .execute(&mut *connection)
            .await?;
    }
    Ok(())
}
