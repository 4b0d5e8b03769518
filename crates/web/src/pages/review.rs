//! Looking back on a game at its table.

use axum::response::Response;
use maud::Markup;

use super::looked::{Asked, Found, Looked};
use super::table::names;
use super::visit::Visit;
use crate::error::Problem;
use crate::extract::Query;

/// Everybody who may look at a table may look back on it: nothing in these games is hidden.
async fn looked(visit: Visit) -> Result<Looked, Problem> {
    let table = visit.table().await?;
    if table.record.is_none() {
        return Err(Problem::Missing("game"));
    }
    let names = names(&visit.app, &table).await?;
    let Visit { app, visitor, id, .. } = visit;
    Ok(Looked { app, visitor, table, names, found: Found::Table(id) })
}

/// The table as it was.
pub(crate) async fn replay(visit: Visit, Query(asked): Query<Asked>) -> Result<Markup, Problem> {
    looked(visit).await?.replay(&asked).await
}

/// Scores, charts, turning points.
pub(crate) async fn page(visit: Visit, Query(asked): Query<Asked>) -> Result<Markup, Problem> {
    looked(visit).await?.review(&asked).await
}

/// Has a strong bot look into every decision.
pub(crate) async fn analyse(visit: Visit) -> Result<Response, Problem> {
    looked(visit).await?.analyse().await
}
