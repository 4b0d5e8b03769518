//! The page of a table: looking at it, and acting on it by its forms.

use axum::response::{IntoResponse, Redirect, Response};
use carvania_host::{Secret, SendError};
use carvania_opponents::Level;
use carvania_pages::frame::Frame;
use carvania_pages::percent;
use carvania_pages::table::{self as pages, Answer, Around, Destination, Names, View, Watchers};
use carvania_rules::{Action, ActionText, Game, Move, Turn};
use carvania_tables::{Actor, Command, EventNumber, Key, PersonId, Refusal, Stage, Table, read_action};
use maud::Markup;
use serde::Deserialize;

use super::form::Form;
use super::table_request::TableRequest;
use super::{aftermath, hint, lobby};
use crate::api::tables::play_again;
use crate::app::App;
use crate::cookie;
use crate::error::Problem;
use crate::extract::Query;

/// What the address says: the whole page or what changes, now or at an event.
#[derive(Default, Deserialize)]
pub(crate) struct TableQuery {
    part: Option<String>,
    at: Option<EventNumber>,
    /// An action that is not possible; the page says why.
    why: Option<String>,
    /// An action that is chosen, and to be confirmed.
    chosen: Option<String>,
    /// Where the player would like their wagon to go, and what they would give for it.
    to: Option<String>,
    /// That the player wants to take back, which is still to be confirmed.
    undo: Option<String>,
}

/// The cookie of a visitor who has just arrived, for their first table.
pub(super) const NEWCOMER: &str = "newcomer";

/// What the page shows besides the table itself.
#[derive(Default)]
pub(super) struct Overlay {
    pub(super) chosen: Option<Action>,
    pub(super) destination: Option<Destination>,
    pub(super) answer: Option<Answer>,
}

/// Shows a table.
pub(crate) async fn page(
    request: TableRequest,
    Query(query): Query<TableQuery>,
) -> Result<Response, Problem> {
    let table = match query.at {
        Some(number) => request.app.host().table_at(request.id, number).await?,
        None => request.table().await?,
    };
    let read = |text: &Option<String>| table.game()?.read_action(text.as_deref()?).ok();
    let overlay = Overlay {
        chosen: read(&query.chosen),
        destination: query.to.as_deref().and_then(|text| Destination::read(table.game()?, text)),
        answer: read(&query.why)
            .and_then(|action| forbidden(&table, action))
            .or(query.undo.map(|_| Answer::UndoCosts)),
    };
    let page = render(&request, &table, overlay, query.part.is_some()).await?.into_response();
    Ok(hint::refresh_while_thinking(&request, &table, page))
}

/// What everything on the table is, costs, does and is worth now.
pub(crate) async fn legend(request: TableRequest) -> Result<Markup, Problem> {
    let table = request.table().await?;
    if table.record.is_none() {
        return Err(Refusal::NotPlaying.into());
    }
    let names = names(&request.app, &table).await?;
    let address = format!("{}/legend", request.address());
    let frame = Frame { here: &address, ..request.visitor.frame() };
    Ok(pages::legend(&frame, &view(&request, &table, &names, Overlay::default()), &request.address()))
}

/// The clause that forbids an action, if one does.
fn forbidden(table: &Table, action: Action) -> Option<Answer> {
    table.game()?.check(action).err().map(|clause| Answer::Forbidden(action, clause))
}

/// The whole page, or for the script what changes.
pub(super) async fn render(
    request: &TableRequest,
    table: &Table,
    mut overlay: Overlay,
    is_part: bool,
) -> Result<Markup, Problem> {
    let names = names(&request.app, table).await?;
    let mut around = around(&request.app, table).await?;
    around.is_new = cookie::value(&request.headers, NEWCOMER).is_some();
    if table.record.is_none() {
        return Ok(lobby::page(request, table, (&names, &around), None));
    }
    around.aftermath = aftermath::of(&request.app, table, request.visitor.person()).await?;
    let hint = request.visitor.person().and_then(|me| hint::state_of(&request.app, table, me));
    let hint = hint.as_ref().map(hint::HintState::to_page);
    let destination = overlay.destination.take();
    let view = View { hint, destination: destination.as_ref(), ..view(request, table, &names, overlay) };
    // Sent again with the same key, a form is the same move.
    let key = Secret::random().map_err(|_| Problem::Internal)?.reveal();
    // Whatever was asked, the settings in the header lead back to the table itself.
    let address = request.address();
    let frame = Frame { here: &address, ..request.visitor.frame() };
    if !is_part {
        return Ok(pages::page_around(&frame, &view, &key, &around));
    }
    let part = pages::whole_around(&frame, &view, &key, &around);
    request.shows(table.last);
    Ok(part)
}

