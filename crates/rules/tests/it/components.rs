//! Component files: the printed one, and others in its place.

mod digest;
mod eastern_mountains;
mod endless_world;
mod faults;
mod other_box;
mod printed;

use carvania_rules::components::golem_edition::FILE;

/// The printed file with only the first of its point cards.
pub(crate) fn with_point_cards(count: usize) -> String {
    let (cards, tokens) = FILE.split_once("[tokens]").unwrap();
    let blocks: Vec<&str> = cards.split("[[point]]").collect();
    format!("{}[tokens]{tokens}", blocks[..=count].join("[[point]]"))
}

/// A component file without its comments.
pub(crate) fn uncommented(file: &str) -> String {
    let bare = |line: &str| line.split('#').next().unwrap_or_default().trim_end().to_owned() + "\n";
    let uncommented = file.lines().map(bare).collect();
    assert_ne!(uncommented, file, "there are no comments");
    uncommented
}

/// The printed file with a change in one place.
pub(crate) fn changed(from: &str, to: &str) -> String {
    assert!(FILE.contains(from), "{from} is not in the file");
    FILE.replacen(from, to, 1)
}
