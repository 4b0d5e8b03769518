//! What keeps a program in a seat of a server from what is not its business: a cleared environment, limits of the system,
//! and on Linux (Landlock) no way to the database, which has the seeds of the games that are being played.

use std::env;
use std::io;
use std::path::PathBuf;
use std::process::{Child, Command};

/// How a program is confined.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Confinement {
    /// A file that it may not open, nor any other in the same folder whose name begins so.
    pub hidden: PathBuf,
    /// How much memory each of its processes may have for data, in bytes.
    pub memory: u64,
}

/// What a program gets to know of the environment: where programs and files lie, the language, the time zone.
const KEPT: [&str; 10] =
    ["PATH", "HOME", "LANG", "LC_ALL", "LC_CTYPE", "TZ", "TMPDIR", "TEMP", "SYSTEMROOT", "LD_LIBRARY_PATH"];

impl Confinement {
    /// Whether the system can hide files from a program.
    pub fn is_supported() -> bool {
        system::can_hide()
    }

    /// Starts a program so.
    pub(super) fn spawn(&self, command: &mut Command) -> io::Result<Child> {
        let kept = KEPT.iter().filter_map(|name| env::var_os(name).map(|value| (name, value)));
        let kept: Vec<_> = kept.collect();
        command.env_clear().envs(kept);
        system::spawn(self, command)
    }
}

#[cfg(target_os = "linux")]
mod system {
    use std::ffi::{OsStr, OsString};
    use std::fs;
    use std::io;
    use std::os::unix::ffi::OsStrExt;
    use std::path::{Path, PathBuf};
    use std::process::{Child, Command};
    use std::thread;

    use landlock::{
        ABI, Access, AccessFs, Ruleset, RulesetAttr, RulesetCreatedAttr, RulesetError, RulesetStatus, Scope,
        path_beneath_rules,
    };
    use rustix::process::{Pid, Resource, Rlimit, prlimit};

    use super::Confinement;

    /// What can be asked of the system; an older one does what it can.
    const NEWEST: ABI = ABI::V6;
    /// How many files a program may have open.
    const MAX_FILES: u64 = 1024;

    pub(super) fn can_hide() -> bool {
        let restricted = thread::spawn(|| restrict(&[])).join();
        matches!(restricted, Ok(Ok(status)) if status != RulesetStatus::NotEnforced)
    }

    /// Whoever restricts a thread restricts what it starts, and a thread is easily done without.
    pub(super) fn spawn(confinement: &Confinement, command: &mut Command) -> io::Result<Child> {
        let others = others(&confinement.hidden)?;
        let spawned = thread::scope(|scope| {
            let spawning = scope.spawn(|| {
                restrict(&others).map_err(io::Error::other)?;
                command.spawn()
            });
            spawning.join()
        });
        let mut child = spawned.map_err(|_| io::Error::other("the program could not be confined"))??;
        if let Err(error) = limit(&child, confinement.memory) {
            _ = child.kill();
            _ = child.wait();
            return Err(error);
        }
        Ok(child)
    }

    fn limit(child: &Child, memory: u64) -> io::Result<()> {
        let limits = [(Resource::Data, memory), (Resource::Core, 0), (Resource::Nofile, MAX_FILES)];
        for (resource, most) in limits {
            let most = Rlimit { current: Some(most), maximum: Some(most) };
            match prlimit(Some(Pid::from_child(child)), resource, most) {
                // It has ended already.
                Ok(_) | Err(rustix::io::Errno::SRCH) => {}
                Err(error) => return Err(error.into()),
            }
        }
        Ok(())
    }

    /// Lets this thread, and all that it starts, use nothing but what lies there.
    fn restrict(paths: &[PathBuf]) -> Result<RulesetStatus, RulesetError> {
        let all = AccessFs::from_all(NEWEST);
        let status = Ruleset::default()
            .handle_access(all)?
            .scope(Scope::Signal)?
            .create()?
            .add_rules(path_beneath_rules(paths, all))?
            .restrict_self()?;
        Ok(status.ruleset)
    }

