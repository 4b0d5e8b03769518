//! Every route, in one table: the router and the description of the API are both made from it.

use axum::Router;
use axum::middleware::from_fn_with_state;
use axum::routing::get;
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::compression::CompressionLayer;
use tower_http::compression::predicate::{DefaultPredicate, NotForContentType, Predicate};
use utoipa::OpenApi;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::api::{
    branches, decisions, devices, events, games, hints, invites, links, me, packs, people, seats, tables,
    talk, tokens, undo,
};
use crate::app::App;
use crate::guard::{headers, limits, observe, origin, panic};
use crate::{health, openapi, pages, statics};

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
        .routes(routes!(packs::add))
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
        .routes(routes!(decisions::decide))
        .routes(routes!(hints::ask, hints::look))
        .routes(routes!(undo::undo))
        .routes(routes!(undo::answer))
        .routes(routes!(talk::say))
        .routes(routes!(events::events))
        .routes(routes!(events::live))
        .routes(routes!(health::healthz))
        .routes(routes!(health::readyz))
        .routes(routes!(health::metrics))
}

/// What people look at besides pages: the description of the API, files.
fn looked_at() -> Router<App> {
    Router::new().route("/api", get(openapi::page)).route("/static/{name}", get(statics::serve))
}

/// The description of the API.
pub(crate) fn document() -> utoipa::openapi::OpenApi {
    openapi::completed(api().into_openapi())
}

/// The whole server, apart from its connections.
pub fn router(app: App) -> Router {
    let (api, _) = api().split_for_parts();
    // The last layer is the first that a request passes.
    api.merge(looked_at())
        .merge(pages::routes(&app))
        .fallback(pages::missing)
        .method_not_allowed_fallback(pages::not_allowed)
        .layer(from_fn_with_state(app.clone(), origin::own))
        .layer(from_fn_with_state(app.clone(), limits::address))
        .layer(CatchPanicLayer::custom(panic::answer))
        .layer(CompressionLayer::new().compress_when(compressed()))
        .layer(from_fn_with_state(app.clone(), headers::safe))
        .layer(from_fn_with_state(app.clone(), observe::observed))
        .with_state(app)
}

/// Pages and JSON are compressed; streams are not, or they would wait until there is enough to compress.
fn compressed() -> impl Predicate {
    DefaultPredicate::new().and(NotForContentType::const_new("application/x-ndjson"))
}
