//! Pages for people: forms come in, pages go out. How a page looks is a pure function in `carvania-pages`; what it shows is
//! asked for here.

mod branch;
mod components;
mod dressed;
mod fields;
mod filled;
mod hint;
mod home;
mod invitation;
mod learn;
mod likes;
mod lobby;
mod looked;
mod maps;
mod me;
mod opening;
mod people;
mod record;
mod review;
mod rules;
mod table;
mod visit;
pub(crate) mod visitor;

use axum::Router;
use axum::middleware::from_fn_with_state;
use axum::routing::{get, post};

use crate::app::App;
pub(crate) use dressed::{missing, not_allowed};

/// Everything that people look at.
pub(crate) fn routes(app: &App) -> Router<App> {
    Router::new()
        .route("/", get(home::page))
        .route("/tables", get(home::tables))
        .route("/play", post(opening::play))
        .route("/new", get(opening::page).post(opening::open))
        .route("/invite/{code}", get(invitation::page).post(invitation::join))
        .route("/tables/{table}", get(table::page))
        .route("/tables/{table}/decide", post(table::decide))
        .route("/tables/{table}/undo", post(table::undo))
        .route("/tables/{table}/answer", post(table::answer))
        .route("/tables/{table}/say", post(table::say))
        .route("/tables/{table}/leave", post(table::leave))
        .route("/tables/{table}/return", post(table::take_seat_back))
        .route("/tables/{table}/branch", post(branch::branch))
        .route("/tables/{table}/hint", post(hint::ask))
        .route("/tables/{table}/rematch", post(table::rematch))
        .route("/tables/{table}/sit", post(lobby::sit))
        .route("/tables/{table}/rise", post(lobby::rise))
        .route("/tables/{table}/place", post(lobby::place))
        .route("/tables/{table}/ready", post(lobby::ready))
        .route("/tables/{table}/unready", post(lobby::unready))
        .route("/tables/{table}/abandon", post(lobby::abandon))
        .route("/tables/{table}/invite", post(lobby::invite_anew))
        .route("/tables/{table}/replay", get(review::replay))
        .route("/tables/{table}/review", get(review::page))
        .route("/tables/{table}/analyse", post(review::analyse))
        .route("/records", get(record::form).post(record::bring))
        .route("/records/{key}", get(record::replay))
        .route("/records/{key}/review", get(record::page))
        .route("/records/{key}/branch", post(branch::branch_of_record))
        .route("/records/{key}/analyse", post(record::analyse))
        .route("/records/{key}/record", get(record::file))
        .route("/maps", get(maps::overview))
        .route("/maps/remove", post(maps::remove))
        .route("/maps/{game}", get(maps::page))
        .route("/maps/{game}/random", get(maps::random))
        .route("/maps/{game}/file", get(maps::file))
        .route("/maps/{game}/save", post(maps::save))
        .route("/maps/{game}/open", post(maps::open))
        .route("/rules", get(rules::books))
        .route("/rules/{book}", get(rules::book))
        .route("/components", get(components::index).post(components::add))
        .route("/components/{game}", get(components::page))
        .route("/learn", get(learn::lessons))
        .route("/learn/{game}", get(learn::page).post(learn::act))
        .route("/people", get(people::players))
        .route("/people/{person}", get(people::profile))
        .route("/me", get(me::page).post(me::rename))
        .route("/me/link", post(me::link))
        .route("/me/link/revoke", post(me::revoke_links))
        .route("/me/sign-out", post(me::sign_out))
        .route("/me/devices/sign-out", post(me::sign_out_device))
        .route("/me/devices/others", post(me::sign_out_others))
        .route("/me/data", get(me::data))
        .route("/me/erase", post(me::erase))
        .route("/move/{code}", get(me::confirm_move))
        .route("/move", post(me::moved))
        .route("/preferences", post(likes::change))
        .layer(from_fn_with_state(app.clone(), dressed::dressed))
}
