//! Pages for people. What a page shows is asked for here; how it looks is a pure function of that.

mod home;
mod moving;

use axum::Form;
use axum::extract::State;
use axum::http::header::SET_COOKIE;
use axum::response::{IntoResponse, Redirect, Response};
use maud::{DOCTYPE, Markup, html};

use crate::api::links;
use crate::app::App;
use crate::error::Problem;
use crate::extract::Named;
use crate::statics;
use crate::wire::people::LinkCode;

/// The first page.
pub(crate) async fn home() -> Markup {
    layout("Carvania", home::page())
}

/// Asks whether this device is to be moved to. The link is not used by looking at it: previews of messages do.
pub(crate) async fn confirm_move(Named(code): Named) -> Markup {
    layout("Move here · Carvania", moving::page(&code))
}

/// Moves to this device.
pub(crate) async fn moved(
    State(app): State<App>,
    form: Result<Form<LinkCode>, axum::extract::rejection::FormRejection>,
) -> Result<Response, Problem> {
    let Form(link) = form.map_err(|_| Problem::Missing("link"))?;
    let (_, secret) = links::taken(&app, &link.code).await?;
    let cookie = app.cookie().given(&secret.reveal());
    Ok(([(SET_COOKIE, cookie)], Redirect::to("/")).into_response())
}

/// A page around its content.
pub(crate) fn layout(title: &str, body: Markup) -> Markup {
    html! {
        (DOCTYPE)
        html lang="en" {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                title { (title) }
                link rel="icon" href=(statics::address("icon.svg"));
                link rel="stylesheet" href=(statics::address("style.css"));
            }
            body { main { (body) } }
        }
    }
}
