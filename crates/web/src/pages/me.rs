//! Oneself: name, other devices, one's data.

use axum::Json;
use axum::extract::State;
use axum::http::header::{CONTENT_DISPOSITION, SET_COOKIE};
use axum::response::{AppendHeaders, IntoResponse, Redirect, Response};
use carvania_host::{self as host, Secret};
use carvania_pages::devices::{Device, Devices};
use carvania_pages::me;
use carvania_tables::PersonId;
use maud::Markup;

use super::form::Form;
use super::visitor::Visitor;
use crate::api::links;
use crate::app::App;
use crate::error::Problem;
use crate::extract::Named;

/// Shows a visitor what is known of them.
pub(crate) async fn page(State(app): State<App>, visitor: Visitor) -> Result<Markup, Problem> {
    render(&app, &visitor, None).await
}

async fn render(app: &App, visitor: &Visitor, link: Option<&str>) -> Result<Markup, Problem> {
    let devices = match (visitor.person(), visitor.secret()) {
        (Some(person), Some(secret)) => devices(app, person, secret).await?,
        _ => Devices::default(),
    };
    Ok(me::page(&visitor.frame(), visitor.person(), link, &devices))
}

async fn devices(app: &App, person: PersonId, secret: &Secret) -> Result<Devices, Problem> {
    let people = app.host().people();
    let device = |device: host::Device| Device {
        id: device.id,
        created: device.created,
        last_used: device.last_used,
        is_this: device.is_this,
    };
    let all = people.devices(person, secret).await?.into_iter().map(device).collect();
    Ok(Devices { all, open_links: people.open_links(person).await? })
}

/// Signs out here, if one is sure.
pub(crate) async fn sign_out(
    State(app): State<App>,
    visitor: Visitor,
    form: Form,
) -> Result<Response, Problem> {
    let (_, secret) = visitor.device(&app)?;
    if form.get("sure").is_none() {
        return Ok(Redirect::to("/me").into_response());
    }
    app.host().people().sign_out(secret).await?;
    Ok(([(SET_COOKIE, app.cookie().clear())], Redirect::to("/")).into_response())
}

/// Signs out another device. One that is signed out already stays so.
pub(crate) async fn sign_out_device(
    State(app): State<App>,
    visitor: Visitor,
    form: Form,
) -> Result<Redirect, Problem> {
    let (person, _) = visitor.device(&app)?;
    app.host().people().sign_out_device(person, form.get("device").unwrap_or_default()).await?;
    Ok(Redirect::to("/me"))
}

/// Signs out everywhere else.
pub(crate) async fn sign_out_others(State(app): State<App>, visitor: Visitor) -> Result<Redirect, Problem> {
    let (person, secret) = visitor.device(&app)?;
    app.host().people().sign_out_others(person, secret).await?;
    Ok(Redirect::to("/me"))
}

/// Takes back links that were not used.
pub(crate) async fn revoke_links(State(app): State<App>, visitor: Visitor) -> Result<Redirect, Problem> {
    app.host().people().revoke_links(visitor.required(&app)?).await?;
    Ok(Redirect::to("/me"))
}

/// Another name; people without one come as guests.
pub(crate) async fn rename(
    State(app): State<App>,
    visitor: Visitor,
    form: Form,
) -> Result<Response, Problem> {
    let name = form.get("name").unwrap_or_default();
    let arrival = visitor.arrive(&app, Some(name)).await?;
    app.host().people().rename(arrival.person, name).await?;
    Ok((AppendHeaders(arrival.cookies), Redirect::to("/me")).into_response())
}

/// A link to move to another device with, shown once.
pub(crate) async fn link(State(app): State<App>, visitor: Visitor) -> Result<Markup, Problem> {
    let person = visitor.required(&app)?;
    let (link, _) = app.host().people().link(person).await?;
    let address = visitor.base_url.join(&format!("/move/{}", link.reveal()));
    render(&app, &visitor, Some(&address)).await
}

/// Asks whether this device is to be moved to. The link is not used by looking at it: previews of messages do.
pub(crate) async fn confirm_move(visitor: Visitor, Named(code): Named) -> Markup {
    me::moving(&visitor.frame(), &code)
}

/// Moves to this device.
pub(crate) async fn accept_move(State(app): State<App>, form: Form) -> Result<Response, Problem> {
    let (_, secret) = links::take_link(&app, form.get("code").unwrap_or_default()).await?;
    Ok(([(SET_COOKIE, app.cookie().set(&secret.reveal()))], Redirect::to("/")).into_response())
}

/// All one's data, as a file.
pub(crate) async fn data(State(app): State<App>, visitor: Visitor) -> Result<Response, Problem> {
    let person = visitor.required(&app)?;
    let export = app.host().export(person).await?.ok_or(Problem::UnknownIdentity)?;
    let disposition = [(CONTENT_DISPOSITION, "attachment; filename=\"carvania-data.json\"")];
    Ok((disposition, Json(export)).into_response())
}

/// Erases one's data, if one is sure.
pub(crate) async fn erase(State(app): State<App>, visitor: Visitor, form: Form) -> Result<Response, Problem> {
    let person = visitor.required(&app)?;
    if form.get("sure").is_none() {
        return Ok(Redirect::to("/me").into_response());
    }
    app.host().erase(person).await?;
    Ok(([(SET_COOKIE, app.cookie().clear())], Redirect::to("/")).into_response())
}
