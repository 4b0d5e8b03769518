//! The export of everything that is stored about a person, for that person.

use carvania_rules::Title;
use carvania_tables::{Event, EventKind, PersonId, TableId, Timestamp};
use serde::Serialize;

use crate::error::HostError;
use crate::host::Host;
use crate::records::outcome::Outcome;
use crate::records::ratings::{FinishedGame, PlayerStats, Rating, TableSize, Tally};
use crate::table::find::TableList;

/// How many tables are asked for at once.
const PAGE_SIZE: u32 = 500;

/// Everything that is stored about a person.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Export {
    /// The id of the person.
    pub person: PersonId,
    /// The name that others see.
    pub name: String,
    /// When they first came.
    pub created: Timestamp,
    /// Their tokens, without the secrets.
    pub tokens: Vec<TokenEntry>,
    /// Their saved maps.
    pub maps: Vec<MapEntry>,
    /// Where they sit or have played; the records of these games can be downloaded there.
    pub tables: Vec<TableEntry>,
    /// What they said at tables.
    pub said: Vec<SaidEntry>,
    /// How they stand in the games that they have played.
    pub ratings: Vec<RatingEntry>,
    /// How their games ended.
    pub results: Vec<ResultEntry>,
}

/// One of their access tokens.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct TokenEntry {
    /// What it is for.
    pub label: String,
    /// What it allows.
    pub scopes: String,
    /// When it was made.
    pub created: Timestamp,
    /// When it was last used, to the hour.
    pub last_used: Option<Timestamp>,
}

/// One of their saved maps.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct MapEntry {
    /// The code of the game that the map is for.
    pub game: &'static str,
    /// What it is called.
    pub name: String,
    /// The code in links to it.
    pub code: String,
    /// When it was last saved.
    pub saved: Timestamp,
}

/// A table where they sit or have played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct TableEntry {
    /// The id of the table.
    pub table: TableId,
    /// The code of the game that is played there.
    pub game: &'static str,
    /// When it was opened.
    pub created: Timestamp,
    /// When something last happened.
    pub changed: Timestamp,
}

/// Something that they said.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct SaidEntry {
    /// The table where they said it.
    pub table: TableId,
    /// When they said it.
    pub at: Timestamp,
    /// The words, as they were sent.
    pub text: String,
}

/// How they stand in a game.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct RatingEntry {
    /// The code of the game.
    pub game: &'static str,
    /// Games with another person.
    pub against_people: Tally,
    /// Games with bots alone.
    pub against_bots: Tally,
    /// The rating at tables of two.
    pub two_players: Option<Rating>,
    /// The rating at tables of more.
    pub more_players: Option<Rating>,
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ResultEntry {
    /// The table where it was played.
    pub table: TableId,
    /// The ranking, and whether it counts.
    #[serde(flatten)]
    pub outcome: Outcome,
}

impl Host {
    /// All that is kept of a person; none if nobody has this id.
    pub async fn export(&self, id: PersonId) -> Result<Option<Export>, HostError> {
        let Some(person) = self.people().person(id).await? else { return Ok(None) };
        let tokens = self.people().tokens(id).await?.into_iter().map(|token| TokenEntry {
            label: token.label,
            scopes: token.scopes.to_string(),
            created: token.created,
            last_used: token.last_used,
        });
        let maps = self.people().maps(id).await?.into_iter().map(|map| MapEntry {
            game: map.game.code(),
            name: map.name,
            code: map.draft.to_string(),
            saved: map.saved,
        });
        let mut tables = self.tables_in(TableList::Of(id)).await?;
        tables.extend(self.tables_in(TableList::Past(id)).await?);
        let said = self.people().context().store.said(id.0).await?;
        Ok(Some(Export {
            person: id,
            name: person.name,
            created: person.created,
            tokens: tokens.collect(),
            maps: maps.collect(),
            tables,
            said: said.into_iter().filter_map(|(table, body)| read(TableId(table), &body)).collect(),
            ratings: self.ratings().of(id).await?.into_iter().map(rating).collect(),
            results: self.results_of(id).await?,
        }))
    }

    async fn results_of(&self, id: PersonId) -> Result<Vec<ResultEntry>, HostError> {
        let (mut entries, mut before) = (Vec::new(), None);
        loop {
            let games = self.ratings().games(id, Some(id), before, PAGE_SIZE).await?;
            let Some(last) = games.last() else { return Ok(entries) };
            before = Some(last.number);
            let entry = |game: FinishedGame| ResultEntry { table: game.table, outcome: game.outcome };
            entries.extend(games.into_iter().map(entry));
        }
    }

    async fn tables_in(&self, list: TableList) -> Result<Vec<TableEntry>, HostError> {
        let (mut entries, mut before) = (Vec::new(), None);
        loop {
            let found = self.find(list, before, PAGE_SIZE).await?;
            let Some(last) = found.last() else { return Ok(entries) };
            before = Some(last.cursor);
            entries.extend(found.into_iter().map(|found| TableEntry {
                table: found.id,
                game: found.game.code(),
                created: found.created,
                changed: found.changed,
            }));
        }
    }
}

fn rating((game, sheet): (Title, PlayerStats)) -> RatingEntry {
    RatingEntry {
        game: game.code(),
        against_people: sheet.people,
        against_bots: sheet.bots,
        two_players: sheet.rating(TableSize::Two),
        more_players: sheet.rating(TableSize::More),
    }
}

fn read(table: TableId, body: &str) -> Option<SaidEntry> {
    let Event { at, kind, .. } = serde_json::from_str(body).ok()?;
    match kind {
        EventKind::Said { text, .. } => Some(SaidEntry { table, at, text }),
        _ => None,
    }
}
