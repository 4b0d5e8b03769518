//! Whatever is sent, the engine answers and goes on.

use serde_json::{Value, json};

use super::Engine;

/// Sends a line that must be refused, and checks that the engine still works.
#[track_caller]
fn check(line: &[u8], kind: &str) {
    let mut engine = Engine::start();
    let reply: Value = serde_json::from_str(&engine.ask_line(line)).unwrap();
    assert_eq!(reply["ok"], false, "{reply}");
    assert_eq!(reply["error"]["kind"], kind, "{reply}");
    assert!(reply.to_string().len() < 10_000);
    engine.get(&json!({ "do": "help" }));
    engine.end();
}

#[test]
fn what_is_not_json() {
    for line in [
        b"hello".as_slice(),
        b"{",
        b"{\"do\":\"help\"} x",
        b"\0",
        b"{\"do\":\"\\ud800\"}",
        b"1e999",
        b"\xef\xbb\xbf{}",
    ] {
        check(line, "bad_json");
    }
}

#[test]
fn what_is_not_text() {
    check(b"{\"do\":\"\xff\xfe\"}", "bad_json");
}

#[test]
fn an_id_comes_back_unchanged_or_is_refused() {
    let mut engine = Engine::start();
    for id in ["18446744073709551615", "-9223372036854775808", "[1.5,{\"a\":\"12345678901234567890123\"}]"] {
        let reply: Value =
            serde_json::from_str(&engine.ask_line(format!("{{\"id\":{id},\"do\":\"help\"}}").as_bytes()))
                .unwrap();
        assert_eq!(reply["id"].to_string(), id);
    }
    engine.end();
    check(br#"{"id":18446744073709551616,"do":"help"}"#, "bad_request");
    check(br#"{"id":[-9223372036854775809],"do":"help"}"#, "bad_request");
}

#[test]
fn deep_nesting() {
    check(&[b'['; 1_000_000], "bad_json");
    check("{\"do\":".repeat(100_000).as_bytes(), "bad_json");
}

#[test]
fn long_lines() {
    let long = |length: usize| format!("{{\"do\":\"{}\"}}", "x".repeat(length));
    check(long(10_000_000).as_bytes(), "unknown_verb");
    check(long(17 << 20).as_bytes(), "too_much");
    let action = json!({ "do": "load", "record": format!("game: {}\n", "x".repeat(10_000_000)) });
    check(action.to_string().as_bytes(), "bad_record");
}

#[test]
fn long_lists() {
    let mut engine = Engine::start();
    engine.get(&json!({ "do": "new", "game": "GE", "players": 2, "seed": 1 }));
    let rests = vec!["rest"; 200_000];
    engine.get(&json!({ "do": "apply", "actions": rests }));
    assert_eq!(engine.get(&json!({ "do": "undo", "count": 2 }))["undone"], json!(["rest", "rest"]));
    let undone = engine.get(&json!({ "do": "undo", "count": 199_998 }))["undone"].take();
    assert_eq!(undone.as_array().map(Vec::len), Some(199_998));
    assert_eq!(engine.fail(&json!({ "do": "undo" })), "bad_request");
}

#[test]
fn numbers_without_end() {
    check(br#"{"do":"new","game":"GE","players":99999999999999999999}"#, "bad_request");
    check(br#"{"do":"new","game":"GE","players":18446744073709551615}"#, "bad_setup");
    check(br#"{"do":"new","game":"GE","players":2.5}"#, "bad_request");
    check(br#"{"do":"new","game":"GE","players":2,"seed":-1}"#, "bad_request");
}

#[test]
fn blank_lines_are_passed_over() {
    let mut engine = Engine::start();
    let reply = engine.ask_line(b"\n  \n\t\r\n{\"do\":\"legal\"}\r");
    assert!(reply.contains("no_game"), "{reply}");
    engine.end();
}

#[test]
fn the_last_line_needs_no_line_end() {
    let answer = crate::carvania::carvania_reading(&["engine"], "{\"do\":\"quit\",\"id\":0}");
    assert_eq!(answer.text(), "{\"id\":0,\"ok\":true}\n");
}
