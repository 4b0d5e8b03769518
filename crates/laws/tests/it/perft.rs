//! The perft tables: so many sequences of actions from here, no more and no fewer.

use std::fs;
use std::path::{Path, PathBuf};

use carvania_lab::deal::Dealer;
use carvania_laws::mountain_reference::the_mountain_reference_agrees;
use carvania_laws::reference::the_reference_agrees;
use carvania_laws::world_reference::the_world_reference_agrees;
use carvania_rules::{Components, Record, Setup, Title, perft};

/// Up to so many sequences the reference counts them too.
const CONFIRMED: u64 = 30_000;

/// A line of a table: `GE 2 seed 1 depth 4 = 3435`.
struct Row {
    start: Record,
    depth: u32,
    sequences: u64,
}

#[test]
fn the_tables_are_right() {
    let folder = folder();
    let tables = fs::read_dir(&folder).unwrap().map(|entry| entry.unwrap().path());
    let tables: Vec<PathBuf> =
        tables.filter(|path| path.extension().is_some_and(|end| end == "txt")).collect();
    assert!(!tables.is_empty(), "no table in {}", folder.display());
    for table in tables {
        let text = fs::read_to_string(&table).unwrap();
        for line in text.lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
            check(line);
        }
    }
}

fn check(line: &str) {
    let Row { start, depth, sequences } = read(line).unwrap_or_else(|| panic!("no row of a table: {line}"));
    assert_eq!(perft(start.game(), depth), sequences, "{line}");
    if sequences <= CONFIRMED {
        let confirmed = match start.game().title() {
            Title::GolemEdition => the_reference_agrees(&start).perft(depth),
            Title::EasternMountains | Title::CallForAdventure => {
                the_mountain_reference_agrees(&start).perft(depth)
            }
            Title::EndlessWorld | Title::JourneyOne | Title::JourneyTwo | Title::JourneyThree => {
                the_world_reference_agrees(&start).perft(depth)
            }
        };
        assert_eq!(confirmed, sequences, "the reference on: {line}");
    }
}

fn read(line: &str) -> Option<Row> {
    let (start, count) = line.split_once(" depth ")?;
    let (depth, sequences) = count.split_once(" = ")?;
    let (depth, sequences) = (depth.trim().parse().ok()?, sequences.trim().parse().ok()?);
    let words: Vec<&str> = start.split_whitespace().collect();
    let start = match words.as_slice() {
        [title, players, "empty"] => empty(title, players)?,
        [title, players, "seed", seed] => dealt(empty(title, players)?, seed.parse().ok()?),
        [title, players, "record", name] => {
            let record = recorded(name);
            let game = record.game();
            (game.title().code() == *title && game.players().to_string() == *players).then_some(record)?
        }
        _ => return None,
    };
    Some(Row { start, depth, sequences })
}

fn empty(title: &str, players: &str) -> Option<Record> {
    let title: Title = title.parse().ok()?;
    Record::new(&Setup::standard(title, players.parse().ok()?)).ok()
}

/// The table after the draws that come before the first turn.
fn dealt(mut record: Record, seed: u64) -> Record {
    for number in 0.. {
        let Some(draw) = Dealer::new(seed).draw(record.game(), number) else { break };
        record.apply(draw).unwrap();
    }
    record
}

fn recorded(name: &str) -> Record {
    let path = folder().join("records").join(name).with_extension("txt");
    let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    Record::from_text(&text, Components::standard()).unwrap()
}

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/perft")
}
