//! What every page that leaves the program says about the project.

use crate::{Language, say};

/// Who made this, and who did not.
pub fn notice(language: Language) -> String {
    say(language, "notice", &[])
}
