//! The drawings: pure functions from the things of the games to SVG.
//!
//! All share one way of drawing: flat facets lit from the upper left. What looks random follows from the
//! card itself, so a card looks the same everywhere, for ever. Drawings are hidden from screen readers; pages
//! say in words what they show.
//!
//! What a page shows more than once is drawn once, in the [`Sheet`] of the page, and referred to from then on:
//!
//! ```
//! use carvania_pages::art::{self, Letters, Sheet, Size};
//! use carvania_rules::Crystal;
//! use maud::html;
//!
//! let sheet = Sheet::new(Letters::of(carvania_words::Language::French));
//! let body = html! { p { (art::crystal(&sheet, Crystal::Green, Size::Medium)) } };
//! let page = html! { (sheet.render()) (body) };
//! assert!(page.into_string().contains(">V</text>"));
//! ```
//!
//! Drawings take their colours from the tokens of [`style`](crate::style) and from classes, never from `style`
//! attributes, so that a strict content security policy can stand.

mod avatar;
mod badge;
mod bonus;
mod boulder;
mod chart;
mod crystal;
mod exploration;
mod face;
mod golem;
mod icon;
mod map;
mod mark;
mod merchant;
mod name;
mod noise;
mod outpost;
mod palette;
mod path;
mod peaks;
mod place;
mod plate;
mod podium;
mod portrait;
mod posture;
mod prop;
mod ridge;
mod scene;
mod shard;
mod sheet;
mod tile;
mod title;
mod token;
mod trader;
mod tray;
mod village;
mod visage;
mod wagon;

pub use avatar::avatar;
pub use badge::badge;
pub use bonus::{bonus, bonus_tile, card_icon, location_icon};
pub use chart::chart;
pub use crystal::{Letters, Size, counted, crystal, crystals};
pub use exploration::exploration_tile;
pub use golem::golem;
pub use icon::{Icon, icon};
pub use map::{map_class, tile_class, trail};
pub use mark::{Favicon, favicon, mark, maskable, social_picture};
pub use merchant::merchant;
pub use outpost::outpost;
pub use palette::{Stone, Tones};
pub use place::place;
pub use podium::{hall, podium};
pub use portrait::{Crown, Mantle, Portrait, Pose, golem_name};
pub use scene::{backdrop, hero};
pub use sheet::Sheet;
pub use tile::{Coin, Face, Fare, Mark, Tile, tile, tile_layers};
pub use title::title;
pub use token::token;
pub use trader::{trader, trader_space};
pub use tray::{Tray, tray, tray_of};
pub use visage::{Keepsake, Visage, visage};
pub use wagon::wagon;
