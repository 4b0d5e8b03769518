//! Many games at once: simulations, measurements, and the draws they share.

pub mod bench;
pub mod deal;
mod entrant;
mod playout;
pub mod simulate;

pub use entrant::{Entrant, EntrantError};
