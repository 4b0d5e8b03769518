//! What goes wrong on a page is told on a page.

use axum::extract::{FromRequestParts, Request, State};
use axum::http::header::{ACCEPT, HeaderMap};
use axum::http::{Method, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use carvania_pages::problem;
use carvania_words::say;

use super::visitor::Visitor;
use crate::app::App;
use crate::error::Problem;

/// Puts a problem that a handler answered with on a page, in the language of the viewer.
pub(crate) async fn show_problems(State(app): State<App>, request: Request, next: Next) -> Response {
    let (mut parts, body) = request.into_parts();
    let visitor = Visitor::from_request_parts(&mut parts, &app).await;
    let response = next.run(Request::from_parts(parts, body)).await;
    match (response.extensions().get::<Problem>(), visitor) {
        (Some(problem), Ok(visitor)) => page(&visitor, problem, response.status()),
        _ => response,
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
