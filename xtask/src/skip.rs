//! The notice of a check that was not made.

use std::sync::{Mutex, PoisonError};

const RULE: &str = "!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!";

static SKIPPED: Mutex<Vec<String>> = Mutex::new(Vec::new());

/// Says what was skipped and what would let it run. A skipped check ends in success, so this
/// must be impossible to overlook among the lines of those that ran.
pub(crate) fn skip(check: &str, reason: &str, remedy: &str) {
    eprintln!("\n{RULE}\n!!\n!!  SKIPPED: {check}\n!!  because {reason}.\n!!  {remedy}\n!!\n{RULE}\n");
    let mut skipped = SKIPPED.lock().unwrap_or_else(PoisonError::into_inner);
    skipped.push(format!("{check}, because {reason}"));
}

/// What has been skipped so far.
pub(crate) fn skipped() -> Vec<String> {
    SKIPPED.lock().unwrap_or_else(PoisonError::into_inner).clone()
}
