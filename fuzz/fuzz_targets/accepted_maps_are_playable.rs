//! A map can be played on and keeps every law, or is refused. Faults in the map of the first game reach deeper
//! than any text.

#![no_main]

use carvania_laws::mutation::{Fault, faulty_text};
use carvania_laws::reading::accepted_maps_are_playable;
use carvania_rules::Components;
use carvania_rules::map::file::MapFile;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|faults: Vec<Fault>| {
    let map = MapFile::of(&Components::standard().eastern_mountains.first_map);
    accepted_maps_are_playable(&faulty_text(&map.to_toml(), &faults));
});
