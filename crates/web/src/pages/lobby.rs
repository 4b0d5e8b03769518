//! A table before the game.

use axum::http::header::{HeaderMap, SET_COOKIE};
use axum::response::{AppendHeaders, IntoResponse, Redirect, Response};
use carvania_host::SendError;
use carvania_pages::lobby::{self, Lobby};
use carvania_pages::table::{Around, Names};
use carvania_tables::{Actor, Command, Note, PersonId, Table};
use carvania_words::say;
use maud::Markup;
use qrcode::QrCode;
use qrcode::render::svg;

use super::form::Form;
use super::new_table::invite_cookie;
use super::new_table_form::occupant;
use super::table::{around, names};
use super::table_request::TableRequest;
use crate::api::seats;
use crate::cookie;
use crate::error::Problem;

/// The page, with the invite for those who have it, and why something could not be done.
pub(super) fn page(
    request: &TableRequest,
    table: &Table,
    (names, around): (&Names, &Around),
    problem: Option<&str>,
) -> Markup {
    let base_url = &request.visitor.base_url;
    let link = invite(&request.headers).map(|code| base_url.join(&format!("/invite/{code}")));
    let picture = link.as_deref().and_then(picture);
    let invite = link.as_deref().zip(picture.as_deref());
    let viewer = request.visitor.person();
    lobby::page(
        &request.visitor.frame(),
        &Lobby {
            table,
            names,
            watchers: &around.watchers,
            pack: around.pack.as_deref(),
            viewer,
            invite,
            is_invite_local: base_url.is_loopback(),
            programs: request.app.programs(),
            problem,
        },
    )
}

/// The invite that the browser of the owner keeps.
fn invite(headers: &HeaderMap) -> Option<&str> {
    let is_code = |code: &&str| code.bytes().all(|sign| sign.is_ascii_alphanumeric());
    cookie::value(headers, "invite").filter(is_code)
}

/// A link as a picture that phones can read.
fn picture(link: &str) -> Option<String> {
    let code = QrCode::new(link).ok()?;
    let drawing = code.render::<svg::Color<'_>>().min_dimensions(160, 160).quiet_zone(true).build();
    // Only the drawing itself, without the declaration of a document; what it says stands beside it.
    drawing.find("<svg").map(|start| drawing[start..].replacen("<svg", "<svg aria-hidden=\"true\"", 1))
}

/// Does something at a table, and shows it again; what the table refuses is told there.
async fn send_command(request: &TableRequest, me: PersonId, command: Command) -> Result<Response, Problem> {
    match request.app.host().send(request.id, Actor::Person(me), command).await {
        Ok(_) => Ok(Redirect::to(&request.address()).into_response()),
        Err(SendError::Refused(refusal)) => {
            let facts = [("name", refusal.name().into())];
            show_problem(request, &say(request.visitor.language, "answer-refused", &facts)).await
        }
        Err(SendError::Host(error)) => Err(error.into()),
    }
}

/// The lobby with a problem on it; a game that has begun is shown as it is.
async fn show_problem(request: &TableRequest, problem: &str) -> Result<Response, Problem> {
    let table = request.table().await?;
    if table.record.is_some() {
        return Ok(Redirect::to(&request.address()).into_response());
    }
    let names = names(&request.app, &table).await?;
    let around = around(&request.app, &table).await?;
    Ok(page(request, &table, (&names, &around), Some(problem)).into_response())
}

/// Sits down; people who come for the first time are guests from now on.
pub(crate) async fn sit(request: TableRequest, form: Form) -> Result<Response, Problem> {
    let place = form.get("place").and_then(|place| place.parse().ok());
    let arrival = request.visitor.arrive(&request.app, None).await?;
    seats::check_invited(&request.app, arrival.person, request.id).await?;
    let seated = send_command(&request, arrival.person, Command::Sit { place }).await?;
    Ok((AppendHeaders(arrival.cookies), seated).into_response())
}

pub(crate) async fn rise(request: TableRequest) -> Result<Response, Problem> {
    send_command(&request, request.visitor.required(&request.app)?, Command::Rise).await
}

pub(crate) async fn place(request: TableRequest, form: Form) -> Result<Response, Problem> {
    let me = request.visitor.required(&request.app)?;
    let wish = form.get("occupant").and_then(|wish| occupant(wish, me));
    let occupant = wish.ok_or(Problem::Missing("player"))?;
    send_command(&request, me, Command::Place { place: form.number("place")?, occupant }).await
}

pub(crate) async fn ready(request: TableRequest, form: Form) -> Result<Response, Problem> {
    let me = request.visitor.required(&request.app)?;
    match form.get("note").map(|note| Note::try_from(note.to_owned())).transpose() {
        Ok(note) => send_command(&request, me, Command::Ready { note }).await,
        Err(_) => show_problem(&request, &say(request.visitor.language, "lobby-note-form", &[])).await,
    }
}

pub(crate) async fn unready(request: TableRequest) -> Result<Response, Problem> {
    send_command(&request, request.visitor.required(&request.app)?, Command::Unready).await
}

/// Another invite, in place of the one before. The browser of the owner keeps it.
pub(crate) async fn invite_anew(request: TableRequest) -> Result<Response, Problem> {
    let me = request.visitor.required(&request.app)?;
    match request.app.host().renew_invite(request.id, me).await {
        Ok(invite) => {
            let cookie = [(SET_COOKIE, invite_cookie(request.id, &invite.reveal()))];
            Ok((AppendHeaders(cookie), Redirect::to(&request.address())).into_response())
        }
        Err(SendError::Refused(refusal)) => {
            let facts = [("name", refusal.name().into())];
            show_problem(&request, &say(request.visitor.language, "answer-refused", &facts)).await
        }
        Err(SendError::Host(error)) => Err(error.into()),
    }
}

/// Closes the table; there is nothing left to look at.
pub(crate) async fn abandon(request: TableRequest) -> Result<Response, Problem> {
    request.send(Command::Abandon).await?;
    Ok(Redirect::to("/").into_response())
}
