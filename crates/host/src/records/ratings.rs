//! The ratings of players, and how their games ended.
//!
//! The store numbers results in the order in which games end. A [`RatingBook`] is folded from them one after the other, and
//! held in memory: after a restart it is folded again, in the background, and is the same. Results are never taken back, and
//! a person who is erased keeps an id without a name, so that the ratings of the others stay.
//!
//! Bots of a level are one player with a rating of its own, and so is each program: a game with them counts as one with a
//! person does, and their rating moves as well.

mod book;
mod rating;

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use carvania_rules::Title;
use carvania_store::{GameResult, StoreError};
use carvania_tables::{Occupant, PersonId, Stage, TableId};

pub use book::{PlayerStats, RatingBook, Tally};
pub use rating::{Rating, TableSize};

use crate::context::Context;
use crate::error::HostError;
use crate::records::outcome::{Finisher, Outcome, Uncounted};
use crate::table::event_log::{EventLog, stage_name};

/// How many results are read at a time.
const PAGE_SIZE: u32 = 1000;

/// The ratings of a host. Clones are the same ratings.
#[derive(Clone)]
pub struct Ratings {
    context: Arc<Context>,
    folded: Arc<Mutex<Folded>>,
}

/// The book as far as results were read.
#[derive(Default)]
struct Folded {
    /// The number of the last result in it.
    through: u64,
    book: RatingBook,
    /// What the last results changed, the newest last.
    changes: VecDeque<(TableId, Vec<(Occupant, RatingChange)>)>,
}

/// How many of the last games can be asked about: people look at the end of a game when it is over.
const MAX_CHANGES: usize = 1000;

/// How a rating changed by a game.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RatingChange {
    /// The rating before; none if this was the first game.
    pub before: Option<Rating>,
    /// The rating after it.
    pub after: Rating,
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
        Ratings { context, folded: Arc::default() }
    }

    /// The statistics of a person in the games that they have played.
    pub async fn of(&self, person: PersonId) -> Result<Vec<(Title, PlayerStats)>, HostError> {
        self.catch_up().await?;
        Ok(self.lock().book.of(person))
    }

    /// The players with a rating in a game, the strongest first.
    pub async fn ranking(&self, game: Title, size: TableSize) -> Result<Vec<(Occupant, Rating)>, HostError> {
        self.catch_up().await?;
        Ok(self.lock().book.ranking(game, size))
    }

    /// How the rating of a player changed by the game of a table; none if it did not count for them, or was long ago.
    pub async fn change(&self, table: TableId, player: &Occupant) -> Result<Option<RatingChange>, HostError> {
        self.catch_up().await?;
        let folded = self.lock();
        let changes = folded.changes.iter().rev().find(|(other, _)| *other == table);
        let change = changes.and_then(|(_, changes)| changes.iter().find(|(other, _)| other == player));
        Ok(change.map(|(_, change)| *change))
    }

    /// The last games of a person, the newest first; with `before`, those with smaller numbers. They are games that everybody
    /// may find, and games in which the viewer played as well.
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

    /// Enters the results that the store has and the book has not. Nobody waits while the store is read: several callers
    /// may read the same results, and each result is entered once.
    async fn catch_up(&self) -> Result<(), StoreError> {
        loop {
            let through = self.lock().through;
            let results = self.context.store.results(through, PAGE_SIZE).await?;
            if results.is_empty() {
                return Ok(());
            }
            self.lock().enter(results);
        }
    }

    fn lock(&self) -> MutexGuard<'_, Folded> {
        self.folded.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Folded {
    /// Enters results in their order, without those that are in the book already.
    fn enter(&mut self, results: Vec<GameResult>) {
        for result in results {
            if result.number <= self.through {
                continue;
            }
            self.through = result.number;
            if let Some(finished) = FinishedGame::read(result) {
                self.enter_game(&finished);
            }
        }
    }
}

