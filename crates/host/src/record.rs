//! The record of a table, as everybody may have it.

use std::collections::HashMap;

use carvania_rules::Record;
use carvania_rules::fair::{Promise, PromiseError, Seed};
use carvania_tables::{Note, Occupant, PersonId, SeatOrder, Table};

use crate::error::HostError;
use crate::people::People;

/// The record with the names of those who play, and what was promised about the draws. The seed is in it when the
/// game is over: the table has it only then.
pub(crate) async fn of(table: &Table, people: &People) -> Result<Option<Record>, HostError> {
    let Some(mut record) = table.record.clone() else { return Ok(None) };
    let names = people.names(&table.persons()).await?;
    for (number, seat) in (1..).zip(record.game().seats()) {
        let name = table.place_at(seat).and_then(|place| name(&place.occupant, &names));
        if let Some(name) = name {
            // A name that cannot stand in a record is left out.
            _ = record.headers_mut().note(&format!("seat-{number}"), &name);
        }
    }
    let promised = promise(table).and_then(|promise| record.promise(promise));
    promised.map_err(|error| HostError::Unreadable { table: table.id, problem: error.to_string() })?;
    Ok(Some(record))
}

fn promise(table: &Table) -> Result<Promise, PromiseError> {
    let notes = table.notes();
    let mut promise = Promise::new(table.commitment).with_notes(notes.iter().map(Note::to_string))?;
    if table.options.order == SeatOrder::Random {
        promise = promise.with_order(table.order().unwrap_or_default())?;
    }
    match table.seed.as_deref().map(Seed::from_hex) {
        Some(Ok(seed)) => promise.published(seed),
        Some(Err(_)) | None => Ok(promise),
    }
}

fn name(occupant: &Occupant, names: &HashMap<PersonId, String>) -> Option<String> {
    match occupant {
        Occupant::Open => None,
        Occupant::Person(person) => names.get(person).cloned(),
        Occupant::Bot(level) => Some(level.name().to_owned()),
        Occupant::Program(name) => Some(name.clone()),
    }
}
