//! What a host keeps besides tables and people: component packs, imported records, results and ratings.

pub(crate) mod imported_records;
pub(crate) mod outcome;
pub(crate) mod owners;
pub(crate) mod packs;
pub(crate) mod ratings;
