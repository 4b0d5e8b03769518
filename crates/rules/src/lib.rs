#![doc = include_str!("../README.md")]
//!
//! The essential types: [`Game`], [`Action`], [`Turn`], [`Crystals`], [`Clause`], [`Record`].

pub mod action;
pub mod bonus;
pub mod cards;
pub mod chance;
pub mod clause;
pub mod components;
pub mod crystals;
pub mod decision;
mod effect;
pub mod expedition;
pub mod facts;
#[cfg(feature = "fair")]
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
#[cfg(feature = "position")]
pub mod position;
#[cfg(feature = "record")]
pub mod record;
pub mod rounds;
pub mod route;
pub mod row;
#[cfg(feature = "rulebook")]
pub mod rulebook;
pub mod score;
pub mod seat;
pub mod set;
pub mod villages;
pub mod wagon;
pub mod world;

pub use action::{Action, Actions, Draw, Move};
pub use chance::Chance;
pub use clause::{Book, Clause};
pub use components::{Components, Digest, Merchant, MerchantId, PointCard, PointId};
pub use crystals::{Crystal, Crystals};
pub use decision::{Decision, Trade};
pub use facts::{Golem, Price};
pub use game::{Game, Refused, Setup, SetupError, State, Turn};
pub use games::Title;
pub use notation::{NotationError, Written};
pub use perft::{divide, perft};
#[cfg(feature = "position")]
pub use position::PositionError;
pub use rand_core;
#[cfg(feature = "record")]
pub use record::{Record, RecordError};
pub use rounds::Rounds;
#[cfg(feature = "rulebook")]
pub use rulebook::Language;
pub use score::{Score, Source};
pub use seat::{PerSeat, Seat};

/// The version of the rules. It rises when the same actions lead to another state; a game ends under
/// the rules it began with.
pub const VERSION: u32 = 1;
