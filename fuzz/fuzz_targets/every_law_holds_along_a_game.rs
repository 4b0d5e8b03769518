//! Whatever is played, every law holds at every step.

#![no_main]

use carvania_laws::course::every_law_of_a_record;
use carvania_laws::play::record_from_bytes;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|game: &[u8]| every_law_of_a_record(&record_from_bytes(game)));
