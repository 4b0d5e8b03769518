//! What the service worker gets for a request: a status, headers, and a body that it takes piece by piece.

use std::cell::RefCell;

use axum::body::{Body, BodyDataStream};
use axum::http::{HeaderValue, Response};
use futures_util::StreamExt;
use futures_util::stream::{AbortHandle, Abortable};
use wasm_bindgen::prelude::{JsError, wasm_bindgen};

/// The answer to a request. Its body is taken piece by piece, as it is made.
#[wasm_bindgen]
pub struct Answer {
    status: u16,
    headers: Vec<String>,
    /// Missing while the next piece is awaited.
    body: RefCell<Option<Abortable<BodyDataStream>>>,
    end: AbortHandle,
}

impl From<Response<Body>> for Answer {
    fn from(response: Response<Body>) -> Answer {
        let (parts, body) = response.into_parts();
        let text = |value: &HeaderValue| String::from_utf8_lossy(value.as_bytes()).into_owned();
        let headers = parts.headers.iter().flat_map(|(name, value)| [name.to_string(), text(value)]);
        let headers = headers.collect();
        let (end, ended) = AbortHandle::new_pair();
        let body = RefCell::new(Some(Abortable::new(body.into_data_stream(), ended)));
        Answer { status: parts.status.as_u16(), headers, body, end }
    }
}

#[wasm_bindgen]
impl Answer {
    /// The status, as a number of HTTP.
    #[wasm_bindgen(getter)]
    pub fn status(&self) -> u16 {
        self.status
    }

    /// Its headers, names and values one after the other.
    #[wasm_bindgen(getter)]
    pub fn headers(&self) -> Vec<String> {
        self.headers.clone()
    }

    /// The next piece of its body; none at the end.
    pub async fn next(&self) -> Result<Option<Vec<u8>>, JsError> {
        let Some(mut body) = self.body.take() else { return Ok(None) };
        let piece = body.next().await.transpose()?.map(Vec::from);
        if piece.is_some() {
            self.body.replace(Some(body));
        }
        Ok(piece)
    }

    /// Ends it: nobody reads it any more.
    pub fn cancel(&self) {
        self.end.abort();
        self.body.take();
    }
}
