//! The devices on which a person is known, and signing them out.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum::http::header::SET_COOKIE;
use axum::response::{IntoResponse, Response};

use crate::app::App;
use crate::error::Problem;
use crate::extract::{Body, Named, OwnDevice};
use crate::wire::people::DeviceView;
use crate::wire::requests::Nothing;

/// List your devices, the newest first: browsers with your cookie, and programs that registered as you.
#[utoipa::path(get, path = "/api/me/devices", tag = "people", responses((status = OK, body = Vec<DeviceView>)))]
pub(crate) async fn list(State(app): State<App>, own: OwnDevice) -> Result<Json<Vec<DeviceView>>, Problem> {
    let devices = app.host().people().devices(own.person, &own.secret).await?;
    Ok(Json(devices.into_iter().map(DeviceView::from).collect()))
}

/// Sign out this device: its secret stops working at once.
#[utoipa::path(post, path = "/api/me/sign-out", tag = "people", request_body = Nothing,
    responses((status = NO_CONTENT)))]
pub(crate) async fn sign_out(
    State(app): State<App>,
    own: OwnDevice,
    Body(Nothing {}): Body<Nothing>,
) -> Result<Response, Problem> {
    app.host().people().sign_out(&own.secret).await?;
    Ok((StatusCode::NO_CONTENT, [(SET_COOKIE, app.cookie().clear())]).into_response())
}

/// Sign out one of your devices.
#[utoipa::path(delete, path = "/api/me/devices/{id}", tag = "people", responses((status = NO_CONTENT)))]
pub(crate) async fn sign_out_device(
    State(app): State<App>,
    own: OwnDevice,
    Named(id): Named,
) -> Result<StatusCode, Problem> {
    let had = app.host().people().sign_out_device(own.person, &id).await?;
    if had { Ok(StatusCode::NO_CONTENT) } else { Err(Problem::Missing("device")) }
}

/// Sign out all other devices, and revoke unused links. Tokens with scopes stay valid: revoke them one by one.
#[utoipa::path(delete, path = "/api/me/devices", tag = "people", responses((status = NO_CONTENT)))]
pub(crate) async fn sign_out_others(State(app): State<App>, own: OwnDevice) -> Result<StatusCode, Problem> {
    app.host().people().sign_out_others(own.person, &own.secret).await?;
    Ok(StatusCode::NO_CONTENT)
}
