//! People, their secrets, and links that move them to another device.

use std::collections::HashMap;

use crate::Hash;
use crate::error::StoreError;
use crate::store::Store;

/// Somebody who comes for the first time.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewPerson {
    /// Their id.
    pub id: u64,
    /// What they want to be called.
    pub name: String,
    /// The hash of the secret that proves who they are.
    pub secret_hash: Hash,
    /// When they came.
    pub created: u64,
}

/// Somebody known here.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Person {
    /// Their id.
    pub id: u64,
    /// What they want to be called.
    pub name: String,
    /// When they came.
    pub created: u64,
    /// When they were last here.
    pub seen: u64,
}

impl Store {
    /// Keeps a new person. `Taken` if the id or the secret is.
    pub async fn add_person(&self, person: NewPerson) -> Result<(), StoreError> {
        let _ = person;
        todo!()
    }

    /// A person; none if nobody has this id, or not any more.
    pub async fn person(&self, id: u64) -> Result<Option<Person>, StoreError> {
        let _ = id;
        todo!()
    }

    /// Whose secret this is.
    pub async fn person_by_secret(&self, hash: &Hash) -> Result<Option<Person>, StoreError> {
        let _ = hash;
        todo!()
    }

    /// One more secret of a person: each device has its own. `Unknown` if nobody has this id.
    pub async fn add_secret(&self, person: u64, hash: &Hash, created: u64) -> Result<(), StoreError> {
        let _ = (person, hash, created);
        todo!()
    }

    /// Takes a secret away: one device is signed out.
    pub async fn remove_secret(&self, hash: &Hash) -> Result<(), StoreError> {
        let _ = hash;
        todo!()
    }

    /// The names of people, without those who are erased or unknown.
    pub async fn names(&self, ids: &[u64]) -> Result<HashMap<u64, String>, StoreError> {
        let _ = ids;
        todo!()
    }

    /// Gives a person another name. Says whether there is such a person.
    pub async fn rename(&self, id: u64, name: &str) -> Result<bool, StoreError> {
        let _ = (id, name);
        todo!()
    }

    /// A person is here.
    pub async fn seen(&self, id: u64, at: u64) -> Result<(), StoreError> {
        let _ = (id, at);
        todo!()
    }

    /// Forgets a person: name, secrets, tokens and links are gone, only the id stays. The body of every event that
    /// they said becomes what `blank` makes of it, and snapshots that may repeat it are dropped. Says whether there
    /// was such a person.
    pub async fn erase(
        &self,
        id: u64,
        blank: impl Fn(&str) -> String + Send + Sync + 'static,
    ) -> Result<bool, StoreError> {
        let _ = (id, blank);
        todo!()
    }

    /// Keeps a one-time link of a person.
    pub async fn add_link(&self, hash: &Hash, person: u64, expires: u64) -> Result<(), StoreError> {
        let _ = (hash, person, expires);
        todo!()
    }

    /// Whose link this is, if it has not expired; nobody can take it again.
    pub async fn take_link(&self, hash: &Hash, now: u64) -> Result<Option<u64>, StoreError> {
        let _ = (hash, now);
        todo!()
    }
}
