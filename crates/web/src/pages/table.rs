//! The page of a table: looking at it, and acting on it by its forms.

use std::sync::Arc;

use axum::response::{IntoResponse, Redirect, Response};
use carvania_host::{Secret, SendError};
use carvania_opponents::Level;
use carvania_pages::table::{self as pages, Answer, Around, Names, View, Watchers};
use carvania_rules::{Action, Game, Turn, Written};
use carvania_tables::{Actor, Command, Key, Number, PersonId, Refusal, Stage, Table, read_action};
use maud::Markup;
use serde::Deserialize;

use super::fields::Fields;
use super::visit::Visit;
use super::{hint, lobby};
use crate::api::tables::play_again;
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
    /// That somebody wants to take back, which is still to be confirmed.
    undo: Option<String>,
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
        answer: read(&asked.why)
            .and_then(|action| forbidden(&table, action))
            .or(asked.undo.map(|_| Answer::UndoCosts)),
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
        return_time: visit.app.host().settings().return_time,
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
    if let Some(action) = fields.get("why").and_then(|text| game.read_action(text).ok()) {
        let why = Shown { answer: forbidden(&table, action), ..Shown::default() };
        return looked(&visit, &table, why, ("why", action)).await;
    }
    let (sure, action) = (fields.get("sure"), fields.get("action"));
    let written = read_action(sure.or(action).unwrap_or_default());
    let confirms = |action: &Action| visit.visitor.prefs.confirms && leads_to_a_draw(game, *action);
    let to_confirm = written.as_ref().ok().filter(|_| sure.is_none());
    if let Some(action) = to_confirm.and_then(|written| game.find_action(*written)).filter(confirms) {
        let chosen = Shown { chosen: Some(action), ..Shown::default() };
        return looked(&visit, &table, chosen, ("chosen", action)).await;
    }
    let (seat, seen) = (fields.number("seat")?, fields.number("seen")?);
    let key = fields.get("key").and_then(|key| Key::try_from(key.to_owned()).ok());
    match written {
        Ok(action) => sent(&visit, Command::Decide { seat, seen, action, key }).await,
        Err(refusal) => {
            visit.visitor.required(&visit.app)?;
            show_refusal(&visit, None, &refusal).await
        }
    }
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

/// Takes back the last decision; where the game then no longer counts, once that is confirmed.
pub(crate) async fn undo(visit: Visit, fields: Fields) -> Result<Response, Problem> {
    let seat: u8 = fields.number("seat")?;
    let table = visit.table().await?;
    if fields.get("sure").is_none() && undo_uncounts(&table, seat) {
        if visit.is_scripted() {
            return shown(&visit, &table, Shown { answer: Some(Answer::UndoCosts), ..Shown::default() })
                .await;
        }
        return Ok(Redirect::to(&format!("{}?undo=ask#decision", visit.address())).into_response());
    }
    sent(&visit, Command::Undo { seat, seen: fields.number("seen")?, to: None }).await
}

fn undo_uncounts(table: &Table, seat: u8) -> bool {
    let seat = table.game().and_then(|game| game.seats().find(|one| one.number() == usize::from(seat)));
    seat.is_some_and(|seat| table.undo_uncounts(seat, None))
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
    let again = play_again(&visit.app, me, visit.visitor.from, visit.id).await?;
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
        Command::Decide { action, .. } => Some(*action),
        _ => None,
    };
    match visit.app.host().send(visit.id, Actor::Person(me), command).await {
        Ok(answer) if visit.is_scripted() => shown(visit, &answer.table, Shown::default()).await,
        Ok(_) => Ok(Redirect::to(&visit.address()).into_response()),
        Err(SendError::Refused(refusal)) => show_refusal(visit, action, &refusal).await,
        Err(SendError::Host(error)) => Err(error.into()),
    }
}

/// The table as it is, and why an action was refused, or something else.
pub(super) async fn show_refusal(
    visit: &Visit,
    action: Option<Written>,
    refusal: &Refusal,
) -> Result<Response, Problem> {
    let table = visit.table().await?;
    let answer = Some(refused(&table, action, refusal));
    shown(visit, &table, Shown { answer, ..Shown::default() }).await
}

fn refused(table: &Table, action: Option<Written>, refusal: &Refusal) -> Answer {
    let tried = action.and_then(|action| table.game()?.find_action(action));
    match (refusal, tried) {
        (Refusal::Illegal { clause }, Some(action)) => Answer::Forbidden(action, *clause),
        _ => Answer::Refused(refusal.name()),
    }
}
