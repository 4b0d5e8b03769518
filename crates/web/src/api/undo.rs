//! Taking back.

use axum::extract::State;
use carvania_tables::Command;

use crate::api::answer::{Answered, Reply, send};
use crate::app::App;
use crate::extract::{At, Body, Player};
use crate::wire::asked::{AnswerUndo, TakeBack};

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

/// Answer somebody who asks to take back.
#[utoipa::path(post, path = "/api/tables/{table}/undo/answer", tag = "play", request_body = AnswerUndo,
    responses((status = OK, body = Answered)))]
pub(crate) async fn answer(
    State(app): State<App>,
    Player(me): Player,
    At(id): At,
    Body(AnswerUndo { seat, agrees }): Body<AnswerUndo>,
) -> Reply {
    send(&app, me, id, Command::AnswerUndo { seat, agrees }).await
}
