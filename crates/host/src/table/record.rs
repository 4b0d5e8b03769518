//! The record of a table, as everybody may download it.

use std::collections::HashMap;

use carvania_rules::Record;
use carvania_tables::{Occupant, Origin, PersonId, Table};

use crate::error::HostError;
use crate::people::People;

/// The record with the names of those who play, and what was promised about the draws. The seed is in it when the
/// game is over: the table has it only then.
pub(crate) async fn of(table: &Table, people: &People) -> Result<Option<Record>, HostError> {
    let promised = table.promised_record();
    let unreadable = |problem: String| HostError::Unreadable { table: table.id, problem };
    let Some(mut record) = promised.map_err(|error| unreadable(error.to_string()))? else { return Ok(None) };
    let names = people.names(&table.persons()).await?;
    for (number, seat) in (1..).zip(record.game().seats()) {
        let name = table.place_at(seat).and_then(|place| name(&place.occupant, &names));
        if let Some(name) = name {
            // A name that a record cannot hold is left out.
            _ = record.headers_mut().note(&format!("seat-{number}"), &name);
        }
    }
    if let Some(Origin::Table(other)) = table.options.branch.as_ref().and_then(|branch| branch.from.as_ref())
    {
        _ = record.headers_mut().note("from", &format!("table {other}"));
    }
    Ok(Some(record))
}

fn name(occupant: &Occupant, names: &HashMap<PersonId, String>) -> Option<String> {
    match occupant {
        Occupant::Open => None,
        Occupant::Person(person) => names.get(person).cloned(),
        Occupant::Bot(level) => Some(level.name().to_owned()),
        Occupant::Program(name) => Some(name.clone()),
    }
}
