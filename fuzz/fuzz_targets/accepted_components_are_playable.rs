//! A component file can be played with and keeps every law, or is refused. Faults in a printed one reach deeper
//! than any text.

#![no_main]

use carvania_laws::mutation::{Fault, faulty_text};
use carvania_laws::reading::accepted_components_are_playable;
use carvania_rules::components::{eastern_mountains, endless_world, golem_edition};
use libfuzzer_sys::fuzz_target;

const FILES: [&str; 3] = [golem_edition::FILE, eastern_mountains::FILE, endless_world::FILE];

fuzz_target!(|input: (u8, Vec<Fault>)| {
    let (number, faults) = input;
    let file = FILES[usize::from(number) % FILES.len()];
    accepted_components_are_playable(&faulty_text(file, &faults));
});
