//! The component file of Eastern Mountains and The Call for Adventure, and others in its place.

mod digest;
mod faults;
mod other_box;
mod printed;

use carvania_rules::components::eastern_mountains::FILE;

/// The printed file with a change in one place.
fn changed(from: &str, to: &str) -> String {
    assert!(FILE.contains(from), "{from} is not in the file");
    FILE.replacen(from, to, 1)
}

/// The printed file with only the first of its VP tiles.
fn with_vp_tiles(count: usize) -> String {
    let (tiles, rest) = FILE.split_once("# provenance: published (kinds").unwrap();
    let blocks: Vec<&str> = tiles.split("[[vp_tile]]").collect();
    format!("{}\n# provenance: published (kinds{rest}", blocks[..=count].join("[[vp_tile]]"))
}
