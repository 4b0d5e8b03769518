//! Tables: the actor of each one that is awake, its event log, and what is done with tables from outside.

pub(crate) mod actor;
pub(crate) mod branch;
pub(crate) mod dealer;
pub(crate) mod event_log;
pub(crate) mod find;
pub(crate) mod follow;
pub(crate) mod live_table;
pub(crate) mod lobby_reaper;
pub(crate) mod message;
pub(crate) mod open;
pub(crate) mod past_tables;
pub(crate) mod pending_decision;
pub(crate) mod record;
pub(crate) mod registry;
pub(crate) mod rematch;
pub(crate) mod seat_driver;
pub(crate) mod snapshots;
pub(crate) mod timers;
