//! Tests of the words: the catalogue is complete, and games are told well in every language.

mod call_for_adventure;
mod catalogue;
mod eastern_mountains;
mod endless_world;
mod explanations;
mod golem_edition;
mod journey_one;
mod journey_three;
mod journey_two;
mod labels;
mod names;
mod plurals;
mod printed;
mod problems;
mod sources;
mod spoken;
mod text;
