//! Randomness: for ids and secrets from the operating system; for deals and the choices of bots from there too, or from a
//! seed in tests.

use std::sync::{Arc, Mutex, PoisonError};

use chacha20::ChaCha8Rng;
use rand_core::{Rng, SeedableRng};

/// The system gives no random numbers. Nothing secret can be made then.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the system provides no random numbers: try again, and check the system's log if this persists")]
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

/// Where the seeds of deals and the choices of bots come from.
#[derive(Clone, Debug)]
pub struct Randomness(Source);

#[derive(Clone, Debug)]
enum Source {
    System,
    Repeatable(Arc<Mutex<ChaCha8Rng>>),
}

impl Randomness {
    /// The generator of the operating system, so that no deal can be predicted.
    pub const fn system() -> Randomness {
        Randomness(Source::System)
    }

    /// Numbers that follow from a seed, in the order in which they are requested. For tests: anybody who knows the seed
    /// knows every draw.
    pub fn repeatable(seed: u64) -> Randomness {
        Randomness(Source::Repeatable(Arc::new(Mutex::new(ChaCha8Rng::seed_from_u64(seed)))))
    }

    /// A seed for a deal or a generator.
    pub(crate) fn seed(&self) -> Result<[u8; 32], NoRandomness> {
        match &self.0 {
            Source::System => bytes(),
            Source::Repeatable(rng) => {
                let mut seed = [0; 32];
                rng.lock().unwrap_or_else(PoisonError::into_inner).fill_bytes(&mut seed);
                Ok(seed)
            }
        }
    }

    /// A generator for a choice, independent of the seed of any table.
    pub(crate) fn chooser(&self) -> Result<ChaCha8Rng, NoRandomness> {
        Ok(ChaCha8Rng::from_seed(self.seed()?))
    }
}

#[cfg(test)]
mod tests {
    use super::Randomness;

    #[test]
    fn what_is_repeatable_repeats_and_the_system_does_not() {
        let seeds = |randomness: Randomness| [randomness.seed().unwrap(), randomness.seed().unwrap()];
        let repeated = seeds(Randomness::repeatable(1));
        assert_eq!(repeated, seeds(Randomness::repeatable(1)));
        assert_ne!(repeated, seeds(Randomness::repeatable(2)));
        assert_ne!(repeated[0], repeated[1]);
        assert_ne!(seeds(Randomness::system()), seeds(Randomness::system()));
    }
}
