//! The parts that games are made of. Each lists, checks and carries out its own moves, and reads, writes and checks its
//! piece of a position.

pub mod bonus;
pub(crate) mod cards;
pub(crate) mod effect;
pub mod expedition;
pub mod golems;
pub mod hand;
pub mod market;
pub mod merchants;
pub mod mountains;
pub(crate) mod offer;
pub(crate) mod order;
pub mod route;
pub(crate) mod row;
pub(crate) mod sink;
pub mod villages;
pub(crate) mod wagon;
pub mod world;
