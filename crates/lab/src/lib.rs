//! Many games at once: simulations, measurements, and the draws they share.

pub mod analyse;
pub mod arena;
pub mod balance;
pub mod bench;
pub mod deal;
mod entrant;
pub mod external;
mod journal;
mod playout;
pub mod simulate;
mod work;

pub use entrant::{Entrant, EntrantError};
pub use journal::{JournalError, Saved};
pub use playout::Foul;
pub use work::ThreadsError;
