//! Opening the browser, where there is one.

use std::env;
use std::process::{Command, Stdio};

/// Opens a page. Whether it works does not matter: the address is on the screen.
pub(super) fn open(url: &str) {
    if !has_display() {
        return;
    }
    let mut command = opener();
    let quiet = command.arg(url).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    if let Ok(mut child) = quiet.spawn() {
        // Its end has to be noticed, or it stays in the list of processes.
        std::thread::spawn(move || child.wait());
    }
}

fn has_display() -> bool {
    let is_set = |name: &str| env::var_os(name).is_some_and(|value| !value.is_empty());
    cfg!(any(windows, target_os = "macos")) || is_set("DISPLAY") || is_set("WAYLAND_DISPLAY")
}

fn opener() -> Command {
    if cfg!(target_os = "macos") {
        Command::new("open")
    } else if cfg!(windows) {
        let mut command = Command::new("cmd");
        // The first quoted argument of `start` is the title of a window.
        command.args(["/C", "start", ""]);
        command
    } else {
        Command::new("xdg-open")
    }
}
