//! Pages for people: forms come in, pages go out. How a page looks is a pure function in `carvania-pages`; what it shows is
//! asked for here.

mod aftermath;
#[cfg(feature = "server")]
pub(crate) mod api_reference;
mod branch;
mod components;
mod delta;
mod error_page;
mod follow;
mod form;
mod hint;
mod home;
mod invitation;
mod learn;
mod lobby;
mod map_query;
mod maps;
mod me;
mod new_table;
mod new_table_form;
mod past_game;
mod people;
mod pocket;
mod preferences;
mod record;
mod review;
mod rules;
mod table;
mod table_request;
mod turns;
mod upload;
pub(crate) mod visitor;

use axum::Router;
use axum::middleware::from_fn_with_state;
use axum::routing::{MethodRouter, get, post};
use carvania_pages::address;

use crate::app::App;
pub(crate) use error_page::{missing, not_allowed, refuse};

/// Everything that people look at, each with its address.
fn table_of_pages() -> Vec<(&'static str, MethodRouter<App>)> {
    vec![
        ("/", get(home::page)),
        ("/tables", get(home::tables)),
        ("/play", post(new_table::play)),
        ("/new", get(new_table::page).post(new_table::open)),
        ("/invite/{code}", get(invitation::page).post(invitation::join)),
        ("/tables/{table}", get(table::page)),
        ("/tables/{table}/legend", get(table::legend)),
        ("/tables/{table}/follow", get(follow::follow)),
        ("/tables/{table}/decide", post(table::decide)),
        ("/tables/{table}/undo", post(table::undo)),
        ("/tables/{table}/answer", post(table::answer)),
        ("/tables/{table}/say", post(table::say)),
        ("/tables/{table}/leave", post(table::leave)),
        ("/tables/{table}/return", post(table::take_seat_back)),
        ("/tables/{table}/branch", post(branch::branch)),
        ("/tables/{table}/hint", post(hint::ask)),
        ("/tables/{table}/rematch", post(table::rematch)),
        ("/tables/{table}/sit", post(lobby::sit)),
        ("/tables/{table}/rise", post(lobby::rise)),
        ("/tables/{table}/place", post(lobby::place)),
        ("/tables/{table}/ready", post(lobby::ready)),
        ("/tables/{table}/unready", post(lobby::unready)),
        ("/tables/{table}/abandon", post(lobby::abandon)),
        ("/tables/{table}/invite", post(lobby::invite_anew)),
        ("/tables/{table}/replay", get(review::replay)),
        ("/tables/{table}/review", get(review::page)),
        ("/tables/{table}/analyse", post(review::analyse)),
        ("/records", get(record::form).post(record::add)),
        ("/records/{key}", get(record::replay)),
        ("/records/{key}/review", get(record::page)),
        ("/records/{key}/branch", post(branch::branch_of_record)),
        ("/records/{key}/analyse", post(record::analyse)),
        ("/records/{key}/record", get(record::file)),
        ("/maps", get(maps::overview)),
        ("/maps/remove", post(maps::remove)),
        ("/maps/{game}", get(maps::page)),
        ("/maps/{game}/random", get(maps::random)),
        ("/maps/{game}/file", get(maps::file)),
        ("/maps/{game}/save", post(maps::save)),
        ("/maps/{game}/open", post(maps::open)),
        ("/rules", get(rules::books)),
        ("/rules/{book}", get(rules::book)),
        ("/components", get(components::index).post(components::add)),
        ("/components/{game}", get(components::page)),
        ("/learn", get(learn::lessons)),
        ("/learn/{game}", get(learn::page).post(learn::act)),
        ("/learn/{game}/legend", get(learn::legend)),
        ("/people", get(people::players)),
        ("/people/{person}", get(people::profile)),
        ("/me", get(me::page).post(me::rename)),
        ("/me/link", post(me::link)),
        ("/me/link/revoke", post(me::revoke_links)),
        ("/me/sign-out", post(me::sign_out)),
        ("/me/devices/sign-out", post(me::sign_out_device)),
        ("/me/devices/others", post(me::sign_out_others)),
        ("/me/data", get(me::data)),
        ("/me/erase", post(me::erase)),
        ("/move/{code}", get(me::confirm_move)),
        ("/move", post(me::accept_move)),
        ("/preferences", post(preferences::change)),
        ("/pocket", get(pocket::page)),
    ]
}

/// The pages; a problem that a handler answers with is told on a page as well.
pub(crate) fn router(app: &App) -> Router<App> {
    let add = |router: Router<App>, (path, page): (&str, MethodRouter<App>)| {
        addresses(path).fold(router, |router, address| router.route(&address, page.clone()))
    };
    let router = table_of_pages().into_iter().fold(Router::new(), add);
    router.layer(from_fn_with_state(app.clone(), error_page::show_problems))
}

/// The addresses of all pages.
#[cfg(feature = "server")]
pub(crate) fn paths() -> impl Iterator<Item = String> {
    table_of_pages().into_iter().flat_map(|(path, _)| addresses(path))
}

/// The addresses of a page: public ones have one in each language.
fn addresses(path: &str) -> impl Iterator<Item = String> {
    let mut all: Vec<String> = address::all_of(path).collect();
    all.dedup();
    all.into_iter()
}
