//! What must hold in every game, as functions that tests and fuzzers share.
//!
//! A law is a function that panics when it is broken and says where. Laws of a [`moment`] take a game, laws
//! of a [`course`] of events a record, laws of [`reading`] any text at all. None of them knows a title: a
//! new game is held to all as they are. What a title needs of its own stands in [`mod@reference`],
//! [`mountain_reference`] and [`world_reference`].

mod caravan;
pub mod course;
pub mod facts;
mod generator;
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
