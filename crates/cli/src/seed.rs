//! Seeds for those who name none.

use std::hash::{BuildHasher, Hasher, RandomState};

/// A seed that nobody knows beforehand, short enough to be typed again.
pub(crate) fn new_seed() -> u64 {
    // The standard library keys its hash tables with random numbers from the system.
    RandomState::new().build_hasher().finish() >> 32
}
