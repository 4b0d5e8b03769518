//! The engine and the reference never disagree about Golem Edition.

#![no_main]

use carvania_laws::play::play_from_bytes;
use carvania_laws::reference::the_reference_agrees;
use carvania_rules::{Setup, Title};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|game: (u8, &[u8])| {
    let (players, bytes) = game;
    let setup = Setup::standard(Title::GolemEdition, 2 + usize::from(players % 4));
    the_reference_agrees(&play_from_bytes(&setup, bytes));
});
