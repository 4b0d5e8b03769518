//! Oneself: name, other devices, one's data.

use axum::Json;
use axum::extract::State;
use axum::http::header::{CONTENT_DISPOSITION, SET_COOKIE};
use axum::response::{AppendHeaders, IntoResponse, Redirect, Response};
use carvania_pages::plain;
use maud::Markup;

use super::fields::Fields;
use super::visitor::Visitor;
use crate::api::links;
use crate::app::App;
use crate::error::Problem;
use crate::extract::Named;

/// The page.
pub(crate) async fn page(visitor: Visitor) -> Markup {
    plain::me(&visitor.frame(), visitor.person(), None)
}

/// Another name; whoever has none yet comes as a guest.
pub(crate) async fn rename(
    State(app): State<App>,
    visitor: Visitor,
    fields: Fields,
) -> Result<Response, Problem> {
    let name = fields.get("name").unwrap_or_default();
    let arrival = visitor.arrive(&app, Some(name)).await?;
    app.host().people().rename(arrival.person, name).await?;
    Ok((AppendHeaders(arrival.cookies), Redirect::to("/me")).into_response())
}

/// A link to move to another device with, shown once.
pub(crate) async fn link(State(app): State<App>, visitor: Visitor) -> Result<Markup, Problem> {
    let person = visitor.required(&app)?;
    let (link, _) = app.host().people().link(person).await?;
    let address = app.settings().public_url.join(&format!("/move/{}", link.reveal()));
    Ok(plain::me(&visitor.frame(), Some(person), Some(&address)))
}

/// Asks whether this device is to be moved to. The link is not used by looking at it: previews of messages do.
pub(crate) async fn confirm_move(visitor: Visitor, Named(code): Named) -> Markup {
    plain::moving(&visitor.frame(), &code)
}

/// Moves to this device.
pub(crate) async fn moved(State(app): State<App>, fields: Fields) -> Result<Response, Problem> {
    let (_, secret) = links::taken(&app, fields.get("code").unwrap_or_default()).await?;
    Ok(([(SET_COOKIE, app.cookie().given(&secret.reveal()))], Redirect::to("/")).into_response())
}

/// All one's data, as a file.
pub(crate) async fn data(State(app): State<App>, visitor: Visitor) -> Result<Response, Problem> {
    let person = visitor.required(&app)?;
    let export = app.host().export(person).await?.ok_or(Problem::UnknownIdentity)?;
    let disposition = [(CONTENT_DISPOSITION, "attachment; filename=\"carvania-data.json\"")];
    Ok((disposition, Json(export)).into_response())
}

/// Erases one's data, if one is sure.
pub(crate) async fn erase(
    State(app): State<App>,
    visitor: Visitor,
    fields: Fields,
) -> Result<Response, Problem> {
    let person = visitor.required(&app)?;
    if fields.get("sure").is_none() {
        return Ok(Redirect::to("/me").into_response());
    }
    app.host().erase(person).await?;
    Ok(([(SET_COOKIE, app.cookie().taken())], Redirect::to("/")).into_response())
}
