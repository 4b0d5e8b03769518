//! Component packs of one's own.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use carvania_host::Pack;
use carvania_store::PackFile;
use carvania_tables::PersonId;

use crate::app::App;
use crate::error::Problem;
use crate::extract::{Body, LARGE, Player};
use crate::wire::games::{NewPack, PackView};

/// Add a component pack: a file for each box that differs from the printed one.
///
/// A table is opened with it by the digest that it has for the game. The same files again are the same pack.
#[utoipa::path(post, path = "/api/packs", tag = "tables", request_body = NewPack,
    responses((status = CREATED, body = PackView)))]
pub(crate) async fn add(
    State(app): State<App>,
    Player(me): Player,
    Body(pack): Body<NewPack, LARGE>,
) -> Result<(StatusCode, Json<PackView>), Problem> {
    let files: Vec<PackFile> =
        pack.files.into_iter().map(|file| PackFile { name: file.name, body: file.body }).collect();
    let pack = added(&app, me, &files).await?;
    Ok((StatusCode::CREATED, Json(PackView::new(pack))))
}

/// Adds a pack for somebody, as long as there is room: packs stay in memory as long as the program runs.
pub(crate) async fn added(app: &App, me: PersonId, files: &[PackFile]) -> Result<Pack, Problem> {
    app.allowance().table(me)?;
    if app.host().packs().len() >= app.settings().most_packs {
        return Err(Problem::Full);
    }
    Ok(app.host().add_pack(files).await?)
}
