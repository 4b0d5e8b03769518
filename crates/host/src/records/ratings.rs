//! How strong players are, and how their games ended.
//!
//! The store numbers results in the order in which games end. A [`RatingBook`] is made from them one after the other, and kept
//! in memory as far as it was read: after a restart it is made anew, and is the same. Nobody takes a result back, and
//! who is erased keeps an id without a name, so that the ratings of the others stay.
//!
//! Bots of a level are one player with a rating of its own, and so is each program: a game with them counts as one with a
//! person does, and their rating moves as well.

mod book;
mod rating;

use std::sync::Arc;

use carvania_rules::Title;
use carvania_store::{GameResult, StoreError};
use carvania_tables::{Occupant, PersonId, Stage, TableId};
use tokio::sync::{Mutex, MutexGuard};

pub use book::{PlayerStats, RatingBook, Tally};
pub use rating::{Rating, TableSize};

use crate::context::Context;
use crate::error::HostError;
use crate::records::outcome::{Outcome, Uncounted};
use crate::table::event_log::{EventLog, stage_name};

/// So many results are read at a time.
const PAGE_SIZE: u32 = 1000;

/// The ratings of a host.
pub struct Ratings {
    context: Arc<Context>,
    read: Mutex<Read>,
}

/// The book as far as it was read.
#[derive(Default)]
struct Read {
    /// The number of the last result in it.
    through: u64,
    book: RatingBook,
}

/// A game that is over.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FinishedGame {
    /// Its number among all games that are over.
    pub number: u64,
    /// Where it was played.
    pub table: TableId,
    /// How it ended.
    pub outcome: Outcome,
}

impl Ratings {
    pub(crate) fn new(context: Arc<Context>) -> Ratings {
        Ratings { context, read: Mutex::default() }
    }

    /// How somebody stands in the games that they have played.
    pub async fn of(&self, person: PersonId) -> Result<Vec<(Title, PlayerStats)>, HostError> {
        Ok(self.read().await?.book.of(person))
    }

    /// Those with a rating in a game, the strongest first.
    pub async fn ranking(&self, game: Title, size: TableSize) -> Result<Vec<(Occupant, Rating)>, HostError> {
        Ok(self.read().await?.book.ranking(game, size))
    }

    /// The last games of somebody, the newest first, from before a number if a list goes on: those at tables that everybody
    /// may find, and those where whoever looks played as well.
    pub async fn games(
        &self,
        person: PersonId,
        viewer: Option<PersonId>,
        before: Option<u64>,
        limit: u32,
    ) -> Result<Vec<FinishedGame>, HostError> {
        let viewer = viewer.map(|viewer| viewer.0);
        let results = self.context.store.results_of(person.0, viewer, before, limit).await?;
        Ok(results.into_iter().filter_map(FinishedGame::read).collect())
    }

    /// The book with everything that the store has.
    async fn read(&self) -> Result<MutexGuard<'_, Read>, StoreError> {
        let mut read = self.read.lock().await;
        loop {
            let results = self.context.store.results(read.through, PAGE_SIZE).await?;
            let Some(last) = results.last() else { return Ok(read) };
            let through = last.number;
            for finished in results.into_iter().filter_map(FinishedGame::read) {
                read.book.enter(&finished.outcome);
            }
            read.through = through;
        }
    }
}

impl FinishedGame {
    /// What the store kept; none if a later version of the program wrote it.
    fn read(result: GameResult) -> Option<FinishedGame> {
        let GameResult { number, table, body, is_hinted } = result;
        let mut outcome: Outcome = serde_json::from_str(&body).ok()?;
        outcome.uncounted = outcome.uncounted.or(is_hinted.then_some(Uncounted::Hint));
        Some(FinishedGame { number, table: TableId(table), outcome })
    }
}

/// Gives a result to every game that ended before there were results.
pub(crate) async fn run(context: Arc<Context>) {
    tokio::select! {
        () = context.closing() => {}
        () = catch_up(&context) => {}
    }
}

/// What cannot be read is left out.
async fn catch_up(context: &Context) {
    let tables = match context.store.without_result(stage_name(Stage::Over)).await {
        Ok(tables) => tables,
        Err(error) => return tracing::error!(%error, "the games without a result cannot be listed"),
    };
    for table in tables {
        if let Err(error) = keep(context, TableId(table)).await {
            tracing::warn!(table = %TableId(table), %error, "the game has no result");
        }
    }
}

async fn keep(context: &Context, id: TableId) -> Result<(), HostError> {
    let table = EventLog::new(context.store.clone(), id).read(&context.packs).await?.table;
    if let Some(outcome) = Outcome::of(&table) {
        context.store.save_result(id.0, &outcome.written()).await?;
    }
    Ok(())
}
