//! Opening a table: with one click, or by a form.

use axum::extract::State;
use axum::http::StatusCode;
use axum::http::header::SET_COOKIE;
use axum::response::{AppendHeaders, IntoResponse, Redirect, Response};
use carvania_opponents::Level;
use carvania_pages::maps::Choices;
use carvania_pages::new_table::{self, NewTable, Offer, Typed, Unfit};
use carvania_rules::{Components, Title};
use carvania_tables::{Actor, Command, Hints, Occupant, Options, Pace, SeatOrder, TableId, Visibility};
use maud::Markup;
use serde::Deserialize;

use super::fields::Fields;
use super::visitor::{Arrival, Visitor};
use super::{filled, maps};
use crate::app::App;
use crate::error::Problem;
use crate::extract::Query;

/// What the address says.
#[derive(Deserialize)]
pub(crate) struct Asked {
    game: Option<String>,
    with: Option<String>,
    map: Option<String>,
}

/// The form.
pub(crate) async fn page(
    State(app): State<App>,
    visitor: Visitor,
    Query(asked): Query<Asked>,
) -> Result<Markup, Problem> {
    let game = asked.game.and_then(|game| game.parse().ok()).unwrap_or(Title::GolemEdition);
    let with_friends = asked.with.as_deref() == Some("friends");
    let maps = maps::choices(&app, &visitor, game, asked.map.as_deref()).await?;
    Ok(shown(&app, &visitor, (game, with_friends, &maps), &Typed::default(), None))
}

fn shown(
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
pub(crate) async fn play(
    State(app): State<App>,
    visitor: Visitor,
    fields: Fields,
) -> Result<Response, Problem> {
    let game = fields.get("game").and_then(|game| game.parse().ok()).unwrap_or(Title::GolemEdition);
    let arrival = visitor.arrive(&app, None).await?;
    let level = fields.get("level").and_then(Level::named).unwrap_or(Level::Casual);
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
        branch: None,
    };
    opened(&app, &visitor, arrival, options).await
}

/// A table as the form says; where it cannot be opened so, the form as it was filled in, with what is wrong.
pub(crate) async fn open(
    State(app): State<App>,
    visitor: Visitor,
    fields: Fields,
) -> Result<Response, Problem> {
    match tried(&app, &visitor, &fields).await {
        Err(problem) => {
            let game = fields.get("game").and_then(|game| game.parse().ok()).unwrap_or(Title::GolemEdition);
            let Some(unfit) = filled::unfit(visitor.language, game, &problem) else { return Err(problem) };
            let maps = maps::choices(&app, &visitor, game, fields.get("map")).await?;
            let wish = (game, fields.get("with") == Some("friends"), &maps);
            let page = shown(&app, &visitor, wish, &Typed(fields.typed()), Some(&unfit));
            Ok((StatusCode::UNPROCESSABLE_ENTITY, page).into_response())
        }
        opened => opened,
    }
}

async fn tried(app: &App, visitor: &Visitor, fields: &Fields) -> Result<Response, Problem> {
    // What can be told without knowing who asks is told before anybody is made a guest.
    filled::check(app, fields)?;
    let arrival = visitor.arrive(app, fields.get("name")).await?;
    let options = filled::options(fields, arrival.person)?;
    opened(app, visitor, arrival, options).await
}

/// Opens the table; where nobody else has to come, the game begins.
pub(super) async fn opened(
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

/// The invite is told once; the browser of whoever opened the table keeps it for the page of that table.
pub(super) fn invite_cookie(table: TableId, invite: &str) -> String {
    format!("invite={invite}; HttpOnly; SameSite=Lax; Path=/tables/{table}; Max-Age=604800")
}
