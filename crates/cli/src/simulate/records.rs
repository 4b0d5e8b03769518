//! A folder with the record of every game of a simulation.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, ensure};
use carvania_lab::simulate::{GameResult, Simulation};
use carvania_rules::Action;

use crate::input;

/// As the names of records end that are saved while playing.
const ENDING: &str = ".record";

/// Where records go, if anywhere.
pub(super) struct Records<'a> {
    folder: Option<&'a Path>,
    simulation: &'a Simulation,
}

impl<'a> Records<'a> {
    /// Whether records can go to the folder, as far as that shows. One with records of the same games is refused,
    /// unless this run goes on with them. Nothing is made yet, since the run may still be refused for something else.
    pub(super) fn new(
        folder: Option<&'a Path>,
        simulation: &'a Simulation,
        goes_on: bool,
    ) -> Result<Records<'a>> {
        let records = Records { folder, simulation };
        let Some(folder) = folder.filter(|folder| folder.exists()) else { return Ok(records) };
        let name = input::name(folder);
        let there =
            fs::read_dir(folder).with_context(|| format!("{name} cannot be used as a folder for records"))?;
        let is_ours = |file: &str| file.starts_with(&records.prefix()) && file.ends_with(ENDING);
        let has_ours = there.flatten().any(|file| file.file_name().to_str().is_some_and(is_ours));
        ensure!(goes_on || !has_ours, "{name} already holds records of such games: name another folder");
        Ok(records)
    }

    /// Makes the folder, if one is named and it is not there.
    pub(super) fn begin(&self) -> Result<()> {
        let Some(folder) = self.folder else { return Ok(()) };
        let name = input::name(folder);
        fs::create_dir_all(folder).with_context(|| format!("cannot make the folder {name}, check the path"))
    }

    /// Writes the record of a game.
    pub(super) fn add(&self, played: &GameResult, actions: &[Action]) -> io::Result<()> {
        let Some(folder) = self.folder else { return Ok(()) };
        let record = self.simulation.record(played, actions).map_err(io::Error::other)?;
        fs::write(self.file(folder, played), record.to_text())
    }

    fn file(&self, folder: &Path, played: &GameResult) -> PathBuf {
        folder.join(format!("{}{:06}{ENDING}", self.prefix(), played.number()))
    }

    /// What the names of all files begin with.
    fn prefix(&self) -> String {
        format!("carvania-{}-{}-", self.simulation.setup.title, self.simulation.seed)
    }
}
