//! Faults in a JSON document that leave it a JSON document.

use std::iter::repeat_n;

use serde_json::{Value, json};

use crate::mutation::{Fault, MAX};

/// What stands in no document by right, and what decisions are called.
const ODD: [&str; 26] = [
    "null",
    "true",
    "0",
    "1",
    "2",
    "5",
    "127",
    "255",
    "256",
    "-1",
    "99999999",
    "0.5",
    "\"\"",
    "\"Y\"",
    "[]",
    "{}",
    "\"turn\"",
    "\"refill\"",
    "\"return\"",
    "\"over\"",
    "\"draw\"",
    "\"go_on\"",
    "\"may_build\"",
    "\"column\"",
    "\"outpost\"",
    "\"fourth\"",
];

/// A document with faults: parts of it left out, swapped, moved, doubled, nudged, or taken from a donor.
pub fn faulty_document(mut document: Value, donor: &Value, faults: &[Fault]) -> Value {
    for &fault in faults.iter().take(MAX) {
        spoil(&mut document, donor, fault);
    }
    document
}

fn spoil(document: &mut Value, donor: &Value, (kind, place, other): Fault) {
    let (path, partner) = (walk(document, place), walk(document, other));
    match kind % 7 {
        0 => _ = take(document, &path),
        1 => swap(document, &path, &partner),
        2 => carry(document, &path, &partner),
        3 => double(document, &path, &partner),
        4 => nudge(at(document, &path), other),
        5 => *at(document, &path) = odd(other),
        _ => graft(document, donor, &path),
    }
}

/// A way from the whole document to one of its parts, as a JSON Pointer. The number decides at every fork,
/// so that a lonely number is found as easily as one of a hundred cards.
fn walk(document: &Value, mut way: u16) -> String {
    let mut path = String::new();
    let mut part = document;
    loop {
        let names: Vec<String> = match part {
            Value::Object(fields) => fields.keys().cloned().collect(),
            Value::Array(entries) => (0..entries.len()).map(|number| number.to_string()).collect(),
            Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => Vec::new(),
        };
        // One way out of so many is to stop here.
        let forks = names.len() as u16 + 1;
        let Some(name) = names.get(usize::from(way % forks)) else { return path };
        way /= forks;
        path = format!("{path}/{name}");
        part = document.pointer(&path).expect("the name was found in the document");
    }
}

fn at<'document>(document: &'document mut Value, path: &str) -> &'document mut Value {
    document.pointer_mut(path).expect("the path was found in the document")
}

/// Takes a part out of what it is a part of; the whole document stays.
fn take(document: &mut Value, path: &str) -> Option<Value> {
    let (parent, name) = path.rsplit_once('/')?;
    match document.pointer_mut(parent)? {
        Value::Object(fields) => fields.shift_remove(name),
        Value::Array(entries) => Some(entries.remove(name.parse().ok()?)),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => None,
    }
}

fn swap(document: &mut Value, path: &str, partner: &str) {
    let (part, other) = (at(document, path).clone(), at(document, partner).clone());
    // One may lie within the other: then the second place is gone after the first exchange.
    *at(document, path) = other;
    if let Some(place) = document.pointer_mut(partner) {
        *place = part;
    }
}

/// Moves a part into another list.
fn carry(document: &mut Value, path: &str, partner: &str) {
    let list = list_at(document, partner);
    // A part cannot move into itself.
    if !list.starts_with(path)
        && let Some(part) = take(document, path)
    {
        append(document, &list, part);
    }
}

/// Adds a copy of a part to another list.
fn double(document: &mut Value, path: &str, partner: &str) {
    let (list, part) = (list_at(document, partner), at(document, path).clone());
    append(document, &list, part);
}

/// The list that a part is, or else that it stands in, if it does.
fn list_at(document: &mut Value, path: &str) -> String {
    let parent = path.rsplit_once('/').map_or("", |(parent, _)| parent);
    if at(document, path).is_array() { path.to_owned() } else { parent.to_owned() }
}

fn append(document: &mut Value, list: &str, part: Value) {
    if let Some(Value::Array(entries)) = document.pointer_mut(list) {
        entries.push(part);
    }
}

/// A small change that keeps the type.
fn nudge(value: &mut Value, how: u16) {
    match value {
        Value::Null => *value = json!(false),
        Value::Bool(claim) => *claim = !*claim,
        Value::Number(number) => {
            let number = number.as_i64().unwrap_or_default();
            *value = json!(number.wrapping_add(i64::from(how % 5) - 2));
        }
        Value::String(text) => nudge_text(text, how),
        Value::Array(entries) => entries.reverse(),
        Value::Object(fields) => _ = fields.insert(format!("field {how}"), Value::Null),
    }
}

/// A letter fewer, one more at either end, or the last one over and over.
fn nudge_text(text: &mut String, how: u16) {
    let (kind, how) = (how % 4, usize::from(how / 4));
    match kind {
        0 => _ = text.pop(),
        1 => text.push(['Y', 'G', 'B', 'M'][how % 4]),
        2 => text.insert(0, ['Y', '^', '+', '>'][how % 4]),
        _ => text.extend(repeat_n(text.chars().next_back().unwrap_or('Y'), how % 20)),
    }
}

fn odd(which: u16) -> Value {
    let text = ODD[usize::from(which) % ODD.len()];
    serde_json::from_str(text).expect("odd, but JSON")
}

/// What the donor has at the same place.
fn graft(document: &mut Value, donor: &Value, path: &str) {
    if let Some(part) = donor.pointer(path) {
        *at(document, path) = part.clone();
    }
}
