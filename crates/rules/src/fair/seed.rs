//! The secret that all draws of a game come from.

use std::fmt;

use crate::components::Digest;
use crate::hex::{self, Hex};

/// 256 secret bits. They are shown by [`Seed::reveal`] alone: nothing that prints, logs or serialises a value that
/// holds a seed can give it away.
#[derive(Clone, PartialEq, Eq)]
pub struct Seed([u8; 32]);

/// A text that is no seed. It does not repeat the text, which may be all but the seed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a seed is 64 digits of 0-9 and a-f")]
pub struct SeedError;

impl Seed {
    /// The SHA-256 of the 32 bytes: what everybody sees before the first draw.
    pub fn commitment(&self) -> Digest {
        Digest::of(&self.0)
    }

    /// The seed as 64 hexadecimal digits, to be published when the game is over, and not before.
    pub fn reveal(&self) -> String {
        Hex(&self.0).to_string()
    }

    /// The seed that was published.
    pub fn from_hex(text: &str) -> Result<Seed, SeedError> {
        hex::read(text).map(Seed).ok_or(SeedError)
    }

    pub(super) fn bytes(&self) -> &[u8; 32] {
        &self.0
    }
}

impl From<[u8; 32]> for Seed {
    fn from(bytes: [u8; 32]) -> Seed {
        Seed(bytes)
    }
}

impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed(sealed)")
    }
}
