//! The words that decide one draw: SHA-256 of the key, what is drawn, its number, and the number of the block.

use rand_core::{Infallible, TryRng, utils};
use sha2::{Digest as _, Sha256};

/// What the seed and the notes come to.
pub(super) type Key = [u8; 32];

/// How many bytes a block has, and how many a word.
const BLOCK: usize = 32;
const WORD: usize = 4;

/// A generator for one draw.
pub(super) struct Stream {
    /// The key, the purpose and the number of the draw, hashed already.
    prefix: Sha256,
    next_block: u32,
    block: [u8; BLOCK],
    /// How many bytes of the block were read.
    read: usize,
}

impl Stream {
    /// The words for one purpose and number; no other purpose or number shares them.
    pub(super) fn new(key: Key, purpose: &'static str, number: u64) -> Stream {
        let prefix = Sha256::new_with_prefix(key).chain_update(purpose).chain_update(number.to_le_bytes());
        Stream { prefix, next_block: 0, block: [0; BLOCK], read: BLOCK }
    }

    fn word(&mut self) -> u32 {
        if self.read == BLOCK {
            self.block = self.prefix.clone().chain_update(self.next_block.to_le_bytes()).finalize().into();
            // A draw takes one word, very rarely a second; nobody lives to see this wrap.
            self.next_block = self.next_block.wrapping_add(1);
            self.read = 0;
        }
        let mut word = [0; WORD];
        word.copy_from_slice(&self.block[self.read..self.read + WORD]);
        self.read += WORD;
        u32::from_le_bytes(word)
    }
}

impl TryRng for Stream {
    type Error = Infallible;

    fn try_next_u32(&mut self) -> Result<u32, Infallible> {
        Ok(self.word())
    }

    fn try_next_u64(&mut self) -> Result<u64, Infallible> {
        utils::next_u64_via_u32(self)
    }

    fn try_fill_bytes(&mut self, bytes: &mut [u8]) -> Result<(), Infallible> {
        utils::fill_bytes_via_next_word(bytes, || self.try_next_u32())
    }
}
