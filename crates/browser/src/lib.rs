//! The pages in a real browser. A test acts like a person at a screen: it sees what is drawn and uses mouse, touch or
//! keyboard.
//!
//! [`Stage`] has what a test needs: a [`Site`], which is the real server on its own port with a database in its own
//! folder, and browsers that look at it. Everything is removed with the stage, however a test ends.
//!
//! # Modules
//!
//! - `stage`, `site`, `file_host`: what a test needs, the real server in it, and a host for the site without one.
//! - `browser`, `table`, `hand`, `keys`, `player`: what a person does with a browser (looking and pressing, playing at a
//!   table, dragging and pasting, using the keyboard alone).
//! - `check`, `faults`, `heard`: what every page is checked for (our own rules, errors of scripts, what screen readers hear).
//! - `driver`, `command`, `tools`: the programs behind it (the driver, the commands of the developer tools, finding both).

mod axe;
mod browser;
mod check;
mod command;
mod driver;
mod faults;
mod file_host;
mod hand;
mod heard;
mod keys;
mod nesting;
mod player;
mod site;
mod stage;
mod table;
mod tools;

pub use browser::{Browser, Look, SIZES, Size};
pub use check::complaints;
pub use file_host::FileHost;
pub use nesting::nesting;
pub use player::Player;
pub use site::Site;
pub use stage::Stage;
pub use table::{Shown, Way};
pub use tools::{REQUIRED, Tools};
