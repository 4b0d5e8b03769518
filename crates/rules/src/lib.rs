//! The rules of the games of the crystal road.
//!
//! Pure and deterministic: no input or output, no clock, no randomness of its own. Everything that
//! chance decides is an action like a player's, so a game replays from its record alone.
//!
//! The essential types: [`Game`], [`Action`], [`Turn`], [`Crystals`], [`Clause`].

pub mod action;
pub mod bonus;
pub mod cards;
pub mod chance;
pub mod clause;
pub mod components;
pub mod crystals;
mod effect;
pub mod expedition;
pub mod fair;
pub mod game;
pub mod games;
pub mod golems;
pub mod hand;
mod hex;
pub mod label;
pub mod map;
pub mod market;
pub mod merchants;
pub mod mountains;
pub mod notation;
pub mod offer;
pub mod order;
pub mod perft;
pub mod position;
pub mod record;
pub mod rounds;
pub mod route;
pub mod row;
pub mod rulebook;
pub mod score;
pub mod seat;
pub mod set;
pub mod villages;
pub mod wagon;
pub mod world;

pub use action::{Action, Actions};
pub use chance::Chance;
pub use clause::{Book, Clause};
pub use components::{Components, Digest, Merchant, MerchantId, PointCard, PointId};
pub use crystals::{Crystal, Crystals};
pub use game::{Game, Refused, Setup, SetupError, State, Turn};
pub use games::Title;
pub use notation::{NotationError, Written};
pub use perft::{divide, perft};
pub use position::PositionError;
pub use record::{Record, RecordError};
pub use rounds::Rounds;
pub use rulebook::Language;
pub use score::{Score, Source};
pub use seat::{PerSeat, Seat};

/// The version of the rules. It rises when the same actions lead to another state; a game ends under
/// the rules it began with.
pub const VERSION: u32 = 1;
