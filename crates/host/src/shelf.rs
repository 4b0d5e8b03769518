//! Component packs: other cards and tiles than the printed ones.

use std::sync::{Mutex, MutexGuard, PoisonError};

use carvania_rules::components::ComponentsError;
use carvania_rules::{Components, Digest, Title};
use carvania_store::{PackFile, Store};
use carvania_tables::Shelf;
use sha2::{Digest as _, Sha256};

use crate::error::HostError;

/// A component pack of a host.
#[derive(Clone, Debug)]
pub struct Pack {
    /// What people call it: the names of its files, without their endings.
    pub name: String,
    /// What is in it; what its files do not have is as printed.
    pub components: &'static Components,
}

/// The packs of a host. They are few, and stay in memory for the rest of the program.
#[derive(Default)]
pub(crate) struct Packs(Mutex<Vec<Pack>>);

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
                Ok(components) => _ = packs.put(called(&files), components),
                Err(error) => tracing::error!(pack = name, %error, "left out"),
            }
        }
        Ok(packs)
    }

    /// Adds a pack, for good.
    pub(crate) async fn add(&self, files: &[PackFile], store: &Store) -> Result<Pack, PackError> {
        let components = read(files)?;
        store.keep_pack(&name(files), files).await.map_err(HostError::from)?;
        Ok(self.put(called(files), components))
    }

    /// All of them.
    pub(crate) fn all(&self) -> Vec<Pack> {
        self.lock().clone()
    }

    /// The pack with these components: the one that is there already, if it is the same.
    fn put(&self, name: String, components: Components) -> Pack {
        let mut packs = self.lock();
        let is_same = |other: &&Pack| {
            Title::ALL.into_iter().all(|title| other.components.digest(title) == components.digest(title))
        };
        if let Some(same) = packs.iter().find(is_same) {
            return same.clone();
        }
        let pack = Pack { name, components: components.keep() };
        packs.push(pack.clone());
        pack
    }

    fn lock(&self) -> MutexGuard<'_, Vec<Pack>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Shelf for Packs {
    fn components(&self, title: Title, digest: &Digest) -> Option<&'static Components> {
        let packs = self.lock();
        packs.iter().map(|pack| pack.components).find(|components| components.digest(title) == *digest)
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

/// The longest name of a pack.
const LONGEST: usize = 60;

/// What people call a pack: the names of its files, without folders and endings.
fn called(files: &[PackFile]) -> String {
    let plain = |file: &PackFile| {
        let name = file.name.rsplit(['/', '\\']).next().unwrap_or_default();
        let name = name.strip_suffix(".toml").unwrap_or(name);
        name.chars().filter(|sign| !sign.is_control()).collect::<String>().trim().to_owned()
    };
    let names: Vec<String> = files.iter().map(plain).filter(|name| !name.is_empty()).collect();
    names.join(" + ").chars().take(LONGEST).collect()
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
