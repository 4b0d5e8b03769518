//! The page of a table: looking at it, and acting on it by its forms.

use std::sync::Arc;

use axum::response::{IntoResponse, Redirect, Response};
use carvania_bots::Level;
use carvania_host::{Secret, SendError};
use carvania_pages::table::{self as pages, Answer, Around, Names, View, Watchers};
use carvania_rules::{Action, Game, Turn};
use carvania_tables::{Actor, Command, Key, Number, PersonId, Refusal, Stage, Table};
use maud::Markup;
use serde::Deserialize;

use super::fields::Fields;
use super::visit::Visit;
use super::{hint, lobby};
use crate::app::App;
use crate::error::Problem;
use crate::extract::Query;

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
pub(super) struct Shown {
    pub(super) chosen: Option<Action>,
    pub(super) answer: Option<Answer>,
}

/// The page.
pub(crate) async fn page(visit: Visit, Query(asked): Query<Asked>) -> Result<Response, Problem> {
    let table = match asked.at {
        Some(number) => Arc::new(visit.app.host().table_at(visit.id, number).await?),
        None => visit.table().await?,
    };
    let read = |text: &Option<String>| table.game()?.read_action(text.as_deref()?).ok();
    let shown = Shown {
        chosen: read(&asked.chosen),
        answer: read(&asked.why).and_then(|action| forbidden(&table, action)),
    };
    let page = drawn(&visit, &table, shown, asked.part.is_some()).await?.into_response();
    Ok(hint::fresh(&visit, &table, page))
}

/// The clause that forbids an action, if one does.
fn forbidden(table: &Table, action: Action) -> Option<Answer> {
    table.game()?.check(action).err().map(|clause| Answer::Forbidden(action, clause))
}

/// The whole page, or for the script what changes.
async fn drawn(visit: &Visit, table: &Table, shown: Shown, is_part: bool) -> Result<Markup, Problem> {
    let names = names(&visit.app, table).await?;
    let around = around(&visit.app, table).await?;
    if table.record.is_none() {
        return Ok(lobby::page(visit, table, (&names, &around), None));
    }
    let asked = visit.visitor.person().and_then(|me| hint::asked(&visit.app, table, me));
    let view = View {
        table,
        names: &names,
        language: visit.visitor.language,
        viewer: visit.visitor.person(),
        now: visit.app.now(),
        prefs: visit.visitor.prefs,
        chosen: shown.chosen,
        answer: shown.answer,
        hint: asked.as_ref().map(hint::Asked::shown),
    };
    // Sent again with the same key, a form is the same move.
    let key = Secret::random().map_err(|_| Problem::Internal)?.reveal();
    let frame = visit.visitor.frame();
    Ok(match is_part {
        true => pages::whole_around(&frame, &view, &key, &around),
        false => pages::page_around(&frame, &view, &key, &around),
    })
}

/// The page as an answer to a form.
pub(super) async fn shown(visit: &Visit, table: &Table, shown: Shown) -> Result<Response, Problem> {
    Ok(drawn(visit, table, shown, visit.is_scripted()).await?.into_response())
}

/// What everybody who has sat or spoken there is called.
pub(super) async fn names(app: &App, table: &Table) -> Result<Names, Problem> {
    let mut people: Vec<PersonId> = table.persons();
    people.extend(table.chat.iter().map(|line| line.person));
    people.push(table.owner);
    people.sort_unstable();
    people.dedup();
    Ok(Names(app.host().people().names(&people).await?.into_iter().collect()))
}

/// What a page says of a table besides the table itself: those who look at it and sit on none of its places, and its
/// pack.
pub(super) async fn around(app: &App, table: &Table) -> Result<Around, Problem> {
    let (mut people, others) = app.watching().at(table.id);
    let seated = table.persons();
    people.retain(|person| !seated.contains(person));
    let names = app.host().people().names(&people).await?;
    let named: Vec<String> = people.iter().filter_map(|person| names.get(person).cloned()).collect();
    let watchers = Watchers { others: others + people.len() - named.len(), named };
    let pack = table.options.components.and_then(|digest| app.host().pack(table.options.game, &digest));
    Ok(Around { watchers, pack: pack.map(|pack| pack.name) })
}

