//! The laws, held against every game.

mod components;
mod games;
mod mountain_reference;
mod perft;
mod playthrough;
mod reading;
mod reference;
mod validity;
mod world_reference;
