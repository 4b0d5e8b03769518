//! The side of a bot in docs/bots.md: reads requests, writes answers, and keeps what is planned for a turn.

use std::collections::HashMap;
use std::io::{self, BufRead, Write};

use serde_json::{Value, json};

/// Answers all requests of standard input. `choose` gets one and returns an action, or all the actions of a turn in
/// their order; none gives the decision up.
pub(crate) fn play(mut choose: impl FnMut(&Value) -> Vec<String>) -> io::Result<()> {
    let mut player = Player::default();
    for line in io::stdin().lock().lines() {
        let request: Value = serde_json::from_str(&line?)?;
        let reply = match player.answer(&request, &mut choose) {
            Some(action) => json!({ "id": request["id"], "action": action }),
            None => json!({ "id": request["id"], "ok": false, "error": "no action was chosen" }),
        };
        writeln!(io::stdout(), "{reply}")?;
    }
    Ok(())
}

/// What is left of a turn.
#[derive(Default)]
pub(crate) struct Player {
    plan: Vec<String>,
    /// The plan at each position of the turn, in case it is taken back.
    plans: HashMap<String, Vec<String>>,
}

impl Player {
    /// The action for a request.
    pub(crate) fn answer(
        &mut self,
        request: &Value,
        choose: impl FnOnce(&Value) -> Vec<String>,
    ) -> Option<String> {
        let position = &request["position"];
        if position["decision"]["kind"] == "turn" || position["turn"] != request["seat"] {
            *self = Player::default();
        }
        let here = position.to_string();
        let plan = self.plans.get(&here).unwrap_or(&self.plan);
        // What leaves no choice is not asked, so those actions of the plan are passed over.
        let is_legal =
            |action: &String| request["legal"].as_array().is_some_and(|legal| is_in(legal, action));
        let plan: Vec<String> = plan.iter().skip_while(|action| !is_legal(action)).cloned().collect();
        let plan = if plan.is_empty() { choose(request) } else { plan };
        let (first, rest) = plan.split_first()?;
        let (first, rest) = (first.clone(), rest.to_vec());
        self.plan = rest;
        self.plans.insert(here, plan);
        Some(first)
    }
}

fn is_in(legal: &[Value], action: &str) -> bool {
    legal.iter().any(|other| other == action)
}
