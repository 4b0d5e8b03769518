//! A request to a table: who looks at which one, and how they want to be answered.

use std::sync::Arc;

use axum::extract::FromRequestParts;
use axum::http::HeaderMap;
use axum::http::request::Parts;
use carvania_tables::{Actor, Command, EventNumber, Table, TableId};

use super::visitor::Visitor;
use crate::app::App;
use crate::error::Problem;
use crate::extract::At;
use crate::watching::Answering;

/// A visitor at the page of a table.
pub(crate) struct TableRequest {
    pub(crate) app: App,
    pub(crate) visitor: Visitor,
    pub(crate) id: TableId,
    pub(crate) headers: HeaderMap,
    /// The answer to the script that follows the table, if it is one.
    answering: Option<Answering>,
}

impl TableRequest {
    /// The address of the table.
    pub(crate) fn address(&self) -> String {
        format!("/tables/{}", self.id)
    }

    /// Whether the script asks, which puts in place only what changes.
    pub(crate) fn is_scripted(&self) -> bool {
        self.headers.contains_key("x-part")
    }

    /// The answer shows the table after an event: it is not sent to the same page once more.
    pub(crate) fn shows(&self, number: EventNumber) {
        if let Some(answering) = &self.answering {
            answering.shows(number);
        }
    }

    /// The table as it is now.
    pub(crate) async fn table(&self) -> Result<Arc<Table>, Problem> {
        Ok(self.app.host().table(self.id).await?)
    }

    /// Carries a command of theirs out; what the table refuses is a problem.
    pub(crate) async fn send(&self, command: Command) -> Result<(), Problem> {
        let me = self.visitor.required(&self.app)?;
        self.app.host().send(self.id, Actor::Person(me), command).await?;
        Ok(())
    }
}

impl FromRequestParts<App> for TableRequest {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<TableRequest, Problem> {
        let At(id) = At::from_request_parts(parts, app).await?;
        let visitor = Visitor::from_request_parts(parts, app).await?;
        let stream = parts.headers.get("x-stream").and_then(|name| name.to_str().ok()?.parse().ok());
        let answering = visitor.person().zip(stream);
        let answering = answering.and_then(|(person, stream)| app.watching().answer(id, stream, person));
        Ok(TableRequest { app: app.clone(), visitor, id, headers: parts.headers.clone(), answering })
    }
}
