//! The pages in a real browser. Whoever tests them here sits before a screen: they see what is drawn and press what
//! can be pressed, by mouse, by finger or by keyboard.
//!
//! [`Stage`] has what a test needs: a [`Site`], which is the real server on a port of its own with its database in a
//! folder of its own, and browsers that look at it. All of it goes when the stage goes, however a test ends.

mod browser;
mod check;
mod command;
mod driver;
mod faults;
mod hand;
mod heard;
mod keys;
mod player;
mod site;
mod stage;
mod table;
mod tools;

pub use browser::{Browser, Look, SIZES, Size};
pub use check::complaints;
pub use player::Player;
pub use site::Site;
pub use stage::Stage;
pub use table::{Shown, Way};
pub use tools::{REQUIRED, Tools};
