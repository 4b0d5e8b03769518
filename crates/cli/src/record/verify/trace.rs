//! The draws of a record as JSON Lines: all that one needs to check them with nothing but SHA-256.

use carvania_rules::Record;
use carvania_rules::fair::{Draw, Seed, draws};
use serde_json::{Value, json};

/// A line of what was promised, then a line for every draw.
pub(super) fn lines(record: &Record) -> String {
    let draws = draws(record).map(|draw| document(&draw));
    [promise(record)].into_iter().chain(draws).map(|line| format!("{line}\n")).collect()
}

fn promise(record: &Record) -> Value {
    let promise = record.headers().promise();
    json!({
        "commitment": promise.map(|promise| promise.commitment().to_string()),
        "seed": promise.and_then(|promise| promise.seed()).map(Seed::reveal),
        "notes": promise.map(|promise| promise.notes()),
        "order": promise.and_then(|promise| promise.order()),
    })
}

fn document(draw: &Draw) -> Value {
    let write = |action| draw.before.write_action(action).to_string();
    let outcomes: Vec<_> = draw.before.chance().map(|(action, weight)| (write(action), weight)).collect();
    let mut line = json!({ "draw": draw.number, "outcomes": outcomes, "came": write(draw.came) });
    if draw.is_given {
        line["given"] = true.into();
    }
    line
}
