//! What the log and the metrics keep of a request: its route, never its address, which may hold a secret.

use std::hash::{BuildHasher, Hasher, RandomState};
use std::sync::LazyLock;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use axum::extract::{MatchedPath, Request, State};
use axum::http::header::HeaderName;
use axum::http::{HeaderValue, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use carvania_host::task::{Instant, timeout};
use tracing::Instrument;

use crate::app::App;
use crate::error::Problem;
use crate::guard::address::Address;

/// Where the id of a request stands in its answer, so that it can be found in the log.
const REQUEST_ID: HeaderName = HeaderName::from_static("x-request-id");
/// Nothing here takes this long; clients that send a body more slowly are not waited for.
const REQUEST_TIMEOUT: Duration = Duration::from_secs(30);

/// Gives a request an id, and keeps how it went.
pub(crate) async fn observe(State(app): State<App>, request: Request, next: Next) -> Response {
    let (id, began) = (request_id(), Instant::now());
    let method = request.method().clone();
    let matched = request.extensions().get::<MatchedPath>().cloned();
    let route = matched.as_ref().map_or("none", MatchedPath::as_str);
    let address = Address::of(&request, app.settings().trust_proxy).0;
    let span = tracing::info_span!("request", %id, %method, route, %address);
    let answered = async {
        let response = timeout(REQUEST_TIMEOUT, next.run(request)).await;
        let mut response = response.unwrap_or_else(|_| Problem::Slow.into_response());
        let (status, took) = (response.status(), began.elapsed());
        app.metrics().count_request(&method, route, status, took);
        log_answer(status, took);
        response.headers_mut().insert(REQUEST_ID, HeaderValue::try_from(id).expect("letters and digits"));
        response
    };
    answered.instrument(span).await
}

fn log_answer(status: StatusCode, took: Duration) {
    let (status, millis) = (status.as_u16(), took.as_secs_f64() * 1000.0);
    tracing::info!(status, millis = format!("{millis:.1}"), "answered");
}

/// Ids that do not repeat, even across restarts.
fn request_id() -> String {
    static START: LazyLock<u64> = LazyLock::new(|| RandomState::new().build_hasher().finish());
    static COUNT: AtomicU64 = AtomicU64::new(0);
    format!("{:08x}-{}", *START >> 32, COUNT.fetch_add(1, Ordering::Relaxed))
}
