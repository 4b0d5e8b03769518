//! Completions and manual pages: every command is in them.

use std::fs;

use crate::carvania::carvania;

const COMMANDS: [&str; 19] = [
    "serve",
    "play",
    "simulate",
    "arena",
    "balance",
    "perft",
    "analyse",
    "hint",
    "record",
    "map",
    "components",
    "engine",
    "bench",
    "backup",
    "restore",
    "packs",
    "doctor",
    "completions",
    "man",
];

#[test]
fn every_shell_completes_every_command() {
    for shell in ["bash", "elvish", "fish", "powershell", "zsh"] {
        let script = carvania(&["completions", shell]).text();
        for command in COMMANDS {
            assert!(script.contains(command), "{shell} does not know {command}");
        }
    }
    carvania(&["completions", "cmd"])
        .is_usage_error("[possible values: bash, elvish, fish, powershell, zsh]");
}

#[test]
fn the_manual_page_names_the_commands_and_the_version() {
    let page = carvania(&["man"]).text();
    assert!(page.contains(".TH carvania 1"), "{page}");
    assert!(page.contains(env!("CARGO_PKG_VERSION")), "{page}");
    for command in COMMANDS {
        assert!(page.contains(&format!("carvania\\-{command}(1)")), "{command}: {page}");
    }
}

#[test]
fn a_folder_gets_a_page_for_every_command() {
    let folder = crate::files::path("man1");
    let name = folder.to_str().unwrap();
    assert_eq!(carvania(&["man", "--folder", name]).text(), "");
    for command in COMMANDS {
        let page = fs::read_to_string(folder.join(format!("carvania-{command}.1"))).unwrap();
        assert!(page.contains(".SH OPTIONS"), "{command}: {page}");
    }
    assert!(folder.join("carvania.1").is_file());
}

#[test]
fn a_folder_that_cannot_be_written_is_refused() {
    let file = crate::files::path("no-folder");
    fs::write(&file, "").unwrap();
    let refusal = carvania(&["man", "--folder", file.to_str().unwrap()]).refusal();
    assert!(refusal.contains("cannot write manual pages to"), "{refusal}");
}
