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
    /// The statements that it runs.
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
    Migration { version: 7, name: "openings", sql: include_str!("../migrations/0007_openings.sql") },
    Migration { version: 8, name: "admin", sql: include_str!("../migrations/0008_admin.sql") },
];

const CREATE_SCHEMA_VERSIONS: &str = "CREATE TABLE schema_versions (version BIGINT NOT NULL PRIMARY KEY, name TEXT NOT NULL, \
                    checksum BLOB NOT NULL)";

/// The schema of a database; 0 if it is empty. Refuses what is newer than the migrations, and what is not ours.
pub(crate) async fn read_version(
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
        sqlx::raw_sql(CREATE_SCHEMA_VERSIONS).execute(&mut *transaction).await?;
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
mod tests {
    use std::fs;

    use crate::store::Store;

    use super::*;

    const FIRST: Migration = MIGRATIONS[0];
    const SECOND: Migration = Migration {
        version: 2,
        name: "colours",
        sql: "ALTER TABLE people ADD COLUMN colour TEXT; DELETE FROM heartbeat;",
    };
    const BROKEN: Migration =
        Migration { sql: "DELETE FROM heartbeat; ALTER TABLE nothing ADD COLUMN colour TEXT", ..SECOND };

    /// Everything in a folder that ends so.
    fn files(folder: &Path, end: &str) -> Vec<String> {
        let name = |entry: fs::DirEntry| entry.file_name().into_string().unwrap();
        let all = fs::read_dir(folder).unwrap().map(|entry| name(entry.unwrap()));
        let mut files: Vec<String> = all.filter(|name| name.ends_with(end)).collect();
        files.sort();
        files
    }

    #[test]
    fn every_file_is_a_migration_and_they_are_numbered_without_a_gap() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("migrations");
        let named = |migration: &Migration| format!("{:04}_{}.sql", migration.version, migration.name);
        assert_eq!(MIGRATIONS.iter().map(named).collect::<Vec<_>>(), files(&folder, ""));
        assert!(MIGRATIONS.iter().zip(1..).all(|(migration, version)| migration.version == version));
    }

    #[test]
    fn line_ends_do_not_change_a_checksum() {
        let windows = Migration { sql: "a\r\nb\r\n", ..FIRST };
        assert_eq!(windows.checksum(), Migration { sql: "a\nb\n", ..FIRST }.checksum());
        assert_ne!(windows.checksum(), Migration { sql: "a\nc\n", ..FIRST }.checksum());
    }

    #[tokio::test]
    async fn an_older_file_is_copied_and_then_brought_up_to_date() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("old.db");
        let store = Store::open_at(&path, &[FIRST]).await.unwrap();
        store.record_heartbeat(5).await.unwrap();
        store.close().await;
        assert_eq!(files(folder.path(), ".bak"), [""; 0]);

        for _ in 0..2 {
            let store = Store::open_at(&path, &[FIRST, SECOND]).await.unwrap();
            assert_eq!(store.last_heartbeat().await.unwrap(), None);
            store.close().await;
            assert_eq!(files(folder.path(), ".bak"), ["old.db.before-2.bak"]);
        }
        let backup = Store::open_at(&folder.path().join("old.db.before-2.bak"), &[FIRST]).await.unwrap();
        assert_eq!(backup.last_heartbeat().await.unwrap(), Some(5));
        backup.close().await;
        let refused = Store::open_at(&path, &[FIRST]).await;
        assert!(matches!(refused, Err(StoreError::Newer { found: 2, known: 1, .. })));
    }

    #[tokio::test]
    async fn a_migration_that_fails_changes_nothing() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("old.db");
        let store = Store::open_at(&path, &[FIRST]).await.unwrap();
        store.record_heartbeat(5).await.unwrap();
        store.close().await;
        for _ in 0..2 {
            assert!(matches!(Store::open_at(&path, &[FIRST, BROKEN]).await, Err(StoreError::Database(_))));
        }
        let store = Store::open_at(&path, &[FIRST]).await.unwrap();
        assert_eq!(store.last_heartbeat().await.unwrap(), Some(5));
        store.close().await;
        assert_eq!(files(folder.path(), ".bak"), ["old.db.before-2.2.bak", "old.db.before-2.bak"]);
    }
}
