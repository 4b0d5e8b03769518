//! A position can be played on and keeps every law, or is refused. Faults in the position of a game reach
//! deeper than any text.

#![no_main]

use carvania_laws::mutation::{Fault, faulty_position};
use carvania_laws::play::record_from_bytes;
use carvania_laws::reading::a_loaded_position_is_playable;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|input: (Vec<Fault>, &[u8])| {
    let (faults, game) = input;
    a_loaded_position_is_playable(&faulty_position(&record_from_bytes(game), &faults));
});
