//! `carvania restore`: a backup takes the place of what is there.

use std::path::PathBuf;

use anyhow::{Context, Result, bail};
use carvania_store::Store;

use crate::database::{self, DatabaseOption};
use crate::output;

const EXAMPLES: &str = "\
Examples:
  carvania restore tables.db            move the tables to a new machine
  carvania restore tables.db --force    go back to an earlier state";

/// Replace the tables of a server with a backup.
///
/// Stop the server first. The backup is checked before anything is replaced, and the old database is kept beside it.
#[derive(clap::Args, Debug)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Options {
    /// The backup, as `carvania backup` wrote it
    file: PathBuf,
    #[command(flatten)]
    database: DatabaseOption,
    /// Replace existing tables, and keep a copy of them
    #[arg(long)]
    force: bool,
}

/// Runs the command.
pub(crate) fn run(options: &Options) -> Result<()> {
    database::block_on(put_back(options))
}

async fn put_back(options: &Options) -> Result<()> {
    check(options).await?;
    let path = options.database.path()?;
    if path.exists() && !options.force {
        bail!("{} has tables already: --force replaces them and keeps a copy", path.display());
    }
    let kept = Store::restore(&options.file, &path).await.context("cannot restore")?;
    output::print(&format!("{} is as {} was\n", path.display(), options.file.display()))?;
    match kept {
        Some(kept) => output::print(&format!("what was there is in {}\n", kept.display())),
        None => Ok(()),
    }
}

/// A file that is damaged, or none of ours, replaces nothing.
async fn check(options: &Options) -> Result<()> {
    let store = Store::open_read_only(&options.file).await.context("cannot read the backup")?;
    let problems = store.check().await;
    store.close().await;
    match problems.context("cannot check the backup")?.first() {
        None => Ok(()),
        Some(problem) => bail!("{} is damaged and was not used: {problem}", options.file.display()),
    }
}
