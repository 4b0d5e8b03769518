//! What can be played here.

use axum::Json;
use axum::extract::State;

use crate::app::App;
use crate::language::Spoken;
use crate::wire::games::{GamesView, PackView};

/// What can be played here: games, levels of bots, programs, component packs.
#[utoipa::path(get, path = "/api/games", tag = "tables", responses((status = OK, body = GamesView)))]
pub(crate) async fn games(State(app): State<App>, Spoken(language): Spoken) -> Json<GamesView> {
    let packs = app.host().packs().into_iter().map(PackView::new).collect();
    Json(GamesView::new(language, app.programs().to_vec(), packs))
}
