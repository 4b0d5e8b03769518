//! What a program is asked, and what it answers.

use std::time::Duration;

use carvania_rules::golems::Metal;
use carvania_rules::{Actions, Game, Seat};
use serde::Serialize;
use serde_json::{Value, json};

use super::fault::{Fault, shortened};

/// How much is shown of a wrong answer of a program.
const MAX_LETTERS: usize = 80;

/// A point card or VP tile that can be seen, for programs that do not know the components.
#[derive(Serialize)]
struct Golem {
    /// What the notation calls it.
    name: String,
    cost: String,
    points: u8,
    /// The token that comes with it.
    #[serde(skip_serializing_if = "Option::is_none")]
    token: Option<&'static str>,
}

impl Golem {
    fn all(game: &Game) -> Vec<Golem> {
        let describe = |card| {
            let golem = game.golem(card);
            let token = game.token(card).map(|metal| match metal {
                Metal::Copper => "copper",
                Metal::Silver => "silver",
            });
            Golem { name: golem.name(), cost: golem.cost.to_string(), points: golem.points, token }
        };
        game.open_golems().into_iter().map(describe).collect()
    }
}

/// What a request says besides the position and what is legal there.
pub(super) struct Question {
    pub(super) seat: Seat,
    pub(super) number: u64,
    /// None if nobody knows how the game came to the position.
    pub(super) round: Option<u32>,
    pub(super) limit: Duration,
    pub(super) seed: u32,
}

/// The line that asks for a decision. It needs nothing that was said before.
pub(super) fn request(game: &Game, legal: &Actions, question: &Question) -> Vec<u8> {
    let Question { seat, number, round, limit, seed } = *question;
    let actions: Vec<String> = legal.iter().map(|&action| game.write_action(action).to_string()).collect();
    let scores = game.scores();
    let scores: Vec<u32> = game.seats().map(|seat| scores[seat].total()).collect();
    let request = json!({
        "do": "choose",
        "id": number,
        "seat": seat,
        "limit_ms": u64::try_from(limit.as_millis()).unwrap_or(u64::MAX),
        "seed": seed,
        "legal": actions,
        "round": round,
        "last_round": game.is_last_round(),
        "scores": scores,
        "golems": Golem::all(game),
        "position": game.to_position(),
    });
    format!("{request}\n").into_bytes()
}

/// The action of an answer to the request of this number; `None` for what need not be read: blank lines, and
/// answers that come too late.
pub(super) fn answer(line: &[u8], number: u64) -> Result<Option<String>, Fault> {
    if line.trim_ascii().is_empty() {
        return Ok(None);
    }
    // Bytes that are no text cannot be JSON: the reader refuses them too.
    let Ok(Value::Object(answer)) = serde_json::from_slice(line) else {
        return Err(Fault::NoAnswer { line: shortened(&String::from_utf8_lossy(line), MAX_LETTERS) });
    };
    match answer.get("id").map(|id| (id, id.as_u64())) {
        Some((_, Some(id))) if id == number => {}
        Some((_, Some(id))) if id < number => return Ok(None),
        Some((id, _)) => return Err(Fault::WrongId { id: shortened(&id.to_string(), MAX_LETTERS) }),
        None => return Err(Fault::NoId),
    }
    if answer.get("ok") == Some(&Value::Bool(false)) {
        return Err(Fault::GaveUp { message: shortened(&message(answer.get("error")), MAX_LETTERS) });
    }
    match answer.get("action") {
        Some(Value::String(action)) => Ok(Some(action.clone())),
        Some(_) | None => Err(Fault::NoAction),
    }
}

/// What an error says, whether it is a text or an object as the engine sends it.
fn message(error: Option<&Value>) -> String {
    let text = error.and_then(|error| error.get("message").or(Some(error)));
    match text {
        Some(Value::String(text)) => text.clone(),
        Some(other) => other.to_string(),
        None => "it does not say why".to_owned(),
    }
}

/// An action that a program chose, as a complaint shows it.
pub(super) fn illegal(action: &str) -> Fault {
    Fault::Illegal { action: shortened(action, MAX_LETTERS) }
}

#[cfg(test)]
mod tests {
    use super::{Fault, answer};

    #[test]
    fn an_answer_has_the_number_of_the_request_and_an_action() {
        let read = |line: &str| answer(line.as_bytes(), 7);
        assert_eq!(read(r#"{"id":7,"action":"rest"}"#), Ok(Some("rest".to_owned())));
        assert_eq!(read(r#"{"id":7,"ok":true,"action":"rest","note":[1]}"#), Ok(Some("rest".to_owned())));
        assert_eq!(read(r#"{"id":6,"action":"rest"}"#), Ok(None));
        assert_eq!(read(" \r"), Ok(None));
        assert_eq!(read(r#"{"id":7}"#), Err(Fault::NoAction));
        assert_eq!(read(r#"{"id":7,"action":3}"#), Err(Fault::NoAction));
        for id in ["8", "-1", "7.5", "\"7\"", "null"] {
            let wrong = Err(Fault::WrongId { id: id.to_owned() });
            assert_eq!(read(&format!(r#"{{"id":{id},"action":"rest"}}"#)), wrong);
        }
        assert_eq!(read(r#"{"action":"rest"}"#), Err(Fault::NoId));
    }

    #[test]
    fn a_program_may_give_up() {
        for error in [r#""no idea""#, r#"{"kind":"x","message":"no idea"}"#] {
            let line = format!(r#"{{"id":7,"ok":false,"error":{error}}}"#);
            assert_eq!(answer(line.as_bytes(), 7), Err(Fault::GaveUp { message: "no idea".to_owned() }));
        }
        assert!(matches!(answer(br#"{"id":7,"ok":false}"#, 7), Err(Fault::GaveUp { .. })));
    }

    #[test]
    fn what_is_no_object_is_no_answer() {
        let deep = "[".repeat(100_000);
        for line in ["thinking…", "[]", "7", "{", "\"rest\"", &deep] {
            assert!(matches!(answer(line.as_bytes(), 7), Err(Fault::NoAnswer { .. })), "{line}");
        }
        assert!(matches!(answer(b"{\"id\":7,\"action\":\"\xff\"}", 7), Err(Fault::NoAnswer { .. })));
    }
}
