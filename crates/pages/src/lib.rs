//! The pages of Carvania: pure functions from the state of a table to markup, and the art on them.
//!
//! Nothing here depends on requests or sockets: a page is a value. Texts come from `carvania-words`, facts from
//! `carvania-rules`.
//!
//! - [`art`]: every drawing, from the things of the games to SVG.
//! - [`style`]: the style sheets, which hold every colour once.
//!
//! # Modules
//!
//! - `table`: the page of a table (who looks, what they can do, the boards of the games, decision bar, sidebar).
//! - `home`, `new_table`, `lobby`, `invitation`, `learn`, `maps`, `components`, `people`, `me`, `rulebook`,
//!   `reference`: the other pages, one module each.
//! - `review`: replay, charts, turning points, uploaded records.
//! - `address`: the addresses of public pages in each language.
//! - `characters`: the names, faces and sentences of the computer's players.
//! - `pocket`: what is kept where no server is behind the pages.
//! - `frame`, `prefs`, `problem`: head, header and footer of every page; a visitor's preferences; error pages.
//! - `slab`, `devices`, `origin`, `copying`, `percent`: pieces of pages (a slab of text, a person's devices, where a
//!   game was continued from, an address to copy, percent-encoding).
//! - `crystal_markup`: crystals within texts, drawn and spoken.
//! - `pictures`: pictures that have to be PNG.
//! - `art`, `style`, `script`: drawings as SVG; style sheets, which hold every colour once; the script in
//!   `assets/live`.

pub mod address;
pub mod art;
pub mod characters;
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
pub mod pocket;
pub mod prefs;
pub mod problem;
pub mod reference;
pub mod review;
pub mod rulebook;
pub mod script;
mod slab;
pub mod style;
pub mod table;
