//! Coming by an invite link. It is used by a form, not by looking at it, so that previews of messages take no seat.

use axum::extract::State;
use axum::response::{AppendHeaders, IntoResponse, Redirect, Response};
use carvania_host::SendError;
use carvania_pages::invitation;
use carvania_tables::{Actor, Command, TableId};
use maud::Markup;

use super::form::Form;
use super::visitor::Visitor;
use crate::app::App;
use crate::error::Problem;
use crate::extract::Named;

async fn table_of(app: &App, code: &str) -> Result<TableId, Problem> {
    let code = code.parse().map_err(|_| Problem::Missing("invite"))?;
    app.host().invited(&code).await?.ok_or(Problem::Missing("invite"))
}

/// Who invites to what.
pub(crate) async fn page(
    State(app): State<App>,
    visitor: Visitor,
    Named(code): Named,
) -> Result<Markup, Problem> {
    let id = table_of(&app, &code).await?;
    let table = app.host().table(id).await?;
    let names = super::table::names(&app, &table).await?;
    Ok(invitation::page(&visitor.frame(), &table, &names, &code))
}

/// Sits down at the table.
pub(crate) async fn join(
    State(app): State<App>,
    visitor: Visitor,
    Named(code): Named,
    form: Form,
) -> Result<Response, Problem> {
    let id = table_of(&app, &code).await?;
    let arrival = visitor.arrive_called(&app, form.get("name")).await?;
    match app.host().send(id, Actor::Person(arrival.person), Command::Sit { place: None }).await {
        // Who sits there already, or finds no seat, looks on.
        Ok(_) | Err(SendError::Refused(_)) => {}
        Err(SendError::Host(error)) => return Err(error.into()),
    }
    Ok((AppendHeaders(arrival.cookies), Redirect::to(&format!("/tables/{id}"))).into_response())
}
