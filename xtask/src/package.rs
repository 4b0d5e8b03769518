//! Packages of the system that some checks need.

use std::process::Command;

use crate::command::{self, answer};

/// Installs packages of Debian where that asks nobody for a password, as in a container of the continuous integration.
/// It may fail for want of a network: whoever needs them looks again, and skips.
pub(crate) fn install(packages: &[&str]) {
    let is_root = answer(Command::new("id").arg("-u")).is_some_and(|user| user == "0");
    let has_apt = answer(Command::new("apt-get").arg("--version")).is_some();
    if !is_root || !has_apt {
        return;
    }
    eprintln!("xtask: some checks need {}: installing what is missing", packages.join(", "));
    for arguments in [&["update"][..], &[&["install", "-y"], packages].concat()] {
        if let Err(error) = command::run(Command::new("apt-get").args(arguments)) {
            eprintln!("xtask: {error:#}");
        }
    }
}
