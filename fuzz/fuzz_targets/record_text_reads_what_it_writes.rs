//! A record in text form keeps the laws of a record or is refused. Faults in the record of a game reach deeper
//! than any text.

#![no_main]

use carvania_laws::mutation::{Fault, faulty_text};
use carvania_laws::play::record_from_bytes;
use carvania_laws::reading::record_text_reads_what_it_writes;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|input: (Vec<Fault>, &[u8])| {
    let (faults, game) = input;
    record_text_reads_what_it_writes(&faulty_text(&record_from_bytes(game).to_text(), &faults));
});
