//! `carvania backup`: a copy of all tables, while games go on.

use std::path::PathBuf;

use anyhow::{Context, Result};
use carvania_store::Store;

use crate::database::{self, DatabaseOption};
use crate::output;

const EXAMPLES: &str = "\
Example:
  carvania backup tables.db    copy all tables of the server that runs here";

/// Copy all tables and people of a server into a file.
///
/// The server may be running: the copy is complete as of the moment it was started. It contains secrets (hashed secrets
/// of people, and the seeds of unfinished games), so keep it where only you can read it.
#[derive(clap::Args, Debug)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Options {
    /// The file to write, which must not exist yet
    file: PathBuf,
    #[command(flatten)]
    database: DatabaseOption,
}

/// Runs the command.
pub(crate) fn run(options: &Options) -> Result<()> {
    database::block_on(copy(options))
}

async fn copy(options: &Options) -> Result<()> {
    let store = Store::open_read_only(&options.database.path()?).await.context("cannot open the database")?;
    let done = store.backup(&options.file).await.context("cannot write the backup");
    let stats = store.stats().await;
    store.close().await;
    done?;
    let stats = stats.context("cannot read the database")?;
    output::print(&format!(
        "{}: {} tables, {} events, {} people\n",
        options.file.display(),
        stats.tables,
        stats.events,
        stats.people
    ))
}
