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

/// For so long a request waits for a hint.
const HINT_TIMEOUT: Duration = Duration::from_secs(10);

/// Decide.
///
/// An action that a rule forbids is refused with its clause. If the game went on since the event that you saw, nothing
/// happens (`stale`). Sent again with the same `Idempotency-Key`, it is one move. A whole movement of a wagon can be sent at
/// once, with its further actions in `then`.
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

/// Take back.
///
/// Back to the last draw within your own turn it happens at once; else the other people at the table are asked.
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

/// Answer a player who asks to take back.
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

/// Say something to everybody at the table. It is plain text.
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

/// Ask for a hint about what you are to decide.
///
/// A strong bot thinks about it when no bot is to decide anywhere; look again until it is `given`. Where several people
/// play, all are told that you asked. It is not in the events, nor in the record.
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

/// Look whether the hint is there that you asked for. The answer comes when it is, or after ten seconds.
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
