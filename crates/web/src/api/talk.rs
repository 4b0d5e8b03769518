//! What people say at a table.

use axum::extract::State;
use carvania_tables::Command;

use crate::api::answer::{Answered, Reply, send};
use crate::app::App;
use crate::extract::{At, Body, Player};
use crate::wire::asked;

/// Say something to everybody at the table. It is plain text.
#[utoipa::path(post, path = "/api/tables/{table}/say", tag = "play", request_body = asked::Say,
    responses((status = OK, body = Answered)))]
pub(crate) async fn say(
    State(app): State<App>,
    Player(me): Player,
    At(id): At,
    Body(said): Body<asked::Say>,
) -> Reply {
    send(&app, me, id, Command::Say { text: said.text }).await
}
