//! Looking back on a game at its table.

use axum::response::Response;
use maud::Markup;

use super::past_game::{Origin, PastGame, ReplayQuery};
use super::table::names;
use super::table_request::TableRequest;
use crate::error::Problem;
use crate::extract::Query;

/// Everybody who may look at a table may look back on it: nothing in these games is hidden.
async fn past_game(request: TableRequest) -> Result<PastGame, Problem> {
    let table = request.table().await?;
    if table.record.is_none() {
        return Err(Problem::Missing("game"));
    }
    let names = names(&request.app, &table).await?;
    let TableRequest { app, visitor, id, .. } = request;
    Ok(PastGame { app, visitor, table, names, origin: Origin::Table(id) })
}

/// The table as it was.
pub(crate) async fn replay(
    request: TableRequest,
    Query(query): Query<ReplayQuery>,
) -> Result<Markup, Problem> {
    past_game(request).await?.replay(&query).await
}

/// Scores, charts, turning points.
pub(crate) async fn page(request: TableRequest, Query(query): Query<ReplayQuery>) -> Result<Markup, Problem> {
    past_game(request).await?.review(&query).await
}

/// Has a strong bot look into every decision.
pub(crate) async fn analyse(request: TableRequest) -> Result<Response, Problem> {
    past_game(request).await?.analyse().await
}
