//! Bodies in JSON.

use axum::body::to_bytes;
use axum::extract::{FromRequest, Request};
use axum::http::header::{self, HeaderMap};
use serde::de::DeserializeOwned;

use crate::error::Problem;
use crate::extract::short;

/// Enough for anything but a map or a component pack.
const MAX_BODY: usize = 64 * 1024;
/// Enough for those.
pub(crate) const MAX_LARGE_BODY: usize = 256 * 1024;

/// A body in JSON of at most `MAX` bytes. A missing body counts as an empty object.
pub(crate) struct Body<T, const MAX: usize = MAX_BODY>(pub(crate) T);

impl<S: Sync, T: DeserializeOwned, const MAX: usize> FromRequest<S> for Body<T, MAX> {
    type Rejection = Problem;

    async fn from_request(request: Request, _: &S) -> Result<Body<T, MAX>, Problem> {
        let is_json = is_json(request.headers());
        let bytes = to_bytes(request.into_body(), MAX).await.map_err(|_| Problem::TooLarge(MAX))?;
        let text = match bytes.as_ref() {
            b"" => b"{}",
            _ if !is_json => return Err(Problem::NotJson),
            text => text,
        };
        serde_json::from_slice(text).map(Body).map_err(|error| Problem::Malformed(short(error)))
    }
}

fn is_json(headers: &HeaderMap) -> bool {
    let kind = headers.get(header::CONTENT_TYPE).and_then(|kind| kind.to_str().ok()).unwrap_or_default();
    let essence = kind.split(';').next().unwrap_or_default();
    essence.trim().eq_ignore_ascii_case("application/json")
}
