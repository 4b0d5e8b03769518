//! Files of earlier programs, in `tests/fixtures`: what was written once is read for ever, and written the same.

mod notation;
mod positions;
mod records;

use std::fs;
use std::path::{Path, PathBuf};

use carvania_rules::{Game, Turn};
use serde_json::{Map, Value, json};

fn path(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fixtures").join(name)
}

fn read(name: &str) -> String {
    fs::read_to_string(path(name)).unwrap_or_else(|error| panic!("{name}: {error}"))
}

/// The names of the files in a folder, in order.
fn names(folder: &str) -> Vec<String> {
    let files = fs::read_dir(path(folder)).unwrap();
    let mut names: Vec<String> = files.map(|file| file.unwrap().file_name().into_string().unwrap()).collect();
    names.sort();
    names
}

/// Who decides, as the engine says it.
fn turn(game: &Game) -> Value {
    match game.turn() {
        Turn::Seat(seat) => json!({ "seat": seat.number() }),
        Turn::Chance => json!("chance"),
        Turn::Over => json!("over"),
    }
}

/// The points of every seat by where they come from.
fn scores(game: &Game) -> Vec<Value> {
    let scores = game.scores();
    let sheet = |seat| {
        let mut sheet = Map::new();
        sheet.insert("total".to_owned(), json!(scores[seat].total()));
        let items = game.title().sources().iter();
        sheet.extend(items.map(|&source| (source.name().to_owned(), json!(scores[seat].from(source)))));
        Value::from(sheet)
    };
    game.seats().map(sheet).collect()
}

fn ranking(game: &Game) -> Vec<usize> {
    game.ranking().into_iter().map(|seat| seat.number()).collect()
}
