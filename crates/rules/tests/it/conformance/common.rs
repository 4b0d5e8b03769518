//! C: what all games share, as Golem Edition shows it.

mod actions;
mod crystals;
mod hidden;
mod limit;
mod order;
mod refusals;
mod rounds;
