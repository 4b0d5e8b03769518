//! The list of legal actions and the judge of single ones never disagree: the one law for itself, and so
//! many more games than with all of them.

#![no_main]

use carvania_laws::moment::legal_actions_are_what_apply_accepts;
use carvania_laws::play::record_from_bytes;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|game: &[u8]| legal_actions_are_what_apply_accepts(record_from_bytes(game).game()));
