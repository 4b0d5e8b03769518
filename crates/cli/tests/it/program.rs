use std::io::Write;
use std::process::{Command, Stdio};

use carvania_rules::{Language, Title};

use crate::carvania::carvania;

const COMMANDS: [&[&str]; 26] = [
    &["serve"],
    &["play"],
    &["simulate"],
    &["arena"],
    &["analyse"],
    &["hint"],
    &["balance"],
    &["perft"],
    &["record"],
    &["record", "show"],
    &["record", "verify"],
    &["record", "convert"],
    &["map"],
    &["map", "show"],
    &["map", "check"],
    &["map", "random"],
    &["components"],
    &["components", "show"],
    &["components", "check"],
    &["engine"],
    &["bench"],
    &["backup"],
    &["restore"],
    &["doctor"],
    &["completions"],
    &["man"],
];

#[test]
fn the_version_tells_that_of_the_rules_too() {
    let rules = carvania_rules::VERSION;
    let version = env!("CARGO_PKG_VERSION");
    assert_eq!(carvania(&["--version"]).text(), format!("carvania {version} (rules version {rules})\n"));
}

#[test]
fn the_readme_names_the_oldest_rust_that_builds_it() {
    let readme = include_str!("../../../../README.md");
    let rust = concat!(
        "Rust](https://www.rust-lang.org/tools/install) ",
        env!("CARGO_PKG_RUST_VERSION"),
        " or newer"
    );
    assert!(readme.contains(rust), "{rust}");
}

#[test]
fn help_teaches_by_example() {
    assert!(carvania(&["--help"]).text().contains("Examples:\n  carvania "));
    for command in COMMANDS {
        let help = carvania(&[command, &["--help"]].concat()).text();
        let (_, examples) = help.split_once("\nExample").unwrap_or_else(|| panic!("{command:?}: {help}"));
        assert!(examples.contains(&format!("carvania {}", command.join(" "))), "{command:?}: {help}");
    }
}

#[test]
fn help_names_every_game() {
    let help = carvania(&["--help"]).text();
    for title in Title::ALL {
        let line = help.lines().find(|line| line.trim_start().starts_with(&format!("{title}  ")));
        let name = carvania_words::title(Language::English, title);
        assert!(
            line.is_some_and(|line| line.contains(&name) && line.contains(" players ")),
            "{title}: {help}"
        );
    }
    for command in ["simulate", "arena", "balance", "perft"] {
        let help = carvania(&[command, "--help"]).text();
        for title in Title::ALL {
            let name = carvania_words::title(Language::English, title);
            assert!(help.contains(&format!("- {title}: {name}\n")), "{command}, {title}: {help}");
        }
    }
}

#[test]
fn games_and_boxes_may_be_named_in_small_letters() {
    for (capitals, small) in [
        (["perft", "--depth", "3", "--game", "EM"], ["perft", "--depth", "3", "--game", "em"]),
        (["map", "random", "--seed=1", "--game", "J2"], ["map", "random", "--seed=1", "--game", "j2"]),
        (["components", "show", "--toml", "--box", "EW"], ["components", "show", "--toml", "--box", "ew"]),
    ] {
        assert_eq!(carvania(&small).text(), carvania(&capitals).text());
    }
    carvania(&["perft", "--game", "zz"]).is_usage_error("[possible values: GE, EM, CA, EW, J1, J2, J3]");
}

#[test]
fn help_lists_the_commands_with_what_they_do() {
    let help = carvania(&["-h"]).text();
    for command in COMMANDS.iter().filter(|command| command.len() == 1) {
        let line = help.lines().find(|line| line.trim_start().starts_with(command[0]));
        assert!(line.is_some_and(|line| line.split_whitespace().count() > 3), "{command:?}: {help}");
    }
}

#[test]
fn an_unknown_command_is_a_usage_error() {
    carvania(&["juggle"]).is_usage_error("unrecognized subcommand 'juggle'");
    carvania(&["map", "fold"]).is_usage_error("unrecognized subcommand 'fold'");
    carvania(&["record", "burn"]).is_usage_error("unrecognized subcommand 'burn'");
}

/// `carvania components show | head -0`: the reader is gone before the first line.
#[test]
fn a_closed_pipe_is_no_error() {
    let mut command = Command::new(env!("CARGO_BIN_EXE_carvania"));
    command.args(["components", "show", "-"]);
    let pipes = command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = pipes.spawn().unwrap();
    drop(child.stdout.take());
    let components = carvania_rules::components::golem_edition::FILE;
    child.stdin.take().unwrap().write_all(components.as_bytes()).unwrap();
    let output = child.wait_with_output().unwrap();
    assert_eq!((output.status.code(), output.stderr), (Some(0), Vec::new()));
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_is_an_error() {
    let full = std::fs::File::options().write(true).open("/dev/full").unwrap();
    let mut command = Command::new(env!("CARGO_BIN_EXE_carvania"));
    let output = command.args(["components", "show"]).stdout(full).output().unwrap();
    let stderr = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(1), "{stderr}");
    assert!(stderr.starts_with("carvania: cannot write the output: "), "{stderr}");
}
