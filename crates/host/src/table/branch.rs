//! Games that continue others.

use carvania_tables::{Branch, Options, Origin, Refusal, Stage, Table};

use crate::error::{HostError, SendError};
use crate::records::imported_records::{ImportedRecords, RecordKey};

/// The options of a table that continues another one after a number of actions. Where people still play against each
/// other this is refused, so that nobody can try out a move.
pub(crate) fn options(table: &Table, actions: usize) -> Result<Options, SendError> {
    let is_over = matches!(table.stage, Stage::Over | Stage::Abandoned);
    if !is_over && table.persons().len() > 1 {
        return Err(Refusal::NotOver.into());
    }
    let record = table.record.as_ref().ok_or(Refusal::NotPlaying)?;
    Ok(Branch::options(record, actions, Some(Origin::Table(table.id))))
}

/// The options of a table that continues an imported record; `None` if the record is not there any more.
pub(crate) async fn of_record(
    records: &ImportedRecords,
    key: &RecordKey,
    actions: usize,
) -> Result<Option<Options>, HostError> {
    let found = records.find(key).await?;
    let from = || Some(Origin::Record(key.to_string()));
    Ok(found.map(|record| Branch::options(&record, actions, from())))
}
