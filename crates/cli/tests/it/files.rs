//! Files for the program to read: each test writes its own.

use std::fs;
use std::path::{Path, PathBuf};

use carvania_bots::Reflex;
use carvania_lab::deal;
use carvania_rules::{Actions, Components, Record, Setup, Title, Turn};

/// A component file that can be played with, and that is not the printed one.
pub(crate) fn other_components() -> String {
    other(carvania_rules::components::golem_edition::FILE, "points = 20", "points = 21")
}

/// A component file of Eastern Mountains that can be played with, and that is not the printed one.
pub(crate) fn other_mountains() -> String {
    other(carvania_rules::components::eastern_mountains::FILE, "points = 20", "points = 21")
}

/// A component file of An Endless World that can be played with, and that is not the printed one.
pub(crate) fn other_world() -> String {
    other(carvania_rules::components::endless_world::FILE, "points = 4\n", "points = 5\n")
}

fn other(printed: &str, from: &str, to: &str) -> String {
    let other = printed.replacen(from, to, 1);
    assert_ne!(other, printed);
    other
}

/// A map file that can be played on, and that is not that of the first game. One cell touches a single other.
pub(crate) const MAP: &str = r#"
drawing = """
V   o   o   o   V
  o   o   o   o
o   o   o   o   o
  o   o   o   o
V   o   o   o
              o
V
"""
"#;

/// A map file for journeys, and not the usual map.
pub(crate) const JOURNEY_MAP: &str = r#"
drawing = """
o   o   o
  o   ~   o
o   o   o
  o   o   o
    o
"""
"#;

/// Writes a file that no other test has, and gives its path.
pub(crate) fn file(name: &str, text: &str) -> String {
    let path = path(name);
    fs::write(&path, text).unwrap();
    path.to_str().unwrap().to_owned()
}

/// Where a file of that name goes.
pub(crate) fn path(name: &str) -> PathBuf {
    Path::new(env!("CARGO_TARGET_TMPDIR")).join(name)
}

/// The record of a whole game between eager bots.
pub(crate) fn record() -> Record {
    record_with(Components::standard(), usize::MAX)
}

/// The record of the first actions of a game.
pub(crate) fn record_with(components: &'static Components, most: usize) -> Record {
    record_of(Setup { components, ..Setup::standard(Title::GolemEdition, 2) }, most)
}

/// The record of the first actions of a game of any kind.
pub(crate) fn record_of(setup: Setup, most: usize) -> Record {
    let mut record = Record::new(&setup).unwrap();
    record.headers_mut().note("seat-1", "Ada").unwrap();
    record.comment("a game among friends");
    let mut rng = deal::generator(1, 0);
    let mut actions = Actions::new();
    while record.actions().len() < most {
        let game = record.game();
        let action = match game.turn() {
            Turn::Seat(_) => Reflex::Eager.choose(game, &mut actions, &mut rng),
            Turn::Chance => game.draw(&mut rng),
            Turn::Over => break,
        };
        record.apply(action.unwrap()).unwrap();
    }
    record
}
