//! Opening a table: with one click, or by a form.

use axum::extract::State;
use axum::http::header::SET_COOKIE;
use axum::response::{AppendHeaders, IntoResponse, Redirect, Response};
use carvania_bots::Level;
use carvania_pages::opening::{self, Wish};
use carvania_rules::Title;
use carvania_tables::{Actor, Command, Occupant, Options, Pace, PersonId, SeatOrder, TableId, Visibility};
use maud::Markup;
use serde::Deserialize;

use super::fields::Fields;
use super::visitor::{Arrival, Visitor};
use crate::app::App;
use crate::error::Problem;
use crate::extract::Query;

/// What the address says.
#[derive(Deserialize)]
pub(crate) struct Asked {
    game: Option<String>,
    with: Option<String>,
}

/// The form.
pub(crate) async fn page(visitor: Visitor, Query(asked): Query<Asked>) -> Markup {
    let game = asked.game.and_then(|game| game.parse().ok()).unwrap_or(Title::GolemEdition);
    let wish = Wish { game, with_friends: asked.with.as_deref() == Some("friends") };
    opening::page(&visitor.frame(), wish)
}

/// A game against a bot, at once.
pub(crate) async fn play(
    State(app): State<App>,
    visitor: Visitor,
    fields: Fields,
) -> Result<Response, Problem> {
    let game = fields.get("game").and_then(|game| game.parse().ok()).unwrap_or(Title::GolemEdition);
    let arrival = visitor.arrive(&app, None).await?;
    let seats = vec![Occupant::Person(arrival.person), Occupant::Bot(Level::Casual)];
    let options = Options {
        game,
        seats,
        order: SeatOrder::Random,
        pace: Pace::Free,
        visibility: Visibility::Invited,
        hints: true,
        components: None,
        map: None,
    };
    opened(&app, arrival, options).await
}

/// A table as the form says.
pub(crate) async fn open(
    State(app): State<App>,
    visitor: Visitor,
    fields: Fields,
) -> Result<Response, Problem> {
    let arrival = visitor.arrive(&app, fields.get("name")).await?;
    let options = options(&fields, arrival.person)?;
    opened(&app, arrival, options).await
}

/// Opens the table; where nobody else has to come, the game begins.
async fn opened(app: &App, arrival: Arrival, options: Options) -> Result<Response, Problem> {
    let Arrival { person: me, mut cookies } = arrival;
    app.allowance().table(me)?;
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
fn invite_cookie(table: TableId, invite: &str) -> String {
    format!("invite={invite}; HttpOnly; SameSite=Lax; Path=/tables/{table}; Max-Age=604800")
}

fn options(fields: &Fields, me: PersonId) -> Result<Options, Problem> {
    let game: Title =
        fields.get("game").and_then(|game| game.parse().ok()).ok_or(Problem::Missing("game"))?;
    let names = (1..=*game.players().end()).map(|place| format!("seat-{place}"));
    let seats: Vec<Occupant> =
        names.filter_map(|name| fields.get(&name).and_then(|wish| occupant(wish, me))).collect();
    Ok(Options {
        game,
        seats,
        order: if fields.get("order") == Some("fixed") { SeatOrder::Fixed } else { SeatOrder::Random },
        pace: fields.get("pace").map_or(Ok(Pace::Free), pace)?,
        visibility: if fields.get("visibility") == Some("listed") {
            Visibility::Listed
        } else {
            Visibility::Invited
        },
        hints: fields.get("hints").is_some(),
        components: None,
        map: None,
    })
}

/// Who is to sit somewhere; none where nobody plays.
pub(crate) fn occupant(wish: &str, me: PersonId) -> Option<Occupant> {
    match wish {
        "none" => None,
        "me" => Some(Occupant::Person(me)),
        "open" => Some(Occupant::Open),
        name => Level::named(name).map(Occupant::Bot),
    }
}

/// `free`, `fischer-600-15` or `days-3`.
fn pace(text: &str) -> Result<Pace, Problem> {
    let words: Vec<&str> = text.split('-').collect();
    let number = |text: &str| text.parse().ok();
    let pace = match words.as_slice() {
        ["free"] => Some(Pace::Free),
        ["fischer", base, increment] => {
            number(base).zip(number(increment)).map(|(base, increment)| Pace::Fischer { base, increment })
        }
        ["days", days] => days.parse().ok().map(Pace::Days),
        _ => None,
    };
    pace.ok_or_else(|| Problem::Malformed("this is no clock".to_owned()))
}