/// A decision, a question why something cannot be done, or a choice that is still to be confirmed.
pub(crate) async fn decide(visit: Visit, fields: Fields) -> Result<Response, Problem> {
    let table = visit.table().await?;
    let game = table.game().ok_or(Refusal::NotPlaying)?;
    let read = |name: &str| fields.get(name).and_then(|text| game.read_action(text).ok());
    if let Some(action) = read("why") {
        let why = Shown { answer: forbidden(&table, action), ..Shown::default() };
        return looked(&visit, &table, why, ("why", action)).await;
    }
    let confirms = |action: &Action| visit.visitor.prefs.confirms && leads_to_a_draw(game, *action);
    if let Some(action) = read("action").filter(confirms) {
        let chosen = Shown { chosen: Some(action), ..Shown::default() };
        return looked(&visit, &table, chosen, ("chosen", action)).await;
    }
    let action = fields.get("sure").or(fields.get("action")).unwrap_or_default().to_owned();
    let key = fields.get("key").and_then(|key| Key::try_from(key.to_owned()).ok());
    sent(&visit, Command::Decide { seat: fields.number("seat")?, seen: fields.number("seen")?, action, key })
        .await
}

/// Shows something about an action: with the script at once, without it at an address of its own.
async fn looked(
    visit: &Visit,
    table: &Table,
    about: Shown,
    (name, action): (&str, Action),
) -> Result<Response, Problem> {
    if visit.is_scripted() {
        return shown(visit, table, about).await;
    }
    let notation = table.game().map(|game| game.write_action(action).to_string()).unwrap_or_default();
    let query = notation.replace('+', "%2B").replace('>', "%3E").replace('^', "%5E");
    Ok(Redirect::to(&format!("{}?{name}={query}#decision", visit.address())).into_response())
}

/// Whether nothing can be taken back after it, since something is drawn.
fn leads_to_a_draw(game: &Game, action: Action) -> bool {
    let mut after = *game;
    after.apply(action).is_ok() && after.turn() == Turn::Chance
}

pub(crate) async fn undo(visit: Visit, fields: Fields) -> Result<Response, Problem> {
    sent(&visit, Command::Undo { seat: fields.number("seat")?, seen: fields.number("seen")?, to: None }).await
}

/// Yes or no to somebody who asks to take back.
pub(crate) async fn answer(visit: Visit, fields: Fields) -> Result<Response, Problem> {
    let agrees = fields.get("agrees") == Some("yes");
    sent(&visit, Command::AnswerUndo { seat: fields.number("seat")?, agrees }).await
}

pub(crate) async fn say(visit: Visit, fields: Fields) -> Result<Response, Problem> {
    let text = fields.get("text").unwrap_or_default().to_owned();
    sent(&visit, Command::Say { text }).await
}

pub(crate) async fn leave(visit: Visit, fields: Fields) -> Result<Response, Problem> {
    let stand_in = fields.get("level").and_then(Level::named).unwrap_or(Level::Skilled);
    sent(&visit, Command::Leave { stand_in }).await
}

pub(crate) async fn take_seat_back(visit: Visit) -> Result<Response, Problem> {
    sent(&visit, Command::Return).await
}

/// Another game with the same people; who plays alone begins at once.
pub(crate) async fn rematch(visit: Visit) -> Result<Response, Problem> {
    let (host, me) = (visit.app.host(), visit.visitor.required(&visit.app)?);
    let again = host.rematch(visit.id, me).await?;
    let table = host.table(again).await?;
    if table.stage == Stage::Lobby && table.persons() == [me] {
        host.send(again, Actor::Person(me), Command::Ready { note: None }).await?;
    }
    Ok(Redirect::to(&format!("/tables/{again}")).into_response())
}

/// Sends a command, and shows what came of it: with the script the table at once, without it by asking again.
async fn sent(visit: &Visit, command: Command) -> Result<Response, Problem> {
    let me = visit.visitor.required(&visit.app)?;
    let action = match &command {
        Command::Decide { action, .. } => Some(action.clone()),
        _ => None,
    };
    match visit.app.host().send(visit.id, Actor::Person(me), command).await {
        Ok(answer) if visit.is_scripted() => shown(visit, &answer.table, Shown::default()).await,
        Ok(_) => Ok(Redirect::to(&visit.address()).into_response()),
        Err(SendError::Refused(refusal)) => {
            let table = visit.table().await?;
            let answer = Some(refused(&table, action.as_deref(), &refusal));
            shown(visit, &table, Shown { answer, ..Shown::default() }).await
        }
        Err(SendError::Host(error)) => Err(error.into()),
    }
}

pub(super) fn refused(table: &Table, action: Option<&str>, refusal: &Refusal) -> Answer {
    let tried = action.and_then(|text| table.game()?.read_action(text).ok());
    match (refusal, tried) {
        (Refusal::Illegal { clause }, Some(action)) => Answer::Forbidden(action, *clause),
        _ => Answer::Refused(refusal.name()),
    }
}
