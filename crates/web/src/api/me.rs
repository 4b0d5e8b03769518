//! Oneself: looking, another name, being forgotten.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum::http::header::SET_COOKIE;
use axum::response::{IntoResponse, Response};

use crate::app::App;
use crate::error::Problem;
use crate::extract::{Body, Owner, Reader};
use crate::wire::people::{Called, PersonView};

/// Who you are.
#[utoipa::path(get, path = "/api/me", tag = "people", responses((status = OK, body = PersonView)))]
pub(crate) async fn show(State(app): State<App>, Reader(me): Reader) -> Result<Json<PersonView>, Problem> {
    let person = app.host().people().person(me).await?.ok_or(Problem::UnknownIdentity)?;
    Ok(Json(PersonView { person: person.id, name: person.name, token: None }))
}

/// Change your name.
#[utoipa::path(patch, path = "/api/me", tag = "people", request_body = Called,
    responses((status = OK, body = PersonView)))]
pub(crate) async fn rename(
    State(app): State<App>,
    Owner(me): Owner,
    Body(called): Body<Called>,
) -> Result<Json<PersonView>, Problem> {
    let name = app.host().people().rename(me, &called.name).await?;
    Ok(Json(PersonView { person: me, name: name.to_string(), token: None }))
}

/// Erase your data: your name, your tokens and your messages. Bots play on for you.
#[utoipa::path(delete, path = "/api/me", tag = "people", responses((status = NO_CONTENT)))]
pub(crate) async fn erase(State(app): State<App>, Owner(me): Owner) -> Result<Response, Problem> {
    app.host().erase(me).await?;
    Ok((StatusCode::NO_CONTENT, [(SET_COOKIE, app.cookie().clear())]).into_response())
}
