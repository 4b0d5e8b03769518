#![doc = include_str!("../README.md")]
//!
//! The essential types: [`Game`], [`Action`], [`Turn`], [`Crystals`], [`Clause`], [`Record`].
//!
//! # Modules
//!
//! - `crystals`, `seat`, `set`, `label`: small values (multisets, seats, sets of cards, short names).
//! - `parts`: what the games are made of.
//!   - `market`, `hand`, `cards`, `golems`: parts of the first box (the row with crystals on it, a player's cards,
//!     playing and acquiring them, point cards and tokens).
//!   - `mountains`, `wagon`, `villages`, `bonus`, `expedition`: parts of the second box (tiles and outposts, moving
//!     and building, VP tiles, bonus tiles, and what EM and CA share of them).
//!   - `world`, `merchants`, `route`: parts of the third box and of the journeys (locations and traders, merchant
//!     cards, trade routes).
//!   - `effect`, `order`, `row`, `offer`: parts of all boxes (upgrades, trades and payments; turns in rounds; a row
//!     that slides, and the deck that refills it).
//! - `games`: the seven games, each a list of parts, and the scheme that plays them.
//! - `setup`, `game`, `action`, `chance`: the public face (what is played, whose decision it is, what is legal, what
//!   happens, what may be drawn).
//! - `decision`, `facts`, `lack`, `score`: what people and programs ask of a position (what is to be decided, prices,
//!   gains, limits, what is missing, points).
//! - `trip`: whole movements of a wagon in the small actions that they are made of, and what is missing for one.
//! - `notation`, `position`, `record`, `rounds`: text forms (an action, a position as JSON, a whole game).
//! - `fair`, `hex`: draws from a sealed seed, and their check; 32 bytes as digits.
//! - `components`, `map`: component files and map files, read and checked; random maps.
//! - `clause`, `rulebook`: clause numbers, and the rulebook in English and French.
//! - `perft`: counting the ways a game can go on.

mod action;
pub mod chance;
pub mod clause;
pub mod components;
mod crystals;
mod decision;
mod facts;
#[cfg(feature = "fair")]
pub mod fair;
mod game;
pub mod games;
mod hex;
pub mod label;
mod lack;
pub mod map;
pub mod notation;
mod parts;
mod perft;
#[cfg(feature = "position")]
pub mod position;
#[cfg(feature = "record")]
pub mod record;
mod rounds;
#[cfg(feature = "rulebook")]
pub mod rulebook;
mod score;
pub mod seat;
pub mod set;
mod setup;
pub mod trip;

pub use action::{Action, Actions, Draw, Move};
pub use chance::Chance;
pub use clause::{Book, Clause};
pub use components::{Components, Digest, Merchant, MerchantId, PointCard, PointId};
pub use crystals::{Crystal, Crystals, CrystalsError, MAX_ON_A_TILE, MAX_TRADES};
pub use decision::{Decision, Step, Trade};
pub use facts::{Golem, Price};
pub use game::{Game, Refused, Turn};
pub use games::{State, Title};
pub use lack::Lack;
pub use notation::{ActionText, NotationError};
pub use parts::cards::CardDecision;
pub use parts::offer::Offer;
pub use parts::order::Order;
pub use parts::row::Row;
pub use parts::wagon::WagonDecision;
pub use parts::{bonus, expedition, golems, hand, market, merchants, mountains, route, villages, world};
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
pub use setup::{Setup, SetupError};
pub use trip::{Fee, Shortage, Trip};

/// The version of the rules. It rises when the same actions lead to another state; a game ends under
/// the rules it began with.
pub const VERSION: u32 = 1;
