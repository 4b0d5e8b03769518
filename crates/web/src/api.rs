//! The API. One file for each part of the URL space; each handler asks the host and shows what it answers.

pub(crate) mod answer;
pub(crate) mod branches;
pub(crate) mod devices;
pub(crate) mod events;
pub(crate) mod games;
pub(crate) mod invites;
pub(crate) mod links;
pub(crate) mod me;
pub(crate) mod people;
pub(crate) mod play;
pub(crate) mod seats;
pub(crate) mod tables;
pub(crate) mod tokens;
