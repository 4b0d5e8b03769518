//! Randomness from the operating system: for ids, secrets, seeds and the generators of bots.

use chacha20::ChaCha8Rng;
use rand_core::SeedableRng;

/// The system gives no random numbers. Nothing secret can be made then.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the system gives no random numbers: try again, and look at the system's log if it stays so")]
pub struct NoRandomness;

/// Random bytes from the operating system.
pub(crate) fn bytes<const N: usize>() -> Result<[u8; N], NoRandomness> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).map_err(|_| NoRandomness)?;
    Ok(bytes)
}

/// A random id, from so large a range that none comes twice.
pub(crate) fn id() -> Result<u64, NoRandomness> {
    Ok(u64::from_le_bytes(bytes()?))
}

/// A generator for a choice of a bot, independent of the seed of any table.
pub(crate) fn chooser() -> Result<ChaCha8Rng, NoRandomness> {
    Ok(ChaCha8Rng::from_seed(bytes()?))
}
