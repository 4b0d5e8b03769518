//! `carvania doctor`: whether a server can run here, and whether what it keeps is sound.

mod replay;

use std::net::{SocketAddr, TcpListener};
use std::path::Path;
use std::time::{SystemTime, UNIX_EPOCH};

use anyhow::{Result, bail};
use carvania_store::{Store, StoreError, Trace};

use crate::database::{self, DatabaseOption};
use crate::listen::ListenOption;
use crate::{output, serve};

const EXAMPLES: &str = "\
Examples:
  carvania doctor                               what a server without options would use
  carvania doctor --database /srv/carvania.db   another database";

/// Check the database of a server and what it needs: one line each; exit status 1 if anything is wrong.
///
/// Nothing is changed, and the server may be running.
#[derive(clap::Args, Debug)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Options {
    #[command(flatten)]
    database: DatabaseOption,
    #[command(flatten)]
    address: ListenOption,
}

/// What was found out about something: all is well, or it is not.
type Finding = Result<String, String>;

/// With less room on the disk games are in danger.
const MIN_ROOM: u64 = 200 << 20;
/// No clock that goes right shows an earlier time: 2026-01-01, in milliseconds since 1970.
const EARLIEST: u64 = 1_767_225_600_000;
/// How far a clock may have been set back, in milliseconds.
const SET_BACK: u64 = 60_000;

/// Runs the command.
pub(crate) fn run(options: &Options) -> Result<()> {
    database::block_on(examine(options))
}

async fn examine(options: &Options) -> Result<()> {
    let path = options.database.path()?;
    let mut findings = Vec::new();
    match Store::open_read_only(&path).await {
        Ok(store) => {
            match Store::trace(&path) {
                Some(trace) => findings.push(("database", Err(lost(&path, &trace)))),
                None => findings.extend(examine_store(&store, &path).await),
            }
            store.close().await;
        }
        Err(StoreError::Missing(_)) => {
            let new = || format!("{} does not exist yet: a server makes it", path.display());
            findings.push((
                "database",
                Store::trace(&path).map_or_else(|| Ok(new()), |trace| Err(lost(&path, &trace))),
            ));
            findings.push(("clock", clock(None)));
        }
        Err(error) => findings.push(("database", Err(error.to_string()))),
    }
    findings.push(("disk", disk(&path)));
    findings.push(("port", port(options.address.listen)));
    report(&findings)
}

fn lost(path: &Path, trace: &Trace) -> String {
    let name = path.display();
    match trace {
        Trace::InUse => format!(
            "{name} was removed or replaced while a server uses it: stop the server and put the file back with what lies \
             beside it"
        ),
        Trace::Log(log) => format!(
            "{name} is not there, but its log {} is: put the file back, or move the log away to begin anew",
            log.display()
        ),
    }
}

async fn examine_store(store: &Store, path: &Path) -> Vec<(&'static str, Finding)> {
    let last_beat = store.last_heartbeat().await.ok().flatten();
    vec![
        ("database", stats(store, path).await),
        ("integrity", integrity(store).await),
        ("tables", replay::all(store).await),
        ("clock", clock(last_beat)),
    ]
}

async fn stats(store: &Store, path: &Path) -> Finding {
    let stats = store.stats().await.map_err(|error| error.to_string())?;
    let megabytes = stats.bytes as f64 / f64::from(1 << 20);
    Ok(format!(
        "{}, {megabytes:.1} MB, its schema is known: {} tables, {} events, {} people",
        path.display(),
        stats.tables,
        stats.events,
        stats.people
    ))
}

async fn integrity(store: &Store) -> Finding {
    match store.check().await {
        Ok(problems) if problems.is_empty() => Ok("the file is sound".to_owned()),
        Ok(problems) => Err(format!("{} problems, restore a backup: {}", problems.len(), problems[0])),
        Err(error) => Err(error.to_string()),
    }
}

fn clock(last_beat: Option<u64>) -> Finding {
    let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default().as_millis();
    let now = u64::try_from(now).unwrap_or(u64::MAX);
    if now < EARLIEST {
        return Err("the clock of this machine is years behind: set it".to_owned());
    }
    match last_beat {
        Some(beat) if now + SET_BACK < beat => Err(format!(
            "a server ran here {} s in the future: set the clock of this machine",
            (beat - now) / 1000
        )),
        Some(_) | None => Ok("the clock goes on".to_owned()),
    }
}

#[cfg(unix)]
fn disk(database: &Path) -> Finding {
    let mut folders = database
        .ancestors()
        .skip(1)
        .map(|path| if path.as_os_str().is_empty() { Path::new(".") } else { path });
    let folder = folders.find(|folder| folder.exists()).unwrap_or(Path::new("."));
    let room =
        rustix::fs::statvfs(folder).map_err(|error| format!("cannot tell the room on the disk: {error}"))?;
    let free = room.f_bavail.saturating_mul(room.f_frsize);
    let text = format!("{} MB are free at {}", free >> 20, folder.display());
    if free >= MIN_ROOM { Ok(text) } else { Err(format!("only {text}: make room")) }
}

#[cfg(not(unix))]
fn disk(_: &Path) -> Finding {
    Ok("not checked on this system".to_owned())
}

fn port(address: SocketAddr) -> Finding {
    match TcpListener::bind(address) {
        Ok(_) => Ok(format!("{address} is free")),
        Err(error) if error.kind() == std::io::ErrorKind::AddrInUse => {
            Ok(format!("{address} is taken, by a running server if all is well"))
        }
        Err(error) => Err(serve::cannot_listen(address, &error).to_string()),
    }
}

fn report(findings: &[(&str, Finding)]) -> Result<()> {
    for (what, finding) in findings {
        let (mark, text) = match finding {
            Ok(text) => ("ok  ", text),
            Err(text) => ("BAD ", text),
        };
        output::print(&format!("{mark} {what:<10} {}\n", output::one_line(text)))?;
    }
    match findings.iter().filter(|(_, finding)| finding.is_err()).count() {
        0 => Ok(()),
        count => bail!("{count} of {} checks failed", findings.len()),
    }
}
