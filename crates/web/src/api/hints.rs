//! Hints: what a strong bot would do.

use std::time::Duration;

use axum::Json;
use axum::extract::State;
use carvania_words::say;
use tokio::time::timeout;

use crate::app::App;
use crate::error::Problem;
use crate::extract::{At, Body, Player, Reader};
use crate::language::Spoken;
use crate::wire::asked::Nothing;
use crate::wire::hint::HintView;

/// For so long a request waits for a hint.
const PATIENCE: Duration = Duration::from_secs(10);

/// Ask for a hint about what you are to decide.
///
/// A strong bot thinks about it when no bot is to decide anywhere; look again until it is `given`. Where several people
/// play, all are told that you asked. It is not in the events, nor in the record.
#[utoipa::path(post, path = "/api/tables/{table}/hint", tag = "play", request_body = Nothing,
    responses((status = OK, body = HintView)))]
pub(crate) async fn ask(
    State(app): State<App>,
    Player(me): Player,
    Spoken(language): Spoken,
    At(id): At,
    Body(Nothing {}): Body<Nothing>,
) -> Result<Json<HintView>, Problem> {
    app.allowance().change(me)?;
    let hint = app.host().ask_hint(id, me, say(language, "hint-said", &[])).await?;
    Ok(Json(HintView::new(Some(&hint), language)))
}

/// Look whether the hint is there that you asked for. The answer comes when it is, or after ten seconds.
#[utoipa::path(get, path = "/api/tables/{table}/hint", tag = "play", responses((status = OK, body = HintView)))]
pub(crate) async fn look(
    State(app): State<App>,
    Reader(me): Reader,
    Spoken(language): Spoken,
    At(id): At,
) -> Result<Json<HintView>, Problem> {
    let table = app.host().table(id).await?;
    table.check_hint(me)?;
    let there = timeout(PATIENCE, app.host().await_hint(&table, me)).await;
    let hint = there.unwrap_or_else(|_| app.host().hint(&table, me));
    Ok(Json(HintView::new(hint.as_ref(), language)))
}