impl Folded {
    fn enter_game(&mut self, FinishedGame { table, outcome, .. }: &FinishedGame) {
        let size = if outcome.ranking.len() > 2 { TableSize::More } else { TableSize::Two };
        let rated = |book: &RatingBook| {
            let players = outcome.players();
            let rating = |player: &Occupant| book.rating(outcome.game, player, size);
            players.iter().map(|finisher| rating(&finisher.player)).collect::<Vec<_>>()
        };
        let before = rated(&self.book);
        self.book.enter(outcome);
        let after = rated(&self.book);
        let players = outcome.players();
        let change = |((finisher, before), after): ((&&Finisher, Option<Rating>), Option<Rating>)| {
            let change = RatingChange { before, after: after.filter(|_| before != after)? };
            Some((finisher.player.clone(), change))
        };
        self.changes.push_back((*table, players.iter().zip(before).zip(after).filter_map(change).collect()));
        if self.changes.len() > MAX_CHANGES {
            self.changes.pop_front();
        }
    }
}

impl FinishedGame {
    /// Reads a stored result; `None` if a later version of the program wrote it.
    fn read(result: GameResult) -> Option<FinishedGame> {
        let GameResult { number, table, body, is_hinted } = result;
        let mut outcome: Outcome = serde_json::from_str(&body).ok()?;
        outcome.uncounted = outcome.uncounted.or(is_hinted.then_some(Uncounted::Hint));
        Some(FinishedGame { number, table: TableId(table), outcome })
    }
}

/// Prepares the ratings when a host starts: gives a result to every game that ended before there were results, and folds
/// the book, so that no visitor waits for it.
pub(crate) async fn run(ratings: Ratings) {
    let context = Arc::clone(&ratings.context);
    tokio::select! {
        () = context.closing() => {}
        () = ratings.prepare() => {}
    }
}

impl Ratings {
    async fn prepare(&self) {
        add_missing_results(&self.context).await;
        if let Err(error) = self.catch_up().await {
            tracing::error!(%error, "the ratings cannot be read: trying again when somebody asks for them");
        }
    }
}

/// Leaves out games that cannot be read.
async fn add_missing_results(context: &Context) {
    let tables = match context.store.without_result(stage_name(Stage::Over)).await {
        Ok(tables) => tables,
        Err(error) => return tracing::error!(%error, "the games without a result cannot be listed"),
    };
    for table in tables.into_iter().map(TableId) {
        if let Err(error) = add_result(context, table).await {
            tracing::warn!(%table, %error, "the result of this game cannot be computed");
        }
    }
}

async fn add_result(context: &Context, id: TableId) -> Result<(), HostError> {
    let table = EventLog::new(context.store.clone(), id).read(&context.packs).await?.table;
    if let Some(outcome) = Outcome::of(&table) {
        context.store.save_result(id.0, &outcome.to_json()).await?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn result(number: u64) -> GameResult {
        let player = |id: u64, points: u32| serde_json::json!({ "player": { "person": PersonId(id) }, "points": points });
        let ranking = [player(number % 3 + 1, 50), player((number + 1) % 3 + 1, 40)];
        let body = serde_json::json!({ "game": "GE", "ended": number, "ranking": ranking }).to_string();
        GameResult { number, table: number, body, is_hinted: false }
    }

    #[test]
    fn results_that_several_callers_read_are_entered_once() {
        let results = |numbers: std::ops::RangeInclusive<u64>| numbers.map(result).collect::<Vec<_>>();
        let mut once = Folded::default();
        once.enter(results(1..=60));
        let mut again = Folded::default();
        for numbers in [1..=20, 1..=20, 11..=40, 1..=30, 41..=60] {
            again.enter(results(numbers));
        }
        assert_eq!((once.through, again.through), (60, 60));
        assert_eq!(once.book, again.book);
        let played = once.book.of(PersonId(1))[0].1.people.played;
        assert_eq!(played, 40);
    }
}
