//! Records that people bring: pasted or uploaded, looked at, analysed, shared by their address.

use std::sync::Arc;

use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{AppendHeaders, IntoResponse, Redirect, Response};
use carvania_bots::Spec;
use carvania_host::{ImportError, RecordKey};
use carvania_opponents::Level;
use carvania_pages::review::{self as pages, Wrong};
use carvania_pages::table::Names;
use carvania_rules::{Record, Seat};
use carvania_tables::{Occupant, PersonId, Table};
use carvania_words::{Language, say};
use maud::Markup;
use serde::Deserialize;

use super::past_game::{Origin, PastGame, ReplayQuery};
use super::upload::Upload;
use super::visitor::Visitor;
use crate::app::App;
use crate::error::Problem;
use crate::extract::{Named, Query};
use crate::guard::address::Address;

/// No name of a player is shown beyond this.
const MAX_NAME: usize = 32;
/// What records call a person without a name.
const HUMAN: &str = "human";

/// What another program has sent.
#[derive(Default, Deserialize)]
pub(crate) struct SharedText {
    text: Option<String>,
}

/// Shows the form that takes a record; one that another program has sent stands in it.
pub(crate) async fn form(visitor: Visitor, Query(shared): Query<SharedText>) -> Markup {
    pages::records(&visitor.frame(), &shared.text.unwrap_or_default(), None)
}

/// Takes a record, and shows it at an address of its own; what is wrong with it is told on the form.
pub(crate) async fn add(
    State(app): State<App>,
    visitor: Visitor,
    upload: Upload,
) -> Result<Response, Problem> {
    let arrival = visitor.arrive(&app, None).await?;
    let (text, wrong) = match upload {
        Upload::Text(text) => match keep(&app, arrival.person, visitor.from, &text).await? {
            Ok(key) => {
                let address = format!("/records/{key}");
                return Ok((AppendHeaders(arrival.cookies), Redirect::to(&address)).into_response());
            }
            Err(error) => (text, why(error)?),
        },
        Upload::Binary => (String::new(), Wrong::Binary),
        Upload::Long(most) => (String::new(), Wrong::Long(most)),
    };
    let page = pages::records(&visitor.frame(), &text, Some(&wrong));
    Ok((StatusCode::UNPROCESSABLE_ENTITY, AppendHeaders(arrival.cookies), page).into_response())
}

/// Keeps a record, if the person and their address may bring another one.
async fn keep(
    app: &App,
    person: PersonId,
    from: Address,
    text: &str,
) -> Result<Result<RecordKey, ImportError>, Problem> {
    app.allowance().record(person, from)?;
    Ok(app.host().records().keep(text).await)
}

fn why(error: ImportError) -> Result<Wrong, Problem> {
    match error {
        ImportError::Empty => Ok(Wrong::Empty),
        ImportError::Long { most } => Ok(Wrong::Long(most)),
        ImportError::Actions { most, .. } => Ok(Wrong::Actions(most)),
        ImportError::Live => Ok(Wrong::Live),
        ImportError::Record(error) => Ok(Wrong::Record(error)),
        ImportError::Host(error) => Err(error.into()),
    }
}

async fn find_record(app: &App, key: &str) -> Result<Record, Problem> {
    let missing = Problem::Missing("record");
    let key = key.parse().map_err(|_| missing.clone())?;
    app.host().records().find(&key).await?.ok_or(missing)
}

async fn past_game(app: App, visitor: Visitor, key: String) -> Result<PastGame, Problem> {
    let record = find_record(&app, &key).await?;
    let names = Names(record.game().seats().map(|seat| name_of(visitor.language, &record, seat)).collect());
    let seated: Vec<Occupant> = record.game().seats().map(|seat| occupant(&record, seat)).collect();
    let table = Arc::new(Table::of_record(record, |seat| seated[seat.index()].clone()));
    Ok(PastGame { app, visitor, table, names, origin: Origin::Record(key) })
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

/// The name of a player who is known by a record alone.
fn name_of(language: Language, record: &Record, seat: Seat) -> (PersonId, String) {
    let name = record.headers().player(seat).filter(|name| *name != HUMAN).map(short);
    let unnamed = || say(language, "seat-person", &[("seat", seat.number().into())]);
    (stranger(seat), name.unwrap_or_else(unnamed))
}

/// A player of a record: none of those the host knows.
fn stranger(seat: Seat) -> PersonId {
    PersonId(seat.number() as u64)
}

fn short(name: &str) -> String {
    name.chars().take(MAX_NAME).collect()
}

/// The game at a moment.
pub(crate) async fn replay(
    State(app): State<App>,
    visitor: Visitor,
    Named(key): Named,
    Query(query): Query<ReplayQuery>,
) -> Result<Markup, Problem> {
    past_game(app, visitor, key).await?.replay(&query).await
}

/// Scores, charts, turning points.
pub(crate) async fn page(
    State(app): State<App>,
    visitor: Visitor,
    Named(key): Named,
    Query(query): Query<ReplayQuery>,
) -> Result<Markup, Problem> {
    past_game(app, visitor, key).await?.review(&query).await
}

/// Has a strong bot look into every decision.
pub(crate) async fn analyse(
    State(app): State<App>,
    visitor: Visitor,
    Named(key): Named,
) -> Result<Response, Problem> {
    past_game(app, visitor, key).await?.analyse().await
}

/// Which form of a record is query.
#[derive(Deserialize)]
pub(crate) struct FileQuery {
    form: Option<String>,
}

/// The record as a file.
pub(crate) async fn file(
    State(app): State<App>,
    Named(key): Named,
    Query(query): Query<FileQuery>,
) -> Result<Response, Problem> {
    let record = find_record(&app, &key).await?;
    let (kind, body) = match query.form.as_deref() {
        Some("jsonl") => ("application/jsonl; charset=utf-8", record.to_json_lines()),
        _ => ("text/plain; charset=utf-8", record.to_text()),
    };
    Ok(([(header::CONTENT_TYPE, kind)], body).into_response())
}
