//! Forms as browsers send them.

use std::collections::BTreeMap;

use axum::body::to_bytes;
use axum::extract::Form as UrlEncoded;
use axum::extract::{FromRequest, Multipart, Request};
use axum::http::header::{self, HeaderMap};

use crate::error::Problem;

/// Forms are short.
const MAX_BYTES: usize = 64 * 1024;

/// The fields of a form of so many bytes at most by their names; of several with the same name the last counts.
pub(crate) struct Form<const MAX: usize = MAX_BYTES>(BTreeMap<String, String>);

impl<const MAX: usize> Form<MAX> {
    /// What stands in a field; none if it is empty or not there.
    pub(crate) fn get(&self, name: &str) -> Option<&str> {
        self.0.get(name).map(String::as_str).filter(|value| !value.is_empty())
    }

    /// All that was filled in, to be shown again.
    pub(crate) fn typed(&self) -> BTreeMap<String, String> {
        self.0.clone()
    }

    /// A field that must be a number.
    pub(crate) fn number<N: std::str::FromStr>(&self, name: &'static str) -> Result<N, Problem> {
        let number = self.get(name).and_then(|value| value.parse().ok());
        number.ok_or_else(|| Problem::Malformed(format!("the field `{name}` must be a number")))
    }
}

impl<S: Sync + Send, const MAX: usize> FromRequest<S> for Form<MAX> {
    type Rejection = Problem;

    async fn from_request(request: Request, state: &S) -> Result<Form<MAX>, Problem> {
        let (parts, body) = request.into_parts();
        let has_kind = parts.headers.contains_key(header::CONTENT_TYPE);
        let bytes = to_bytes(body, MAX).await.map_err(|_| Problem::TooLarge(MAX))?;
        // A form without fields may come without a kind.
        if bytes.is_empty() && !has_kind {
            return Ok(Form(BTreeMap::new()));
        }
        let is_parted = is_parted(&parts.headers);
        let request = Request::from_parts(parts, bytes.into());
        let pairs =
            if is_parted { from_parts(request, state).await } else { from_form(request, state).await };
        let pairs = pairs.ok_or_else(|| Problem::Malformed("the body is not a form".to_owned()))?;
        Ok(Form(pairs.into_iter().collect()))
    }
}

type Pairs = Vec<(String, String)>;

/// Whether a form comes in parts, as those with files do.
fn is_parted(headers: &HeaderMap) -> bool {
    let kind = headers.get(header::CONTENT_TYPE).and_then(|kind| kind.to_str().ok());
    kind.is_some_and(|kind| kind.starts_with("multipart/form-data"))
}

async fn from_form<S: Sync + Send>(request: Request, state: &S) -> Option<Pairs> {
    let form: Result<UrlEncoded<Pairs>, _> = UrlEncoded::from_request(request, state).await;
    form.ok().map(|UrlEncoded(pairs)| pairs)
}

/// Files are fields like others: what stands in them, as text.
async fn from_parts<S: Sync + Send>(request: Request, state: &S) -> Option<Pairs> {
    let mut parts = Multipart::from_request(request, state).await.ok()?;
    let mut pairs = Vec::new();
    while let Some(field) = parts.next_field().await.ok()? {
        let name = field.name().unwrap_or_default().to_owned();
        let bytes = field.bytes().await.ok()?;
        pairs.push((name, String::from_utf8_lossy(&bytes).into_owned()));
    }
    Some(pairs)
}
