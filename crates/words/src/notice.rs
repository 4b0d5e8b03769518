//! What every page that leaves the program says about the project.

use crate::{Language, say};

/// The notice that this is an unofficial project.
pub fn notice(language: Language) -> String {
    say(language, "notice", &[])
}
