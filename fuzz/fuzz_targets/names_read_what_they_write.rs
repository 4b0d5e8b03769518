//! Titles, clauses and digests that can be read are written in the same way.

#![no_main]

use carvania_laws::reading::names_read_what_they_write;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    names_read_what_they_write(text);
});
