//! What is known of a game after its end: how ratings changed, and what a strong bot thinks of how it went.

use carvania_host::ReviewProgress;
use carvania_pages::table::{Aftermath, Course, RatingChange};
use carvania_review::Review;
use carvania_tables::{Occupant, PersonId, Stage, Table};

use crate::app::App;
use crate::error::Problem;

/// What is known after the end of a table, for the viewer. When a player sees the end, a strong bot
/// looks into the game in the background, unless it is busy with others.
pub(super) async fn of(app: &App, table: &Table, viewer: Option<PersonId>) -> Result<Aftermath, Problem> {
    let Some(record) = table.record.as_ref().filter(|_| table.stage == Stage::Over) else {
        return Ok(Aftermath::default());
    };
    let own = viewer.filter(|&viewer| !table.places_of(viewer).is_empty());
    let rating = match own {
        Some(person) => app.host().ratings().change(table.id, &Occupant::Person(person)).await?,
        None => None,
    };
    let reviews = app.host().reviews();
    let mut progress = reviews.progress(record).await?;
    // Who refuses now is asked again by whoever opens the review.
    if let (ReviewProgress::Unasked, Some(person)) = (&progress, own)
        && reviews.ask(record, person).await.is_ok()
    {
        progress = reviews.progress(record).await?;
    }
    Ok(Aftermath {
        rating: rating.map(change),
        is_pending: matches!(progress, ReviewProgress::Open { .. }),
        course: match progress {
            ReviewProgress::Made(review) => Some(course(&review)),
            ReviewProgress::Unasked | ReviewProgress::Open { .. } => None,
        },
    })
}

fn course(review: &Review) -> Course {
    let chances = review.course.iter().map(|chances| (chances.index, chances.wins.clone()));
    Course { chances: chances.collect(), doubt: review.doubt_of_chances() }
}

fn change(change: carvania_host::RatingChange) -> RatingChange {
    let whole = |points: f64| points.round() as i32;
    RatingChange {
        before: change.before.map(|rating| whole(rating.points)),
        after: whole(change.after.points),
        margin: whole(change.after.margin),
    }
}
