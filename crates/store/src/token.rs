//! Tokens for programs that play or watch in a person's name.

use crate::Hash;
use crate::encoding::{from_count, from_id, to_count, to_id};
use crate::error::StoreError;
use crate::person::must_be_known;
use crate::rows::{NewToken, Token};
use crate::sqlite::Connection;
use crate::store::Store;

impl Store {
    /// Keeps a token, unless its person has `most` that are not revoked. Says whether there was room: they are counted in
    /// the same transaction, so the limit holds however many are made at once. `Unknown` if nobody has the id of its person.
    pub async fn add_token(&self, token: NewToken, most: u64) -> Result<bool, StoreError> {
        self.write(move |connection| Box::pin(async move { insert(connection, &token, most).await })).await
    }

    /// The token with this hash, unless it is revoked.
    pub async fn token_by_hash(&self, hash: &Hash) -> Result<Option<Token>, StoreError> {
        let sql = "SELECT id, person, label, scopes, created, last_used, revoked FROM tokens \
                   WHERE hash = $1 AND revoked IS NULL \
                   AND NOT EXISTS (SELECT 1 FROM people WHERE people.id = person AND shut_out IS NOT NULL)";
        let kept: Option<TokenColumns> = self.fetch_optional(sqlx::query_as(sql).bind(hash.to_vec())).await?;
        Ok(kept.map(to_token))
    }

    /// All tokens of a person, the newest first; revoked ones too.
    pub async fn tokens(&self, person: u64) -> Result<Vec<Token>, StoreError> {
        let sql = "SELECT id, person, label, scopes, created, last_used, revoked FROM tokens \
                   WHERE person = $1 ORDER BY created DESC, id";
        let kept: Vec<TokenColumns> = self.fetch_all(sqlx::query_as(sql).bind(from_id(person))).await?;
        Ok(kept.into_iter().map(to_token).collect())
    }

    /// A token was used.
    pub async fn mark_token_used(&self, id: u64, at: u64) -> Result<(), StoreError> {
        let sql = "UPDATE tokens SET last_used = $2 WHERE id = $1";
        self.execute(sqlx::query(sql).bind(from_id(id)).bind(from_count(at))).await?;
        Ok(())
    }

    /// Revokes a token of a person. Says whether they had such a token that was not revoked.
    pub async fn revoke_token(&self, person: u64, id: u64, at: u64) -> Result<bool, StoreError> {
        let sql = "UPDATE tokens SET revoked = $3 WHERE id = $2 AND person = $1 AND revoked IS NULL";
        let query = sqlx::query(sql).bind(from_id(person)).bind(from_id(id)).bind(from_count(at));
        Ok(self.execute(query).await? > 0)
    }
}

/// The columns of a token, in the order of its fields.
type TokenColumns = (i64, i64, String, String, i64, Option<i64>, Option<i64>);

fn to_token((id, person, label, scopes, created, last_used, revoked): TokenColumns) -> Token {
    let (last_used, revoked) = (last_used.map(to_count), revoked.map(to_count));
    Token {
        id: to_id(id),
        person: to_id(person),
        label,
        scopes,
        created: to_count(created),
        last_used,
        revoked,
    }
}

async fn insert(connection: &mut Connection, token: &NewToken, most: u64) -> Result<bool, StoreError> {
    must_be_known(connection, token.person).await?;
    let sql = "SELECT COUNT(*) FROM tokens WHERE person = $1 AND revoked IS NULL";
    let (count,): (i64,) =
        sqlx::query_as(sql).bind(from_id(token.person)).fetch_one(&mut *connection).await?;
    if to_count(count) >= most {
        return Ok(false);
    }
    sqlx::query(
        "INSERT INTO tokens (id, person, hash, label, scopes, created) VALUES ($1, $2, $3, $4, $5, $6)",
    )
    .bind(from_id(token.id))
    .bind(from_id(token.person))
    .bind(token.hash.to_vec())
    .bind(token.label.clone())
    .bind(token.scopes.clone())
    .bind(from_count(token.created))
    .execute(connection)
    .await?;
    Ok(true)
}
