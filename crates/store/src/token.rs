//! Tokens for programs that play or watch in somebody's name.

use crate::Hash;
use crate::error::StoreError;
use crate::store::Store;

/// A token that is made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewToken {
    /// Its id, by which it is revoked.
    pub id: u64,
    /// Whose it is.
    pub person: u64,
    /// The hash of the token.
    pub hash: Hash,
    /// What it is for, in the person's words.
    pub label: String,
    /// What it allows.
    pub scopes: String,
    /// When it was made.
    pub created: u64,
}

/// A token, without what proves it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Token {
    /// Its id, by which it is revoked.
    pub id: u64,
    /// Whose it is.
    pub person: u64,
    /// What it is for, in the person's words.
    pub label: String,
    /// What it allows.
    pub scopes: String,
    /// When it was made.
    pub created: u64,
    /// When it was last used.
    pub last_used: Option<u64>,
    /// When it was revoked.
    pub revoked: Option<u64>,
}

impl Store {
    /// Keeps a token. `Unknown` if nobody has the id of its person.
    pub async fn add_token(&self, token: NewToken) -> Result<(), StoreError> {
        let _ = token;
        todo!()
    }

    /// The token with this hash, unless it is revoked.
    pub async fn token_by_hash(&self, hash: &Hash) -> Result<Option<Token>, StoreError> {
        let _ = hash;
        todo!()
    }

    /// All tokens of a person, the newest first; revoked ones too.
    pub async fn tokens(&self, person: u64) -> Result<Vec<Token>, StoreError> {
        let _ = person;
        todo!()
    }

    /// A token was used.
    pub async fn used_token(&self, id: u64, at: u64) -> Result<(), StoreError> {
        let _ = (id, at);
        todo!()
    }

    /// Revokes a token of a person. Says whether they had such a token that was not revoked.
    pub async fn revoke_token(&self, person: u64, id: u64, at: u64) -> Result<bool, StoreError> {
        let _ = (person, id, at);
        todo!()
    }
}
