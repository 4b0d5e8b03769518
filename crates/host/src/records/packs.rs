//! Component packs: cards and tiles that differ from the printed ones.

use std::collections::HashSet;
use std::sync::{Mutex, MutexGuard, PoisonError};

use carvania_rules::components::ComponentsError;
use carvania_rules::{Components, Digest, Title};
use carvania_store::{AddedPack, PackFile, Store, StoredPack};
use carvania_tables::{ComponentSource, PersonId};
use sha2::{Digest as _, Sha256};

use crate::context::Context;
use crate::error::HostError;

/// A component pack of a host.
#[derive(Clone, Debug)]
pub struct Pack {
    /// Its name: the names of its files, without their endings.
    pub name: String,
    /// Its components; what its files do not have is as printed.
    pub components: &'static Components,
}

/// The packs of a host. They are few, and stay in memory for the rest of the program.
#[derive(Default)]
pub(crate) struct Packs {
    registered: Mutex<Vec<RegisteredPack>>,
    /// Held while a pack is added, so that the limits hold.
    adding: tokio::sync::Mutex<()>,
}

struct RegisteredPack {
    pack: Pack,
    /// Its keys in the store. Older programs stored a pack again when its comments had changed.
    keys: Vec<String>,
    owner: Option<PersonId>,
    /// Whether the person who runs the host has removed it: then only the tables that use it still have it.
    is_removed: bool,
}

/// The packs that new tables can choose.
pub(crate) struct SelectablePacks<'a>(&'a Packs);

/// Why a pack was not added.
#[derive(Debug, thiserror::Error)]
pub enum PackError {
    /// A file that cannot be used.
    #[error("{name}: {error}")]
    File {
        /// The name of the file.
        name: String,
        /// What is wrong with it.
        #[source]
        error: ComponentsError,
    },
    /// No files.
    #[error("the pack is empty: give one component file for each box that differs")]
    Empty,
    /// No difference.
    #[error("this pack is the same as the printed components: change something first")]
    Printed,
    /// The person has added as many packs as one person may.
    #[error(
        "you have added {most} packs, which is the limit for one person: ask the person who runs this server to remove one"
    )]
    TooMany {
        /// How many one may add.
        most: usize,
    },
    /// There is no room for more.
    #[error("this server has {most} packs, which is its limit")]
    Full {
        /// How many there may be.
        most: usize,
    },
    /// The host cannot keep it.
    #[error(transparent)]
    Host(#[from] HostError),
}

impl Packs {
    /// Loads all packs of the store, without those that cannot be read any more: their tables cannot be played here.
    pub(crate) async fn load(store: &Store) -> Result<Packs, HostError> {
        let packs = Packs::default();
        for kept in store.stored_packs().await? {
            let files = store.pack(&kept.digest).await?.unwrap_or_default();
            match read(&files) {
                Ok(components) => packs.put(kept, pack_name(&files), components),
                // Every table that could use it uses the printed ones.
                Err(PackError::Printed) => {}
                Err(error) => {
                    tracing::error!(pack = kept.digest, %error, "this component pack cannot be read and is ignored")
                }
            }
        }
        Ok(packs)
    }

    /// Puts a pack from the store beside the others, or with the one that has the same components.
    fn put(&self, kept: StoredPack, name: String, components: Components) {
        let mut registered = self.lock();
        let is_removed = kept.removed.is_some();
        match registered.iter_mut().find(|other| is_same(other.pack.components, &components)) {
            Some(same) => {
                same.keys.push(kept.digest);
                same.is_removed &= is_removed;
            }
            None => {
                let pack = Pack { name, components: components.leak() };
                let owner = kept.owner.map(PersonId);
                registered.push(RegisteredPack { pack, keys: vec![kept.digest], owner, is_removed });
            }
        }
    }

    /// Finds the pack that these files would make, if it exists. An error says why they make none.
    pub(crate) fn find(&self, files: &[PackFile]) -> Result<Option<Pack>, PackError> {
        let components = read(files)?;
        let registered = self.lock();
        let mut offered = registered.iter().filter(|registered| !registered.is_removed);
        let same = offered.find(|registered| is_same(registered.pack.components, &components));
        Ok(same.map(|registered| registered.pack.clone()))
    }

    /// Adds a pack of a person. One that exists already stays as it is.
    pub(crate) async fn add(
        &self,
        by: PersonId,
        files: &[PackFile],
        context: &Context,
    ) -> Result<Pack, PackError> {
        let _adding = self.adding.lock().await;
        if let Some(same) = self.find(files)? {
            return Ok(same);
        }
        self.check_room(by, context)?;
        let components = read(files)?;
        let digest = self.key(&components);
        let added = context.now().0;
        let pack = AddedPack { digest: digest.clone(), files: files.to_vec(), owner: by.0, added };
        context.store.save_pack(pack).await.map_err(HostError::from)?;
        Ok(self.offer(by, digest, pack_name(files), components))
    }

