//! The modules of examples/bots that keep what is planned for a turn.

use std::io::Write;
use std::process::{Command, Stdio};

use serde_json::{Value, json};

use super::{example, python_bot};

#[expect(dead_code, reason = "bots call it from their `main`")]
#[path = "../../../../../examples/bots/client.rs"]
mod rust;

/// A turn in which a payment is not asked for, and what a bot says that plans all of it. The third question is asked again
/// after a step back; then the plan does not fit any more.
fn conversation() -> Vec<(Value, &'static str)> {
    let request = |turn: u64, kind: &str, note: u64, legal: &[&str]| {
        let position = json!({ "turn": turn, "decision": { "kind": kind, "note": note } });
        json!({ "id": note, "seat": 1, "position": position, "legal": legal })
    };
    vec![
        (request(1, "turn", 1, &["rest", "build"]), "build"),
        (request(1, "take", 2, &["take", "leave"]), "take"),
        (request(1, "upgrade", 3, &["upgrade:Y", "upgrade:G"]), "upgrade:Y"),
        (request(1, "upgrade", 4, &["upgrade:Y", "upgrade:G"]), "upgrade:G"),
        (request(1, "upgrade", 3, &["upgrade:Y", "upgrade:G"]), "upgrade:Y"),
        (request(1, "upgrade", 4, &["upgrade:Y", "stop"]), "stop"),
        (request(2, "return", 5, &["return:Y", "return:B"]), "return:B"),
        (request(1, "turn", 6, &["rest", "build"]), "build"),
        (request(1, "turn", 7, &["rest", "build"]), "build"),
    ]
}

/// What is planned: the payment is forced.
const PLAN: [&str; 6] = ["build", "pay:Y", "take", "upgrade:Y", "upgrade:G", "stop"];

#[test]
fn the_module_in_rust_keeps_a_plan() {
    let mut player = rust::Player::default();
    for (request, expected) in conversation() {
        let choose = |request: &Value| match request["legal"][0].as_str() {
            Some("rest") => PLAN.map(str::to_owned).to_vec(),
            _ => vec![request["legal"][1].as_str().unwrap().to_owned()],
        };
        assert_eq!(player.answer(&request, choose).as_deref(), Some(expected), "{request}");
    }
    let request =
        json!({ "seat": 1, "position": { "turn": 1, "decision": { "kind": "turn" } }, "legal": ["rest"] });
    assert_eq!(player.answer(&request, |_| Vec::new()), None);
}

#[test]
fn the_module_in_python_keeps_a_plan() {
    if python_bot("client.py").is_none() {
        return;
    }
    let plan = json!(PLAN);
    let code = format!(
        "import client\n\
         def choose(request):\n    \
             return {plan} if request['legal'][0] == 'rest' else request['legal'][1]\n\
         client.play(choose)\n"
    );
    let mut child = Command::new("python3")
        .args(["-c", &code])
        .env("PYTHONPATH", example(""))
        .env("PYTHONDONTWRITEBYTECODE", "1")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    let mut input = child.stdin.take().unwrap();
    let broken =
        json!({ "id": 9, "seat": 1, "position": { "turn": 1, "decision": { "kind": "turn" } }, "legal": [] });
    for request in conversation().iter().map(|(request, _)| request).chain([&broken]) {
        writeln!(input, "{request}").unwrap();
    }
    drop(input);
    let output = String::from_utf8(child.wait_with_output().unwrap().stdout).unwrap();
    let replies: Vec<Value> = output.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let expected = conversation().into_iter();
    let expected = expected.map(|(request, action)| json!({ "id": request["id"], "action": action }));
    let given_up = json!({ "id": 9, "ok": false, "error": "IndexError: list index out of range" });
    assert_eq!(replies, expected.chain([given_up]).collect::<Vec<_>>());
}
