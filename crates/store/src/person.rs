//! People, their secrets, and links that move them to another device.

use std::collections::HashMap;

use sqlx::QueryBuilder;

use crate::Hash;
use crate::encoding::{from_count, from_id, to_count, to_id};
use crate::error::StoreError;
use crate::rows::{KnownPerson, NewPerson, Person};
use crate::sqlite::{Connection, Database};
use crate::store::Store;

/// How many ids one query asks for.
const MAX_NAMES_PER_QUERY: usize = 500;

impl Store {
    /// Keeps a new person. `Taken` if the id or the secret is.
    pub async fn add_person(&self, person: NewPerson) -> Result<(), StoreError> {
        self.write(move |connection| Box::pin(async move { insert(connection, &person).await })).await
    }

    /// A person; none if nobody has this id, or not any more.
    pub async fn person(&self, id: u64) -> Result<Option<Person>, StoreError> {
        let sql = "SELECT id, name, created, seen FROM people WHERE id = $1 AND name IS NOT NULL";
        let kept: Option<PersonColumns> = self.fetch_optional(sqlx::query_as(sql).bind(from_id(id))).await?;
        Ok(kept.map(to_person))
    }

    /// Whose secret this is, and when it was last used.
    pub async fn person_by_secret(&self, hash: &Hash) -> Result<Option<KnownPerson>, StoreError> {
        let sql = "SELECT id, name, people.created, seen, last_used FROM people JOIN person_secrets ON person = id \
                   WHERE hash = $1 AND name IS NOT NULL AND shut_out IS NULL";
        let kept: Option<(i64, String, i64, i64, Option<i64>)> =
            self.fetch_optional(sqlx::query_as(sql).bind(hash.to_vec())).await?;
        Ok(kept.map(|(id, name, created, seen, last_used)| KnownPerson {
            person: to_person((id, name, created, seen)),
            last_used: last_used.map(to_count),
        }))
    }

    /// One more secret of a person: each device has its own. `Unknown` if nobody has this id.
    pub async fn add_secret(&self, person: u64, hash: &Hash, created: u64) -> Result<(), StoreError> {
        let hash = *hash;
        self.write(move |connection| {
            Box::pin(async move { insert_secret(connection, person, &hash, created).await })
        })
        .await
    }

    /// Takes a secret away: one device is signed out.
    pub async fn remove_secret(&self, hash: &Hash) -> Result<(), StoreError> {
        let query = sqlx::query("DELETE FROM person_secrets WHERE hash = $1").bind(hash.to_vec());
        self.execute(query).await?;
        Ok(())
    }

    /// The names of people, without those who are erased or unknown.
    pub async fn names(&self, ids: &[u64]) -> Result<HashMap<u64, String>, StoreError> {
        let mut names = HashMap::with_capacity(ids.len());
        for some in ids.chunks(MAX_NAMES_PER_QUERY) {
            let mut query = QueryBuilder::<Database>::new(
                "SELECT id, name FROM people WHERE name IS NOT NULL AND id IN (",
            );
            let mut list = query.separated(", ");
            for &id in some {
                list.push_bind(from_id(id));
            }
            query.push(")");
            let found: Vec<(i64, String)> = self.fetch_all(query.build_query_as()).await?;
            names.extend(found.into_iter().map(|(id, name)| (to_id(id), name)));
        }
        Ok(names)
    }

    /// What a person said: the table and the body of each event, in the order of time.
    pub async fn said(&self, id: u64) -> Result<Vec<(u64, String)>, StoreError> {
        let sql = "SELECT table_id, body FROM events WHERE said_by = $1 ORDER BY at, table_id, number";
        let said: Vec<(i64, String)> = self.fetch_all(sqlx::query_as(sql).bind(from_id(id))).await?;
        Ok(said.into_iter().map(|(table, body)| (to_id(table), body)).collect())
    }

    /// Gives a person another name. Says whether there is such a person.
    pub async fn rename(&self, id: u64, name: &str) -> Result<bool, StoreError> {
        let sql = "UPDATE people SET name = $2 WHERE id = $1 AND name IS NOT NULL";
        let query = sqlx::query(sql).bind(from_id(id)).bind(name.to_owned());
        Ok(self.execute(query).await? > 0)
    }

    /// Keeps a one-time link of a person.
    pub async fn add_link(&self, hash: &Hash, person: u64, expires: u64) -> Result<(), StoreError> {
        let hash = *hash;
        self.write(move |connection| {
            Box::pin(async move { insert_link(connection, &hash, person, expires).await })
        })
        .await
    }

    /// Whose link this is, if it has not expired; nobody can take it again.
    pub async fn take_link(&self, hash: &Hash, now: u64) -> Result<Option<u64>, StoreError> {
        let hash = *hash;
        self.write(move |connection| Box::pin(async move { take(connection, &hash, now).await })).await
    }
}

/// Id, name, when they came, when they were last here.
type PersonColumns = (i64, String, i64, i64);

fn to_person((id, name, created, seen): PersonColumns) -> Person {
    Person { id: to_id(id), name, created: to_count(created), seen: to_count(seen) }
}

async fn insert(connection: &mut Connection, person: &NewPerson) -> Result<(), StoreError> {
    sqlx::query("INSERT INTO people (id, name, created, seen) VALUES ($1, $2, $3, $3)")
        .bind(from_id(person.id))
        .bind(person.name.clone())
        .bind(from_count(person.created))
        .execute(&mut *connection)
        .await?;
    insert_secret(connection, person.id, &person.secret_hash, person.created).await
}

async fn insert_secret(
    connection: &mut Connection,
    person: u64,
    hash: &Hash,
    created: u64,
) -> Result<(), StoreError> {
    must_be_known(connection, person).await?;
    sqlx::query("INSERT INTO person_secrets (hash, person, created, last_used) VALUES ($1, $2, $3, $3)")
        .bind(hash.to_vec())
        .bind(from_id(person))
        .bind(from_count(created))
        .execute(connection)
        .await?;
    Ok(())
}

/// Fails if the person is unknown or erased.
pub(crate) async fn must_be_known(connection: &mut Connection, person: u64) -> Result<(), StoreError> {
    let sql = "SELECT id FROM people WHERE id = $1 AND name IS NOT NULL";
    let known: Option<(i64,)> = sqlx::query_as(sql).bind(from_id(person)).fetch_optional(connection).await?;
    known.map(|_| ()).ok_or(StoreError::Unknown)
}

async fn insert_link(
    connection: &mut Connection,
    hash: &Hash,
    person: u64,
    expires: u64,
) -> Result<(), StoreError> {
    must_be_known(connection, person).await?;
    sqlx::query("INSERT INTO links (hash, person, expires) VALUES ($1, $2, $3)")
        .bind(hash.to_vec())
        .bind(from_id(person))
        .bind(from_count(expires))
        .execute(connection)
        .await?;
    Ok(())
}

/// Whatever has expired goes as well, so that links do not pile up.
async fn take(connection: &mut Connection, hash: &Hash, now: u64) -> Result<Option<u64>, StoreError> {
    sqlx::query("DELETE FROM links WHERE expires <= $1")
        .bind(from_count(now))
        .execute(&mut *connection)
        .await?;
    let sql = "DELETE FROM links WHERE hash = $1 RETURNING person";
    let person: Option<(i64,)> = sqlx::query_as(sql).bind(hash.to_vec()).fetch_optional(connection).await?;
    Ok(person.map(|(person,)| to_id(person)))
}
