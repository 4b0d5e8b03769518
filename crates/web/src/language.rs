//! The language that somebody wants to read.

use std::convert::Infallible;

use axum::extract::FromRequestParts;
use axum::http::header;
use axum::http::request::Parts;
use carvania_words::Language;

/// The first language of `Accept-Language` that we speak; English if there is none.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Spoken(pub(crate) Language);

impl<S: Sync> FromRequestParts<S> for Spoken {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Spoken, Infallible> {
        let accepted = parts.headers.get(header::ACCEPT_LANGUAGE).and_then(|text| text.to_str().ok());
        Ok(Spoken(wanted(accepted.unwrap_or_default()).unwrap_or(Language::English)))
    }
}

/// Browsers list languages from the dearest on, so their weights need not be read, but for what is refused.
fn wanted(accepted: &str) -> Option<Language> {
    accepted.split(',').filter(|entry| !entry.contains("q=0.0") && !entry.ends_with("q=0")).find_map(
        |entry| {
            let tag = entry.split(';').next()?.trim().to_ascii_lowercase();
            tag.split('-').next()?.parse().ok()
        },
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_language_that_we_speak_is_spoken() {
        assert_eq!(wanted("fr-CA,fr;q=0.9,en;q=0.8"), Some(Language::French));
        assert_eq!(wanted("de-DE, en;q=0.5, fr;q=0.3"), Some(Language::English));
        assert_eq!(wanted("fr;q=0, en"), Some(Language::English));
        assert_eq!(wanted("*"), None);
        assert_eq!(wanted(""), None);
    }
}
