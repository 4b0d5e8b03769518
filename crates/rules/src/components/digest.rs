//! What identifies a set of components: a record names the ones it was played with.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};

use crate::hex::{self, Hex};

/// The SHA-256 of components as the rules see them; comments and layout of the file do not count.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Digest([u8; 32]);

impl Digest {
    /// The digest of a text, or of any bytes.
    pub fn of<B: AsRef<[u8]> + ?Sized>(bytes: &B) -> Digest {
        Digest(Sha256::digest(bytes).into())
    }

    /// The digest of several boxes together.
    pub(super) fn of_all(boxes: &[Digest]) -> Digest {
        let lines: Vec<String> = boxes.iter().map(Digest::to_string).collect();
        Digest::of(&lines.join("\n"))
    }
}

impl fmt::Display for Digest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Hex(&self.0).fmt(f)
    }
}

impl fmt::Debug for Digest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Digest({self})")
    }
}

/// A text that is not a digest.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` is not a digest: 64 digits of 0-9 and a-f")]
pub struct DigestError(String);

impl FromStr for Digest {
    type Err = DigestError;

    fn from_str(text: &str) -> Result<Digest, DigestError> {
        hex::read(text).map(Digest).ok_or_else(|| DigestError(text.to_owned()))
    }
}

impl From<Digest> for String {
    fn from(digest: Digest) -> String {
        digest.to_string()
    }
}

impl TryFrom<String> for Digest {
    type Error = DigestError;

    fn try_from(text: String) -> Result<Digest, DigestError> {
        text.parse()
    }
}
