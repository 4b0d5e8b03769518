//! A map can be played on and keeps every law, or is refused. Faults in a printed map reach deeper than any
//! text.

#![no_main]

use carvania_laws::mutation::{Fault, faulty_text};
use carvania_laws::reading::accepted_maps_are_playable;
use carvania_rules::Components;
use carvania_rules::map::file::MapFile;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|input: (bool, Vec<Fault>)| {
    let (of_a_journey, faults) = input;
    let components = &Components::standard().eastern_mountains;
    let map = if of_a_journey { &components.journey_map } else { &components.first_map };
    accepted_maps_are_playable(&faulty_text(&MapFile::of(map).to_toml(), &faults));
});
