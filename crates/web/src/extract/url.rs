//! What the address of a request names: in its path, and behind the question mark.

use axum::RequestPartsExt;
use axum::extract::{FromRequestParts, Path};
use axum::http::request::Parts;
use carvania_tables::{PersonId, TableId};
use serde::de::DeserializeOwned;

use crate::error::Problem;
use crate::extract::short;

/// The one word that an address names: a code, an id.
pub(crate) struct Named(pub(crate) String);

/// The table that an address names. What can be no table is none.
pub(crate) struct At(pub(crate) TableId);

/// The person whom an address names. What can be nobody is nobody.
pub(crate) struct Whose(pub(crate) PersonId);

impl<S: Send + Sync> FromRequestParts<S> for Named {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Named, Problem> {
        let path: Result<Path<String>, _> = parts.extract().await;
        path.map(|Path(name)| Named(name)).map_err(|_| Problem::Missing("address"))
    }
}

impl<S: Send + Sync> FromRequestParts<S> for At {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<At, Problem> {
        let Named(name) = Named::from_request_parts(parts, state).await?;
        name.parse().map(At).map_err(|_| Problem::Missing("table"))
    }
}

impl<S: Send + Sync> FromRequestParts<S> for Whose {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Whose, Problem> {
        let Named(name) = Named::from_request_parts(parts, state).await?;
        name.parse().map(Whose).map_err(|_| Problem::Missing("person"))
    }
}

/// The parameters of a request.
pub(crate) struct Query<T>(pub(crate) T);

impl<S: Sync, T: DeserializeOwned> FromRequestParts<S> for Query<T> {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Query<T>, Problem> {
        let read = axum::extract::Query::try_from_uri(&parts.uri);
        read.map(|query| Query(query.0)).map_err(|error| Problem::Malformed(short(error)))
    }
}
