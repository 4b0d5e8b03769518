//! An action that can be read is written in the same way.

#![no_main]

use carvania_laws::reading::notation_reads_what_it_writes;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    notation_reads_what_it_writes(text);
});
