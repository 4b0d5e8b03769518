//! The component file of An Endless World and An Heroic Journey, and others in its place.

mod counts;
mod digest;
mod faults;
mod other_box;
mod printed;

use carvania_rules::Components;
use carvania_rules::components::endless_world::FILE;

/// The printed file with a change in one place.
fn changed(from: &str, to: &str) -> String {
    assert!(FILE.contains(from), "{from} is not in the file");
    FILE.replacen(from, to, 1)
}

/// The printed file without the line, or the block, that begins with these words.
fn without(start: &str) -> String {
    let (before, rest) = FILE.split_once(start).unwrap_or_else(|| panic!("{start} is not in the file"));
    let end = if start.starts_with('[') { "\n\n" } else { "\n" };
    let (_, after) = rest.split_once(end).unwrap_or_default();
    format!("{before}{after}")
}

/// What is said about a file.
fn message(file: &str) -> String {
    match Components::read(file) {
        Ok(_) => "nothing".to_owned(),
        Err(error) => error.to_string(),
    }
}
