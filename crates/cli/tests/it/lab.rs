//! docs/lab.md: its outputs are what the commands above them print.
//!
//! `UPDATE_DOCS=1 cargo test --package carvania-cli lab` writes the outputs anew.

use std::path::Path;
use std::process::{Command, Stdio};
use std::{env, fs};

use crate::engine::documents::{document, path};

const ELISION: &str = "…";

#[test]
fn the_document_shows_what_the_commands_print() {
    let folder = crate::files::path("lab");
    // What an earlier run kept there is not gone on with.
    _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    let before = document("lab.md");
    let (mut after, mut commands, mut examples) = (String::new(), Vec::new(), 0);
    let mut lines = before.lines();
    while let Some(line) = lines.next() {
        after += &format!("{line}\n");
        if let Some(command) = line.strip_prefix("    carvania ") {
            commands.push(command);
        } else if line == "```text" {
            let shown: Vec<&str> = lines.by_ref().take_while(|&line| line != "```").collect();
            let printed: Vec<String> = commands.drain(..).map(|command| run(command, &folder)).collect();
            after += &renew(&shown, printed.last().expect("a command stands above every output"));
            after += "```\n";
            examples += 1;
        } else if !line.is_empty() {
            // An output belongs to the commands right above it.
            commands.clear();
        }
    }
    assert_eq!(examples, 7, "an example of each command");
    if env::var_os("UPDATE_DOCS").is_some() {
        fs::write(path("lab.md"), after).unwrap();
    } else {
        assert_eq!(before, after, "`UPDATE_DOCS=1` writes docs/lab.md anew");
    }
}

/// What a command prints. A comment behind it may say what is saved: then that is typed in.
fn run(command: &str, folder: &Path) -> String {
    let (arguments, comment) = command.split_once('#').unwrap_or((command, ""));
    let input = folder.join("input");
    fs::write(&input, comment.find("save ").map_or("", |place| &comment[place..])).unwrap();
    let output = Command::new(env!("CARGO_BIN_EXE_carvania"))
        .args(arguments.split_whitespace())
        .current_dir(folder)
        .stdin(Stdio::from(fs::File::open(input).unwrap()))
        .output()
        .unwrap();
    assert!(output.status.success(), "{command}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap()
}

/// The lines that are shown, as they are printed now. What is left out stays left out: a part that is shown begins where
/// a line like its first one is printed, whatever its figures, and is as long as before.
fn renew(shown: &[&str], printed: &str) -> String {
    let printed: Vec<&str> = printed.lines().map(str::trim_end).collect();
    let (mut renewed, mut at) = (Vec::new(), 0);
    for part in shown.split(|&line| line == ELISION) {
        let Some(first) = part.first() else { continue };
        let found = printed[at..].iter().position(|line| without_figures(line) == without_figures(first));
        at += found.unwrap_or_else(|| panic!("no line like {first:?} in\n{}", printed.join("\n")));
        let end = printed.len().min(at + part.len());
        renewed.push(printed[at..end].iter().enumerate().map(|(index, &line)| {
            // How long something took is no reason to write it anew.
            if without_times(line) == without_times(part[index]) { part[index] } else { line }
        }));
        at = end;
    }
    let parts: Vec<Vec<&str>> = renewed.into_iter().map(Iterator::collect).collect();
    let mut lines = parts.join(&ELISION);
    if shown.last() == Some(&ELISION) {
        lines.push(ELISION);
    }
    lines.join("\n") + "\n"
}

fn without_figures(line: &str) -> String {
    line.chars().filter(|char| !char.is_ascii_digit()).collect()
}

/// The words of a line, without times and their units.
fn without_times(line: &str) -> Vec<&str> {
    let words: Vec<&str> = line.split_whitespace().collect();
    let is_unit = |word: &&str| ["s", "ms", "µs"].contains(word);
    let is_time = |index: usize| is_unit(&words[index]) || words.get(index + 1).is_some_and(is_unit);
    (0..words.len()).filter(|&index| !is_time(index)).map(|index| words[index]).collect()
}
