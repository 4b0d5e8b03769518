//! The first page, and pages with all tables of a kind.

use std::collections::HashMap;

use axum::extract::State;
use carvania_host::{TableList, TableSummary};
use carvania_pages::home::{self, Listed, Page, Part, State as Standing, Tables, Whose};
use carvania_pages::table::Names;
use carvania_rules::Turn;
use carvania_tables::{Occupant, PersonId, Stage, Table, TableId};
use carvania_words::say;
use maud::Markup;
use serde::Deserialize;

use super::visitor::Visitor;
use crate::app::App;
use crate::error::Problem;
use crate::extract::Query;

/// So many tables of a kind are shown on the first page, and on a page of their own.
const MAX_FEW: usize = 8;
const MAX_PAGE: usize = 40;
/// So many are asked for at once.
const MAX_BATCH: u32 = 1000;
/// So many open tables are counted; nobody looks through more.
const MAX_OPEN: usize = 1000;

/// What the address of a list says.
#[derive(Default, Deserialize)]
pub(crate) struct ListQuery {
    list: Option<String>,
    page: Option<String>,
}

/// The games, and the tables of the viewer.
pub(crate) async fn page(State(app): State<App>, visitor: Visitor) -> Result<Markup, Problem> {
    let person = visitor.person();
    let own = own(&app, person).await?;
    let open = open(&app, &own).await?;
    let mut tables = Tables {
        waiting: own.iter().filter(|table| is_waiting(table, person)).count(),
        own: Part { all: own.len(), shown: rows(&app, &visitor, own.into_iter().take(MAX_FEW)).await? },
        open: Part { all: open.len(), shown: rows(&app, &visitor, open.into_iter().take(MAX_FEW)).await? },
        ..Tables::default()
    };
    if let Some(person) = person {
        let past = app.host().find(TableList::Past(person), None, MAX_FEW as u32).await?;
        tables.recent = rows(&app, &visitor, past.into_iter()).await?;
        tables.past = Some(format!("/people/{person}"));
    }
    Ok(home::page(&visitor.frame(), &tables))
}

/// All tables of the viewer, or all that anybody may join, page by page.
pub(crate) async fn tables(
    State(app): State<App>,
    visitor: Visitor,
    Query(query): Query<ListQuery>,
) -> Result<Markup, Problem> {
    let person = visitor.person();
    let own = own(&app, person).await?;
    let (whose, found) = match query.list.as_deref() {
        Some("open") => (Whose::Open, open(&app, &own).await?),
        _ => (Whose::Own, own),
    };
    let (all, pages) = (found.len(), found.len().div_ceil(MAX_PAGE).max(1));
    // What can be no page is the first one, and beyond the last there is the last.
    let number = query.page.and_then(|page| page.parse().ok()).unwrap_or(1).clamp(1, pages);
    let waiting = found.iter().filter(|table| is_waiting(table, person)).count();
    let shown = found.into_iter().skip((number - 1) * MAX_PAGE).take(MAX_PAGE);
    let part = Part { all, shown: rows(&app, &visitor, shown).await? };
    Ok(home::tables(&visitor.frame(), &Page { whose, part, waiting, number, pages }))
}

/// All tables of a visitor that are not over: first those where they are waited for.
async fn own(app: &App, person: Option<PersonId>) -> Result<Vec<TableSummary>, Problem> {
    let Some(person) = person else { return Ok(Vec::new()) };
    let mut all = Vec::new();
    loop {
        let before = all.last().map(|last: &TableSummary| last.cursor);
        let found = app.host().find(TableList::Of(person), before, MAX_BATCH).await?;
        let is_last = found.len() < MAX_BATCH as usize;
        all.extend(found);
        if is_last {
            break;
        }
    }
    all.sort_by_key(|table| !is_waiting(table, Some(person)));
    Ok(all)
}

/// The tables that anybody may join, but for those where the viewer sits already.
async fn open(app: &App, own: &[TableSummary]) -> Result<Vec<TableSummary>, Problem> {
    let mut open = app.host().find(TableList::Open, None, MAX_OPEN as u32).await?;
    open.retain(|table| own.iter().all(|other| other.id != table.id));
    Ok(open)
}

/// Whether it is a person's turn at a table.
fn is_waiting(table: &TableSummary, person: Option<PersonId>) -> bool {
    table.stage == Stage::Playing && table.turn_of.is_some() && table.turn_of == person
}

