//! What is kept in this browser, where no server is behind the pages.

use axum::extract::State;
use carvania_pages::pocket;
use maud::Markup;
use serde::Deserialize;

use super::visitor::Visitor;
use crate::app::App;
use crate::error::Problem;
use crate::extract::Query;

/// What came of a copy that was to be opened.
#[derive(Default, Deserialize)]
pub(crate) struct CopyQuery {
    wrong: Option<String>,
}

/// What is kept in this browser; a server keeps nothing there.
pub(crate) async fn page(
    State(app): State<App>,
    visitor: Visitor,
    Query(query): Query<CopyQuery>,
) -> Result<Markup, Problem> {
    if !app.settings().is_pocket {
        return Err(Problem::Missing("address"));
    }
    Ok(pocket::page(&visitor.frame(), query.wrong.is_some()))
}
