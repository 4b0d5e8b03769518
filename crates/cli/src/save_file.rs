//! The file in which a long run keeps what is finished, line by line, to go on from when it was stopped.

use std::fs::{File, OpenOptions, TryLockError};
use std::io::{self, BufReader, Seek, SeekFrom, Write};
use std::path::Path;
use std::sync::{Mutex, PoisonError};

use anyhow::{Context, Result, bail, ensure};

use crate::input;

/// Where finished parts go, if anywhere.
pub(crate) struct SaveFile(Option<Mutex<File>>);

impl SaveFile {
    /// Opens the file, if one is named. `read` takes over what it holds already, and says how many of its bytes are
    /// whole lines. A file without any begins with this header.
    pub(crate) fn open(
        path: Option<&Path>,
        header: &str,
        read: impl FnOnce(BufReader<&File>) -> Result<u64>,
    ) -> Result<SaveFile> {
        let Some(path) = path else { return Ok(SaveFile(None)) };
        let name = input::name(path);
        ensure!(!path.is_dir(), "{name} is a folder: name a file in it");
        let file = OpenOptions::new().read(true).write(true).create(true).truncate(false).open(path);
        let file = file.with_context(|| format!("cannot open {name}, check the path"))?;
        lock(&file, &name)?;
        let whole = read(BufReader::new(&file));
        let whole = whole.with_context(|| format!("cannot continue from {name}, so name another file"))?;
        begin(&file, whole, header).with_context(|| format!("cannot write {name}, check the path"))?;
        Ok(SaveFile(Some(Mutex::new(file))))
    }

    /// Keeps a line: the whole of it at once, so that a killed program tears at most the last one.
    pub(crate) fn add(&self, line: impl FnOnce() -> String) -> io::Result<()> {
        let Some(file) = &self.0 else { return Ok(()) };
        let line = line();
        file.lock().unwrap_or_else(PoisonError::into_inner).write_all(line.as_bytes())
    }
}

/// Two runs that write to one file would each miss what the other does.
fn lock(file: &File, name: &str) -> Result<()> {
    match file.try_lock() {
        Ok(()) => Ok(()),
        Err(TryLockError::WouldBlock) => {
            bail!("{name} is in use by another run: name another file, or wait for it")
        }
        // Where files cannot be locked, whoever starts two runs has to take care.
        Err(TryLockError::Error(_)) => Ok(()),
    }
}

/// Drops a torn last line, and goes to the end.
fn begin(mut file: &File, whole: u64, header: &str) -> io::Result<()> {
    file.set_len(whole)?;
    file.seek(SeekFrom::End(0))?;
    if whole == 0 { file.write_all(header.as_bytes()) } else { Ok(()) }
}