/// The table as whoever asks sees it.
fn view<'a>(request: &TableRequest, table: &'a Table, names: &'a Names, overlay: Overlay) -> View<'a> {
    View {
        table,
        names,
        language: request.visitor.language,
        viewer: request.visitor.person(),
        side: None,
        now: request.app.now(),
        prefs: request.visitor.prefs,
        chosen: overlay.chosen,
        destination: None,
        answer: overlay.answer,
        hint: None,
        return_time: request.app.host().settings().return_time,
    }
}

/// The page as an answer to a form.
pub(super) async fn show(
    request: &TableRequest,
    table: &Table,
    overlay: Overlay,
) -> Result<Response, Problem> {
    Ok(render(request, table, overlay, request.is_scripted()).await?.into_response())
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
    Ok(Around { watchers, pack: pack.map(|pack| pack.name), ..Around::default() })
}

/// A decision, a question why something cannot be done, or a choice that is still to be confirmed.
pub(crate) async fn decide(request: TableRequest, form: Form) -> Result<Response, Problem> {
    let table = request.table().await?;
    let game = table.game().ok_or(Refusal::NotPlaying)?;
    let write = |action| game.write_action(action).to_string();
    if let Some(action) = form.get("why").and_then(|text| game.read_action(text).ok()) {
        let why = Overlay { answer: forbidden(&table, action), ..Overlay::default() };
        return show_about(&request, &table, why, ("why", &write(action))).await;
    }
    if let Some(destination) = form.get("to").and_then(|text| Destination::read(game, text)) {
        return propose(&request, &table, destination).await;
    }
    if let Some(actions) = form.get("go") {
        return go(&request, &form, actions).await;
    }
    let (sure, action) = (form.get("sure"), form.get("action"));
    let written = read_action(sure.or(action).unwrap_or_default());
    let confirms = |action: &Action| request.visitor.prefs.confirms && leads_to_a_draw(game, *action);
    let to_confirm = written.as_ref().ok().filter(|_| sure.is_none());
    if let Some(action) = to_confirm.and_then(|written| game.find_action(*written)).filter(confirms) {
        let chosen = Overlay { chosen: Some(action), ..Overlay::default() };
        return show_about(&request, &table, chosen, ("chosen", &write(action))).await;
    }
    let (seat, seen) = (form.number("seat")?, form.number("seen")?);
    let key = form.get("key").and_then(|key| Key::try_from(key.to_owned()).ok());
    match written {
        Ok(action) => send_command(&request, Command::Decide { seat, seen, action, key }).await,
        Err(refusal) => {
            request.visitor.required(&request.app)?;
            show_refusal(&request, None, &refusal).await
        }
    }
}

/// Proposes the way to a cell, says what is missing for it, or which rule forbids to go there.
async fn propose(request: &TableRequest, table: &Table, to: Destination) -> Result<Response, Problem> {
    let Some(game) = table.game() else { return Err(Refusal::NotPlaying.into()) };
    if game.trips_to(to.cell).is_empty() && game.missing_for(to.cell).is_none() {
        let step = Move::Step(to.cell).into();
        let why = Overlay { answer: forbidden(table, step), ..Overlay::default() };
        return show_about(request, table, why, ("why", &game.write_action(step).to_string())).await;
    }
    let text = to.write(game);
    let proposed = Overlay { destination: Some(to), ..Overlay::default() };
    show_about(request, table, proposed, ("to", &text)).await
}

/// Several actions that are decided as one, with spaces between them: a whole movement of a wagon.
async fn go(request: &TableRequest, form: &Form, actions: &str) -> Result<Response, Problem> {
    let (seat, seen) = (form.number("seat")?, form.number("seen")?);
    let key = form.get("key").and_then(|key| Key::try_from(key.to_owned()).ok());
    match actions.split_whitespace().map(read_action).collect() {
        Ok(actions) => send_command(request, Command::DecideTogether { seat, seen, actions, key }).await,
        Err(refusal) => {
            request.visitor.required(&request.app)?;
            show_refusal(request, None, &refusal).await
        }
    }
}

