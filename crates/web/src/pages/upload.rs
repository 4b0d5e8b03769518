//! What a visitor pastes or uploads.

use axum::extract::{FromRequest, Request};

use crate::error::Problem;
use crate::pages::form::Form;

/// More than any record that is kept, with what forms add to it.
const MAX_BYTES: usize = 1024 * 1024;

/// A text, or why it is none.
pub(crate) enum Upload {
    Text(String),
    Binary,
    /// It has more than so many bytes.
    Long(usize),
}

impl<S: Sync + Send> FromRequest<S> for Upload {
    type Rejection = Problem;

    async fn from_request(request: Request, state: &S) -> Result<Upload, Problem> {
        match Form::<MAX_BYTES>::from_request(request, state).await {
            // A file or a text, of which the file counts.
            Ok(form) => Ok(read(form.get("file").or(form.get("record")).unwrap_or_default())),
            Err(Problem::TooLarge(most)) => Ok(Upload::Long(most)),
            Err(problem) => Err(problem),
        }
    }
}

/// Text without anything that only files of another kind have: what is no text came as the sign for that.
fn read(text: &str) -> Upload {
    if text.contains(['\0', char::REPLACEMENT_CHARACTER]) {
        Upload::Binary
    } else {
        Upload::Text(text.to_owned())
    }
}
