//! The browser that the tests of the pages need.

use std::process::Command;

use crate::command::answer;
use crate::package;
use crate::skip::skip;

/// With this variable a missing browser is no reason to skip a test. `crates/browser` knows it by the same name.
const REQUIRED: &str = "CARVANIA_BROWSER_REQUIRED";

/// Has the tests in a browser run if there is one or one can be had; says loudly if not.
pub(crate) fn require(tests: &mut Command) {
    if !is_there() {
        package::install(&["chromium", "chromium-driver"]);
    }
    if is_there() {
        tests.env(REQUIRED, "1");
        return;
    }
    skip(
        "the tests in a real browser",
        "Chromium and its driver are not installed",
        "Install them with the package manager of your system, e.g. `apt-get install chromium chromium-driver`.",
    );
}

/// Whether the browser and its driver are both there.
pub(crate) fn is_there() -> bool {
    let answers = |program: &str| answer(Command::new(program).arg("--version")).is_some();
    ["chromium", "chromium-browser", "google-chrome"].into_iter().any(answers) && answers("chromedriver")
}
