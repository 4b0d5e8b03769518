//! A host with its tables, on a store in memory or in a file.

mod bots;
mod branch;
mod clock;
mod conduct;
mod failure;
mod fixtures;
mod follow;
mod games;
mod hint;
mod imported_records;
mod limits;
mod lobby_reaper;
mod people;
mod race;
mod ratings;
mod restart;
mod review;
mod room;
mod seats;
mod seed;
