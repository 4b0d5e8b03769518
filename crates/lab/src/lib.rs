//! Many games at once: simulations, measurements, and the draws they share.
//!
//! # Modules
//!
//! - `deal`: streams of draws from a seed (the same cards, however differently the games go).
//! - `bradley_terry`: how strong entrants are who met each other.
//! - `entrant`, `external`, `guest`: who takes a seat (one of our bots, a program that is asked by lines of JSON, a player
//!   that a program brings).
//! - `session`: a bot or program that joins a game at any point.
//! - `playout`, `work`: one game to its end; jobs shared out among threads.
//! - `simulate`, `arena`, `balance`, `analyse`: the measurements, each with its own module.
//! - `ladder`: ratings over any number of arenas that were kept in files.
//! - `probe`: what players missed near the end of their games, where that is exact.
//! - `goal`: what an action leads to, and when.
//! - `journal`: what is finished of a long run, kept in a file.
//! - `bench`: how fast the engine is.

pub mod analyse;
pub mod arena;
pub mod balance;
pub mod bench;
mod bradley_terry;
pub mod deal;
mod entrant;
pub mod external;
mod goal;
mod guest;
mod journal;
pub mod ladder;
mod playout;
pub mod probe;
mod session;
pub mod simulate;
mod work;

pub use entrant::{Contender, Entrant, EntrantError};
pub use goal::goal;
pub use guest::Guest;
pub use journal::{JournalError, Saved};
pub use playout::Foul;
pub use session::{BotSession, has_choice};
pub use work::ThreadsError;
