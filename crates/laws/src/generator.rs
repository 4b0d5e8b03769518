//! A small generator: laws that need chance must be broken in the same way each time.

use std::convert::Infallible;

use rand_core::{Rng, TryRng};

/// Steps through all words by an odd distance, mixed so that neighbours differ (SplitMix64).
pub(crate) struct Generator(u64);

impl Generator {
    pub(crate) const fn new(seed: u64) -> Generator {
        Generator(seed)
    }

    /// Another generator for every text.
    pub(crate) fn from_text(text: &str) -> Generator {
        let mix = |seed: u64, byte| seed.wrapping_mul(0x0100_0000_01b3) ^ u64::from(byte);
        Generator(text.bytes().fold(0, mix))
    }

    /// So many bytes.
    pub(crate) fn bytes(mut self, number: usize) -> Vec<u8> {
        let mut bytes = vec![0; number];
        self.fill_bytes(&mut bytes);
        bytes
    }
}

impl TryRng for Generator {
    type Error = Infallible;

    fn try_next_u32(&mut self) -> Result<u32, Infallible> {
        Ok((self.try_next_u64()? >> 32) as u32)
    }

    fn try_next_u64(&mut self) -> Result<u64, Infallible> {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let word = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let word = (word ^ (word >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        Ok(word ^ (word >> 31))
    }

    fn try_fill_bytes(&mut self, bytes: &mut [u8]) -> Result<(), Infallible> {
        for byte in bytes {
            *byte = self.try_next_u64()? as u8;
        }
        Ok(())
    }
}
