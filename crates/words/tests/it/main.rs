//! Tests of the words: the catalogue is complete, and games are told well in every language.

mod call_for_adventure;
mod catalogue;
mod eastern_mountains;
mod golem_edition;
mod names;
mod plurals;
mod sources;
mod spoken;
