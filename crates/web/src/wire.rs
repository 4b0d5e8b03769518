//! What requests and answers look like. Every type here is described in the OpenAPI document.

pub(crate) mod game;
pub(crate) mod games;
pub(crate) mod hint;
pub(crate) mod listed;
pub(crate) mod people;
pub(crate) mod player;
pub(crate) mod requests;
pub(crate) mod table;
