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
mod limits;
mod lobbies;
mod people;
mod race;
mod ratings;
mod restart;
mod review;
mod room;
mod seats;
mod seed;
mod shelved;
