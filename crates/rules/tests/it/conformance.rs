//! One test or several for every clause, laid out like the rulebook and named after it.

mod common;
mod golem_edition;
