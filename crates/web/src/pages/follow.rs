//! Following a table on its page: the server renders the page for the viewer whenever it changes, and sends what is
//! new in it.
//!
//! A page is rendered only when the browser is ready for it: what happens meanwhile, and what an answer to a form has
//! shown already, is not rendered for its own sake. A reader who is slow is sent the page as it is then.

use std::time::Duration;

use axum::response::{Response, sse};
use carvania_host::task::{Instant, sleep_until};
use carvania_host::{HostError, TableUpdate};
use carvania_tables::EventNumber;
use futures_util::future::FutureExt;
use futures_util::stream::{self, BoxStream, StreamExt};
use serde::Deserialize;

use super::delta::SentPage;
use super::table::{Overlay, render};
use super::table_request::TableRequest;
use super::turns::{Turn, Turns, interval};
use crate::error::Problem;
use crate::extract::Query;
use crate::guard::counter::Counted;
use crate::sse as shared;
use crate::watching::Stay;

/// From where on.
#[derive(Deserialize)]
pub(crate) struct FollowQuery {
    /// The number of the last event that the page shows.
    #[serde(default)]
    after: EventNumber,
}

/// The page of a table as server-sent events, for the script.
///
/// `stream` names the stream: the script names it when it sends a form, so that what the answer shows is not sent again.
/// `page` is what changed in the page since the last one, and its id the number of the last event that it shows. `waiting`
/// says that more has happened, which is shown when its turn comes.
pub(crate) async fn follow(
    request: TableRequest,
    Query(query): Query<FollowQuery>,
) -> Result<Response, Problem> {
    let app = request.app.clone();
    let connection = app.allowance().streams.open(request.visitor.from)?;
    let after = shared::last_event_id(&request.headers).unwrap_or(query.after);
    let signed_out = shared::until_signed_out(&app, request.visitor.secret());
    // Whoever was signed out before the wait for it began is not followed under their name.
    if let Some(secret) = request.visitor.secret() {
        app.person_by_secret(secret).await?.ok_or(Problem::UnknownIdentity)?;
    }
    let updates = app.host().follow(request.id, after).await?;
    let stay = app.watching().enter(request.id, request.visitor.person());
    let named = sse::Event::default().event("stream").data(stay.stream().to_string());
    let follower = Follower {
        interval: interval(request.visitor.prefs.pace),
        updates: updates.boxed(),
        turns: Turns::default(),
        shown: after,
        next_at: Instant::now(),
        has_told: false,
        sent: SentPage::default(),
        request,
        stay,
        _connection: connection,
    };
    let pages = stream::unfold(follower, |mut follower| async move {
        let message = follower.next().await?;
        Some((message, follower))
    });
    let messages = stream::iter([named]).chain(pages);
    // Who is signed out looks on no longer under their name: the browser comes back as nobody.
    let messages = messages.take_until(Box::pin(signed_out)).take_until(Box::pin(app.closed()));
    Ok(shared::respond(messages))
}

/// A page that is kept up to date.
struct Follower {
    request: TableRequest,
    updates: BoxStream<'static, Result<TableUpdate, HostError>>,
    /// What has happened and is not shown.
    turns: Turns,
    /// The last event that the browser has been sent.
    shown: EventNumber,
    /// How long each turn is shown, and until when the last one is.
    interval: Option<Duration>,
    next_at: Instant,
    /// Whether the browser knows that more has happened.
    has_told: bool,
    sent: SentPage,
    stay: Stay,
    /// It counts as long as the stream lives.
    _connection: Counted,
}

impl Follower {
    /// The next message; none when the host closes or fails.
    async fn next(&mut self) -> Option<sse::Event> {
        loop {
            self.hear_all()?;
            let answers = self.stay.answers();
            if answers.last > self.shown {
                (self.shown, self.next_at) = (answers.last, Instant::now());
            }
            self.turns.forget(self.shown);
            let waits = self.turns.first().map(|turn| turn.is_play && self.next_at > Instant::now());
            if waits.is_none() || answers.are_open() {
                self.hear().await?;
            } else if waits == Some(false) {
                if let Some(page) = self.show().await.ok()? {
                    return Some(page);
                }
            } else if !self.has_told {
                self.has_told = true;
                return Some(sse::Event::default().event("waiting").data(""));
            } else {
                let next_at = self.next_at;
                tokio::select! {
                    heard = self.hear() => heard?,
                    () = sleep_until(next_at) => {}
                }
            }
        }
    }

    /// Takes in what has happened already, without waiting.
    fn hear_all(&mut self) -> Option<()> {
        while let Some(update) = self.updates.next().now_or_never() {
            self.turns.add(update?.ok()?);
        }
        Some(())
    }

    /// Waits until something happens, or a form is answered.
    async fn hear(&mut self) -> Option<()> {
        tokio::select! {
            update = self.updates.next() => self.turns.add(update?.ok()?),
            () = self.stay.answered() => {}
        }
        Some(())
    }

    /// Renders the page for what is to be shown next; nothing before the game has begun.
    async fn show(&mut self) -> Result<Option<sse::Event>, Problem> {
        // A page costs an address as much as a request: whoever follows much is slowed down, and nobody waits for it.
        self.request.app.allowance().wait(self.request.visitor.from).await;
        let Some(Turn { is_play, table, .. }) = self.next_turn().await else { return Ok(None) };
        self.shown = table.last;
        if table.record.is_none() {
            return Ok(None);
        }
        let page = render(&self.request, &table, Overlay::default(), true).await?.into_string();
        if is_play {
            self.next_at = Instant::now() + self.interval.unwrap_or_default();
        }
        self.has_told = false;
        let parts = serde_json::to_string(&self.sent.advance(&page)).map_err(|_| Problem::Internal)?;
        Ok(Some(sse::Event::default().event("page").id(table.last.to_string()).data(parts)))
    }

    /// The next turn with the table after it; the last turn, where all is shown at once.
    async fn next_turn(&mut self) -> Option<Turn> {
        let mut turn = if self.interval.is_some() { self.turns.take_first() } else { self.turns.take_all() }?;
        if self.turns.first().is_none() || turn.table.last == turn.last {
            return Some(turn);
        }
        // Several turns were heard at once: the table between them has to be read.
        if let Ok(table) = self.request.app.host().table_at(self.request.id, turn.last).await {
            turn.table = table;
        }
        Some(turn)
    }
}
