//! The program as people and scripts meet it: what it prints, and how it refuses.

mod bench;
mod carvania;
mod components;
mod engine;
mod files;
mod map;
mod packs;
mod perft;
mod play;
mod program;
mod record;
mod simulate;
