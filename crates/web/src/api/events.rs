//! What happens at a table, as it happens: for browsers (server-sent events) and for programs (NDJSON).
//!
//! Both send every event once and in order, from any number on. When the server is about to stop, both end with a
//! message that says so: whoever comes back with the last number misses nothing.

use std::convert::Infallible;
use std::future::ready;
use std::time::Duration;

use axum::Extension;
use axum::body::Body;
use axum::extract::State;
use axum::http::{HeaderMap, header};
use axum::response::sse::{self, KeepAlive, Sse};
use axum::response::{IntoResponse, Response};
use carvania_host::Secret;
use carvania_tables::{Event, Number, PersonId, TableId};
use futures_util::stream::{self, Stream, StreamExt};
use serde::Deserialize;
use tokio::time::timeout;
use utoipa::IntoParams;

use crate::app::App;
use crate::error::Problem;
use crate::extract::{At, Query};
use crate::guard::address::Address;
use crate::guard::streams::Connection;

/// After so long without news there is a sign of life, so that nobody on the way takes the connection for dead.
const SIGN_OF_LIFE: Duration = Duration::from_secs(15);
/// When browsers are to try again after a connection broke.
const RETRY: Duration = Duration::from_secs(2);
/// The last message, when the server is about to stop or cannot go on.
const CLOSING: &str = r#"{"closing":true}"#;

/// From where on.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(crate) struct Since {
    /// The number of the last event that was seen; none to begin with the first.
    #[serde(default)]
    after: Number,
    /// Whether to wait for more; if not, the stream ends at the present.
    #[serde(default = "yes")]
    follow: bool,
}

fn yes() -> bool {
    true
}

/// Follow a table as a stream of JSON, one event in each line.
///
/// An empty line is a sign of life. The line `{"closing":true}` is the last: come back in a moment, with `after`.
#[utoipa::path(get, path = "/api/tables/{table}/events", tag = "events", params(Since),
    responses((status = OK, content_type = "application/x-ndjson", body = String)))]
pub(crate) async fn events(
    State(app): State<App>,
    Extension(address): Extension<Address>,
    At(id): At,
    Query(since): Query<Since>,
) -> Result<Response, Problem> {
    let connection = app.allowance().streams.open(address)?;
    let lines = if since.follow {
        let events = followed(&app, id, since.after, connection).await?;
        lines(events).chain(stream::iter([format!("{CLOSING}\n")])).boxed()
    } else {
        lines(present(&app, id, since.after, connection).await?).boxed()
    };
    let body = Body::from_stream(lines.map(Ok::<_, Infallible>));
    Ok(([(header::CONTENT_TYPE, "application/x-ndjson"), UNBUFFERED], body).into_response())
}

/// Follow a table as server-sent events.
///
/// The id of each message is the number of its event, its data the event. A browser that comes back sends the last
/// id by itself. The message named `closing` is the last.
#[utoipa::path(get, path = "/api/tables/{table}/live", tag = "events",
    params(Since, ("Last-Event-ID" = Option<u64>, Header, description = "the last event that was seen, before `after`")),
    responses((status = OK, content_type = "text/event-stream", body = String)))]
pub(crate) async fn live(
    State(app): State<App>,
    Extension(address): Extension<Address>,
    At(id): At,
    headers: HeaderMap,
    Query(since): Query<Since>,
) -> Result<Response, Problem> {
    let connection = app.allowance().streams.open(address)?;
    let after = last_event_id(&headers).unwrap_or(since.after);
    let events = followed(&app, id, after, connection).await?;
    let stay = app.watching().enter(id, person(&app, &headers).await?);
    let first = stream::iter([sse::Event::default().retry(RETRY)]);
    let last = stream::iter([sse::Event::default().event("closing").data(CLOSING)]);
    let events = events.map(move |event| {
        // Whoever follows the table looks at it, as long as the stream lives.
        let _looks = &stay;
        message(&event)
    });
    let messages = first.chain(events).chain(last);
    let sse = Sse::new(messages.map(Ok::<_, Infallible>));
    let sse = sse.keep_alive(KeepAlive::new().interval(SIGN_OF_LIFE).text("still here"));
    Ok(([UNBUFFERED], sse).into_response())
}

/// Who follows, if they are known here.
async fn person(app: &App, headers: &HeaderMap) -> Result<Option<PersonId>, Problem> {
    let secret: Option<Secret> = app.cookie().read(headers).and_then(|text| text.parse().ok());
    let Some(secret) = secret else { return Ok(None) };
    Ok(app.host().people().by_secret(&secret).await?.map(|person| person.id))
}

/// Asks proxies to hand on every message at once.
const UNBUFFERED: (header::HeaderName, &str) = (header::HeaderName::from_static("x-accel-buffering"), "no");

/// What was seen last. What can be no number was never sent by us: everything is sent again then.
fn last_event_id(headers: &HeaderMap) -> Option<Number> {
    headers.get("last-event-id")?.to_str().ok()?.trim().parse().ok()
}

fn message(event: &Event) -> sse::Event {
    sse::Event::default().id(event.number.to_string()).data(written(event))
}

fn written(event: &Event) -> String {
    serde_json::to_string(event).expect("an event is plain data with names as keys")
}

/// Every event from a number on, until the server is about to stop.
async fn followed(
    app: &App,
    id: TableId,
    after: Number,
    connection: Connection,
) -> Result<impl Stream<Item = Event> + Send + use<>, Problem> {
    let updates = app.host().follow(id, after).await?;
    // The last item is an error when the host closes or fails: what comes after the stream tells to come back.
    let events = updates.filter_map(move |update| {
        // The connection counts as long as the stream lives.
        let _counted = &connection;
        ready(update.ok().map(|update| update.event))
    });
    Ok(events.take_until(Box::pin(app.closed())))
}

/// The events from a number on that are there now.
async fn present(
    app: &App,
    id: TableId,
    after: Number,
    connection: Connection,
) -> Result<impl Stream<Item = Event> + Send + use<>, Problem> {
    let last = app.host().table(id).await?.last;
    let events = followed(app, id, after, connection).await?;
    let missing = usize::try_from(last.saturating_sub(after)).unwrap_or(usize::MAX);
    Ok(events.take(missing))
}

/// Events as lines, with an empty one as a sign of life now and then.
fn lines(events: impl Stream<Item = Event> + Send + 'static) -> impl Stream<Item = String> + Send {
    stream::unfold(Box::pin(events), |mut events| async move {
        let line = match timeout(SIGN_OF_LIFE, events.next()).await {
            Ok(event) => format!("{}\n", written(&event?)),
            Err(_) => "\n".to_owned(),
        };
        Some((line, events))
    })
}
