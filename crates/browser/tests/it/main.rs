//! The pages in a real browser. Where there is none, every test says so and is skipped; `cargo xtask test` has them all
//! run. Pictures of the pages are kept in the folder `screenshots` of the target folder.

mod checks;
mod components;
mod french;
mod games;
mod hint;
mod keyboard;
mod learn;
mod maps;
mod motion;
mod pages;
mod people;
mod phone;
mod replay;
mod restart;
mod together;
mod without_script;
