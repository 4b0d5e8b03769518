//! A bot in Rust: it claims when it can, and else takes any legal action. See docs/bots.md.
//!
//!     cargo build --example claim_first
//!     carvania simulate --bots target/debug/examples/claim_first,random --games 10

use std::io::{self, BufRead, Write};

use serde_json::{Value, json};

fn main() -> io::Result<()> {
    for line in io::stdin().lock().lines() {
        let request: Value = serde_json::from_str(&line?)?;
        let reply = json!({ "id": request["id"], "action": choose(&request) });
        writeln!(io::stdout(), "{reply}")?;
    }
    Ok(())
}

fn choose(request: &Value) -> Option<&str> {
    let legal: Vec<&str> = request["legal"].as_array()?.iter().filter_map(Value::as_str).collect();
    let claim = legal.iter().find(|action| action.starts_with("claim:"));
    let seed = request["seed"].as_u64()? as usize;
    claim.or_else(|| legal.get(seed.checked_rem(legal.len())?)).copied()
}
