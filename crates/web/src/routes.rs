//! The router: what programs can ask for, with the description of it, and pages. Every route with its methods stands in
//! `tests/it/snapshots/routes.snap`, which a test holds true.

use axum::Router;
use axum::middleware::from_fn_with_state;
use axum::routing::get;
use tower_http::catch_panic::CatchPanicLayer;
#[cfg(feature = "server")]
use tower_http::compression::CompressionLayer;
#[cfg(feature = "server")]
use tower_http::compression::predicate::{DefaultPredicate, NotForContentType, Predicate};

#[cfg(not(feature = "server"))]
use crate::api::{events, tables};
use crate::app::App;
use crate::guard::{self, headers, limits, observe, origin};
use crate::{pages, sub_path};
#[cfg(feature = "server")]
use crate::{programs, statics, well_known};

/// Where files lie.
#[cfg(feature = "server")]
const FILES: &str = "/static/{name}";

/// The paths of all routes, in alphabetical order; a test lists them with their methods in
/// `tests/it/snapshots/routes.snap`.
#[cfg(feature = "server")]
pub fn paths() -> Vec<String> {
    let described = programs::document().paths.paths.into_keys();
    let files = well_known::files().map(|(path, _)| path.to_owned());
    let others = pages::paths().chain([programs::REFERENCE, FILES].map(str::to_owned)).chain(files);
    let mut paths: Vec<String> = described.chain(others).collect();
    paths.sort_unstable();
    paths
}

/// The whole server, apart from its connections.
pub fn router(app: App) -> Router {
    // The last layer is the first that a request passes.
    let routes = beside_pages()
        .merge(pages::router(&app))
        .fallback(pages::missing)
        .method_not_allowed_fallback(pages::not_allowed)
        .layer(from_fn_with_state(app.clone(), origin::require_own_origin))
        .layer(from_fn_with_state(app.clone(), limits::limit_address))
        .layer(CatchPanicLayer::custom(guard::answer_panic));
    #[cfg(feature = "server")]
    let routes = routes.layer(CompressionLayer::new().compress_when(compressible()));
    let path = app.settings().public_url.path().to_owned();
    let routes = routes
        .layer(from_fn_with_state(app.clone(), headers::add_headers))
        .layer(from_fn_with_state(app.clone(), observe::observe))
        .with_state(app);
    if path.is_empty() { routes } else { sub_path::under(path, routes) }
}

/// What there is besides pages: for programs and search engines, and files.
#[cfg(feature = "server")]
fn beside_pages() -> Router<App> {
    let files = well_known::files().into_iter();
    let routes = files.fold(programs::routes(), |router, (path, file)| router.route(path, file));
    routes.route(FILES, get(statics::serve))
}

/// What pages ask for of the API. Where the browser itself answers, no program can ask, and files lie beside the program.
#[cfg(not(feature = "server"))]
fn beside_pages() -> Router<App> {
    Router::new()
        .route("/api/tables/{table}/live", get(events::live))
        .route("/api/tables/{table}/record", get(tables::record))
}

/// Pages and JSON are compressed; streams are not, or they would wait until there is enough to compress.
#[cfg(feature = "server")]
fn compressible() -> impl Predicate {
    DefaultPredicate::new().and(NotForContentType::const_new("application/x-ndjson"))
}
