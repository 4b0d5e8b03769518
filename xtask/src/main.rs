//! The automation of the workspace, behind `cargo xtask`. It is written in Rust so that it runs wherever the project
//! builds and is checked like the rest.

mod bench;
mod browser;
mod command;
mod dependencies;
mod dist;
mod docs;
mod fuzz;
mod gate;
mod metadata;
mod needs;
mod package;
mod platforms;
mod python;
mod site;
mod skip;
mod spelling;
mod test;
mod tool;
mod train;

use std::env;
use std::process::ExitCode;

use anyhow::{Context, Result, bail};

/// A command of `cargo xtask`.
struct Command {
    name: &'static str,
    arguments: &'static str,
    summary: &'static str,
    /// What `--help` says besides.
    details: fn() -> String,
    run: fn(&[&str]) -> Result<()>,
}

const COMMANDS: [Command; 8] = [
    Command {
        name: "test",
        arguments: "[PART…]",
        summary: "run all checks that a change must pass, or some of them",
        details: test::details,
        run: test::run,
    },
    Command {
        name: "docs",
        arguments: "",
        summary: "build a site of the documents and the documentation of the crates",
        details: || "Checks all links and writes the site to `site` in the target folder.".to_owned(),
        run: |words| nothing("docs", words).and_then(|()| docs::run()),
    },
    Command {
        name: "dist",
        arguments: "",
        summary: "build the program for publication, with manual pages and completions",
        details: || "Writes everything to `dist` in the target folder.".to_owned(),
        run: |words| nothing("dist", words).and_then(|()| dist::run()),
    },
    Command {
        name: "site",
        arguments: "[--base PATH] [--out DIR]",
        summary: "Carvania in the browser, without a server: a folder for any static host",
        details: || {
            "options:\n  --base PATH     the path under which the site will lie (/ unless told)\n  \
             --out DIR       where the folder is written (target/pocket unless told); what is in it is replaced\n  \
             --profile NAME  the profile of cargo: `dev` is quicker to build, and too large to be published\n\n\
             examples:\n  cargo xtask site\n  cargo xtask site --base /carvania --out public\n  \
             python3 -m http.server --directory target/pocket\n\ndocs/pocket.md says how to host it."
                .to_owned()
        },
        run: site::run,
    },
    Command {
        name: "gate",
        arguments: "",
        summary: "compare the instruction counts of the engine with their limits",
        details: || "Needs Valgrind. The limits are in crates/rules/benches/instructions.rs.".to_owned(),
        run: |words| nothing("gate", words).and_then(|()| gate::run()),
    },
    Command {
        name: "bench",
        arguments: "",
        summary: "measure the speed of the engine on this machine",
        details: || "Has no limits and never fails, because times depend on the machine.".to_owned(),
        run: |words| nothing("bench", words).and_then(|()| bench::run()),
    },
    Command {
        name: "fuzz",
        arguments: "[TARGET] [SECONDS]",
        summary: "run one fuzz target or all of them, by default for 60 seconds each",
        details: || "The targets are in fuzz/fuzz_targets. Needs a nightly toolchain.".to_owned(),
        run: fuzz::run,
    },
    Command {
        name: "train",
        arguments: "GAME [OPTION…]",
        summary: "the network that bots judge a game by, from games of their own",
        details: train::details,
        run: train::run,
    },
];

fn main() -> ExitCode {
    let words: Vec<String> = env::args_os().skip(1).map(|word| word.to_string_lossy().into_owned()).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    match dispatch(&words) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("xtask: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn dispatch(words: &[&str]) -> Result<()> {
    enter_root()?;
    let is_help = |word: &&str| ["--help", "-h", "help"].contains(word);
    let (name, rest) = match words {
        [] => bail!("name a command\n\n{}", usage()),
        [word] if is_help(word) => {
            println!("{}", usage());
            return Ok(());
        }
        [word, name] if is_help(word) => (*name, &["--help"][..]),
        [name, rest @ ..] => (*name, rest),
    };
    let Some(command) = COMMANDS.iter().find(|command| command.name == name) else {
        bail!("there is no command `{name}`\n\n{}", usage());
    };
    if rest.iter().any(is_help) {
        println!("{}", help(command));
        return Ok(());
    }
    (command.run)(rest)
}

fn usage() -> String {
    let lines = COMMANDS.iter().map(|command| {
        let call = format!("{} {}", command.name, command.arguments);
        format!("\n  {call:<26}{}", command.summary)
    });
    format!(
        "usage: cargo xtask COMMAND\n{}\n\nFor details of a command: cargo xtask COMMAND --help",
        lines.collect::<String>()
    )
}

fn help(command: &Command) -> String {
    let call = format!("cargo xtask {} {}", command.name, command.arguments);
    format!("{}\n\nusage: {}\n\n{}", command.summary, call.trim_end(), (command.details)())
}

/// Refuses arguments where there are none.
fn nothing(name: &str, words: &[&str]) -> Result<()> {
    match words {
        [] => Ok(()),
        [word, ..] => bail!("`cargo xtask {name}` takes no arguments, so leave `{word}` out"),
    }
}

/// `cargo xtask` may be called from any folder of the workspace; every path here starts at its root.
fn enter_root() -> Result<()> {
    let root = concat!(env!("CARGO_MANIFEST_DIR"), "/..");
    env::set_current_dir(root).with_context(|| format!("cannot change to the folder {root}"))
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::{COMMANDS, dispatch, enter_root, help, usage};
    use crate::test;

    #[test]
    fn help_names_every_command_and_starts_none() {
        for command in COMMANDS {
            assert!(usage().contains(command.summary), "{}", command.name);
            assert!(help(&command).contains(&format!("usage: cargo xtask {}", command.name)));
            dispatch(&[command.name, "--help"]).unwrap();
            dispatch(&["help", command.name]).unwrap();
        }
    }

    #[test]
    fn what_is_not_understood_is_named() {
        let refusal = |words: &[&str]| dispatch(words).unwrap_err().to_string();
        assert!(refusal(&["build"]).starts_with("there is no command `build`"));
        assert_eq!(refusal(&["docs", "now"]), "`cargo xtask docs` takes no arguments, so leave `now` out");
    }
    #[test]
    fn every_command_in_the_documents_is_there() {
        enter_root().unwrap();
        let mut count = 0;
        for path in ["README.md", "CONTRIBUTING.md", "ARCHITECTURE.md", ".ci/run"] {
            let text = fs::read_to_string(path).unwrap();
            for call in text.split("cargo xtask ").skip(1) {
                let line = call.lines().next().unwrap();
                let typed = line.split(['`', '#', '(', ',', '.']).next().unwrap();
                let mut words = typed.split_whitespace();
                let name = words.next().unwrap();
                assert!(
                    COMMANDS.iter().any(|command| command.name == name) || name == "--help",
                    "{path}: {typed}"
                );
                if let ("test", Some(part)) = (name, words.next()) {
                    assert!(part == "--help" || test::is_part(part), "{path}: {typed}");
                }
                count += 1;
            }
        }
        assert!(count > 10, "{count} commands are too few to be all");
    }
}
