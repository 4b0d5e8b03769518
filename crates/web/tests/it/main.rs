//! The server from outside, without a network: the files mirror the URL space.

mod branches;
mod browsing;
mod client;
mod components;
mod decisions;
mod events;
mod games;
mod guard;
mod health;
mod hostile;
mod learn;
mod links;
mod log;
mod maps;
mod me;
mod openapi;
mod opening;
mod packs;
mod pages;
mod people;
mod review;
mod seats;
mod secrets;
mod server;
mod tables;
mod tokens;
