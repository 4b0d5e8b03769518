//! Sitting down by invitation.

use axum::extract::State;
use carvania_tables::Command;

use crate::api::answer::{Answered, Reply, send};
use crate::app::App;
use crate::error::Problem;
use crate::extract::{Body, Named, Player};
use crate::wire::asked::Sit;

/// Sit down at the table of an invite.
#[utoipa::path(post, path = "/api/invites/{code}", tag = "seats", request_body = Sit,
    responses((status = OK, body = Answered)))]
pub(crate) async fn accept(
    State(app): State<App>,
    Player(me): Player,
    Named(code): Named,
    Body(sit): Body<Sit>,
) -> Reply {
    let code = code.parse().map_err(|_| Problem::Missing("invite"))?;
    let table = app.host().invited(&code).await?.ok_or(Problem::Missing("invite"))?;
    send(&app, me, table, Command::Sit { place: sit.place }).await
}
