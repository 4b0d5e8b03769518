//! Many games at once: simulations, measurements, and the draws they share.

pub mod bench;
pub mod deal;
mod playout;
pub mod simulate;
