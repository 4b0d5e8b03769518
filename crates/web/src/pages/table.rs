//! The page of a table: looking at it, and acting on it by its forms.

use std::sync::Arc;

use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::{IntoResponse, Redirect, Response};
use carvania_bots::Level;
use carvania_host::{Secret, SendError};
use carvania_pages::table::{self as pages, Answer, Names, View};
use carvania_rules::{Action, Game, Turn};
use carvania_tables::{Actor, Command, Key, Number, PersonId, Refusal, Stage, Table, TableId};
use maud::Markup;
use serde::Deserialize;

use super::fields::Fields;
use super::lobby;
use super::visitor::Visitor;
use crate::app::App;
use crate::error::Problem;
use crate::extract::{At, Query};

/// What the address says: the whole page or what changes, now or at an event.
#[derive(Default, Deserialize)]
pub(crate) struct Asked {
    part: Option<String>,
    at: Option<Number>,
    /// An action of which somebody wants to know why it is not possible.
    why: Option<String>,
    /// An action that is chosen, and to be confirmed.
    chosen: Option<String>,
}

/// What the page shows besides the table itself.
#[derive(Default)]
struct Shown {
    chosen: Option<Action>,
    answer: Option<Answer>,
    /// Whether the script asks, which puts in place only what changes.
    is_part: bool,
}

/// The page.
pub(crate) async fn page(
    State(app): State<App>,
    visitor: Visitor,
    At(id): At,
    headers: HeaderMap,
    Query(asked): Query<Asked>,
) -> Result<Markup, Problem> {
    let table = match asked.at {
        Some(number) => Arc::new(app.host().table_at(id, number).await?),
        None => app.host().table(id).await?,
    };
    let read = |text: &Option<String>| table.game()?.read_action(text.as_deref()?).ok();
    let shown = Shown {
        is_part: asked.part.is_some(),
        chosen: read(&asked.chosen),
        answer: read(&asked.why).and_then(|action| forbidden(&table, action)),
    };
    drawn(&app, &visitor, &table, &headers, shown).await
}

/// The clause that forbids an action, if one does.
fn forbidden(table: &Table, action: Action) -> Option<Answer> {
    table.game()?.check(action).err().map(|clause| Answer::Forbidden(action, clause))
}

async fn drawn(
    app: &App,
    visitor: &Visitor,
    table: &Table,
    headers: &HeaderMap,
    shown: Shown,
) -> Result<Markup, Problem> {
    let names = names(app, table).await?;
    if table.record.is_none() {
        return Ok(lobby::page(app, visitor, table, &names, headers));
    }
    let view = View {
        table,
        names: &names,
        language: visitor.language,
        viewer: visitor.person(),
        now: app.now(),
        prefs: visitor.prefs,
        chosen: shown.chosen,
        answer: shown.answer,
    };
    // Sent again with the same key, a form is the same move.
    let key = Secret::random().map_err(|_| Problem::Internal)?.reveal();
    let frame = visitor.frame();
    Ok(if shown.is_part { pages::whole(&frame, &view, &key) } else { pages::page(&frame, &view, &key) })
}

/// What everybody who has sat or spoken there is called.
async fn names(app: &App, table: &Table) -> Result<Names, Problem> {
    let mut people: Vec<PersonId> = table.persons();
    people.extend(table.chat.iter().map(|line| line.person));
    people.push(table.owner);
    people.sort_unstable();
    people.dedup();
    Ok(Names(app.host().people().names(&people).await?.into_iter().collect()))
}

/// A decision, a question why something cannot be done, or a choice that is still to be confirmed.
pub(crate) async fn decide(
    State(app): State<App>,
    visitor: Visitor,
    At(id): At,
    headers: HeaderMap,
    fields: Fields,
) -> Result<Response, Problem> {
    let table = app.host().table(id).await?;
    let game = table.game().ok_or(Refusal::NotPlaying)?;
    let read = |name: &str| fields.get(name).and_then(|text| game.read_action(text).ok());
    if let Some(action) = read("why") {
        let answer = forbidden(&table, action);
        return looked(
            &app,
            &visitor,
            &table,
            &headers,
            Shown { answer, ..Shown::default() },
            ("why", action),
        )
        .await;
    }
    let confirms = |action: &Action| visitor.prefs.confirms && leads_to_a_draw(game, *action);
    if let Some(action) = read("action").filter(confirms) {
        let chosen = Shown { chosen: Some(action), ..Shown::default() };
        return looked(&app, &visitor, &table, &headers, chosen, ("chosen", action)).await;
    }
    let action = fields.get("sure").or(fields.get("action")).unwrap_or_default().to_owned();
    let key = fields.get("key").and_then(|key| Key::try_from(key.to_owned()).ok());
    let command = Command::Decide { seat: fields.number("seat")?, seen: fields.number("seen")?, action, key };
    sent(&app, &visitor, id, &headers, command).await
}

