//! The store itself: how it is opened and closed.

use std::path::Path;

use crate::error::StoreError;

/// A database that is open. Clones are the same store.
#[derive(Clone, Debug)]
pub struct Store {}

impl Store {
    /// Opens a database, and makes it with its folder if there is none. An older schema is brought up to date, with
    /// a backup beside it first; a newer one is refused. Nobody else can open it until it is closed.
    pub async fn open(path: &Path) -> Result<Store, StoreError> {
        let _ = path;
        todo!()
    }

    /// Opens a database for reading only, also while another process has it: for backups and examinations.
    pub async fn look(path: &Path) -> Result<Store, StoreError> {
        let _ = path;
        todo!()
    }

    /// A store that is gone when it is closed, for tests.
    pub async fn in_memory() -> Result<Store, StoreError> {
        todo!()
    }

    /// Puts a backup in the place of a database that nobody has open. What was there is kept beside it; says where.
    pub async fn restore(backup: &Path, path: &Path) -> Result<Option<std::path::PathBuf>, StoreError> {
        let _ = (backup, path);
        todo!()
    }

    /// Finishes what was asked for, then closes the database. Whatever is asked later is answered with `Closed`.
    pub async fn close(&self) {
        todo!()
    }
}
