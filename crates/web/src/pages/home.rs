//! The first page.

use axum::extract::State;
use carvania_host::{Found, List};
use carvania_pages::home::{self, Listed, State as Standing, Tables};
use carvania_tables::{PersonId, Stage};
use maud::Markup;

use super::visitor::Visitor;
use crate::app::App;
use crate::error::Problem;

/// So many tables of a kind are shown.
const MOST: u32 = 8;

/// The games, and the tables of whoever looks.
pub(crate) async fn page(State(app): State<App>, visitor: Visitor) -> Result<Markup, Problem> {
    let mut tables = Tables { open: listed(&app, &visitor, List::Open).await?, ..Tables::default() };
    if let Some(person) = visitor.person() {
        tables.own = listed(&app, &visitor, List::Of(person)).await?;
        tables.recent = listed(&app, &visitor, List::Past(person)).await?;
        let own: Vec<_> = tables.own.iter().map(|table| table.id).collect();
        tables.open.retain(|table| !own.contains(&table.id));
    }
    tables.own.sort_by_key(|table| table.state != Standing::YourTurn);
    Ok(home::page(&visitor.frame(), &tables))
}

async fn listed(app: &App, visitor: &Visitor, list: List) -> Result<Vec<Listed>, Problem> {
    let found = app.host().find(list, None, MOST).await?;
    let people: Vec<PersonId> =
        found.iter().flat_map(|table| table.places.iter().flatten().copied()).collect();
    let names = app.host().people().names(&people).await?;
    let others = |table: &Found| {
        let others = table.places.iter().flatten().filter(|&&person| visitor.person() != Some(person));
        others.filter_map(|person| names.get(person).cloned()).collect()
    };
    let mut list = Vec::new();
    for table in found {
        let pack = app.host().pack_of(table.id, table.game).await?;
        list.push(Listed {
            id: table.id,
            title: table.game,
            players: table.places.len(),
            others: others(&table),
            state: standing(visitor, &table),
            pack: pack.map(|pack| pack.name),
        });
    }
    Ok(list)
}

fn standing(visitor: &Visitor, table: &Found) -> Standing {
    match table.stage {
        Stage::Lobby => Standing::Gathering,
        Stage::Playing if table.turn_of.is_some() && table.turn_of == visitor.person() => Standing::YourTurn,
        Stage::Playing => Standing::OthersTurn,
        Stage::Over | Stage::Abandoned => Standing::Over,
    }
}
