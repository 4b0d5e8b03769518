//! The files of a database: locking, permissions, and copies that are complete or absent.

use std::ffi::OsString;
use std::fs::{self, DirBuilder, File, OpenOptions, TryLockError};
use std::io::{self, Read as _, Seek as _, Write as _};
use std::path::{Path, PathBuf};

use crate::error::StoreError;

/// Holds a database for one `Store`, by a lock on a file beside it. The system lets it go when the process ends,
/// however it ends; the file itself stays, since removing it would let two in at once.
#[derive(Debug)]
pub(crate) struct Lock(File);

impl Lock {
    /// Takes the lock, or says that another process has it.
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

    /// Says in the locked file which database it is for, so that others can tell when another one is in its place.
    pub(crate) fn name(&mut self, identity: Option<Identity>) -> io::Result<()> {
        let Lock(file) = self;
        file.set_len(0)?;
        file.rewind()?;
        match identity {
            Some(Identity(device, number)) => writeln!(file, "{device} {number}"),
            None => Ok(()),
        }
    }
}

/// Whether a process has the database of this name open, but its file is gone or is another one now. Nothing is made.
pub(crate) fn is_open_elsewhere(path: &Path) -> bool {
    let Some(mut file) = locked(path) else { return false };
    let mut name = String::new();
    // Where a locked file cannot be read, it can only be told whether there is a database.
    let opened = file.read_to_string(&mut name).ok().and_then(|_| Identity::read(&name));
    Identity::of(path).is_none_or(|found| opened.is_some_and(|opened| opened != found))
}

/// Whether a process has the database of this name open. Nothing is made.
pub(crate) fn is_locked(path: &Path) -> bool {
    locked(path).is_some()
}

/// The file beside a database that a process has locked.
fn locked(path: &Path) -> Option<File> {
    let beside = beside(&path.canonicalize().unwrap_or_else(|_| path.to_owned()), ".lock");
    let file = OpenOptions::new().read(true).open(beside).ok()?;
    matches!(file.try_lock_shared(), Err(TryLockError::WouldBlock)).then_some(file)
}

/// Which file it is, whatever it is called: another one in its place is not the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Identity(u64, u64);

impl Identity {
    /// The file of this name, if there is one.
    #[cfg(unix)]
    pub(crate) fn of(path: &Path) -> Option<Identity> {
        use std::os::unix::fs::MetadataExt;
        fs::metadata(path).ok().map(|metadata| Identity(metadata.dev(), metadata.ino()))
    }

    /// On systems without file numbers, only whether the file exists.
    #[cfg(not(unix))]
    pub(crate) fn of(path: &Path) -> Option<Identity> {
        path.exists().then_some(Identity(0, 0))
    }

    fn read(text: &str) -> Option<Identity> {
        let (device, number) = text.trim().split_once(' ')?;
        Some(Identity(device.parse().ok()?, number.parse().ok()?))
    }
}

/// The log beside a database that the connection for writing has open.
#[derive(Clone, Debug)]
pub(crate) struct Log {
    path: PathBuf,
    /// Which file it is, once something was written.
    opened: Option<Identity>,
}

impl Log {
    pub(crate) fn of(database: &Path) -> Log {
        Log { path: beside(database, "-wal"), opened: None }
    }

    /// The connection is closed: the next one may begin a new log.
    pub(crate) fn close(&mut self) {
        self.opened = None;
    }

    /// After a commit: whether what was written is in the log of that name. Otherwise a crash loses it.
    pub(crate) fn check(&mut self) -> Result<(), StoreError> {
        let found = Identity::of(&self.path);
        let opened = self.opened.or(found);
        if found.is_none() || found != opened {
            return Err(StoreError::LogReplaced);
        }
        self.opened = opened;
        Ok(())
    }
}

/// The path with something added to the name.
pub(crate) fn beside(path: &Path, suffix: &str) -> PathBuf {
    let mut name = OsString::from(path);
    name.push(suffix);
    PathBuf::from(name)
}

/// The first of `name.what.bak`, `name.what.2.bak`, … that is not there yet, nor a log of that name.
pub(crate) fn unused(path: &Path, what: &str) -> PathBuf {
    let first = beside(path, &format!(".{what}.bak"));
    let others = (2..).map(|count| beside(path, &format!(".{what}.{count}.bak")));
    let is_free = |path: &PathBuf| !path.exists() && !beside(path, "-wal").exists();
    std::iter::once(first).chain(others).find(is_free).expect("some number is not used yet")
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
        Ok(()) => sync_folder(path),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(()),
        Err(error) => Err(StoreError::file(path)(error)),
    }
}

/// Gives a file a second name, also on the disk; where the file system knows no second names, a copy. It is no error
/// if there is no such file.
pub(crate) fn link(from: &Path, to: &Path) -> Result<(), StoreError> {
    match fs::hard_link(from, to) {
        Ok(()) => sync_folder(to),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(()),
        Err(_) => {
            let part = beside(to, ".part");
            fs::copy(from, &part).map_err(StoreError::file(&part))?;
            sync(&part)?;
            rename(&part, to)
        }
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
