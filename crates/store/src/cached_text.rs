//! A bounded cache of texts that can be made again, such as imported records and reviews of games. The newest of each
//! kind are kept.

use crate::encoding::{from_count, to_count};
use crate::error::StoreError;
use crate::rows::{CachedText, CachedTextKind};
use crate::sqlite::Connection;
use crate::store::Store;

impl CachedTextKind {
    const fn name(self) -> &'static str {
        match self {
            CachedTextKind::Record => "record",
            CachedTextKind::Review => "review",
        }
    }
}

impl Store {
    /// Puts a text into the cache, in place of one with the same key. Beyond `max` of a kind, the oldest are removed.
    pub async fn put_cached_text(&self, text: CachedText, max: u64) -> Result<(), StoreError> {
        self.write(move |connection| Box::pin(async move { put(connection, text, max).await })).await
    }

    /// How many texts of a kind there are.
    pub async fn count_cached_texts(&self, kind: CachedTextKind) -> Result<u64, StoreError> {
        let sql = "SELECT COUNT(*) FROM papers WHERE kind = $1";
        let (count,): (i64,) = self.fetch_one(sqlx::query_as(sql).bind(kind.name())).await?;
        Ok(to_count(count))
    }

    /// Finds a cached text.
    pub async fn cached_text(&self, kind: CachedTextKind, key: &str) -> Result<Option<String>, StoreError> {
        let sql = "SELECT body FROM papers WHERE kind = $1 AND key = $2";
        let query = sqlx::query_as(sql).bind(kind.name()).bind(key.to_owned());
        let body: Option<(String,)> = self.fetch_optional(query).await?;
        Ok(body.map(|(body,)| body))
    }
}

async fn put(connection: &mut Connection, text: CachedText, max: u64) -> Result<(), StoreError> {
    let sql = "INSERT INTO papers (kind, key, kept, body) VALUES ($1, $2, $3, $4) \
               ON CONFLICT (kind, key) DO UPDATE SET kept = excluded.kept, body = excluded.body";
    let insert = sqlx::query(sql).bind(text.kind.name()).bind(text.key);
    insert.bind(from_count(text.kept)).bind(text.body).execute(&mut *connection).await?;
    let sql = "DELETE FROM papers WHERE kind = $1 AND key IN (SELECT key FROM papers WHERE kind = $1 \
               ORDER BY kept DESC, key DESC LIMIT -1 OFFSET $2)";
    sqlx::query(sql).bind(text.kind.name()).bind(from_count(max)).execute(connection).await?;
    Ok(())
}
