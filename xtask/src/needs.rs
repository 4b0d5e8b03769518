//! What the checks need besides Rust, told before any of them begins.

use std::process::Command;

use anyhow::Result;

use crate::command::answer;
use crate::{browser, dependencies, gate, package, platforms, spelling};

/// Says what is there, what will be installed and what will be skipped.
pub(crate) fn announce() -> Result<()> {
    let from_system = if package::can_install() {
        "missing: `apt-get` will install it on this system"
    } else {
        "missing: the tests that need it will be skipped"
    };
    let needs = [
        ("Chromium and chromedriver", browser::is_there(), from_system),
        ("Valgrind", gate::has_valgrind(), from_system),
        ("gungraun-runner", gate::has_runner()?, "will be built in target/tools"),
        ("typos", spelling::is_there(), "will be downloaded to target/tools if there is pip"),
        ("cargo-deny", dependencies::has_cargo_deny(), "missing: advisories will be skipped"),
        (
            "Rust for WebAssembly, node",
            platforms::is_there(),
            "missing: checks for WebAssembly will be skipped",
        ),
        ("python3", has_python(), "missing: tests with bots in Python will be skipped"),
    ];
    eprintln!("== requirements");
    for (name, is_there, otherwise) in needs {
        eprintln!("{name:<26}{}", if is_there { "found" } else { otherwise });
    }
    Ok(())
}

fn has_python() -> bool {
    answer(Command::new("python3").arg("--version")).is_some()
}
