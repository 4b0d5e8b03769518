//! What stands behind the question mark.

use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use serde::de::DeserializeOwned;

use crate::error::Problem;
use crate::extract::short;

/// The parameters of a request.
pub(crate) struct Query<T>(pub(crate) T);

impl<S: Sync, T: DeserializeOwned> FromRequestParts<S> for Query<T> {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Query<T>, Problem> {
        let read = axum::extract::Query::try_from_uri(&parts.uri);
        read.map(|query| Query(query.0)).map_err(|error| Problem::Malformed(short(error)))
    }
}
