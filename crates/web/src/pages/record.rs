//! Records that people bring: pasted or uploaded, looked at, analysed, shared by their address.

mod brought;

use std::sync::Arc;

use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{AppendHeaders, IntoResponse, Redirect, Response};
use carvania_bots::Spec;
use carvania_host::KeepError;
use carvania_opponents::Level;
use carvania_pages::review::{self as pages, Wrong};
use carvania_pages::table::Names;
use carvania_rules::{Record, Seat};
use carvania_tables::{Occupant, PersonId, Table};
use carvania_words::{Language, say};
use maud::Markup;
use serde::Deserialize;

use super::looked::{Asked, Found, Looked};
use super::visitor::Visitor;
use crate::app::App;
use crate::error::Problem;
use crate::extract::{Named, Query};
use brought::Brought;

/// No name of a player is shown beyond this.
const LONGEST_NAME: usize = 32;
/// What records call a person without a name.
const HUMAN: &str = "human";

/// The form.
pub(crate) async fn form(visitor: Visitor) -> Markup {
    pages::records(&visitor.frame(), "", None)
}

/// Takes a record, and shows it at an address of its own; what is wrong with it is told on the form.
pub(crate) async fn bring(
    State(app): State<App>,
    visitor: Visitor,
    brought: Brought,
) -> Result<Response, Problem> {
    let arrival = visitor.arrive(&app, None).await?;
    let (text, wrong) = match brought {
        Brought::Text(text) => match app.host().records().keep(&text).await {
            Ok(key) => {
                let address = format!("/records/{key}");
                return Ok((AppendHeaders(arrival.cookies), Redirect::to(&address)).into_response());
            }
            Err(error) => (text, why(error)?),
        },
        Brought::Binary => (String::new(), Wrong::Binary),
        Brought::Long(most) => (String::new(), Wrong::Long(most)),
    };
    let page = pages::records(&visitor.frame(), &text, Some(&wrong));
    Ok((StatusCode::UNPROCESSABLE_ENTITY, AppendHeaders(arrival.cookies), page).into_response())
}

fn why(error: KeepError) -> Result<Wrong, Problem> {
    match error {
        KeepError::Empty => Ok(Wrong::Empty),
        KeepError::Long { most } => Ok(Wrong::Long(most)),
        KeepError::Actions { most, .. } => Ok(Wrong::Actions(most)),
        KeepError::Record(error) => Ok(Wrong::Record(error)),
        KeepError::Host(error) => Err(error.into()),
    }
}

async fn found(app: &App, key: &str) -> Result<Record, Problem> {
    let missing = Problem::Missing("record");
    let key = key.parse().map_err(|_| missing.clone())?;
    app.host().records().find(&key).await?.ok_or(missing)
}

async fn looked(app: App, visitor: Visitor, key: String) -> Result<Looked, Problem> {
    let record = found(&app, &key).await?;
    let names = Names(record.game().seats().map(|seat| called(visitor.language, &record, seat)).collect());
    let seated: Vec<Occupant> = record.game().seats().map(|seat| occupant(&record, seat)).collect();
    let table = Arc::new(Table::of_record(record, |seat| seated[seat.index()].clone()));
    Ok(Looked { app, visitor, table, names, found: Found::Record(key) })
}

/// Who sat on a seat: a bot, if the record notes one of ours there.
fn occupant(record: &Record, seat: Seat) -> Occupant {
    let noted = record.headers().player(seat);
    match (noted.and_then(Level::named), noted.filter(|name| name.parse::<Spec>().is_ok())) {
        (Some(level), _) => Occupant::Bot(level),
        (None, Some(bot)) => Occupant::Program(short(bot)),
        (None, None) => Occupant::Person(stranger(seat)),
    }
}

/// What somebody is called who is known by a record alone.
fn called(language: Language, record: &Record, seat: Seat) -> (PersonId, String) {
    let name = record.headers().player(seat).filter(|name| *name != HUMAN).map(short);
    let unnamed = || say(language, "seat-person", &[("seat", seat.number().into())]);
    (stranger(seat), name.unwrap_or_else(unnamed))
}

/// Somebody on a seat, apart from all whom the host knows.
fn stranger(seat: Seat) -> PersonId {
    PersonId(seat.number() as u64)
}

fn short(name: &str) -> String {
    name.chars().take(LONGEST_NAME).collect()
}

/// The game at a moment.
pub(crate) async fn replay(
    State(app): State<App>,
    visitor: Visitor,
    Named(key): Named,
    Query(asked): Query<Asked>,
) -> Result<Markup, Problem> {
    looked(app, visitor, key).await?.replay(&asked).await
}

/// Scores, charts, turning points.
pub(crate) async fn page(
    State(app): State<App>,
    visitor: Visitor,
    Named(key): Named,
    Query(asked): Query<Asked>,
) -> Result<Markup, Problem> {
    looked(app, visitor, key).await?.review(&asked).await
}

/// Has a strong bot look into every decision.
pub(crate) async fn analyse(
    State(app): State<App>,
    visitor: Visitor,
    Named(key): Named,
) -> Result<Response, Problem> {
    looked(app, visitor, key).await?.analyse().await
}

/// Which form of a record is wanted.
#[derive(Deserialize)]
pub(crate) struct Wanted {
    form: Option<String>,
}

/// The record as a file.
pub(crate) async fn file(
    State(app): State<App>,
    Named(key): Named,
    Query(wanted): Query<Wanted>,
) -> Result<Response, Problem> {
    let record = found(&app, &key).await?;
    let (kind, body) = match wanted.form.as_deref() {
        Some("jsonl") => ("application/jsonl; charset=utf-8", record.to_json_lines()),
        _ => ("text/plain; charset=utf-8", record.to_text()),
    };
    Ok(([(header::CONTENT_TYPE, kind)], body).into_response())
}
