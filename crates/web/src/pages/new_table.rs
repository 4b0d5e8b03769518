//! Opening a table: with one click, or by a form.

use axum::extract::State;
use axum::http::header::{LOCATION, SET_COOKIE};
use axum::http::{HeaderValue, StatusCode};
use axum::response::{AppendHeaders, IntoResponse, Redirect, Response};
use carvania_opponents::Level;
use carvania_pages::maps::Choices;
use carvania_pages::new_table::{self, NewTable, Offer, Typed, Unfit};
use carvania_rules::{Components, Title};
use carvania_tables::{Actor, Command, Hints, Occupant, Options, Pace, SeatOrder, TableId, Visibility};
use maud::Markup;
use serde::Deserialize;

use super::form::Form;
use super::table::NEWCOMER;
use super::visitor::{Arrival, Visitor};
use super::{maps, new_table_form};
use crate::app::App;
use crate::error::Problem;
use crate::extract::Query;

/// What the address says.
#[derive(Deserialize)]
pub(crate) struct NewTableQuery {
    game: Option<String>,
    with: Option<String>,
    map: Option<String>,
}

/// Shows the form for a new table.
pub(crate) async fn page(
    State(app): State<App>,
    visitor: Visitor,
    Query(query): Query<NewTableQuery>,
) -> Result<Markup, Problem> {
    let game = query.game.and_then(|game| game.parse().ok()).unwrap_or(Title::GolemEdition);
    let with_friends = query.with.as_deref() == Some("friends");
    let maps = maps::choices(&app, &visitor, game, query.map.as_deref()).await?;
    Ok(render_form(&app, &visitor, (game, with_friends, &maps), &Typed::default(), None))
}

fn render_form(
    app: &App,
    visitor: &Visitor,
    (game, with_friends, maps): (Title, bool, &Choices),
    typed: &Typed,
    unfit: Option<&Unfit>,
) -> Markup {
    let offer = Offer { programs: app.programs().to_vec(), packs: packs(app, game) };
    new_table::page(&visitor.frame(), &NewTable { game, with_friends, offer: &offer, maps, typed, unfit })
}

/// The packs in which the components of a game differ from the printed ones: their digests and names.
fn packs(app: &App, game: Title) -> Vec<(String, String)> {
    let printed = Components::standard().digest(game);
    let packs = app.host().packs().into_iter().map(|pack| (pack.components.digest(game), pack.name));
    packs.filter(|(digest, _)| *digest != printed).map(|(digest, name)| (digest.to_string(), name)).collect()
}

/// A game against a bot, at once.
pub(crate) async fn play(State(app): State<App>, visitor: Visitor, form: Form) -> Result<Response, Problem> {
    let game = form.get("game").and_then(|game| game.parse().ok()).unwrap_or(Title::GolemEdition);
    let arrival = visitor.arrive(&app, None).await?;
    let level = form.get("level").and_then(Level::named).unwrap_or(Level::Casual);
    let seats = vec![Occupant::Person(arrival.person), Occupant::Bot(level)];
    let options = Options {
        game,
        seats,
        order: SeatOrder::Random,
        pace: Pace::Free,
        visibility: Visibility::Invited,
        hints: Hints::default(),
        components: None,
        map: None,
        called: Vec::new(),
        branch: None,
    };
    // Whoever comes from the end of a lesson has chosen a level.
    let is_new = !arrival.cookies.is_empty() && form.get("level").is_none();
    let mut answer = open_table(&app, &visitor, arrival, options).await?;
    if is_new && let Some(cookie) = answer.headers().get(LOCATION).and_then(newcomer_cookie) {
        answer.headers_mut().append(SET_COOKIE, cookie);
    }
    Ok(answer)
}

/// At the first table of a visitor who has just arrived the lesson is offered, for as long as the browser remembers this.
fn newcomer_cookie(table: &HeaderValue) -> Option<HeaderValue> {
    let path = table.to_str().ok()?;
    HeaderValue::try_from(format!("{NEWCOMER}=1; HttpOnly; SameSite=Lax; Path={path}; Max-Age=3600")).ok()
}

/// A table as the form says; where it cannot be opened so, the form as it was filled in, with what is wrong.
pub(crate) async fn open(State(app): State<App>, visitor: Visitor, form: Form) -> Result<Response, Problem> {
    match try_open(&app, &visitor, &form).await {
        Err(problem) => {
            let game = form.get("game").and_then(|game| game.parse().ok()).unwrap_or(Title::GolemEdition);
            let Some(unfit) = new_table_form::unfit(visitor.language, game, &problem) else {
                return Err(problem);
            };
            let maps = maps::choices(&app, &visitor, game, form.get("map")).await?;
            let wish = (game, form.get("with") == Some("friends"), &maps);
            let page = render_form(&app, &visitor, wish, &Typed(form.typed()), Some(&unfit));
            Ok((StatusCode::UNPROCESSABLE_ENTITY, page).into_response())
        }
        answer => answer,
    }
}

async fn try_open(app: &App, visitor: &Visitor, form: &Form) -> Result<Response, Problem> {
    // What can be told without knowing who asks is told before anybody is made a guest.
    new_table_form::check(app, form)?;
    let arrival = visitor.arrive_called(app, form.get("name")).await?;
    let options = new_table_form::options(form, arrival.person)?;
    open_table(app, visitor, arrival, options).await
}

/// Opens the table; where nobody else has to come, the game begins.
pub(super) async fn open_table(
    app: &App,
    visitor: &Visitor,
    arrival: Arrival,
    options: Options,
) -> Result<Response, Problem> {
    let Arrival { person: me, mut cookies } = arrival;
    app.allowance().table(me, visitor.from)?;
    app.allowance().branch(me, visitor.from, &options)?;
    let is_alone = options.seats.iter().all(|seat| *seat != Occupant::Open);
    let table = app.host().open(me, options).await?;
    if is_alone {
        app.host().send(table.id, Actor::Person(me), Command::Ready { note: None }).await?;
    }
    if !is_alone {
        cookies.push((SET_COOKIE, invite_cookie(table.id, &table.invite.reveal())));
    }
    Ok((AppendHeaders(cookies), Redirect::to(&format!("/tables/{}", table.id))).into_response())
}

/// The invite is told once; the browser in which the table was opened keeps it for the page of that table.
pub(super) fn invite_cookie(table: TableId, invite: &str) -> String {
    format!("invite={invite}; HttpOnly; SameSite=Lax; Path=/tables/{table}; Max-Age=604800")
}
