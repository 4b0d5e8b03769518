//! Files around a database: who holds it, who may read it, copies that are whole or not there.

use std::ffi::OsString;
use std::fs::{self, DirBuilder, File, OpenOptions, TryLockError};
use std::io;
use std::path::{Path, PathBuf};

use crate::error::StoreError;

/// Holds a database for one `Store`, by a lock on a file beside it. The system lets it go when the process ends,
/// however it ends; the file itself stays, since removing it would let two in at once.
#[derive(Debug)]
pub(crate) struct Lock(#[expect(dead_code, reason = "the lock lives as long as the file is open")] File);

impl Lock {
    /// Takes the lock, or says that somebody has it.
    pub(crate) fn take(path: &Path) -> Result<Lock, StoreError> {
        // However the file is called: a link leads to the same lock.
        let beside = beside(&path.canonicalize().unwrap_or_else(|_| path.to_owned()), ".lock");
        let file = private()
            .create(true)
            .write(true)
            .truncate(false)
            .open(&beside)
            .map_err(StoreError::file(&beside))?;
        match file.try_lock() {
            Ok(()) => Ok(Lock(file)),
            Err(TryLockError::WouldBlock) => Err(StoreError::InUse(path.to_owned())),
            Err(TryLockError::Error(error)) => Err(StoreError::file(&beside)(error)),
        }
    }
}

/// The path with something added to the name.
pub(crate) fn beside(path: &Path, suffix: &str) -> PathBuf {
    let mut name = OsString::from(path);
    name.push(suffix);
    PathBuf::from(name)
}

/// The first of `name.what.bak`, `name.what.2.bak`, … that is not there yet.
pub(crate) fn unused(path: &Path, what: &str) -> PathBuf {
    let first = beside(path, &format!(".{what}.bak"));
    let others = (2..).map(|count| beside(path, &format!(".{what}.{count}.bak")));
    std::iter::once(first).chain(others).find(|path| !path.exists()).expect("some number is not used yet")
}

/// Makes the folder of a file, for the user alone.
pub(crate) fn make_folder(path: &Path) -> Result<(), StoreError> {
    let Some(folder) = path.parent().filter(|folder| !folder.as_os_str().is_empty()) else {
        return Ok(());
    };
    let mut builder = DirBuilder::new();
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.recursive(true).create(folder).map_err(StoreError::file(folder))
}

/// Makes an empty file if there is none, and lets nobody but the user read it: it holds secrets. SQLite gives the
/// files that it makes beside it the same permissions.
pub(crate) fn make_private(path: &Path) -> Result<(), StoreError> {
    let file = private().create(true).append(true).open(path).map_err(StoreError::file(path))?;
    restrict(&file).map_err(StoreError::file(path))?;
    sync_folder(path)
}

/// Writes a file in one go: `fill` fills one with another name, which is then synced and renamed. If anything
/// fails, or the process ends, there is no file of this name.
pub(crate) async fn make_whole(
    path: &Path,
    fill: impl AsyncFnOnce(&Path) -> Result<(), StoreError>,
) -> Result<(), StoreError> {
    if path.exists() {
        return Err(StoreError::Exists(path.to_owned()));
    }
    let part = beside(path, ".part");
    let made = async {
        remove(&part)?;
        make_private(&part)?;
        fill(&part).await?;
        sync(&part)?;
        rename(&part, path)
    }
    .await;
    if made.is_err() {
        let _ = fs::remove_file(&part);
    }
    made
}

/// Removes a file; it is no error if there is none.
pub(crate) fn remove(path: &Path) -> Result<(), StoreError> {
    match fs::remove_file(path) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => Err(StoreError::file(path)(error)),
        _ => Ok(()),
    }
}

/// Renames a file, also on the disk; it is no error if there is none.
pub(crate) fn rename(from: &Path, to: &Path) -> Result<(), StoreError> {
    match fs::rename(from, to) {
        Ok(()) => sync_folder(to),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(()),
        Err(error) => Err(StoreError::file(from)(error)),
    }
}

fn sync(path: &Path) -> Result<(), StoreError> {
    // For writing, since Windows syncs nothing else.
    let file = OpenOptions::new().append(true).open(path).map_err(StoreError::file(path))?;
    file.sync_all().map_err(StoreError::file(path))
}

/// A new name is on the disk when its folder is.
fn sync_folder(path: &Path) -> Result<(), StoreError> {
    #[cfg(unix)]
    if let Some(folder) = path.parent() {
        let folder = if folder.as_os_str().is_empty() { Path::new(".") } else { folder };
        File::open(folder).and_then(|folder| folder.sync_all()).map_err(StoreError::file(folder))?;
    }
    let _ = path;
    Ok(())
}

fn private() -> OpenOptions {
    let mut options = OpenOptions::new();
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options
}

#[cfg(unix)]
fn restrict(file: &File) -> io::Result<()> {
    use std::os::unix::fs::PermissionsExt;
    let mut permissions = file.metadata()?.permissions();
    if permissions.mode() & 0o777 != 0o600 {
        permissions.set_mode(0o600);
        file.set_permissions(permissions)?;
    }
    Ok(())
}

#[cfg(not(unix))]
fn restrict(_: &File) -> io::Result<()> {
    Ok(())
}
