//! Crystals that can be read are written in the same way.

#![no_main]

use carvania_laws::reading::crystals_read_what_they_write;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    crystals_read_what_they_write(text);
});
