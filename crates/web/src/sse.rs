//! Server-sent events: what the streams of the API and those of pages have in common.

use std::convert::Infallible;
use std::time::Duration;

use axum::http::{HeaderMap, HeaderName};
#[cfg(feature = "server")]
use axum::response::sse::KeepAlive;
use axum::response::sse::{Event, Sse};
use axum::response::{IntoResponse, Response};
use carvania_host::Secret;
use carvania_tables::EventNumber;
use futures_util::future::{self, Either};
use futures_util::stream::{self, Stream, StreamExt};

use crate::app::App;

/// After so long without a message there is a comment, so that no proxy takes the connection for dead.
pub(crate) const KEEP_ALIVE_INTERVAL: Duration = Duration::from_secs(15);
/// When browsers are to try again after a connection broke.
const RETRY_INTERVAL: Duration = Duration::from_secs(2);
/// The last message, when the server is about to stop or cannot go on.
pub(crate) const CLOSING: &str = r#"{"closing":true}"#;
/// Asks proxies to hand on every message at once.
pub(crate) const UNBUFFERED: (HeaderName, &str) = (HeaderName::from_static("x-accel-buffering"), "no");

/// Messages as an answer, between when to come back after a broken connection and the word that the server closes.
pub(crate) fn respond(messages: impl Stream<Item = Event> + Send + 'static) -> Response {
    let first = stream::iter([Event::default().retry(RETRY_INTERVAL)]);
    let last = stream::iter([Event::default().event("closing").data(CLOSING)]);
    let sse = Sse::new(first.chain(messages).chain(last).map(Ok::<_, Infallible>));
    #[cfg(feature = "server")]
    let sse = sse.keep_alive(KeepAlive::new().interval(KEEP_ALIVE_INTERVAL).text("still here"));
    ([UNBUFFERED], sse).into_response()
}

/// The number that a browser saw last. One that cannot be read was never sent by us: everything is sent again then.
pub(crate) fn last_event_id(headers: &HeaderMap) -> Option<EventNumber> {
    headers.get("last-event-id")?.to_str().ok()?.trim().parse().ok()
}

/// Waits until the device with this secret is signed out; for ever without one.
pub(crate) fn until_signed_out(
    app: &App,
    secret: Option<&Secret>,
) -> impl Future<Output = ()> + Send + use<> {
    match secret {
        Some(secret) => Either::Left(app.host().people().signed_out(secret)),
        None => Either::Right(future::pending()),
    }
}
