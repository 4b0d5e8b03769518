//! Decisions in a game.

use axum::extract::State;
use axum::http::HeaderMap;
use carvania_tables::{Command, Key, read_action};

use crate::api::answer::{Answered, Reply, send};
use crate::app::App;
use crate::error::Problem;
use crate::extract::{At, Body, Player};
use crate::wire::asked::Decide;

/// Decide.
///
/// An action that a rule forbids is refused with its clause. If the game went on since the event that you saw, nothing
/// happens (`stale`). Sent again with the same `Idempotency-Key`, it is one move.
#[utoipa::path(post, path = "/api/tables/{table}/decisions", tag = "play", request_body = Decide,
    params(("Idempotency-Key" = Option<String>, Header,
        description = "1 to 64 letters, digits, `-` and `_`: a request with the same key is the same move")),
    responses((status = OK, body = Answered)))]
pub(crate) async fn decide(
    State(app): State<App>,
    Player(me): Player,
    At(id): At,
    headers: HeaderMap,
    Body(Decide { seat, seen, action }): Body<Decide>,
) -> Reply {
    let (key, action) = (key(&headers)?, read_action(&action)?);
    send(&app, me, id, Command::Decide { seat, seen, action, key }).await
}

fn key(headers: &HeaderMap) -> Result<Option<Key>, Problem> {
    let Some(key) = headers.get("idempotency-key") else { return Ok(None) };
    let key = String::from_utf8_lossy(key.as_bytes()).into_owned();
    Key::try_from(key).map(Some).map_err(|error| Problem::Malformed(error.to_string()))
}
