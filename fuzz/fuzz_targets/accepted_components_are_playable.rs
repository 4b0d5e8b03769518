//! A component file can be played with and keeps every law, or is refused. Faults in a printed one reach deeper
//! than any text.

#![no_main]

use carvania_laws::mutation::{Fault, faulty_text};
use carvania_laws::reading::accepted_components_are_playable;
use carvania_rules::components::golem_edition::FILE;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|faults: Vec<Fault>| {
    accepted_components_are_playable(&faulty_text(FILE, &faults));
});
