//! The notice of a check that was not made.

const RULE: &str = "!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!";

/// Says what was skipped and what would let it run. A skipped check ends in success, so this
/// must be impossible to overlook among the lines of those that ran.
pub(crate) fn skip(check: &str, reason: &str, remedy: &str) {
    eprintln!("\n{RULE}\n!!\n!!  SKIPPED: {check}\n!!  because {reason}.\n!!  {remedy}\n!!\n{RULE}\n");
}
