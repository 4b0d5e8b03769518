//! `carvania completions`: a script with which a shell completes the program's commands and options.

use anyhow::Result;
use clap::Command;
use clap_complete::Shell;

use crate::output;

const EXAMPLES: &str = "\
Examples:
  carvania completions bash > ~/.local/share/bash-completion/completions/carvania
  carvania completions zsh > ~/.zfunc/_carvania
  carvania completions fish > ~/.config/fish/completions/carvania.fish";

/// Print shell completions
#[derive(clap::Args, Clone, Debug)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Options {
    /// The shell to print completions for
    #[arg(value_name = "SHELL")]
    shell: Shell,
}

pub(crate) fn run(options: &Options, mut program: Command) -> Result<()> {
    let mut script = Vec::new();
    clap_complete::generate(options.shell, &mut program, "carvania", &mut script);
    output::print(&String::from_utf8(script)?)
}
