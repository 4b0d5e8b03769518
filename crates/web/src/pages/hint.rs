//! Hints at a table: asked for by a form, and shown when they are there.

use std::time::Duration;

use axum::http::HeaderName;
use axum::http::header::HeaderValue;
use axum::response::{IntoResponse, Redirect, Response};
use carvania_host::task::timeout;
use carvania_host::{Hint, HintError};
use carvania_pages::table as pages;
use carvania_tables::{PersonId, Table};
use carvania_words::say;

use super::form::Form;
use super::table::{Overlay, show, show_refusal};
use super::table_request::TableRequest;
use crate::app::App;
use crate::error::Problem;

/// For so long an answer waits for a hint.
const HINT_TIMEOUT: Duration = Duration::from_millis(1_500);

/// How far a player's hint is.
pub(super) enum HintState {
    /// They may ask.
    No,
    /// They have asked.
    Yes(Hint),
}

/// The hint for the player who decides; none where none is given.
pub(super) fn state_of(app: &App, table: &Table, me: PersonId) -> Option<HintState> {
    table.check_hint(me).ok()?;
    Some(app.host().hint(table, me).map_or(HintState::No, HintState::Yes))
}

impl HintState {
    /// As the page shows it.
    pub(super) fn to_page(&self) -> pages::Hint<'_> {
        match self {
            HintState::No => pages::Hint::Offered,
            HintState::Yes(Hint::Thinking) => pages::Hint::Thinking,
            HintState::Yes(Hint::Given(advice)) => pages::Hint::Given(advice),
        }
    }
}

/// Has a bot think, and shows the table.
pub(crate) async fn ask(request: TableRequest, _: Form) -> Result<Response, Problem> {
    let me = request.visitor.required(&request.app)?;
    let notice = say(request.visitor.language, "hint-said", &[]);
    match request.app.host().ask_hint(request.id, me, notice).await {
        Ok(_) => {
            let table = request.table().await?;
            // Most are there before anybody would look again; a page that waits for longer comes again by itself.
            _ = timeout(HINT_TIMEOUT, request.app.host().await_hint(&table, me)).await;
            show_hint(&request, &table).await
        }
        Err(HintError::Refused(refusal)) => show_refusal(&request, None, &refusal).await,
        Err(error) => Err(error.into()),
    }
}

/// The table with its hint: with the script at once, without it by asking again.
async fn show_hint(request: &TableRequest, table: &Table) -> Result<Response, Problem> {
    if request.is_scripted() {
        return show(request, table, Overlay::default()).await;
    }
    Ok(Redirect::to(&format!("{}#decision", request.address())).into_response())
}

/// A page that waits for a hint comes again by itself, with a script or without.
pub(super) fn refresh_while_thinking(request: &TableRequest, table: &Table, mut page: Response) -> Response {
    let state = request.visitor.person().and_then(|me| state_of(&request.app, table, me));
    if let Some(HintState::Yes(Hint::Thinking)) = state {
        page.headers_mut().insert(HeaderName::from_static("refresh"), HeaderValue::from_static("2"));
    }
    page
}
