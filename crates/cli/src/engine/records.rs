//! Reading records, whichever form they have.

use carvania_rules::{Components, Record, RecordError};

/// Reads a record and replays it. JSON Lines begin with an object, the text form with a header.
pub(crate) fn read(text: &str, components: &'static Components) -> Result<Record, RecordError> {
    if text.trim_start().starts_with('{') {
        Record::from_json_lines(text, components)
    } else {
        Record::from_text(text, components)
    }
}
