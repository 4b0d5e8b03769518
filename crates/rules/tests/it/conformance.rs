//! One test or several for every clause, laid out like the rulebook and named after it.

mod call_for_adventure;
mod common;
mod eastern_mountains;
mod endless_world;
mod golem_edition;
mod journey_one;
mod journey_three;
mod journey_two;
