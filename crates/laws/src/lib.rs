//! What must hold in every game, as functions that tests and fuzzers share.
//!
//! A law is a function that panics when it is broken and says where. Laws of a [`moment`] take a game, laws of a
//! [`course`] of events a record, laws of [`reading`] any text at all. None of them depends on a title, so a new game
//! is checked by all of them. What is specific to a title is in [`mod@reference`], [`mountain_reference`] and
//! [`world_reference`].
//!
//! # Modules
//!
//! - `moment`, `facts`: laws of a position (what is legal, kept, written, said).
//! - `course`: laws of a whole game (replay, undo, records, turns).
//! - `reading`, `mutation`, `json_mutation`: laws of readers (no text makes one panic; documents with faults).
//! - `validity`: whether a position can be reached in a game.
//! - `reference`, `mountain_reference`, `world_reference`, `model`: slow second implementations, held against the
//!   engine step by step.
//! - `play`, `universe`, `things`: play that bytes decide; every action there is; counting what lies on a table.
//! - `caravan`, `generator`: crystals as a list of letters; chance that breaks a law in the same way each time.

mod caravan;
pub mod course;
pub mod facts;
mod generator;
mod json_mutation;
mod model;
pub mod moment;
pub mod mountain_reference;
pub mod mutation;
pub mod play;
pub mod reading;
pub mod reference;
pub mod things;
pub mod universe;
pub mod validity;
pub mod world_reference;
