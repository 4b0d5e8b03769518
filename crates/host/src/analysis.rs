//! What strong bots think of positions and games: hints and reviews, worked out while no table needs the threads.

pub(crate) mod hint;
mod hint_cache;
pub(crate) mod review;
mod review_cache;
