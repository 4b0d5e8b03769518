//! What somebody pastes or uploads.

use axum::extract::{FromRequest, Request};

use crate::error::Problem;
use crate::pages::fields::Fields;

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
        match Fields::<MOST>::from_request(request, state).await {
            // A file or a text, of which the file counts.
            Ok(fields) => Ok(read(fields.get("file").or(fields.get("record")).unwrap_or_default())),
            Err(Problem::TooLarge(most)) => Ok(Brought::Long(most)),
            Err(problem) => Err(problem),
        }
    }
}

/// Text without anything that only files of another kind have: what is no text came as the sign for that.
fn read(text: &str) -> Brought {
    if text.contains(['\0', char::REPLACEMENT_CHARACTER]) {
        Brought::Binary
    } else {
        Brought::Text(text.to_owned())
    }
}
