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
use utoipa::OpenApi;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::api::{branches, devices, events, games, invites, links, me, people, play, seats, tables, tokens};
use crate::app::App;
use crate::guard::{self, headers, limits, observe, origin};
use crate::{health, openapi, pages, statics, well_known};

/// Everything that programs can ask for.
fn api() -> OpenApiRouter<App> {
    OpenApiRouter::with_openapi(openapi::Document::openapi())
        .routes(routes!(openapi::openapi))
        .routes(routes!(people::arrive))
        .routes(routes!(people::look))
        .routes(routes!(me::show, me::rename, me::erase))
        .routes(routes!(devices::list, devices::sign_out_others))
        .routes(routes!(devices::sign_out_device))
        .routes(routes!(devices::sign_out))
        .routes(routes!(links::make, links::revoke))
        .routes(routes!(links::take))
        .routes(routes!(tokens::list, tokens::make))
        .routes(routes!(tokens::revoke))
        .routes(routes!(games::games))
        .routes(routes!(games::add))
        .routes(routes!(tables::list, tables::open))
        .routes(routes!(branches::open))
        .routes(routes!(tables::look))
        .routes(routes!(tables::record))
        .routes(routes!(seats::sit))
        .routes(routes!(seats::rise))
        .routes(routes!(seats::place))
        .routes(routes!(seats::ready))
        .routes(routes!(seats::unready))
        .routes(routes!(seats::leave))
        .routes(routes!(seats::take_seat_back))
        .routes(routes!(tables::abandon))
        .routes(routes!(tables::rematch))
        .routes(routes!(invites::accept))
        .routes(routes!(invites::renew))
        .routes(routes!(play::decide))
        .routes(routes!(play::ask_hint, play::look_at_hint))
        .routes(routes!(play::undo))
        .routes(routes!(play::answer_undo))
        .routes(routes!(play::say))
        .routes(routes!(events::events))
        .routes(routes!(events::live))
        .routes(routes!(health::healthz))
        .routes(routes!(health::readyz))
        .routes(routes!(health::metrics))
}

/// Where the description of the API is read, and where files lie.
const REFERENCE: &str = "/api";
const FILES: &str = "/static/{name}";

/// The description of the API.
pub(crate) fn document() -> utoipa::openapi::OpenApi {
    openapi::complete(api().into_openapi())
}

/// The paths of all routes, in alphabetical order; a test lists them with their methods in
/// `tests/it/snapshots/routes.snap`.
pub fn paths() -> Vec<String> {
    let described = document().paths.paths.into_keys();
    let files = well_known::files().map(|(path, _)| path.to_owned());
    let others = pages::paths().chain([REFERENCE, FILES].map(str::to_owned)).chain(files);
    let mut paths: Vec<String> = described.chain(others).collect();
    paths.sort_unstable();
    paths
}

/// The whole server, apart from its connections.
pub fn router(app: App) -> Router {
    let (api, _) = api().split_for_parts();
    // The last layer is the first that a request passes.
    let files = well_known::files().into_iter();
    let api = files.fold(api, |router, (path, file)| router.route(path, file));
    let routes = api
        .route(REFERENCE, get(openapi::page))
        .route(FILES, get(statics::serve))
        .merge(pages::router(&app))
        .fallback(pages::missing)
        .method_not_allowed_fallback(pages::not_allowed)
        .layer(from_fn_with_state(app.clone(), origin::require_own_origin))
        .layer(from_fn_with_state(app.clone(), limits::limit_address))
        .layer(CatchPanicLayer::custom(guard::answer_panic));
    #[cfg(feature = "server")]
    let routes = routes.layer(CompressionLayer::new().compress_when(compressible()));
    routes
        .layer(from_fn_with_state(app.clone(), headers::add_headers))
        .layer(from_fn_with_state(app.clone(), observe::observe))
        .with_state(app)
}

/// Pages and JSON are compressed; streams are not, or they would wait until there is enough to compress.
#[cfg(feature = "server")]
fn compressible() -> impl Predicate {
    DefaultPredicate::new().and(NotForContentType::const_new("application/x-ndjson"))
}