/// Shows something that was asked: with the script at once, without it at an address of its own.
async fn show_about(
    request: &TableRequest,
    table: &Table,
    about: Overlay,
    (name, text): (&str, &str),
) -> Result<Response, Problem> {
    if request.is_scripted() {
        return show(request, table, about).await;
    }
    let query = percent::encode(text);
    Ok(Redirect::to(&format!("{}?{name}={query}#decision", request.address())).into_response())
}

/// Whether nothing can be taken back after it, since something is drawn.
fn leads_to_a_draw(game: &Game, action: Action) -> bool {
    let mut after = *game;
    after.apply(action).is_ok() && after.turn() == Turn::Chance
}

/// Takes back the last decision; where the game then no longer counts, once that is confirmed.
pub(crate) async fn undo(request: TableRequest, form: Form) -> Result<Response, Problem> {
    let seat: u8 = form.number("seat")?;
    let table = request.table().await?;
    if form.get("sure").is_none() && undo_uncounts(&table, seat) {
        if request.is_scripted() {
            return show(&request, &table, Overlay { answer: Some(Answer::UndoCosts), ..Overlay::default() })
                .await;
        }
        return Ok(Redirect::to(&format!("{}?undo=ask#decision", request.address())).into_response());
    }
    send_command(&request, Command::Undo { seat, seen: form.number("seen")?, to: None }).await
}

fn undo_uncounts(table: &Table, seat: u8) -> bool {
    let seat = table.game().and_then(|game| game.seats().find(|one| one.number() == usize::from(seat)));
    seat.is_some_and(|seat| table.undo_uncounts(seat, None))
}

/// Yes or no to a player who asks to take back.
pub(crate) async fn answer(request: TableRequest, form: Form) -> Result<Response, Problem> {
    let agrees = form.get("agrees") == Some("yes");
    send_command(&request, Command::AnswerUndo { seat: form.number("seat")?, agrees }).await
}

pub(crate) async fn say(request: TableRequest, form: Form) -> Result<Response, Problem> {
    if let Some(me) = request.visitor.person() {
        request.app.allowance().message(me)?;
    }
    let text = form.get("text").unwrap_or_default().to_owned();
    send_command(&request, Command::Say { text }).await
}

pub(crate) async fn leave(request: TableRequest, form: Form) -> Result<Response, Problem> {
    let stand_in = form.get("level").and_then(Level::named).unwrap_or(Level::Skilled);
    send_command(&request, Command::Leave { stand_in }).await
}

pub(crate) async fn take_seat_back(request: TableRequest) -> Result<Response, Problem> {
    send_command(&request, Command::Return).await
}

/// Another game with the same people; who plays alone begins at once.
pub(crate) async fn rematch(request: TableRequest) -> Result<Response, Problem> {
    let (host, me) = (request.app.host(), request.visitor.required(&request.app)?);
    let again = play_again(&request.app, me, request.visitor.from, request.id).await?;
    let table = host.table(again).await?;
    if table.stage == Stage::Lobby && table.persons() == [me] {
        host.send(again, Actor::Person(me), Command::Ready { note: None }).await?;
    }
    Ok(Redirect::to(&format!("/tables/{again}")).into_response())
}

/// Sends a command, and shows what came of it: with the script the table at once, without it by asking again.
async fn send_command(request: &TableRequest, command: Command) -> Result<Response, Problem> {
    let me = request.visitor.required(&request.app)?;
    let action = match &command {
        Command::Decide { action, .. } => Some(*action),
        _ => None,
    };
    match request.app.host().send(request.id, Actor::Person(me), command).await {
        Ok(answer) if request.is_scripted() => show(request, &answer.table, Overlay::default()).await,
        Ok(_) => Ok(Redirect::to(&request.address()).into_response()),
        Err(SendError::Refused(refusal)) => show_refusal(request, action, &refusal).await,
        Err(SendError::Host(error)) => Err(error.into()),
    }
}

/// The table as it is, and why an action was refused, or something else.
pub(super) async fn show_refusal(
    request: &TableRequest,
    action: Option<ActionText>,
    refusal: &Refusal,
) -> Result<Response, Problem> {
    let table = request.table().await?;
    let answer = Some(refused(&table, action, refusal));
    show(request, &table, Overlay { answer, ..Overlay::default() }).await
}

fn refused(table: &Table, action: Option<ActionText>, refusal: &Refusal) -> Answer {
    let tried = action.and_then(|action| table.game()?.find_action(action));
    match (refusal, tried) {
        (Refusal::Illegal { clause }, Some(action)) => Answer::Forbidden(action, *clause),
        _ => Answer::Refused(refusal.name()),
    }
}
