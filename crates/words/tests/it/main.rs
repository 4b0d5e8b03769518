//! Tests of the words: the catalogue is complete, and games are told well in every language.

mod actions;
mod catalogue;
mod plurals;
mod sources;
