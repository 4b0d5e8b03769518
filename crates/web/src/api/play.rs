//! Playing: deciding, taking back, speaking, hints.

use std::time::Duration;

use axum::Json;
use axum::extract::State;
use axum::http::HeaderMap;
use carvania_host::task::timeout;
use carvania_tables::{Command, Key, read_action};
use carvania_words::say as say_in;

use crate::api::answer::{Answered, Reply, send};
use crate::app::App;
use crate::error::Problem;
use crate::extract::{At, Body, Player, Reader};
use crate::language::PreferredLanguage;
use crate::wire::hint::HintView;
use crate::wire::requests::{AnswerUndo, Decide, Nothing, Say, TakeBack};

/// How long a request waits for a hint.
const HINT_TIMEOUT: Duration = Duration::from_secs(10);

/// Decide.
///
/// An action that a rule forbids is refused with its clause. If the game has moved on since the event that you saw,
/// nothing happens (`stale`). A request repeated with the same `Idempotency-Key` counts as one move. Further actions,
/// such as the rest of a wagon's movement, can be sent along in `then`.
#[utoipa::path(post, path = "/api/tables/{table}/decisions", tag = "play", request_body = Decide,
    params(("Idempotency-Key" = Option<String>, Header,
        description = "1 to 64 letters, digits, `-` and `_`: a request with the same key is the same move")),
    responses((status = OK, body = Answered)))]
pub(crate) async fn decide(
    State(app): State<App>,
    Player(me): Player,
    At(id): At,
    headers: HeaderMap,
    Body(Decide { seat, seen, action, then }): Body<Decide>,
) -> Reply {
    let (key, action) = (key(&headers)?, read_action(&action)?);
    if then.is_empty() {
        return send(&app, me, id, Command::Decide { seat, seen, action, key }).await;
    }
    let then = then.iter().map(|text| read_action(text));
    let actions = std::iter::once(Ok(action)).chain(then).collect::<Result<_, _>>()?;
    send(&app, me, id, Command::DecideTogether { seat, seen, actions, key }).await
}

fn key(headers: &HeaderMap) -> Result<Option<Key>, Problem> {
    let Some(key) = headers.get("idempotency-key") else { return Ok(None) };
    let key = String::from_utf8_lossy(key.as_bytes()).into_owned();
    Key::try_from(key).map(Some).map_err(|error| Problem::Malformed(error.to_string()))
}

/// Undo.
///
/// Within your own turn, and back to the last draw, this happens at once; otherwise the other people at the table are
/// asked.
#[utoipa::path(post, path = "/api/tables/{table}/undo", tag = "play", request_body = TakeBack,
    responses((status = OK, body = Answered)))]
pub(crate) async fn undo(
    State(app): State<App>,
    Player(me): Player,
    At(id): At,
    Body(TakeBack { seat, seen, to }): Body<TakeBack>,
) -> Reply {
    send(&app, me, id, Command::Undo { seat, seen, to }).await
}

/// Answer a player who asks to undo.
#[utoipa::path(post, path = "/api/tables/{table}/undo/answer", tag = "play", request_body = AnswerUndo,
    responses((status = OK, body = Answered)))]
pub(crate) async fn answer_undo(
    State(app): State<App>,
    Player(me): Player,
    At(id): At,
    Body(AnswerUndo { seat, agrees }): Body<AnswerUndo>,
) -> Reply {
    send(&app, me, id, Command::AnswerUndo { seat, agrees }).await
}

/// Send a message to everybody at the table, in plain text.
#[utoipa::path(post, path = "/api/tables/{table}/say", tag = "play", request_body = Say,
    responses((status = OK, body = Answered)))]
pub(crate) async fn say(
    State(app): State<App>,
    Player(me): Player,
    At(id): At,
    Body(said): Body<Say>,
) -> Reply {
    app.allowance().message(me)?;
    send(&app, me, id, Command::Say { text: said.text }).await
}

/// Ask for a hint for your decision.
///
/// A strong bot works on it when no other bot has to decide; get the hint until its state is `given`. In a game of
/// several people the others are told that you asked. Hints are neither in the events nor in the record.
#[utoipa::path(post, path = "/api/tables/{table}/hint", tag = "play", request_body = Nothing,
    responses((status = OK, body = HintView)))]
pub(crate) async fn ask_hint(
    State(app): State<App>,
    Player(me): Player,
    PreferredLanguage(language): PreferredLanguage,
    At(id): At,
    Body(Nothing {}): Body<Nothing>,
) -> Result<Json<HintView>, Problem> {
    app.allowance().change(me)?;
    let hint = app.host().ask_hint(id, me, say_in(language, "hint-said", &[])).await?;
    Ok(Json(HintView::new(Some(&hint), language)))
}

/// Get the hint that you asked for. Answers when the hint is ready, or after ten seconds.
#[utoipa::path(get, path = "/api/tables/{table}/hint", tag = "play", responses((status = OK, body = HintView)))]
pub(crate) async fn look_at_hint(
    State(app): State<App>,
    Reader(me): Reader,
    PreferredLanguage(language): PreferredLanguage,
    At(id): At,
) -> Result<Json<HintView>, Problem> {
    let table = app.host().table(id).await?;
    table.check_hint(me)?;
    let there = timeout(HINT_TIMEOUT, app.host().await_hint(&table, me)).await;
    let hint = there.unwrap_or_else(|_| app.host().hint(&table, me));
    Ok(Json(HintView::new(hint.as_ref(), language)))
}
