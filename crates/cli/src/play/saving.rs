//! Keeping a game in a file, and taking it up again.

use std::fs::{self, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use carvania_rules::Record;
use carvania_rules::record::Headers;

use super::table::{Player, Table};

/// The note of a record that keeps the seed, so that the same cards come after a break.
const SEED: &str = "seed";

/// The seed that a record notes.
pub(super) fn noted_seed(record: &Record) -> Option<u64> {
    note(record, SEED)?.parse().ok()
}

/// Who sits where, as far as a record notes it.
pub(super) fn noted_players(record: &Record) -> Vec<Option<Player>> {
    record
        .game()
        .seats()
        .map(|seat| note(record, &player_note(seat.number())).and_then(|name| Player::named(name).ok()))
        .collect()
}

fn note<'a>(record: &'a Record, name: &str) -> Option<&'a str> {
    record.headers().notes().iter().find(|(other, _)| other == name).map(|(_, value)| value.as_str())
}

fn player_note(number: usize) -> String {
    format!("player-{number}")
}

/// Where a game is saved unless its player says otherwise.
pub(super) fn usual_file(table: &Table) -> PathBuf {
    let name = || PathBuf::from(format!("carvania-{}-{}.record", table.game().title(), table.seed));
    table.file.clone().unwrap_or_else(name)
}

/// Writes the record, with notes of the seed and the players, but not over another file.
pub(super) fn save(table: &mut Table, file: &Path) -> io::Result<()> {
    write_notes(table);
    let text = table.record.to_text();
    if table.file.as_deref() == Some(file) {
        fs::write(file, text)?;
    } else {
        OpenOptions::new().write(true).create_new(true).open(file)?.write_all(text.as_bytes())?;
    }
    table.file = Some(file.to_owned());
    Ok(())
}

/// Notes the seed and the players in the record, in place of what it noted about them before. What was promised about
/// the draws is left out: those that come now are of another seed.
fn write_notes(table: &mut Table) {
    let mut ours = vec![(SEED.to_owned(), table.seed.to_string())];
    ours.extend(table.players.iter().zip(1..).map(|(player, number)| (player_note(number), player.name())));
    let old = std::mem::take(table.record.headers_mut());
    let others = old.notes().iter().filter(|(name, _)| ours.iter().all(|(ours, _)| ours != name)).cloned();
    let mut headers = Headers::default();
    for (name, value) in others.chain(ours.iter().cloned()) {
        // All of these are names and values that a header may have: the old ones were headers before.
        let _ = headers.note(&name, &value);
    }
    *table.record.headers_mut() = headers;
}