    /// Everything but a file and those in its folder whose names begin like its own: what lies beside the folders that lead
    /// there, and beside the file. A link is not followed: where it leads is among the others, or is hidden.
    fn others(file: &Path) -> io::Result<Vec<PathBuf>> {
        let file = std::path::absolute(file)?;
        let (Some(folder), Some(name)) = (file.parent(), file.file_name()) else { return Ok(Vec::new()) };
        let folder = folder.canonicalize()?;
        let mut others = beside(&folder, |other| !other.as_bytes().starts_with(name.as_bytes()));
        for (above, below) in folder.ancestors().skip(1).zip(folder.ancestors()) {
            others.extend(beside(above, |other| Some(other) != below.file_name()));
        }
        Ok(others)
    }

    /// What lies in a folder and is meant. A folder that cannot be read leads nowhere for programs either.
    fn beside(folder: &Path, is_meant: impl Fn(&OsStr) -> bool) -> Vec<PathBuf> {
        let entries = fs::read_dir(folder).into_iter().flatten().flatten();
        let plain = entries.filter(|entry| entry.file_type().is_ok_and(|kind| !kind.is_symlink()));
        let meant = plain.filter(|entry| {
            let name: OsString = entry.file_name();
            is_meant(&name)
        });
        meant.map(|entry| entry.path()).collect()
    }
}

#[cfg(not(target_os = "linux"))]
mod system {
    use std::io;
    use std::process::{Child, Command};

    use super::Confinement;

    pub(super) fn can_hide() -> bool {
        false
    }

    pub(super) fn spawn(_: &Confinement, command: &mut Command) -> io::Result<Child> {
        command.spawn()
    }
}

#[cfg(all(test, target_os = "linux"))]
mod tests {
    use std::fs;
    use std::path::Path;
    use std::time::{Duration, Instant};

    use super::super::process::Process;
    use super::*;

    /// What a program of the shell writes until it ends.
    fn said(script: &str, confinement: Option<&Confinement>) -> Vec<String> {
        // It begins when it is told to: the limits are there by then.
        let arguments = ["-c".to_owned(), format!("read go; {script}")];
        let mut process = Process::start("/bin/sh", &arguments, confinement).unwrap();
        process.ask(b"go\n".to_vec()).unwrap();
        let deadline = Instant::now() + Duration::from_secs(60);
        let mut lines = Vec::new();
        while let Ok(Some(line)) = process.hear(deadline, None) {
            lines.push(String::from_utf8_lossy(&line).trim_end().to_owned());
        }
        lines
    }

    fn folder(test: &str) -> PathBuf {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../target/confinement").join(test);
        _ = fs::remove_dir_all(&folder);
        fs::create_dir_all(&folder).unwrap();
        folder.canonicalize().unwrap()
    }

    fn confined(hidden: PathBuf) -> Confinement {
        Confinement { hidden, memory: 64 << 20 }
    }

    #[test]
    fn a_program_cannot_open_what_is_hidden() {
        let folder = folder("hidden");
        for (name, text) in [("carvania.db", "the seed"), ("carvania.db-wal", "the log"), ("mybot", "my bot")]
        {
            fs::write(folder.join(name), text).unwrap();
        }
        std::os::unix::fs::symlink(folder.join("carvania.db"), folder.join("link")).unwrap();
        let confinement = confined(folder.join("carvania.db"));
        let at = folder.display();
        let script = format!(
            "for name in carvania.db carvania.db-wal link mybot; do cat {at}/$name 2>/dev/null || echo refused; echo; done; \
             echo mine > {at}/mybot && cat {at}/mybot; cp {at}/carvania.db {at}/copy 2>/dev/null || echo refused"
        );
        let confined = said(&script, Some(&confinement)).join(" ");
        // Where the system cannot hide files, programs start all the same.
        let expected = if Confinement::is_supported() {
            "refused refused refused my bot mine refused"
        } else {
            "the seed the log the seed my bot mine"
        };
        assert_eq!(confined.split_whitespace().collect::<Vec<_>>().join(" "), expected);
        assert!(said(&script, None).concat().contains("the seed"));
    }

    #[test]
    fn a_program_knows_little_of_the_environment_and_has_limits() {
        let confinement = confined(folder("environment").join("carvania.db"));
        let script = "echo \"[$CARGO_MANIFEST_DIR]\"; test -n \"$PATH\" && echo path; ulimit -d; ulimit -c";
        assert_eq!(said(script, Some(&confinement)), ["[]", "path", "65536", "0"]);
        assert_ne!(said(script, None)[0], "[]");
    }
}
