//! A conversation with an earlier engine, in `tests/fixtures`: each request has the answer that it had.

use std::fs;
use std::path::Path;

use serde_json::Value;

use super::Engine;

/// A reply without the sentence of an error, which is for people and may be worded otherwise.
fn for_programs(reply: &str) -> String {
    let mut reply: Value = serde_json::from_str(reply).unwrap_or_else(|error| panic!("{reply}: {error}"));
    if let Some(error) = reply.get_mut("error").and_then(Value::as_object_mut) {
        error.shift_remove("message");
    }
    reply.to_string()
}

#[test]
fn requests_are_answered_as_they_were() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fixtures/protocol.txt");
    let transcript = fs::read_to_string(path).unwrap();
    let mut engine = Engine::start();
    let mut lines = transcript.lines();
    while let Some(line) = lines.next() {
        let request = line.strip_prefix("> ").unwrap_or_else(|| panic!("no request: {line}"));
        let wanted = lines.next().and_then(|line| line.strip_prefix("< ")).unwrap();
        let reply = engine.ask_line(request.as_bytes());
        assert_eq!(for_programs(&reply), for_programs(wanted), "{request}");
    }
    engine.end();
}