/// Tables with what a row says about each.
async fn rows(
    app: &App,
    visitor: &Visitor,
    found: impl Iterator<Item = TableSummary>,
) -> Result<Vec<Listed>, Problem> {
    let found: Vec<TableSummary> = found.collect();
    let people: Vec<PersonId> =
        found.iter().flat_map(|table| table.places.iter().flatten().copied()).collect();
    let names = Names(app.host().people().names(&people).await?.into_iter().collect());
    let places = places(app, visitor.person(), &found).await?;
    let mut list = Vec::new();
    for table in found {
        let pack = app.host().pack_of(table.id, table.game).await?;
        // A table that cannot be read is listed by what the index knows.
        let read = match table.stage {
            Stage::Playing | Stage::Lobby => app.host().table(table.id).await.ok(),
            Stage::Over | Stage::Abandoned => None,
        };
        let record = read.as_ref().and_then(|table| table.record.as_ref());
        list.push(Listed {
            id: table.id,
            title: table.game,
            players: table.places.len(),
            others: match &read {
                Some(read) => seated(visitor, &names, read),
                None => known(visitor, &names, &table),
            },
            state: standing(visitor, &names, &table, (read.as_deref(), places.get(&table.id).copied())),
            points: read.as_deref().and_then(|read| points(visitor, read)),
            left: read.as_deref().and_then(|read| left(app, read)),
            can_close: read.as_deref().is_some_and(|read| can_close(visitor, read)),
            round: record.filter(|_| table.stage == Stage::Playing).map(|record| record.rounds().number()),
            pack: pack.map(|pack| pack.name),
        });
    }
    Ok(list)
}

/// At which place a player came in, by the tables where they did.
async fn places(
    app: &App,
    person: Option<PersonId>,
    found: &[TableSummary],
) -> Result<HashMap<TableId, usize>, Problem> {
    let Some(person) = person.filter(|_| found.iter().any(|table| table.stage == Stage::Over)) else {
        return Ok(HashMap::new());
    };
    let games = app.host().ratings().games(person, Some(person), None, 4 * MAX_FEW as u32).await?;
    let place = |finished: carvania_host::FinishedGame| {
        let own = Occupant::Person(person);
        let place = finished.outcome.ranking.iter().position(|finisher| finisher.player == own)?;
        Some((finished.table, place + 1))
    };
    Ok(games.into_iter().filter_map(place).collect())
}

/// Who sits at a table besides the viewer, bots and free places as well.
fn seated(visitor: &Visitor, names: &Names, table: &Table) -> Vec<String> {
    let own = visitor.person().map(Occupant::Person);
    let others =
        table.places.iter().map(|place| &place.occupant).filter(|occupant| Some(*occupant) != own.as_ref());
    others.map(|occupant| names.occupant(visitor.language, occupant)).collect()
}

/// The people at a table besides the viewer, and how many bots.
fn known(visitor: &Visitor, names: &Names, table: &TableSummary) -> Vec<String> {
    let others = table.places.iter().flatten().filter(|&&person| visitor.person() != Some(person));
    let mut known: Vec<String> = others.map(|&person| names.person(visitor.language, person)).collect();
    let bots = table.places.iter().filter(|place| place.is_none()).count();
    if bots > 0 {
        known.push(say(visitor.language, "home-bots", &[("number", bots.into())]));
    }
    known
}

/// The points of the viewer, and the most that anybody else has.
fn points(visitor: &Visitor, table: &Table) -> Option<(u32, u32)> {
    let (game, person) = (table.game()?, visitor.person()?);
    let (scores, own) = (game.scores(), table.seats_of(person));
    let most = |is_own: bool| {
        let seats = game.seats().filter(|seat| own.contains(seat) == is_own);
        seats.map(|seat| scores[seat].total()).max()
    };
    Some((most(true)?, most(false)?))
}

/// How long whoever decides has left.
fn left(app: &App, table: &Table) -> Option<u64> {
    let (seat, _) = table.clock.deadline()?;
    Some(table.clock.time_left(seat, app.now())?.as_secs())
}

/// Whether the viewer opened the table, and no other person sits there.
fn can_close(visitor: &Visitor, table: &Table) -> bool {
    let own = visitor.person();
    own == Some(table.owner) && table.persons().iter().all(|&person| Some(person) == own)
}

fn standing(
    visitor: &Visitor,
    names: &Names,
    table: &TableSummary,
    (read, place): (Option<&Table>, Option<usize>),
) -> Standing {
    match table.stage {
        Stage::Lobby => Standing::Gathering,
        Stage::Playing if is_waiting(table, visitor.person()) => Standing::YourTurn,
        Stage::Playing => Standing::OthersTurn(read.and_then(|read| decider(visitor, names, read))),
        Stage::Over | Stage::Abandoned => Standing::Over(place),
    }
}

/// Who decides at a table.
fn decider(visitor: &Visitor, names: &Names, table: &Table) -> Option<String> {
    let Turn::Seat(seat) = table.game()?.turn() else { return None };
    Some(names.occupant(visitor.language, &table.place_at(seat)?.occupant))
}
