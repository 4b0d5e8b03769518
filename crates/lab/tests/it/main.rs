//! What the laboratory promises: results that follow from the seed, and sums that add up.

mod analyse;
mod arena;
mod balance;
mod bench;
mod deal;
mod deal_order;
mod endings;
mod external;
mod simulate;
mod verdicts;
