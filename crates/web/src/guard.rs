//! What every request passes on its way in and out: who asks, how often, from where; what the log and the metrics
//! keep of it; the headers that keep browsers safe.

pub(crate) mod address;
pub(crate) mod buckets;
pub(crate) mod counter;
pub(crate) mod headers;
#[cfg(feature = "server")]
pub(crate) mod host;
pub(crate) mod limits;
pub(crate) mod observe;
pub(crate) mod origin;

use std::any::Any;

use axum::response::{IntoResponse, Response};

use crate::error::Problem;

/// The answer of a handler that panicked: a bug, but one that ends a request and not the server. The panic itself is on
/// standard error already.
pub(crate) fn answer_panic(_: Box<dyn Any + Send + 'static>) -> Response {
    Problem::Internal.into_response()
}