/// Shows something about an action: with the script at once, without it at an address of its own.
async fn looked(
    app: &App,
    visitor: &Visitor,
    table: &Table,
    headers: &HeaderMap,
    about: Shown,
    (name, action): (&str, Action),
) -> Result<Response, Problem> {
    if is_scripted(headers) {
        return shown(app, visitor, table, headers, about).await;
    }
    let notation = table.game().map(|game| game.write_action(action).to_string()).unwrap_or_default();
    let query = notation.replace('+', "%2B").replace('>', "%3E").replace('^', "%5E");
    Ok(Redirect::to(&format!("/tables/{}?{name}={query}#decision", table.id)).into_response())
}

/// Whether nothing can be taken back after it, since something is drawn.
fn leads_to_a_draw(game: &Game, action: Action) -> bool {
    let mut after = *game;
    after.apply(action).is_ok() && after.turn() == Turn::Chance
}

pub(crate) async fn undo(
    State(app): State<App>,
    visitor: Visitor,
    At(id): At,
    headers: HeaderMap,
    fields: Fields,
) -> Result<Response, Problem> {
    let command = Command::Undo { seat: fields.number("seat")?, seen: fields.number("seen")?, to: None };
    sent(&app, &visitor, id, &headers, command).await
}

/// Yes or no to somebody who asks to take back.
pub(crate) async fn answer(
    State(app): State<App>,
    visitor: Visitor,
    At(id): At,
    headers: HeaderMap,
    fields: Fields,
) -> Result<Response, Problem> {
    let agrees = fields.get("agrees") == Some("yes");
    let command = Command::AnswerUndo { seat: fields.number("seat")?, agrees };
    sent(&app, &visitor, id, &headers, command).await
}

pub(crate) async fn say(
    State(app): State<App>,
    visitor: Visitor,
    At(id): At,
    headers: HeaderMap,
    fields: Fields,
) -> Result<Response, Problem> {
    let text = fields.get("text").unwrap_or_default().to_owned();
    sent(&app, &visitor, id, &headers, Command::Say { text }).await
}

pub(crate) async fn leave(
    State(app): State<App>,
    visitor: Visitor,
    At(id): At,
    headers: HeaderMap,
    fields: Fields,
) -> Result<Response, Problem> {
    let wanted = fields.get("level").unwrap_or_default();
    let stand_in = Level::ALL.into_iter().find(|level| level.name() == wanted).unwrap_or(Level::Skilled);
    sent(&app, &visitor, id, &headers, Command::Leave { stand_in }).await
}

pub(crate) async fn take_seat_back(
    State(app): State<App>,
    visitor: Visitor,
    At(id): At,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    sent(&app, &visitor, id, &headers, Command::Return).await
}

/// Another game with the same people; who plays alone begins at once.
pub(crate) async fn rematch(
    State(app): State<App>,
    visitor: Visitor,
    At(id): At,
) -> Result<Response, Problem> {
    let me = visitor.required(&app)?;
    let again = app.host().rematch(id, me).await?;
    let table = app.host().table(again).await?;
    if table.stage == Stage::Lobby && table.persons() == [me] {
        app.host().send(again, Actor::Person(me), Command::Ready { note: None }).await?;
    }
    Ok(Redirect::to(&format!("/tables/{again}")).into_response())
}

/// Sends a command, and shows what came of it: with the script the table at once, without it by asking again.
async fn sent(
    app: &App,
    visitor: &Visitor,
    id: TableId,
    headers: &HeaderMap,
    command: Command,
) -> Result<Response, Problem> {
    let me = visitor.required(app)?;
    let action = match &command {
        Command::Decide { action, .. } => Some(action.clone()),
        _ => None,
    };
    match app.host().send(id, Actor::Person(me), command).await {
        Ok(answer) if is_scripted(headers) => {
            shown(app, visitor, &answer.table, headers, Shown::default()).await
        }
        Ok(_) => Ok(Redirect::to(&format!("/tables/{id}")).into_response()),
        Err(SendError::Refused(refusal)) => {
            let table = app.host().table(id).await?;
            let answer = Some(refused(&table, action.as_deref(), &refusal));
            shown(app, visitor, &table, headers, Shown { answer, ..Shown::default() }).await
        }
        Err(SendError::Host(error)) => Err(error.into()),
    }
}

fn refused(table: &Table, action: Option<&str>, refusal: &Refusal) -> Answer {
    let tried = action.and_then(|text| table.game()?.read_action(text).ok());
    match (refusal, tried) {
        (Refusal::Illegal { clause }, Some(action)) => Answer::Forbidden(action, *clause),
        _ => Answer::Refused(refusal.name()),
    }
}

fn is_scripted(headers: &HeaderMap) -> bool {
    headers.contains_key("x-part")
}

async fn shown(
    app: &App,
    visitor: &Visitor,
    table: &Table,
    headers: &HeaderMap,
    shown: Shown,
) -> Result<Response, Problem> {
    let shown = Shown { is_part: is_scripted(headers), ..shown };
    Ok(drawn(app, visitor, table, headers, shown).await?.into_response())
}
