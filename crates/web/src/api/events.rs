//! What happens at a table, as it happens: for browsers (server-sent events) and for programs (NDJSON).
//!
//! Both send every event once and in order, from any number on. When the server is about to stop, both end with a
//! message that says so: a client that comes back with the last number misses nothing.

use std::convert::Infallible;
use std::future::ready;

use axum::Extension;
use axum::body::Body;
use axum::extract::State;
use axum::http::{HeaderMap, header};
use axum::response::sse::Event as Message;
use axum::response::{IntoResponse, Response};
use carvania_host::Secret;
use carvania_host::task::timeout;
use carvania_store::Store;
use carvania_tables::{Event, EventNumber, PersonId, TableId};
use futures_util::stream::{self, Stream, StreamExt};
use serde::Deserialize;
use utoipa::IntoParams;

use crate::app::App;
use crate::error::Problem;
use crate::extract::{At, Query};
use crate::guard::address::Address;
use crate::guard::counter::Counted;
use crate::sse;

/// Where the stream begins.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(crate) struct Since {
    /// The number of the last event that you have seen; none to begin with the first event.
    #[serde(default)]
    after: EventNumber,
    /// Whether to wait for new events; if not, the stream ends after the events so far.
    #[serde(default = "yes")]
    follow: bool,
}

fn yes() -> bool {
    true
}

/// Follow a table as JSON Lines, one event per line.
///
/// An empty line is a keep-alive. If the server stops, the last line is `{"closing":true}`: reconnect in a moment, with
/// `after`.
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
        let events = follow(&app, id, since.after, (address, connection)).await?;
        lines(events).chain(stream::iter([format!("{}\n", sse::CLOSING)])).boxed()
    } else {
        lines(read_present(&app, id, since.after, (address, connection)).await?).boxed()
    };
    let body = Body::from_stream(lines.map(Ok::<_, Infallible>));
    Ok(([(header::CONTENT_TYPE, "application/x-ndjson"), sse::UNBUFFERED], body).into_response())
}

/// Follow a table as server-sent events.
///
/// The id of each message is the number of its event, and its data is the event. A browser that reconnects sends the
/// last id by itself. If the server stops, the last message is named `closing`.
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
    let after = sse::last_event_id(&headers).unwrap_or(since.after);
    let secret: Option<Secret> = app.cookie().read(&headers).and_then(|text| text.parse().ok());
    let signed_out = sse::until_signed_out(&app, secret.as_ref());
    let events = follow(&app, id, after, (address, connection)).await?;
    let stay = app.watching().enter(id, person(&app, secret.as_ref()).await?);
    let messages = events.map(move |event| {
        // Whoever follows the table looks at it, as long as the stream lives.
        let _looks = &stay;
        message(&event)
    });
    // Who is signed out looks on no longer under their name: the browser comes back as nobody.
    Ok(sse::respond(messages.take_until(Box::pin(signed_out))))
}

/// The follower, if they are registered.
async fn person(app: &App, secret: Option<&Secret>) -> Result<Option<PersonId>, Problem> {
    let Some(secret) = secret else { return Ok(None) };
    Ok(app.person_by_secret(secret).await?.map(|person| person.id))
}

fn message(event: &Event) -> Message {
    Message::default().id(event.number.to_string()).data(to_json(event))
}

fn to_json(event: &Event) -> String {
    serde_json::to_string(event).expect("an event is plain data with names as keys")
}

/// Every event from a number on, until the server is about to stop.
async fn follow(
    app: &App,
    id: TableId,
    after: EventNumber,
    (address, connection): (Address, Counted),
) -> Result<impl Stream<Item = Event> + Send + use<>, Problem> {
    let updates = app.host().follow(id, after).await?;
    // The last item is an error when the host closes or fails: what comes after the stream tells to come back.
    let events = updates.filter_map(move |update| {
        // The connection counts as long as the stream lives.
        let _counted = &connection;
        ready(update.ok().map(|update| update.event))
    });
    Ok(pace(app.clone(), address, events).take_until(Box::pin(app.closed())))
}

/// Every batch of events counts as a request of its address, so that heavy readers are slowed down and nobody else is.
fn pace(
    app: App,
    address: Address,
    events: impl Stream<Item = Event> + Send,
) -> impl Stream<Item = Event> + Send {
    events.enumerate().then(move |(told, event)| {
        let app = app.clone();
        async move {
            if told > 0 && told % Store::PAGE == 0 {
                app.allowance().wait(address).await;
            }
            event
        }
    })
}

/// The events after a number so far.
async fn read_present(
    app: &App,
    id: TableId,
    after: EventNumber,
    from: (Address, Counted),
) -> Result<impl Stream<Item = Event> + Send + use<>, Problem> {
    let last = app.host().table(id).await?.last;
    let events = follow(app, id, after, from).await?;
    let missing = usize::try_from(last.saturating_sub(after)).unwrap_or(usize::MAX);
    Ok(events.take(missing))
}

/// Events as lines, with an empty line now and then as a keep-alive.
fn lines(events: impl Stream<Item = Event> + Send + 'static) -> impl Stream<Item = String> + Send {
    stream::unfold(Box::pin(events), |mut events| async move {
        let line = match timeout(sse::KEEP_ALIVE_INTERVAL, events.next()).await {
            Ok(event) => format!("{}\n", to_json(&event?)),
            Err(_) => "\n".to_owned(),
        };
        Some((line, events))
    })
}

#[cfg(test)]
mod tests {
    use carvania_host::Host;
    use carvania_tables::{EventKind, Timestamp};
    use tokio::time::Instant;

    use super::*;
    use crate::settings::{Limits, Rate, Settings};

    #[tokio::test]
    async fn a_page_of_events_costs_an_address_as_much_as_a_request() {
        let store = Store::in_memory().await.expect("a store");
        let host = Host::start(store, carvania_host::Settings::default()).await.expect("a host");
        let address = Rate { burst: 2.0, per_second: 0.1 };
        let limits = Limits { address, ..Limits::around(0) };
        let settings = Settings::new("http://127.0.0.1:8650".parse().expect("an address"));
        let app = App::new(host, Settings { limits, ..settings });
        let said = |number| Event {
            number,
            at: Timestamp(1),
            kind: EventKind::Said { person: PersonId(1), text: String::new() },
        };
        let all = 4 * Store::PAGE as EventNumber + 1;
        tokio::time::pause();
        let begun = Instant::now();
        let events = pace(app, Address::default(), stream::iter((1..=all).map(said)));
        let told: Vec<EventNumber> = events.map(|event| event.number).collect().await;
        assert_eq!(told, (1..=all).collect::<Vec<_>>());
        // Two pages at once, and ten seconds for each of the two others.
        assert_eq!(begun.elapsed().as_secs(), 20);
    }
}
