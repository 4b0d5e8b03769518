//! The program as people and scripts meet it: what it prints, and how it refuses.

mod analyse;
mod arena;
mod balance;
mod bench;
mod carvania;
mod components;
mod engine;
mod external;
mod files;
mod hint;
mod lab;
mod ladder;
mod map;
mod packs;
mod perft;
mod play;
mod probe;
mod program;
mod record;
mod serve;
mod shell;
mod simulate;
