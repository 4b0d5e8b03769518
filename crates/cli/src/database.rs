//! Where the tables of a server are kept.

use std::env;
use std::path::PathBuf;

use anyhow::{Context, Result};

/// The option that names the database.
#[derive(clap::Args, Clone, Debug)]
pub(crate) struct DatabaseOption {
    /// The file in which tables are kept [default: carvania/carvania.db in the user's data directory]
    #[arg(long, value_name = "FILE", env = "CARVANIA_DATABASE")]
    database: Option<PathBuf>,
}

impl DatabaseOption {
    /// The file that the option names, or the usual one.
    pub(crate) fn path(&self) -> Result<PathBuf> {
        match &self.database {
            Some(path) => Ok(path.clone()),
            None => {
                let folder = data_folder(|name| env::var_os(name).map(PathBuf::from));
                let folder = folder.context("there is no data directory: name a file with --database")?;
                Ok(folder.join("carvania").join("carvania.db"))
            }
        }
    }
}

/// The user's data directory, as the system has it.
fn data_folder(variable: impl Fn(&str) -> Option<PathBuf>) -> Option<PathBuf> {
    let absolute = |name: &str| variable(name).filter(|path| path.is_absolute());
    let at_home = |rest: &str| Some(absolute("HOME")?.join(rest));
    if cfg!(windows) {
        absolute("LOCALAPPDATA")
    } else if cfg!(target_os = "macos") {
        absolute("XDG_DATA_HOME").or_else(|| at_home("Library/Application Support"))
    } else {
        absolute("XDG_DATA_HOME").or_else(|| at_home(".local/share"))
    }
}

/// Runs a command that reads or writes a database. One thread will do.
pub(crate) fn block_on<T>(command: impl Future<Output = Result<T>>) -> Result<T> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
    runtime.context("cannot start the threads of the program")?.block_on(command)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    #[cfg(target_os = "linux")]
    fn the_data_directory_is_that_of_the_system() {
        let home = |name: &str| (name == "HOME").then(|| PathBuf::from("/home/ada"));
        assert_eq!(data_folder(home), Some(PathBuf::from("/home/ada/.local/share")));
        let xdg =
            |name: &str| Some(PathBuf::from(if name == "XDG_DATA_HOME" { "/data" } else { "/home/ada" }));
        assert_eq!(data_folder(xdg), Some(PathBuf::from("/data")));
        assert_eq!(data_folder(|_| Some(PathBuf::from("relative"))), None);
        assert_eq!(data_folder(|_| None), None);
    }
}
