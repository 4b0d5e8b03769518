//! Hints at a table: asked for by a form, and shown when they are there.

use std::time::Duration;

use axum::http::HeaderName;
use axum::http::header::HeaderValue;
use axum::response::{IntoResponse, Redirect, Response};
use carvania_host::{Hint, HintError};
use carvania_pages::table as pages;
use carvania_tables::{PersonId, Table};
use carvania_words::say;
use tokio::time::timeout;

use super::fields::Fields;
use super::table::{Shown, show_refusal, shown};
use super::visit::Visit;
use crate::app::App;
use crate::error::Problem;

/// For so long an answer waits for a hint.
const PATIENCE: Duration = Duration::from_millis(1_500);

/// How far the hint of somebody is.
pub(super) enum Asked {
    /// They may ask.
    No,
    /// They have asked.
    Yes(Hint),
}

/// The hint of somebody who is to decide; none where none is given.
pub(super) fn asked(app: &App, table: &Table, me: PersonId) -> Option<Asked> {
    table.check_hint(me).ok()?;
    Some(app.host().hint(table, me).map_or(Asked::No, Asked::Yes))
}

impl Asked {
    /// As the page shows it.
    pub(super) fn shown(&self) -> pages::Hint<'_> {
        match self {
            Asked::No => pages::Hint::Offered,
            Asked::Yes(Hint::Thinking) => pages::Hint::Thinking,
            Asked::Yes(Hint::Given(advice)) => pages::Hint::Given(advice),
        }
    }
}

/// Has a bot think, and shows the table.
pub(crate) async fn ask(visit: Visit, _: Fields) -> Result<Response, Problem> {
    let me = visit.visitor.required(&visit.app)?;
    let notice = say(visit.visitor.language, "hint-said", &[]);
    match visit.app.host().ask_hint(visit.id, me, notice).await {
        Ok(_) => {
            let table = visit.table().await?;
            // Most are there before anybody would look again; a page that waits for longer comes again by itself.
            _ = timeout(PATIENCE, visit.app.host().await_hint(&table, me)).await;
            answered(&visit, &table).await
        }
        Err(HintError::Refused(refusal)) => show_refusal(&visit, None, &refusal).await,
        Err(error) => Err(error.into()),
    }
}

/// The table with its hint: with the script at once, without it by asking again.
async fn answered(visit: &Visit, table: &Table) -> Result<Response, Problem> {
    if visit.is_scripted() {
        return shown(visit, table, Shown::default()).await;
    }
    Ok(Redirect::to(&format!("{}#decision", visit.address())).into_response())
}

/// A page that waits for a hint comes again by itself, with a script or without.
pub(super) fn fresh(visit: &Visit, table: &Table, mut page: Response) -> Response {
    let asked = visit.visitor.person().and_then(|me| asked(&visit.app, table, me));
    if let Some(Asked::Yes(Hint::Thinking)) = asked {
        page.headers_mut().insert(HeaderName::from_static("refresh"), HeaderValue::from_static("2"));
    }
    page
}
