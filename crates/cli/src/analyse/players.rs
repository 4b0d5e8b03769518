//! What the players of a record are called.

use carvania_rules::{Language, Record, Seat};
use carvania_words::say;

use crate::play::table::HUMAN;

/// Every seat, with who sat there if the record notes it.
pub(super) fn called(language: Language, record: &Record) -> Vec<String> {
    let called = |seat: Seat| {
        let number = ("seat", seat.number().into());
        match record.headers().player(seat).filter(|name| *name != HUMAN) {
            Some(name) => say(language, "seat-bot", &[number, ("bot", name.to_owned().into())]),
            None => say(language, "seat-person", &[number]),
        }
    };
    record.game().seats().map(called).collect()
}
