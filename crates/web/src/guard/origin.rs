//! Requests that change something come from pages of our own, or from programs.
//!
//! A browser tells where a request comes from, by `Sec-Fetch-Site` or by `Origin`; a page cannot change what it says.
//! A request with a token needs no check: no browser adds one by itself.

use axum::extract::{Request, State};
use axum::http::header::{self, HeaderMap};
use axum::http::{Method, Uri};
use axum::middleware::Next;
use axum::response::Response;

use crate::app::App;
use crate::error::Problem;
use crate::pages;

/// Refuses requests from other sites that would change something.
pub(crate) async fn require_own_origin(State(app): State<App>, request: Request, next: Next) -> Response {
    let changes = !matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS);
    if changes && !is_own(request.headers(), request.uri(), app.settings().public_url.origin()) {
        return pages::refuse(&app, request, Problem::Origin).await;
    }
    next.run(request).await
}

fn is_own(headers: &HeaderMap, uri: &Uri, public: &str) -> bool {
    if headers.contains_key(header::AUTHORIZATION) {
        return true;
    }
    if let Some(site) = headers.get("sec-fetch-site") {
        return site == "same-origin" || site == "none";
    }
    // Neither header: no browser that is in use, so nothing that another site could have made it send.
    let Some(origin) = headers.get(header::ORIGIN) else { return true };
    let Ok(origin) = origin.to_str() else { return false };
    origin.eq_ignore_ascii_case(public) || is_host(origin, headers, uri)
}

/// Whether an origin names the host that the request was sent to.
fn is_host(origin: &str, headers: &HeaderMap, uri: &Uri) -> bool {
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok());
    let Some(host) = host.or_else(|| uri.authority().map(|authority| authority.as_str())) else {
        return false;
    };
    let named = origin.strip_prefix("http://").or_else(|| origin.strip_prefix("https://"));
    named.is_some_and(|named| named.eq_ignore_ascii_case(host))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn own(headers: &[(&'static str, &'static str)]) -> bool {
        let headers = headers
            .iter()
            .map(|(name, value)| (name.parse().expect("a name"), value.parse().expect("a value")))
            .collect();
        is_own(&headers, &Uri::from_static("/api/people"), "https://games.example.org")
    }

    #[test]
    fn pages_of_our_own_and_programs_may_change_things() {
        assert!(own(&[]));
        assert!(own(&[("sec-fetch-site", "same-origin")]));
        assert!(own(&[("sec-fetch-site", "none")]));
        assert!(own(&[("origin", "https://games.example.org")]));
        assert!(own(&[("origin", "http://127.0.0.1:8650"), ("host", "127.0.0.1:8650")]));
        assert!(own(&[("origin", "https://other.example"), ("authorization", "Bearer x")]));
    }

    #[test]
    fn pages_of_others_may_not() {
        assert!(!own(&[("sec-fetch-site", "cross-site")]));
        assert!(!own(&[("sec-fetch-site", "same-site"), ("origin", "https://games.example.org")]));
        assert!(!own(&[("origin", "null"), ("host", "null")]));
        assert!(!own(&[("origin", "https://other.example"), ("host", "games.example.org")]));
        assert!(!own(&[("origin", "http://127.0.0.1:8651"), ("host", "127.0.0.1:8650")]));
    }
}
