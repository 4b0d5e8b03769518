//! Programs that take a seat: those of the examples, the engine itself, and some that misbehave.

#[cfg(unix)]
mod arena;
#[cfg(unix)]
mod balance;
mod client;
mod document;
mod engine;
#[cfg(unix)]
mod misbehaving;
#[cfg(unix)]
mod play;

use std::path::{Path, PathBuf};
use std::process::Command;

use serde_json::{Value, json};

use crate::carvania::carvania;

const CARVANIA: &str = env!("CARGO_BIN_EXE_carvania");

/// A file of the folder of examples.
fn example(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples/bots").join(name)
}

/// A bot in Rust, which is built with the tests.
fn rust_bot(name: &str) -> String {
    let tests = std::env::current_exe().unwrap();
    let folder = tests.parent().and_then(Path::parent).unwrap();
    let bot = folder.join("examples").join(format!("{name}{}", std::env::consts::EXE_SUFFIX));
    assert!(bot.exists(), "build it: cargo build --example {name}");
    bot.to_str().unwrap().to_owned()
}

/// A bot in Python, where there is Python.
fn python_bot(name: &str) -> Option<String> {
    let has_python =
        Command::new("python3").arg("--version").output().is_ok_and(|output| output.status.success());
    if !has_python {
        eprintln!("SKIPPED: the bot in Python is not tested, since there is no python3");
    }
    has_python.then(|| format!("python3 {}", example(name).display()))
}

/// What comes of two games between these bots, as JSON without what depends on the clock.
fn outcome(bots: &[&str], arguments: &[&str]) -> Value {
    let bots = bots.join(",");
    let simulate = ["simulate", "--games", "2", "--json", "--bots", &bots];
    let mut report = carvania(&[&simulate, arguments].concat()).json();
    let fields = report.as_object_mut().unwrap();
    fields.retain(|name, _| name != "seconds" && !name.ends_with("_per_second"));
    report
}

/// Checks that a bot plays two games to their end without a fault, the same way each time.
#[track_caller]
fn check_plays(bot: &str) {
    let report = outcome(&[bot, "eager"], &[]);
    assert_eq!(json!([report["faults"], report["complaints"], report["cut_off"]]), json!([[0, 0], [], 0]));
    assert_eq!(report, outcome(&[bot, "eager"], &[]));
}

#[test]
fn the_bots_in_rust_play() {
    check_plays(&format!("{}@30s", rust_bot("claim_first")));
    check_plays(&format!("{} --width 10@30s", rust_bot("patient_beam")));
}

#[test]
fn the_bots_in_python_play() {
    for name in ["claim_first.py", "whole_turns.py"] {
        if let Some(bot) = python_bot(name) {
            check_plays(&format!("{bot}@30s"));
        }
    }
}

#[test]
fn the_engine_plays_every_game() {
    for game in ["GE", "EM", "CA", "EW", "J1", "J2", "J3"] {
        let engine = format!("{CARVANIA} engine --bot eager@30s");
        let report = outcome(&[&engine, "eager"], &["--game", game, "--threads", "2"]);
        assert_eq!(json!([report["faults"], report["cut_off"]]), json!([[0, 0], 0]), "{report}");
    }
}

#[test]
fn what_cannot_be_run_is_refused_before_the_first_game() {
    let refusal = |bot: &str| carvania(&["simulate", "--bots", &format!("eager,{bot}")]).refusal();
    assert_eq!(
        refusal("./no-such-bot"),
        "there is no program `./no-such-bot`: check the path, and write a limit of time as in `./mybot@200ms`"
    );
    let clever = carvania(&["simulate", "--bots", "eager,clever"]);
    clever.is_usage_error("`clever` is not a bot; there are random, eager");
    clever.is_usage_error("; a program is named by its path, as in `./mybot`");
    carvania(&["simulate", "--bots", "eager@soon"]).is_usage_error("`soon` is not a limit");
    carvania(&["simulate", "--bots", "./it's,eager"]).is_usage_error("a quotation mark is missing");
}

#[cfg(unix)]
#[test]
fn what_may_not_be_run_is_refused_with_advice() {
    let write = |name, text, mode| {
        let script = crate::files::file(name, text);
        std::fs::set_permissions(&script, std::os::unix::fs::PermissionsExt::from_mode(mode)).unwrap();
        script
    };
    let scripts = [
        write("plain.py", "print('hello')\n", 0o644),
        write("bare.py", "print('hello')\n", 0o755),
        write("lost.py", "#!/no/such/interpreter\n", 0o755),
    ];
    let [plain, bare, lost] =
        scripts.each_ref().map(|script| carvania(&["simulate", "--bots", script]).refusal());
    let name = &scripts[0];
    let advice = format!("is not executable: try `chmod +x {name}`, or name what runs it: `python3 {name}`");
    assert_eq!(plain, format!("`{name}` {advice}"));
    let advice = "cannot be run: its first line must name what runs it, as in `#!/usr/bin/env python3`";
    assert_eq!(bare, format!("`{}` {advice}", scripts[1]));
    assert_eq!(lost, format!("`{}` {advice}", scripts[2]));
}
