//! A game to look back on: what its pages are made from, wherever it is found.

use std::sync::Arc;

use axum::response::{AppendHeaders, IntoResponse, Redirect, Response};
use carvania_host::{ReviewError, ReviewProgress};
use carvania_pages::review::{self, Past, Refused, Source, Study};
use carvania_pages::table::Names;
use carvania_rules::Record;
use carvania_tables::{Stage, Table, TableId};
use maud::Markup;
use serde::Deserialize;

use super::visitor::Visitor;
use crate::app::App;
use crate::error::Problem;

/// What the address says: which moment, and whether the script asks for what changes.
#[derive(Default, Deserialize)]
pub(crate) struct ReplayQuery {
    at: Option<String>,
    part: Option<String>,
}

/// A game to look back on.
pub(crate) struct PastGame {
    pub(crate) app: App,
    pub(crate) visitor: Visitor,
    pub(crate) table: Arc<Table>,
    pub(crate) names: Names,
    pub(crate) origin: Origin,
}

/// Where it was found.
pub(crate) enum Origin {
    Table(TableId),
    Record(String),
}

impl PastGame {
    /// The replay at a moment. What can be no moment is the first.
    pub(crate) async fn replay(&self, query: &ReplayQuery) -> Result<Markup, Problem> {
        self.charge()?;
        let progress = self.progress().await?;
        let past = self.past(self.study(&progress));
        let at = query.at.as_deref().and_then(|at| at.trim().parse().ok());
        Ok(if query.part.is_some() { review::whole(&past, at) } else { review::replay(&past, at) })
    }

    /// The review, or for the script how far it is.
    pub(crate) async fn review(&self, query: &ReplayQuery) -> Result<Markup, Problem> {
        self.charge()?;
        let progress = self.progress().await?;
        let past = self.past(self.study(&progress));
        Ok(if query.part.is_some() { review::progress(&past) } else { review::review(&past) })
    }

    /// Has the game analysed, and shows how far that is.
    pub(crate) async fn analyse(&self) -> Result<Response, Problem> {
        let arrival = self.visitor.arrive(&self.app, None).await?;
        self.app.allowance().review(self.visitor.from)?;
        let refused = match self.record().filter(|_| !self.is_early()) {
            None => None,
            Some(record) => match self.app.host().reviews().ask(record, arrival.person).await {
                Ok(()) => None,
                Err(ReviewError::Long { .. }) => Some(Refused::Long),
                Err(ReviewError::Busy { .. }) => Some(Refused::Busy),
                Err(ReviewError::TooMany { .. }) => Some(Refused::Own),
                Err(ReviewError::Host(error)) => return Err(error.into()),
            },
        };
        let cookies = AppendHeaders(arrival.cookies);
        Ok(match refused {
            Some(refused) => (cookies, review::review(&self.past(Study::Refused(refused)))).into_response(),
            None => (cookies, Redirect::to(&format!("{}#progress", self.source().review()))).into_response(),
        })
    }

    /// Drawing a long game is work: it counts as more than one request.
    fn charge(&self) -> Result<(), Problem> {
        let actions = self.record().map_or(0, |record| record.actions().len());
        self.app.allowance().look_back(self.visitor.from, actions)
    }

    fn record(&self) -> Option<&Record> {
        self.table.record.as_ref()
    }

    fn source(&self) -> Source<'_> {
        match &self.origin {
            Origin::Table(id) => Source::Table(*id),
            Origin::Record(key) => Source::Record(key),
        }
    }

    /// Whether people still play: a bot that thinks for them would not be fair.
    fn is_early(&self) -> bool {
        matches!(self.origin, Origin::Table(_)) && self.table.stage == Stage::Playing
    }

    async fn progress(&self) -> Result<ReviewProgress, Problem> {
        match self.record().filter(|_| !self.is_early()) {
            Some(record) => Ok(self.app.host().reviews().progress(record).await?),
            None => Ok(ReviewProgress::Unasked),
        }
    }

    fn study<'a>(&self, progress: &'a ReviewProgress) -> Study<'a> {
        match progress {
            ReviewProgress::Unasked if self.is_early() => Study::Early,
            ReviewProgress::Unasked => Study::Unasked,
            ReviewProgress::Open { done, all } => Study::Open { done: *done, all: *all },
            ReviewProgress::Made(review) => Study::Made(review, self.app.host().settings().review_budget),
        }
    }

    fn past<'a>(&'a self, study: Study<'a>) -> Past<'a> {
        Past {
            frame: self.visitor.frame(),
            table: &self.table,
            names: &self.names,
            viewer: self.visitor.person().filter(|_| matches!(self.origin, Origin::Table(_))),
            source: self.source(),
            origin: &self.visitor.root,
            study,
        }
    }
}
