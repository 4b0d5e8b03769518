//! Sitting down by invitation.

use axum::Json;
use axum::extract::State;
use carvania_tables::Command;

use crate::api::answer::{Answered, Reply, send};
use crate::app::App;
use crate::error::Problem;
use crate::extract::{At, BaseUrl, Body, Named, Player};
use crate::wire::requests::{Nothing, Sit};
use crate::wire::table::OpenedView;

/// Make a new invite for your table, before the game. The old one stops working.
#[utoipa::path(post, path = "/api/tables/{table}/invite", tag = "seats", request_body = Nothing,
    responses((status = OK, body = OpenedView)))]
pub(crate) async fn renew(
    State(app): State<App>,
    Player(me): Player,
    BaseUrl(base_url): BaseUrl,
    At(table): At,
    Body(Nothing {}): Body<Nothing>,
) -> Result<Json<OpenedView>, Problem> {
    let invite = app.host().renew_invite(table, me).await?.reveal();
    let url = base_url.join(&format!("/invite/{invite}"));
    Ok(Json(OpenedView { table, invite, url }))
}

/// Join a table by its invite.
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
