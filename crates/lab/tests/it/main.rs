//! What the laboratory promises: results that follow from the seed, and sums that add up.

mod bench;
mod deal;
mod simulate;
