//! Packages of the system that some checks need.

use std::process::Command;

use crate::command::{self, answer};

/// Whether packages of Debian can be installed without asking anybody for a password, as in a container of the
/// continuous integration.
pub(crate) fn can_install() -> bool {
    let is_root = answer(Command::new("id").arg("-u")).is_some_and(|user| user == "0");
    is_root && answer(Command::new("apt-get").arg("--version")).is_some()
}

/// Installs packages where that is possible. It may fail for want of a network: the caller looks again, and skips.
pub(crate) fn install(packages: &[&str]) {
    if !can_install() {
        return;
    }
    eprintln!("xtask: some checks need {}: installing what is missing", packages.join(", "));
    for arguments in [&["update"][..], &[&["install", "-y"], packages].concat()] {
        if let Err(error) = command::run(Command::new("apt-get").args(arguments)) {
            eprintln!("xtask: {error:#}");
        }
    }
}
