//! The form of a document: an object where it has fields, a list where it has entries.
//!
//! A reader derived for a type with fields takes a list of their values as well, and null for what may be
//! left out. A document has one form, so that a slip of the pen does not go unnoticed.

use serde_json::Value;

/// Compares what was written with what was read. Fields that are left out of either are as good as there.
pub(super) fn check(written: &Value, read: &Value) -> Result<(), String> {
    compare(written, Some(read), "the position")
}

fn compare(written: &Value, read: Option<&Value>, place: &str) -> Result<(), String> {
    match (written, read) {
        (Value::Null, _) => Err(format!("{place} is null: leave it out")),
        (Value::Array(_), Some(Value::Object(_))) => Err(format!("{place} is a list: write an object")),
        (Value::Object(fields), _) => fields.iter().try_for_each(|(name, field)| {
            compare(field, read.and_then(|read| read.get(name)), &inner(place, name))
        }),
        (Value::Array(entries), _) => entries.iter().enumerate().try_for_each(|(index, entry)| {
            let read = read.and_then(|read| read.get(index));
            compare(entry, read, &inner(place, &(index + 1).to_string()))
        }),
        (Value::Bool(_) | Value::Number(_) | Value::String(_), _) => Ok(()),
    }
}

/// The place of a part: `seats, 1, tiles`.
fn inner(place: &str, name: &str) -> String {
    if place == "the position" { name.to_owned() } else { format!("{place}, {name}") }
}
