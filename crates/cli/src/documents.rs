//! What the documents say of the program is so: their commands can be typed, and the games are as README lists them.

use std::fs;
use std::path::{Path, PathBuf};

use carvania_rules::Title;
use clap::CommandFactory;
use clap::error::ErrorKind;

use crate::Cli;

fn workspace() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn read(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// README, CONTRIBUTING and every document in `docs`.
fn documents() -> Vec<PathBuf> {
    let mut documents = vec![workspace().join("README.md"), workspace().join("CONTRIBUTING.md")];
    let entries = fs::read_dir(workspace().join("docs")).unwrap().map(|entry| entry.unwrap().path());
    documents.extend(entries.filter(|path| path.extension().is_some_and(|extension| extension == "md")));
    documents
}

/// The words of a command on a line of its own, without what explains it or what the shell does with its output.
fn command(line: &str) -> Option<Vec<String>> {
    let line = line.trim_start().trim_start_matches("$ ");
    let command = line.strip_prefix("carvania ")?;
    let ends = ["  ", " #", " |", " >", " &"];
    let end = ends.iter().filter_map(|end| command.find(end)).min().unwrap_or(command.len());
    shell_words::split(&command[..end]).ok()
}

#[test]
fn every_command_in_the_documents_can_be_typed() {
    let mut count = 0;
    for path in documents() {
        for line in
            read(&path).lines().filter(|line| line.starts_with("    ") || line.starts_with("carvania "))
        {
            let Some(words) = command(line) else { continue };
            let arguments = std::iter::once("carvania".to_owned()).chain(words);
            if let Err(error) = Cli::command().try_get_matches_from(arguments) {
                let is_answer = matches!(error.kind(), ErrorKind::DisplayHelp | ErrorKind::DisplayVersion);
                assert!(is_answer, "{}: {line}\n{error}", path.display());
            }
            count += 1;
        }
    }
    assert!(count > 30, "{count} commands are too few to be all");
}

#[test]
fn readme_lists_the_games_as_they_are() {
    let readme = read(&workspace().join("README.md"));
    for title in Title::ALL {
        let start = format!("| **{title}** |");
        let row = readme.lines().find(|line| line.starts_with(&start)).unwrap_or_else(|| panic!("{title}"));
        let players = title.players();
        let boxes: Vec<&str> = title.boxes().iter().map(|game_box| game_box.code()).collect();
        let boxes = if boxes.len() == 1 { "its own".to_owned() } else { boxes.join(", ") };
        let end = format!("| {boxes} | {} to {} |", players.start(), players.end());
        assert!(row.ends_with(&end), "{row}\n{end}");
    }
}

#[test]
fn every_option_of_a_server_is_in_the_guide_for_hosts() {
    let guide = read(&workspace().join("docs/hosting.md"));
    let mut cli = Cli::command();
    let serve = cli.find_subcommand_mut("serve").unwrap();
    for option in serve.get_arguments().filter_map(|argument| argument.get_long()) {
        let is_named = guide.contains(&format!("| `--{option}")) || option == "help";
        assert!(is_named, "--{option} has no row in docs/hosting.md");
    }
}
