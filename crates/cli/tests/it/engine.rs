//! The engine as programs meet it: requests in, replies out.

mod components;
pub(crate) mod documents;
mod fixtures;
mod games;
mod hostile;
mod mountains;
mod positions;
mod titles;
mod world;

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use serde_json::{Value, json};

/// A running engine.
pub(crate) struct Engine {
    child: Child,
    input: Option<ChildStdin>,
    output: BufReader<ChildStdout>,
}

impl Engine {
    pub(crate) fn start() -> Engine {
        Engine::start_with(&[])
    }

    pub(crate) fn start_with(arguments: &[&str]) -> Engine {
        let mut command = Command::new(env!("CARGO_BIN_EXE_carvania"));
        command.arg("engine").args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped());
        let mut child = command.spawn().unwrap();
        let (input, output) = (child.stdin.take(), BufReader::new(child.stdout.take().unwrap()));
        Engine { child, input, output }
    }

    /// Sends a line and reads the reply as it stands.
    #[track_caller]
    pub(crate) fn ask_line(&mut self, line: &[u8]) -> String {
        let input = self.input.as_mut().unwrap();
        input.write_all(line).and_then(|()| input.write_all(b"\n")).unwrap();
        let mut reply = String::new();
        self.output.read_line(&mut reply).unwrap();
        reply.strip_suffix('\n').unwrap_or_else(|| panic!("no reply to {}", line.escape_ascii())).to_owned()
    }

    /// Sends a request and reads the reply.
    #[track_caller]
    pub(crate) fn ask(&mut self, request: &Value) -> Value {
        serde_json::from_str(&self.ask_line(request.to_string().as_bytes())).unwrap()
    }

    /// Sends a request that must go well.
    #[track_caller]
    pub(crate) fn get(&mut self, request: &Value) -> Value {
        let reply = self.ask(request);
        assert_eq!(reply["ok"], true, "{request}: {reply}");
        reply
    }

    /// Sends a request that must be refused; the kind of the error.
    #[track_caller]
    pub(crate) fn fail(&mut self, request: &Value) -> String {
        let reply = self.ask(request);
        assert_eq!(reply["ok"], false, "{request}: {reply}");
        reply["error"]["kind"].as_str().unwrap().to_owned()
    }

    /// An engine with a game of two, dealt from a seed.
    pub(crate) fn playing(game: &str) -> Engine {
        let mut engine = Engine::start();
        engine.get(&json!({ "do": "new", "game": game, "players": 2, "seed": 3 }));
        engine
    }

    /// Lets a bot make so many decisions, or play the game to its end.
    pub(crate) fn play_on(&mut self, bot: &str, most: usize) {
        for _ in 0..most {
            if self.get(&json!({ "do": "legal" }))["turn"] == "over" {
                return;
            }
            let action = self.get(&json!({ "do": "choose", "bot": bot }))["action"].take();
            self.get(&json!({ "do": "apply", "action": action }));
        }
    }

    /// The game as a position.
    pub(crate) fn position(&mut self) -> Value {
        self.get(&json!({ "do": "save", "as": "position" }))["position"].take()
    }

    /// Ends the input; the engine must then end well, without another word.
    pub(crate) fn end(mut self) {
        self.input = None;
        let mut rest = String::new();
        self.output.read_line(&mut rest).unwrap();
        assert_eq!(rest, "");
        assert!(self.child.wait().unwrap().success());
    }
}
