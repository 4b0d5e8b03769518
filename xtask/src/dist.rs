//! `cargo xtask dist`: the program as it is published.

use std::path::Path;
use std::process::Command;
use std::{env, fs};

use anyhow::{Context, Result};

use crate::command::{self, answer, cargo};
use crate::metadata;

const COMPLETIONS: [(&str, &str); 5] = [
    ("bash", "carvania.bash"),
    ("elvish", "carvania.elv"),
    ("fish", "carvania.fish"),
    ("powershell", "_carvania.ps1"),
    ("zsh", "_carvania"),
];

pub(crate) fn run() -> Result<()> {
    command::run(&mut cargo("build --profile dist --locked --package carvania-cli"))?;
    let folder = metadata::target_folder()?.join("dist");
    let program = folder.join(format!("carvania{}", env::consts::EXE_SUFFIX));
    command::run(Command::new(&program).args(["man", "--folder"]).arg(folder.join("man")))?;
    write_completions(&program, &folder.join("completions"))?;
    eprintln!("xtask: the program, its manual pages and its completions are in {}", folder.display());
    Ok(())
}

fn write_completions(program: &Path, folder: &Path) -> Result<()> {
    fs::create_dir_all(folder).with_context(|| format!("cannot make the folder {}", folder.display()))?;
    for (shell, file) in COMPLETIONS {
        let script = answer(Command::new(program).args(["completions", shell]))
            .with_context(|| format!("`carvania completions {shell}` failed"))?;
        fs::write(folder.join(file), script + "\n").with_context(|| format!("cannot write {file}"))?;
    }
    Ok(())
}
