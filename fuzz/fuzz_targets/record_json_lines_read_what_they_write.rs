//! A record in JSON Lines keeps the laws of a record or is refused. Faults in the record of a game reach deeper
//! than any text.

#![no_main]

use carvania_laws::mutation::{Fault, faulty_json_lines, faulty_text};
use carvania_laws::play::record_from_bytes;
use carvania_laws::reading::record_json_lines_read_what_they_write;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|input: (Vec<Fault>, Vec<Fault>, &[u8])| {
    let (faults, letters, game) = input;
    let lines = faulty_json_lines(&record_from_bytes(game).to_json_lines(), &faults);
    record_json_lines_read_what_they_write(&faulty_text(&lines, &letters));
});
