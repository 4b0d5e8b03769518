//! The analysis as JSON.

use carvania_review::Review;
use serde::Serialize;

use carvania_report::Telling;

/// What was looked into, and everything that was found.
#[derive(Serialize)]
pub(super) struct Document<'a> {
    game: &'static str,
    players: usize,
    rounds: u32,
    result: Option<Vec<u32>>,
    budget: String,
    #[serde(flatten)]
    review: &'a Review,
}

pub(super) fn of<'a>(telling: &Telling<'a>) -> Document<'a> {
    let record = telling.record;
    Document {
        game: record.game().title().code(),
        players: record.game().players(),
        rounds: record.rounds().number(),
        result: record.result(),
        budget: telling.budget.to_string(),
        review: telling.review,
    }
}
