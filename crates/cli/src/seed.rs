//! Seeds for commands that are given none.

use std::hash::{BuildHasher, Hasher, RandomState};

/// A random seed, short enough to type.
pub(crate) fn new_seed() -> u64 {
    // The standard library keys its hash tables with random numbers from the system.
    RandomState::new().build_hasher().finish() >> 32
}