    fn check_room(&self, by: PersonId, context: &Context) -> Result<(), PackError> {
        let (most, most_of_one) = (context.settings.max_packs, context.settings.max_packs_per_person);
        let registered = self.lock();
        let offered = || registered.iter().filter(|registered| !registered.is_removed);
        if offered().count() >= most {
            return Err(PackError::Full { most });
        }
        if offered().filter(|registered| registered.owner == Some(by)).count() >= most_of_one {
            return Err(PackError::TooMany { most: most_of_one });
        }
        Ok(())
    }

    /// How many there are: in all, and of the person who added most.
    pub(crate) fn count(&self) -> (usize, usize) {
        let registered = self.lock();
        let offered = || registered.iter().filter(|registered| !registered.is_removed);
        let of = |owner| offered().filter(|registered| registered.owner == Some(owner)).count();
        let highest = offered().filter_map(|registered| registered.owner).map(of).max();
        (offered().count(), highest.unwrap_or_default())
    }

    /// What the store knows a pack by: the key that it has there, or one that follows from its components.
    fn key(&self, components: &Components) -> String {
        let registered = self.lock();
        let same = registered.iter().find(|registered| is_same(registered.pack.components, components));
        same.and_then(|same| same.keys.first().cloned()).unwrap_or_else(|| key(components))
    }

    /// Offers a pack that is in the store now.
    fn offer(&self, by: PersonId, key: String, name: String, components: Components) -> Pack {
        let mut registered = self.lock();
        if let Some(same) = registered.iter_mut().find(|other| is_same(other.pack.components, &components)) {
            (same.owner, same.is_removed) = (Some(by), false);
            return same.pack.clone();
        }
        let pack = Pack { name, components: components.leak() };
        registered.push(RegisteredPack {
            pack: pack.clone(),
            keys: vec![key],
            owner: Some(by),
            is_removed: false,
        });
        pack
    }

    /// Finds out which packs were removed meanwhile by a command beside the server.
    pub(crate) async fn refresh(&self, store: &Store) -> Result<(), HostError> {
        let _adding = self.adding.lock().await;
        if self.lock().is_empty() {
            return Ok(());
        }
        let kept = store.stored_packs().await?;
        let removed: HashSet<String> =
            kept.into_iter().filter(|pack| pack.removed.is_some()).map(|pack| pack.digest).collect();
        for registered in self.lock().iter_mut() {
            registered.is_removed = registered.keys.iter().all(|key| removed.contains(key));
        }
        Ok(())
    }

    /// Those that new tables can choose.
    pub(crate) fn all(&self) -> Vec<Pack> {
        self.lock()
            .iter()
            .filter(|registered| !registered.is_removed)
            .map(|registered| registered.pack.clone())
            .collect()
    }

    /// Those that some table may be played with.
    pub(crate) fn ever(&self) -> Vec<Pack> {
        self.lock().iter().map(|registered| registered.pack.clone()).collect()
    }

    /// What new tables can be played with.
    pub(crate) const fn offered(&self) -> SelectablePacks<'_> {
        SelectablePacks(self)
    }

    fn lock(&self) -> MutexGuard<'_, Vec<RegisteredPack>> {
        self.registered.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl ComponentSource for Packs {
    fn components(&self, title: Title, digest: &Digest) -> Option<&'static Components> {
        find(self.ever(), title, digest)
    }
}

impl ComponentSource for SelectablePacks<'_> {
    fn components(&self, title: Title, digest: &Digest) -> Option<&'static Components> {
        find(self.0.all(), title, digest)
    }
}

fn find(packs: Vec<Pack>, title: Title, digest: &Digest) -> Option<&'static Components> {
    packs.into_iter().map(|pack| pack.components).find(|components| components.digest(title) == *digest)
}

fn is_same(one: &Components, other: &Components) -> bool {
    Title::ALL.into_iter().all(|title| one.digest(title) == other.digest(title))
}

fn read(files: &[PackFile]) -> Result<Components, PackError> {
    if files.is_empty() {
        return Err(PackError::Empty);
    }
    let components = files.iter().try_fold(Components::standard().clone(), |components, file| {
        components.with(&file.body).map_err(|error| PackError::File { name: file.name.clone(), error })
    })?;
    if is_same(&components, Components::standard()) { Err(PackError::Printed) } else { Ok(components) }
}

/// The longest name of a pack, in characters.
const MAX_NAME_CHARS: usize = 60;

/// What people call a pack: the names of its files, without folders and endings.
pub fn pack_name(files: &[PackFile]) -> String {
    let plain = |file: &PackFile| {
        let name = file.name.rsplit(['/', '\\']).next().unwrap_or_default();
        let name = name.strip_suffix(".toml").unwrap_or(name);
        name.chars().filter(|letter| !letter.is_control()).collect::<String>().trim().to_owned()
    };
    let names: Vec<String> = files.iter().map(plain).filter(|name| !name.is_empty()).collect();
    names.join(" + ").chars().take(MAX_NAME_CHARS).collect()
}

/// The key follows from the components alone, and not from comments or the order of files.
fn key(components: &Components) -> String {
    let mut hash = Sha256::new();
    for title in Title::ALL {
        hash.update(components.digest(title).to_string());
    }
    hash.finalize().iter().map(|byte| format!("{byte:02x}")).collect()
}
