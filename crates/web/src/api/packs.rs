//! Component packs of one's own.

use axum::extract::State;
use axum::http::StatusCode;
use axum::{Extension, Json};
use carvania_host::Pack;
use carvania_store::PackFile;
use carvania_tables::PersonId;

use crate::app::App;
use crate::error::Problem;
use crate::extract::{Body, LARGE, Player};
use crate::guard::address::Address;
use crate::wire::games::{NewPack, PackView};

/// Add a component pack: a file for each box that differs from the printed one.
///
/// A table is opened with it by the digest that it has for the game. Files that differ in comments alone are the same
/// pack, and the printed components are none.
#[utoipa::path(post, path = "/api/packs", tag = "tables", request_body = NewPack,
    responses((status = CREATED, body = PackView)))]
pub(crate) async fn add(
    State(app): State<App>,
    Player(me): Player,
    Extension(from): Extension<Address>,
    Body(pack): Body<NewPack, LARGE>,
) -> Result<(StatusCode, Json<PackView>), Problem> {
    let files: Vec<PackFile> =
        pack.files.into_iter().map(|file| PackFile { name: file.name, body: file.body }).collect();
    let pack = added(&app, me, from, &files).await?;
    Ok((StatusCode::CREATED, Json(PackView::new(pack))))
}

/// Adds a pack of somebody, as long as there is room: packs stay in memory as long as the program runs.
pub(crate) async fn added(
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
