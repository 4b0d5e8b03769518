//! Documents with faults: a real one, changed here and there, reaches deeper into a reader than letters at
//! random.

use carvania_rules::Record;
use serde_json::Value;

pub use crate::json_mutation::faulty_document;
use crate::things::without_decks;

/// One change, as plain numbers that a fuzzer or a property test makes up: of what kind, where, and with
/// what. Any numbers will do.
pub type Fault = (u8, u16, u16);

/// So many faults are made and no more: each may double a document.
pub(crate) const MAX: usize = 8;

/// Pieces that stand in no document by right, or mean something to a reader.
const ODD: [&str; 24] = [
    "", " ", "\n", "\n\n", "#", ":", "=", ".", ",", "\"", "{", "}", "[[", "]", "0", "1", "-1", "256",
    "99999999", "Y", "M", "é", "\0", "\t",
];

/// A text with faults: letters, words, lines or quotations left out, doubled, swapped or replaced.
pub fn faulty_text(text: &str, faults: &[Fault]) -> String {
    faults.iter().take(MAX).fold(text.to_owned(), |text, &fault| with_fault(&text, fault))
}

/// The position after a played game, with faults. Some of them are parts of the position half-way. Where the
/// number of faults is odd the decks are left out, so that a card may go astray and still be somewhere.
pub fn faulty_position(record: &Record, faults: &[Fault]) -> String {
    let half_way = record.steps().nth(record.actions().len() / 2);
    let donor = half_way.map_or(*record.game(), |step| step.before).to_position();
    let position = record.game().to_position();
    let position = if faults.len() % 2 == 1 { without_decks(position) } else { position };
    faulty_document(position, &donor, faults).to_string()
}

/// JSON Lines with faults, each line still JSON.
pub fn faulty_json_lines(lines: &str, faults: &[Fault]) -> String {
    let document: Value = lines.lines().filter_map(|line| serde_json::from_str::<Value>(line).ok()).collect();
    let lines = match faulty_document(document.clone(), &document, faults) {
        Value::Array(lines) => lines,
        line => vec![line],
    };
    lines.iter().map(|line| format!("{line}\n")).collect()
}

fn with_fault(text: &str, (kind, place, other): Fault) -> String {
    let (separator, mut pieces): (&str, Vec<&str>) = match kind % 4 {
        0 => ("", text.split("").filter(|letter| !letter.is_empty()).collect()),
        1 => ("", text.split_inclusive(char::is_whitespace).collect()),
        2 => ("", text.split_inclusive('\n').collect()),
        // What stands within quotes, and what between two of them.
        _ => ("\"", text.split('"').collect()),
    };
    let odd = ODD[usize::from(other) % ODD.len()];
    if pieces.is_empty() {
        return odd.to_owned();
    }
    let (place, partner) = (usize::from(place) % pieces.len(), usize::from(other) % pieces.len());
    match kind / 4 % 4 {
        0 => pieces[place] = "",
        1 => pieces.insert(partner, pieces[place]),
        2 => pieces.swap(place, partner),
        _ => pieces[place] = odd,
    }
    pieces.join(separator)
}
