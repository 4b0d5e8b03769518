//! What somebody pastes or uploads.

use axum::Form;
use axum::body::{Bytes, to_bytes};
use axum::extract::{FromRequest, Multipart, Request};
use axum::http::header;

use crate::error::Problem;

/// More than any record that is kept, with what forms add to it.
const MOST: usize = 1024 * 1024;

/// A text, or why it is none.
pub(crate) enum Brought {
    Text(String),
    Binary,
    /// It has more than so many bytes.
    Long(usize),
}

impl<S: Sync + Send> FromRequest<S> for Brought {
    type Rejection = Problem;

    async fn from_request(request: Request, state: &S) -> Result<Brought, Problem> {
        let (parts, body) = request.into_parts();
        let kind = parts.headers.get(header::CONTENT_TYPE).and_then(|kind| kind.to_str().ok());
        let is_multipart = kind.is_some_and(|kind| kind.starts_with("multipart/form-data"));
        let Ok(bytes) = to_bytes(body, MOST).await else { return Ok(Brought::Long(MOST)) };
        let request = Request::from_parts(parts, bytes.into());
        if is_multipart { of_parts(request, state).await } else { of_fields(request, state).await }
    }
}

/// As the form sends it: a file or a text, of which the file counts.
async fn of_parts<S: Sync + Send>(request: Request, state: &S) -> Result<Brought, Problem> {
    let malformed = || Problem::Malformed("this is no form".to_owned());
    let mut parts = Multipart::from_request(request, state).await.map_err(|_| malformed())?;
    let (mut file, mut text) = (Bytes::new(), Bytes::new());
    while let Some(part) = parts.next_field().await.map_err(|_| malformed())? {
        let into = match part.name() {
            Some("file") => &mut file,
            Some("record") => &mut text,
            Some(_) | None => continue,
        };
        *into = part.bytes().await.map_err(|_| malformed())?;
    }
    let chosen = if file.is_empty() { text } else { file };
    Ok(read(&chosen))
}

/// As a simple form sends it.
async fn of_fields<S: Sync + Send>(request: Request, state: &S) -> Result<Brought, Problem> {
    let form: Result<Form<Vec<(String, String)>>, _> = Form::from_request(request, state).await;
    let Ok(Form(pairs)) = form else { return Err(Problem::Malformed("this is no form".to_owned())) };
    let text = pairs.into_iter().find(|(name, _)| name == "record").map(|(_, text)| text);
    Ok(Brought::Text(text.unwrap_or_default()))
}

/// Text without anything that only files of another kind have.
fn read(bytes: &[u8]) -> Brought {
    match std::str::from_utf8(bytes) {
        Ok(text) if !text.contains('\0') => Brought::Text(text.to_owned()),
        Ok(_) | Err(_) => Brought::Binary,
    }
}
