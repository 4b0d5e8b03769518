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

use super::fields::Fields;
use super::filled::occupant;
use super::opening::invite_cookie;
use super::table::{around, names};
use super::visit::Visit;
use crate::api::seats;
use crate::cookie;
use crate::error::Problem;

/// The page, with the invite for whoever has it, and why something could not be done.
pub(super) fn page(
    visit: &Visit,
    table: &Table,
    (names, around): (&Names, &Around),
    problem: Option<&str>,
) -> Markup {
    let reached = &visit.visitor.reached;
    let link = invite(&visit.headers).map(|code| reached.join(&format!("/invite/{code}")));
    let picture = link.as_deref().and_then(picture);
    let invite = link.as_deref().zip(picture.as_deref());
    let viewer = visit.visitor.person();
    lobby::page(
        &visit.visitor.frame(),
        &Lobby {
            table,
            names,
            watchers: &around.watchers,
            pack: around.pack.as_deref(),
            viewer,
            invite,
            is_invite_local: reached.is_loopback(),
            programs: visit.app.programs(),
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
async fn done(visit: &Visit, me: PersonId, command: Command) -> Result<Response, Problem> {
    match visit.app.host().send(visit.id, Actor::Person(me), command).await {
        Ok(_) => Ok(Redirect::to(&visit.address()).into_response()),
        Err(SendError::Refused(refusal)) => {
            let facts = [("name", refusal.name().into())];
            told(visit, &say(visit.visitor.language, "answer-refused", &facts)).await
        }
        Err(SendError::Host(error)) => Err(error.into()),
    }
}

/// The lobby with a problem on it; a game that has begun is shown as it is.
async fn told(visit: &Visit, problem: &str) -> Result<Response, Problem> {
    let table = visit.table().await?;
    if table.record.is_some() {
        return Ok(Redirect::to(&visit.address()).into_response());
    }
    let names = names(&visit.app, &table).await?;
    let around = around(&visit.app, &table).await?;
    Ok(page(visit, &table, (&names, &around), Some(problem)).into_response())
}

/// Sits down; whoever comes for the first time is a guest from now on.
pub(crate) async fn sit(visit: Visit, fields: Fields) -> Result<Response, Problem> {
    let place = fields.get("place").and_then(|place| place.parse().ok());
    let arrival = visit.visitor.arrive(&visit.app, None).await?;
    seats::check_invited(&visit.app, arrival.person, visit.id).await?;
    let seated = done(&visit, arrival.person, Command::Sit { place }).await?;
    Ok((AppendHeaders(arrival.cookies), seated).into_response())
}

pub(crate) async fn rise(visit: Visit) -> Result<Response, Problem> {
    done(&visit, visit.visitor.required(&visit.app)?, Command::Rise).await
}

pub(crate) async fn place(visit: Visit, fields: Fields) -> Result<Response, Problem> {
    let me = visit.visitor.required(&visit.app)?;
    let wish = fields.get("occupant").and_then(|wish| occupant(wish, me));
    let occupant = wish.ok_or(Problem::Missing("player"))?;
    done(&visit, me, Command::Place { place: fields.number("place")?, occupant }).await
}

pub(crate) async fn ready(visit: Visit, fields: Fields) -> Result<Response, Problem> {
    let me = visit.visitor.required(&visit.app)?;
    match fields.get("note").map(|note| Note::try_from(note.to_owned())).transpose() {
        Ok(note) => done(&visit, me, Command::Ready { note }).await,
        Err(_) => told(&visit, &say(visit.visitor.language, "lobby-note-form", &[])).await,
    }
}

pub(crate) async fn unready(visit: Visit) -> Result<Response, Problem> {
    done(&visit, visit.visitor.required(&visit.app)?, Command::Unready).await
}

/// Another invite, in place of the one before. The browser of the owner keeps it.
pub(crate) async fn invite_anew(visit: Visit) -> Result<Response, Problem> {
    let me = visit.visitor.required(&visit.app)?;
    match visit.app.host().renew_invite(visit.id, me).await {
        Ok(invite) => {
            let cookie = [(SET_COOKIE, invite_cookie(visit.id, &invite.reveal()))];
            Ok((AppendHeaders(cookie), Redirect::to(&visit.address())).into_response())
        }
        Err(SendError::Refused(refusal)) => {
            let facts = [("name", refusal.name().into())];
            told(&visit, &say(visit.visitor.language, "answer-refused", &facts)).await
        }
        Err(SendError::Host(error)) => Err(error.into()),
    }
}

/// Closes the table; there is nothing left to look at.
pub(crate) async fn abandon(visit: Visit) -> Result<Response, Problem> {
    visit.send(Command::Abandon).await?;
    Ok(Redirect::to("/").into_response())
}
