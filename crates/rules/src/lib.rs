#![doc = include_str!("../README.md")]
//!
//! The essential types: [`Game`], [`Action`], [`Turn`], [`Crystals`], [`Clause`], [`Record`].
//!
//! # Modules
//!
//! - `crystals`, `seat`, `set`, `row`, `label`: small values (multisets, seats, sets of cards, rows that slide,
//!   short names).
//! - `market`, `hand`, `cards`, `golems`: parts of the first box (the row with crystals on it, a player's cards,
//!   point cards and tokens).
//! - `mountains`, `wagon`, `villages`, `bonus`, `expedition`: parts of the second box (tiles, wagons and outposts,
//!   VP tiles, bonus tiles, and what EM and CA share of them).
//! - `world`, `merchants`, `route`: parts of the third box and of the journeys (locations and traders, merchant
//!   cards, trade routes).
//! - `effect`, `order`, `offer`: parts of all boxes (upgrades, trades and payments; turns in rounds; a row with the
//!   deck that refills it).
//! - `games`: the seven games, each a list of parts, and the scheme that plays them.
//! - `game`, `action`, `chance`: the public face (whose decision it is, what is legal, what happens, what may be
//!   drawn).
//! - `decision`, `facts`, `score`: what people and programs ask of a position (what is to be decided, prices,
//!   gains, limits, points).
//! - `notation`, `position`, `record`, `rounds`: text forms (an action, a position as JSON, a whole game).
//! - `fair`: draws from a sealed seed, and their check.
//! - `components`, `map`: component files and map files, read and checked; random maps.
//! - `clause`, `rulebook`: clause numbers, and the rulebook in English and French.
//! - `perft`: counting the ways a game can go on.

mod action;
pub mod bonus;
mod cards;
pub mod chance;
pub mod clause;
pub mod components;
mod crystals;
mod decision;
mod effect;
pub mod expedition;
mod facts;
#[cfg(feature = "fair")]
pub mod fair;
mod game;
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
mod offer;
mod order;
mod perft;
#[cfg(feature = "position")]
pub mod position;
#[cfg(feature = "record")]
pub mod record;
mod rounds;
pub mod route;
mod row;
#[cfg(feature = "rulebook")]
pub mod rulebook;
mod score;
pub mod seat;
pub mod set;
mod sink;
pub mod villages;
mod wagon;
pub mod world;

pub use action::{Action, Actions, Draw, Move};
pub use cards::CardDecision;
pub use chance::Chance;
pub use clause::{Book, Clause};
pub use components::{Components, Digest, Merchant, MerchantId, PointCard, PointId};
pub use crystals::{Crystal, Crystals, CrystalsError, MAX_ON_A_TILE, MAX_TRADES};
pub use decision::{Decision, Step, Trade};
pub use facts::{Golem, Price};
pub use game::{Game, Refused, Setup, SetupError, Turn};
pub use games::{State, Title};
pub use notation::{NotationError, Written};
pub use offer::Offer;
pub use order::Order;
pub use perft::{divide, perft};
#[cfg(feature = "position")]
pub use position::PositionError;
pub use rand_core;
#[cfg(feature = "record")]
pub use record::{Record, RecordError};
pub use rounds::Rounds;
pub use row::Row;
#[cfg(feature = "rulebook")]
pub use rulebook::Language;
pub use score::{Score, Source};
pub use seat::{PerSeat, Seat};
pub use wagon::WagonDecision;

/// The version of the rules. It rises when the same actions lead to another state; a game ends under
/// the rules it began with.
pub const VERSION: u32 = 1;
