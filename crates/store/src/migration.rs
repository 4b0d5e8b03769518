//! Migrations: how a database comes to the schema of today. Forward only; what was applied once is never changed.

use std::path::Path;

use sha2::{Digest as _, Sha256};
use sqlx::Connection as _;

use crate::Hash;
use crate::error::StoreError;
use crate::sqlite::{self, Connection};

/// One step of the schema.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Migration {
    /// The schema it leads to, from 1.
    pub(crate) version: i64,
    /// What it does.
    pub(crate) name: &'static str,
    /// How.
    pub(crate) sql: &'static str,
}

/// All of them, in order.
pub(crate) const MIGRATIONS: &[Migration] = &[
    Migration {
        version: 1,
        name: "tables_and_people",
        sql: include_str!("../migrations/0001_tables_and_people.sql"),
    },
    Migration { version: 2, name: "papers", sql: include_str!("../migrations/0002_papers.sql") },
    Migration { version: 3, name: "saved_maps", sql: include_str!("../migrations/0003_saved_maps.sql") },
    Migration { version: 4, name: "results", sql: include_str!("../migrations/0004_results.sql") },
    Migration { version: 5, name: "owners", sql: include_str!("../migrations/0005_owners.sql") },
    Migration { version: 6, name: "devices", sql: include_str!("../migrations/0006_devices.sql") },
];

const KEPT: &str = "CREATE TABLE schema_versions (version BIGINT NOT NULL PRIMARY KEY, name TEXT NOT NULL, \
                    checksum BLOB NOT NULL)";

/// The schema of a database; 0 if it is empty. Refuses what is newer than the migrations, and what is not ours.
pub(crate) async fn found(
    connection: &mut Connection,
    path: &Path,
    migrations: &[Migration],
) -> Result<i64, StoreError> {
    let foreign = || StoreError::Foreign(path.to_owned());
    match sqlite::has_table(connection, "schema_versions").await {
        Ok((true, _)) => {}
        Ok((false, false)) => return Ok(0),
        Ok((false, true)) | Err(StoreError::Damaged(_)) => return Err(foreign()),
        Err(error) => return Err(error),
    }
    let sql = "SELECT version, checksum FROM schema_versions ORDER BY version";
    let applied: Vec<(i64, Vec<u8>)> = sqlx::query_as(sql).fetch_all(connection).await?;
    let found = applied.last().map_or(0, |&(version, _)| version);
    let known = newest(migrations);
    if found > known {
        return Err(StoreError::Newer { path: path.to_owned(), found, known });
    }
    let fits = |((version, checksum), migration): (&(i64, Vec<u8>), &Migration)| {
        *version == migration.version && *checksum == migration.checksum()
    };
    if applied.iter().zip(migrations).all(fits) { Ok(found) } else { Err(foreign()) }
}

/// Applies what is missing, all of it or nothing.
pub(crate) async fn migrate(
    connection: &mut Connection,
    from: i64,
    migrations: &[Migration],
) -> Result<(), StoreError> {
    let mut transaction = connection.begin_with(sqlite::BEGIN).await?;
    if from == 0 {
        sqlx::raw_sql(KEPT).execute(&mut *transaction).await?;
    }
    for migration in migrations.iter().filter(|migration| migration.version > from) {
        sqlx::raw_sql(migration.sql).execute(&mut *transaction).await?;
        sqlx::query("INSERT INTO schema_versions (version, name, checksum) VALUES ($1, $2, $3)")
            .bind(migration.version)
            .bind(migration.name)
            .bind(migration.checksum().to_vec())
            .execute(&mut *transaction)
            .await?;
    }
    Ok(transaction.commit().await?)
}

/// The schema that the migrations lead to.
pub(crate) fn newest(migrations: &[Migration]) -> i64 {
    migrations.last().map_or(0, |migration| migration.version)
}

impl Migration {
    /// Line by line, so that it does not matter how a checkout ends lines.
    fn checksum(&self) -> Hash {
        let mut hasher = Sha256::new();
        for line in self.sql.lines() {
            hasher.update(line);
            hasher.update("\n");
        }
        hasher.finalize().into()
    }
}

#[cfg(test)]
mod tests;
