//! What goes wrong on a page is told on a page.

use axum::extract::{FromRequestParts, Request, State};
use axum::http::header::{ACCEPT, HeaderMap, SET_COOKIE};
use axum::http::{Method, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use carvania_pages::problem;
use carvania_words::say;

use super::preferences::Preferences;
use super::visitor::Visitor;
use crate::app::App;
use crate::error::Problem;

/// Puts a problem that a handler answered with on a page, in the language of the viewer.
pub(crate) async fn show_problems(State(app): State<App>, request: Request, next: Next) -> Response {
    let (mut parts, body) = request.into_parts();
    let visitor = Visitor::from_request_parts(&mut parts, &app).await;
    let new_language = visitor.as_ref().ok().filter(|visitor| visitor.is_new_language);
    let cookie = new_language.map(|visitor| Preferences::cookie_in(&parts.headers, visitor.language));
    let mut response = next.run(Request::from_parts(parts, body)).await;
    if let Some(cookie) = cookie.and_then(|cookie| cookie.parse().ok()) {
        response.headers_mut().append(SET_COOKIE, cookie);
    }
    match (response.extensions().get::<Problem>(), visitor) {
        (Some(problem), Ok(visitor)) => page(&visitor, problem, response.status()),
        _ => response,
    }
}

/// A request that is refused before it reaches any page: on a page for whoever asks for pages.
pub(crate) async fn refuse(app: &App, request: Request, problem: Problem) -> Response {
    let (mut parts, _) = request.into_parts();
    match Visitor::from_request_parts(&mut parts, app).await {
        Ok(visitor) => answer(&visitor, &parts.headers, problem),
        Err(_) => problem.into_response(),
    }
}

/// An address where nothing is.
pub(crate) async fn missing(visitor: Visitor, headers: HeaderMap) -> Response {
    answer(&visitor, &headers, Problem::Missing("address"))
}

/// An address that is asked in a way it does not know.
pub(crate) async fn not_allowed(visitor: Visitor, headers: HeaderMap, method: Method) -> Response {
    answer(&visitor, &headers, Problem::Method(method))
}

/// A problem, on a page if the client asked for one.
fn answer(visitor: &Visitor, headers: &HeaderMap, problem: Problem) -> Response {
    let accepts = headers.get(ACCEPT).and_then(|accepts| accepts.to_str().ok()).unwrap_or_default();
    let (status, _, _) = problem.kind();
    if accepts.contains("text/html") { page(visitor, &problem, status) } else { problem.into_response() }
}

fn page(visitor: &Visitor, problem: &Problem, status: StatusCode) -> Response {
    let (_, name, _) = problem.kind();
    let title = say(visitor.language, "problem-title", &[("name", name.into())]);
    let message = say(visitor.language, "problem-message", &[("name", name.into())]);
    (status, problem::page(&visitor.frame(), &title, &message)).into_response()
}
