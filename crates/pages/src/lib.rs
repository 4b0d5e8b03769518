//! The pages of Carvania: pure functions from the state of a table to markup, and the art on them.
//!
//! Nothing here knows of requests or sockets: a page is a value. Words come from `carvania-words`, rules
//! from `carvania-rules`.
//!
//! - [`art`]: every drawing, from the things of the games to SVG.
//! - [`style`]: the style sheets, which hold every colour once.

pub mod art;
pub mod components;
mod copying;
mod crystal_markup;
pub mod devices;
pub mod frame;
pub mod home;
pub mod invitation;
pub mod learn;
pub mod lobby;
pub mod maps;
pub mod me;
pub mod new_table;
mod origin;
pub mod people;
pub mod percent;
pub mod pictures;
pub mod prefs;
pub mod problem;
pub mod reference;
pub mod review;
pub mod rulebook;
pub mod script;
mod slab;
pub mod style;
pub mod table;
