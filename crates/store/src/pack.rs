//! Component packs: the files that games were dealt from, known by their digest.

use crate::error::StoreError;
use crate::store::Store;

/// A file of a pack.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PackFile {
    /// Its name.
    pub name: String,
    /// What stands in it.
    pub body: String,
}

impl Store {
    /// Keeps a pack. One with the same digest is the same pack: it stays as it is.
    pub async fn keep_pack(&self, digest: &str, files: &[PackFile]) -> Result<(), StoreError> {
        let _ = (digest, files);
        todo!()
    }

    /// The digests of all packs, in order.
    pub async fn packs(&self) -> Result<Vec<String>, StoreError> {
        todo!()
    }

    /// The files of a pack, by name.
    pub async fn pack(&self, digest: &str) -> Result<Option<Vec<PackFile>>, StoreError> {
        let _ = digest;
        todo!()
    }
}
