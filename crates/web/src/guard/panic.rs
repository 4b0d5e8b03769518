//! A panic is a bug, but one that ends a request and not the server.

use std::any::Any;

use axum::response::{IntoResponse, Response};

use crate::error::Problem;

/// What is answered when a handler panicked. The panic itself is on standard error already.
pub(crate) fn answer(_: Box<dyn Any + Send + 'static>) -> Response {
    Problem::Internal.into_response()
}
