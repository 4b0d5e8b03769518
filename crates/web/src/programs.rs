//! What programs can ask for: the API, with the description of it.

use axum::Router;
use axum::routing::get;
use utoipa::OpenApi;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::api::{branches, devices, events, games, invites, links, me, people, play, seats, tables, tokens};
use crate::app::App;
use crate::{health, openapi};

/// Where the description of the API is read.
pub(crate) const REFERENCE: &str = "/api";

/// All routes for programs.
pub(crate) fn routes() -> Router<App> {
    let (api, _) = api().split_for_parts();
    api.route(REFERENCE, get(openapi::page))
}

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

/// The description of the API.
pub(crate) fn document() -> utoipa::openapi::OpenApi {
    openapi::complete(api().into_openapi())
}
