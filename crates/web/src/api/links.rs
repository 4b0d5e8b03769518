//! Moving to another device by a one-time link.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::Response;
use carvania_host::Secret;
use carvania_tables::PersonId;

use crate::api::people::{Proof, give_proof};
use crate::app::App;
use crate::error::Problem;
use crate::extract::{BaseUrl, Body, Owner, Query};
use crate::wire::people::{LinkCode, LinkView, PersonView};
use crate::wire::requests::Nothing;

/// Make a link that adds another device. It works once, for 15 minutes.
#[utoipa::path(post, path = "/api/me/link", tag = "people", request_body = Nothing,
    responses((status = OK, body = LinkView)))]
pub(crate) async fn make(
    State(app): State<App>,
    Owner(me): Owner,
    BaseUrl(base_url): BaseUrl,
    Body(Nothing {}): Body<Nothing>,
) -> Result<Json<LinkView>, Problem> {
    let (code, expires) = app.host().people().link(me).await?;
    let code = code.reveal();
    let url = base_url.join(&format!("/move/{code}"));
    Ok(Json(LinkView { url, code, expires }))
}

/// Revoke all your unused links.
#[utoipa::path(delete, path = "/api/me/link", tag = "people", responses((status = NO_CONTENT)))]
pub(crate) async fn revoke(State(app): State<App>, Owner(me): Owner) -> Result<StatusCode, Problem> {
    app.host().people().revoke_links(me).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Use such a link, on the new device.
#[utoipa::path(post, path = "/api/links", tag = "people", params(Proof), request_body = LinkCode,
    responses((status = OK, body = PersonView)))]
pub(crate) async fn take(
    State(app): State<App>,
    Query(proof): Query<Proof>,
    Body(link): Body<LinkCode>,
) -> Result<Response, Problem> {
    let (person, secret) = take_link(&app, &link.code).await?;
    let known = app.host().people().person(person).await?.ok_or(Problem::Missing("link"))?;
    let view = PersonView { person, name: known.name, token: None };
    Ok(give_proof(&app, proof, view, &secret))
}

/// Whose link that was, and a secret for the device that used it.
pub(crate) async fn take_link(app: &App, code: &str) -> Result<(PersonId, Secret), Problem> {
    let code = code.parse().map_err(|_| Problem::Missing("link"))?;
    app.host().people().take_link(&code).await?.ok_or(Problem::Missing("link"))
}
