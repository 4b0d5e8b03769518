//! Tests of the rules through their public face, in one binary.

mod components;
mod conformance;
mod fair;
mod fixtures;
mod looking;
mod map;
mod notation;
mod play;
mod playout;
mod position;
mod record;
mod rulebook;
mod table;
mod tidy;
mod trips;
