//! The computer's players as people choose them: nine [levels](Level), and the [limit](Limit) of what a choice may cost.
//!
//! Only names and numbers are here. The players themselves, with their search and their networks, are in
//! `carvania-bots`, so a table or a page can name an opponent without linking them.
//!
//! ```
//! use carvania_opponents::{Level, Limit};
//!
//! let level = Level::named("skilled").unwrap();
//! assert_eq!(level.limit(), Limit::Nodes(150));
//! assert_eq!("2s".parse::<Limit>().unwrap().to_string(), "2s");
//! ```
//!
//! # Modules
//!
//! - `level`: the nine levels, in the order of their measured strength.
//! - `limit`: what a choice may cost, in time or positions.

mod level;
mod limit;

pub use level::Level;
pub use limit::{Limit, LimitError};
