//! A table before the game.

use axum::extract::State;
use axum::http::header::{self, HeaderMap, SET_COOKIE};
use axum::response::{AppendHeaders, IntoResponse, Redirect, Response};
use carvania_pages::lobby::{self, Lobby};
use carvania_pages::table::Names;
use carvania_tables::{Actor, Command, Note, PersonId, Table, TableId};
use carvania_words::say;
use maud::Markup;
use qrcode::QrCode;
use qrcode::render::svg;

use super::fields::Fields;
use super::opening::occupant;
use super::visitor::Visitor;
use crate::api::seats;
use crate::app::App;
use crate::error::Problem;
use crate::extract::At;

/// The page, with the invite for whoever has it.
pub(super) fn page(
    app: &App,
    visitor: &Visitor,
    table: &Table,
    names: &Names,
    headers: &HeaderMap,
) -> Markup {
    let link = invite(headers).map(|code| app.settings().public_url.join(&format!("/invite/{code}")));
    let picture = link.as_deref().and_then(picture);
    let invite = link.as_deref().zip(picture.as_deref());
    lobby::page(&visitor.frame(), &Lobby { table, names, viewer: visitor.person(), invite, problem: None })
}

/// The invite that the browser of the owner keeps.
fn invite(headers: &HeaderMap) -> Option<String> {
    let cookies = headers.get_all(header::COOKIE).iter().filter_map(|cookies| cookies.to_str().ok());
    let mut pairs = cookies.flat_map(|cookies| cookies.split(';')).filter_map(|pair| pair.split_once('='));
    let (_, code) = pairs.find(|(name, _)| name.trim() == "invite")?;
    let code = code.trim();
    code.chars().all(|sign| sign.is_ascii_alphanumeric()).then(|| code.to_owned())
}

/// A link as a picture that phones can read.
fn picture(link: &str) -> Option<String> {
    let code = QrCode::new(link).ok()?;
    let drawing = code.render::<svg::Color<'_>>().min_dimensions(160, 160).quiet_zone(true).build();
    // Only the drawing itself, without the declaration of a document.
    drawing.find("<svg").map(|start| drawing[start..].to_owned())
}

/// Does something at a table, and shows it again; what the table refuses is told there.
async fn done(app: &App, visitor: &Visitor, id: TableId, command: Command) -> Result<Response, Problem> {
    let me = visitor.required(app)?;
    sent(app, me, id, command).await
}

async fn sent(app: &App, me: PersonId, id: TableId, command: Command) -> Result<Response, Problem> {
    app.host().send(id, Actor::Person(me), command).await?;
    Ok(Redirect::to(&format!("/tables/{id}")).into_response())
}

/// Sits down; whoever comes for the first time is a guest from now on.
pub(crate) async fn sit(
    State(app): State<App>,
    visitor: Visitor,
    At(id): At,
    fields: Fields,
) -> Result<Response, Problem> {
    let place = fields.get("place").and_then(|place| place.parse().ok());
    let (me, secret) = visitor.arrive(&app, None).await?;
    seats::check_invited(&app, me, id).await?;
    let seated = sent(&app, me, id, Command::Sit { place }).await?;
    let given = secret.map(|secret| (SET_COOKIE, app.cookie().given(&secret.reveal())));
    Ok((AppendHeaders(given.into_iter().collect::<Vec<_>>()), seated).into_response())
}

pub(crate) async fn rise(State(app): State<App>, visitor: Visitor, At(id): At) -> Result<Response, Problem> {
    done(&app, &visitor, id, Command::Rise).await
}

pub(crate) async fn place(
    State(app): State<App>,
    visitor: Visitor,
    At(id): At,
    fields: Fields,
) -> Result<Response, Problem> {
    let me = visitor.required(&app)?;
    let occupant =
        fields.get("occupant").and_then(|wish| occupant(wish, me)).ok_or(Problem::Missing("player"))?;
    sent(&app, me, id, Command::Place { place: fields.number("place")?, occupant }).await
}

pub(crate) async fn ready(
    State(app): State<App>,
    visitor: Visitor,
    At(id): At,
    fields: Fields,
) -> Result<Response, Problem> {
    let note = fields.get("note").map(|note| Note::try_from(note.to_owned())).transpose();
    let note = note.map_err(|_| Problem::Malformed(say(visitor.language, "lobby-note-form", &[])))?;
    done(&app, &visitor, id, Command::Ready { note }).await
}

pub(crate) async fn unready(
    State(app): State<App>,
    visitor: Visitor,
    At(id): At,
) -> Result<Response, Problem> {
    done(&app, &visitor, id, Command::Unready).await
}

pub(crate) async fn abandon(
    State(app): State<App>,
    visitor: Visitor,
    At(id): At,
) -> Result<Response, Problem> {
    let me = visitor.required(&app)?;
    app.host().send(id, Actor::Person(me), Command::Abandon).await?;
    Ok(Redirect::to("/").into_response())
}
