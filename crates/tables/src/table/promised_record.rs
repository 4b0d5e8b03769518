//! The record of a table, with what was promised about its draws.

use carvania_rules::Record;
use carvania_rules::fair::{Promise, PromiseError, Seed};

use super::Table;
use crate::command::Note;
use crate::options::SeatOrder;

impl Table {
    /// The game as a record that names the commitment, what people added to the seed, the order if it was drawn, how many
    /// actions were given, and the seed once it is published; none in the lobby. Anybody can check every other draw with
    /// it (`fair::check`).
    pub fn promised_record(&self) -> Result<Option<Record>, PromiseError> {
        let Some(mut record) = self.record.clone() else { return Ok(None) };
        let given = self.given().min(record.actions().len());
        record.promise(self.promise()?.with_given(given))?;
        Ok(Some(record))
    }

    fn promise(&self) -> Result<Promise, PromiseError> {
        let notes = self.notes();
        let mut promise = Promise::new(self.commitment).with_notes(notes.iter().map(Note::to_string))?;
        if self.options.order == SeatOrder::Random {
            promise = promise.with_order(self.order().unwrap_or_default())?;
        }
        match self.seed.as_deref().map(Seed::from_hex) {
            Some(Ok(seed)) => promise.published(seed),
            Some(Err(_)) | None => Ok(promise),
        }
    }
}
