//! Component packs: other cards and tiles than the printed ones.

use std::sync::{Mutex, MutexGuard, PoisonError};

use carvania_rules::components::ComponentsError;
use carvania_rules::{Components, Digest, Title};
use carvania_store::{PackFile, Store};
use carvania_tables::Shelf;
use sha2::{Digest as _, Sha256};

use crate::error::HostError;

/// The packs of a host. They are few, and stay in memory for the rest of the program.
#[derive(Default)]
pub(crate) struct Packs(Mutex<Vec<&'static Components>>);

/// Why a pack was not added.
#[derive(Debug, thiserror::Error)]
pub enum PackError {
    /// A file that cannot be used.
    #[error("{name}: {error}")]
    File {
        /// Its name.
        name: String,
        /// What is wrong with it.
        #[source]
        error: ComponentsError,
    },
    /// No files.
    #[error("a pack has one file for each box that differs from the printed one: there is none")]
    Empty,
    /// The host cannot keep it.
    #[error(transparent)]
    Host(#[from] HostError),
}

impl Packs {
    /// All packs that the store has. One that cannot be read any more is left out: its tables cannot be played here.
    pub(crate) async fn load(store: &Store) -> Result<Packs, HostError> {
        let packs = Packs::default();
        for name in store.packs().await? {
            let files = store.pack(&name).await?.unwrap_or_default();
            match read(&files) {
                Ok(components) => packs.put(components),
                Err(error) => tracing::error!(pack = name, %error, "left out"),
            }
        }
        Ok(packs)
    }

    /// Adds a pack, for good.
    pub(crate) async fn add(
        &self,
        files: &[PackFile],
        store: &Store,
    ) -> Result<&'static Components, PackError> {
        let components = read(files)?;
        store.keep_pack(&name(files), files).await.map_err(HostError::from)?;
        if let Some(same) = self.same(&components) {
            return Ok(same);
        }
        let components = components.keep();
        self.lock().push(components);
        Ok(components)
    }

    /// All of them.
    pub(crate) fn all(&self) -> Vec<&'static Components> {
        self.lock().clone()
    }

    fn put(&self, components: Components) {
        if self.same(&components).is_none() {
            self.lock().push(components.keep());
        }
    }

    fn same(&self, components: &Components) -> Option<&'static Components> {
        let is_same = |other: &&Components| {
            Title::ALL.into_iter().all(|title| other.digest(title) == components.digest(title))
        };
        self.all().into_iter().find(is_same)
    }

    fn lock(&self) -> MutexGuard<'_, Vec<&'static Components>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Shelf for Packs {
    fn components(&self, title: Title, digest: &Digest) -> Option<&'static Components> {
        self.all().into_iter().find(|components| components.digest(title) == *digest)
    }
}

fn read(files: &[PackFile]) -> Result<Components, PackError> {
    if files.is_empty() {
        return Err(PackError::Empty);
    }
    files.iter().try_fold(Components::standard().clone(), |components, file| {
        components.with(&file.body).map_err(|error| PackError::File { name: file.name.clone(), error })
    })
}

/// What a pack is known by in the store.
fn name(files: &[PackFile]) -> String {
    let mut hash = Sha256::new();
    for file in files {
        hash.update((file.body.len() as u64).to_le_bytes());
        hash.update(&file.body);
    }
    hash.finalize().iter().map(|byte| format!("{byte:02x}")).collect()
}
