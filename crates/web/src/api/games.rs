//! What can be played here: games, and component packs that people add.

use axum::extract::State;
use axum::http::StatusCode;
use axum::{Extension, Json};
use carvania_host::Pack;
use carvania_store::PackFile;
use carvania_tables::PersonId;

use crate::app::App;
use crate::error::Problem;
use crate::extract::{Body, MAX_LARGE_BODY, Player};
use crate::guard::address::Address;
use crate::language::PreferredLanguage;
use crate::wire::games::{GamesView, NewPack, PackView};

/// List what can be played here: games, levels of bots, programs, component packs.
#[utoipa::path(get, path = "/api/games", tag = "tables", responses((status = OK, body = GamesView)))]
pub(crate) async fn games(
    State(app): State<App>,
    PreferredLanguage(language): PreferredLanguage,
) -> Json<GamesView> {
    let packs = app.host().packs().into_iter().map(PackView::new).collect();
    Json(GamesView::new(language, app.programs().to_vec(), packs))
}

/// Add a component pack: one file for each box that differs from the printed one.
///
/// To open a table with a pack, give its digest for the game as `components`. Files that differ only in comments are
/// the same pack; the printed components are refused.
#[utoipa::path(post, path = "/api/packs", tag = "tables", request_body = NewPack,
    responses((status = CREATED, body = PackView)))]
pub(crate) async fn add(
    State(app): State<App>,
    Player(me): Player,
    Extension(from): Extension<Address>,
    Body(pack): Body<NewPack, MAX_LARGE_BODY>,
) -> Result<(StatusCode, Json<PackView>), Problem> {
    let files: Vec<PackFile> =
        pack.files.into_iter().map(|file| PackFile { name: file.name, body: file.body }).collect();
    let pack = add_pack(&app, me, from, &files).await?;
    Ok((StatusCode::CREATED, Json(PackView::new(pack))))
}

/// Adds a person's pack, as long as there is room: packs stay in memory as long as the program runs.
pub(crate) async fn add_pack(
    app: &App,
    me: PersonId,
    from: Address,
    files: &[PackFile],
) -> Result<Pack, Problem> {
    app.allowance().table(me, from)?;
    if let Some(pack) = app.host().find_pack(files)? {
        return Ok(pack);
    }
    app.allowance().pack(from)?;
    Ok(app.host().add_pack(me, files).await?)
}
