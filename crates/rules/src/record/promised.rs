//! The headers of a fair deal, which say something only together.

use super::error::{Fault, RecordError};
use super::heading::{Header, at, bad, number};
use crate::fair::{Promise, Seed};

/// The headers that a record has of them.
pub(super) struct Promised {
    pub(super) commitment: Option<Header>,
    pub(super) notes: Option<Header>,
    pub(super) order: Option<Header>,
    pub(super) given: Option<Header>,
    pub(super) seed: Option<Header>,
}

impl Promised {
    /// What they promise to so many players.
    pub(super) fn read(self, players: usize) -> Result<Option<Promise>, RecordError> {
        let Promised { commitment, notes, order, given, seed } = self;
        let Some(commitment) = commitment else {
            let lonely = [notes, order, given, seed].into_iter().flatten().next();
            return lonely.map_or(Ok(None), |header| Err(at(header.line, Fault::NoCommitment(header.name))));
        };
        let digest = commitment.read(|value| value.parse().map_err(|_| bad("commitment", value)))?;
        let mut promise = Promise::new(digest);
        if let Some(header) = notes {
            promise = header.read(|value| checked(promise.with_notes(read_notes(value)?)?, players))?;
        }
        if let Some(header) = order {
            promise = header.read(|value| checked(promise.with_order(read_order(value)?)?, players))?;
        }
        if let Some(header) = given {
            promise = promise.with_given(header.read(read_given)?);
        }
        if let Some(header) = seed {
            promise = header.read(|value| Ok(promise.published(read_seed(value)?)?))?;
        }
        Ok(Some(promise))
    }
}

/// The values of `commitment`, `notes`, `order`, `given` and `seed`.
pub(super) fn write(promise: Option<&Promise>) -> [Option<String>; 5] {
    let Some(promise) = promise else { return Default::default() };
    let notes = promise.notes();
    let spaced = |places: &[u8]| places.iter().map(u8::to_string).collect::<Vec<_>>().join(" ");
    [
        Some(promise.commitment().to_string()),
        // A list in JSON keeps every space of a note, and the empty ones.
        (!notes.is_empty()).then(|| serde_json::to_string(notes).expect("texts are JSON")),
        promise.order().map(spaced),
        Some(promise.given()).filter(|given| *given > 0).map(|given| given.to_string()),
        promise.seed().map(Seed::reveal),
    ]
}

fn checked(promise: Promise, players: usize) -> Result<Promise, Fault> {
    promise.check_places(players)?;
    Ok(promise)
}

fn read_notes(value: &str) -> Result<Vec<String>, Fault> {
    let notes: Vec<String> = serde_json::from_str(value).map_err(|_| bad("notes", value))?;
    if notes.is_empty() { Err(bad("notes", value)) } else { Ok(notes) }
}

fn read_order(value: &str) -> Result<Vec<u8>, Fault> {
    let place = |text: &str| number(text).and_then(|number| u8::try_from(number).ok());
    let places: Option<Vec<u8>> = value.split(' ').map(place).collect();
    places.ok_or_else(|| bad("order", value))
}

/// How many actions are given: none would not stand there.
fn read_given(value: &str) -> Result<usize, Fault> {
    number(value).filter(|given| *given > 0).ok_or_else(|| bad("given", value))
}

fn read_seed(value: &str) -> Result<Seed, Fault> {
    Seed::from_hex(value).map_err(|_| bad("seed", value))
}
