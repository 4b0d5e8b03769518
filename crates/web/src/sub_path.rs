//! Everything under a path of its site: addresses lose the path on their way in, and have it in front on their way out.
//!
//! Pages are written as if they lay at the root. In their markup an attribute that begins with a slash is an address,
//! but for the values of fields, which come back as they are.

use std::sync::Arc;

use axum::Router;
use axum::body::{Body, to_bytes};
use axum::extract::{Request, State};
use axum::http::header::{self, HeaderValue};
use axum::http::uri::{PathAndQuery, Uri};
use axum::middleware::{Next, from_fn_with_state};
use axum::response::{IntoResponse, Response};

use crate::error::Problem;

/// The beginning of an attribute whose value begins with a slash.
const BEGIN: &str = "=\"/";

/// Routes that answer under a path, which begins with a slash and does not end with one.
pub(crate) fn under(path: String, routes: Router) -> Router {
    let path: Arc<str> = path.into();
    Router::new().fallback_service(routes).layer(from_fn_with_state(path, shift))
}

async fn shift(State(path): State<Arc<str>>, mut request: Request, next: Next) -> Response {
    let Some(inner) = strip(request.uri(), &path) else { return Problem::Missing("address").into_response() };
    *request.uri_mut() = inner;
    let mut response = next.run(request).await;
    if let Some(location) = response.headers_mut().get_mut(header::LOCATION)
        && let Some(longer) = location.to_str().ok().filter(|text| text.starts_with('/'))
        && let Ok(longer) = HeaderValue::try_from(format!("{path}{longer}"))
    {
        *location = longer;
    }
    let kind = response.headers().get(header::CONTENT_TYPE);
    if !kind.is_some_and(|kind| kind.as_bytes().starts_with(b"text/html")) {
        return response;
    }
    let (mut parts, body) = response.into_parts();
    let Ok(bytes) = to_bytes(body, usize::MAX).await else { return Problem::Internal.into_response() };
    let page = prefix(String::from_utf8_lossy(&bytes).into_owned(), &path);
    parts.headers.remove(header::CONTENT_LENGTH);
    Response::from_parts(parts, Body::from(page))
}

/// An address without the path in front; none for one that does not lie under it.
fn strip(uri: &Uri, path: &str) -> Option<Uri> {
    let inner = uri.path_and_query()?.as_str().strip_prefix(path)?;
    let inner = match inner.chars().next() {
        Some('/') => inner.to_owned(),
        None | Some('?') => format!("/{inner}"),
        Some(_) => return None,
    };
    Some(Uri::from(PathAndQuery::try_from(inner).ok()?))
}

/// Markup whose addresses have the path in front.
pub(crate) fn prefix(page: String, path: &str) -> String {
    if path.is_empty() {
        return page;
    }
    let mut parts = page.split(BEGIN);
    let mut longer = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let is_field = longer.ends_with(" value");
        // Two slashes are the beginning of another site.
        let is_address = !is_field && !part.starts_with('/');
        longer.push_str("=\"");
        longer.push_str(if is_address { path } else { "" });
        longer.push('/');
        longer.push_str(part);
    }
    longer
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_of_the_site_have_its_path_in_front() {
        let page =
            r#"<a href="/learn">="/x"</a><form action="/t/1"><a href="https://x.org/"><a href="//x.org">"#;
        let moved = r#"<a href="/c/d/learn">="/x"</a><form action="/c/d/t/1"><a href="https://x.org/"><a href="//x.org">"#;
        assert_eq!(
            prefix(page.replace(r#"="/x""#, "=&quot;/x&quot;"), "/c/d"),
            moved.replace(r#"="/x""#, "=&quot;/x&quot;")
        );
        let field = r#"<input name="back" value="/me"><button formaction="/tables/3/undo">"#;
        assert_eq!(prefix(field.to_owned(), "/c"), field.replace("/tables", "/c/tables"));
        assert_eq!(prefix(field.to_owned(), ""), field);
    }

    #[test]
    fn an_address_under_the_path_loses_it() {
        let inner = |text: &str| strip(&text.parse().expect("an address"), "/c").map(|uri| uri.to_string());
        assert_eq!(inner("/c").as_deref(), Some("/"));
        assert_eq!(inner("/c/").as_deref(), Some("/"));
        assert_eq!(inner("/c?x=1").as_deref(), Some("/?x=1"));
        assert_eq!(inner("/c/learn/GE?step=2").as_deref(), Some("/learn/GE?step=2"));
        assert_eq!(inner("/cards"), None);
        assert_eq!(inner("/learn"), None);
    }
}
