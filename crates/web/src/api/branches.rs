//! Games that go on from others.

use axum::extract::State;
use axum::http::StatusCode;
use axum::{Extension, Json};
use carvania_host::ImportError;
use carvania_tables::{Options, OptionsError, Refusal};

use crate::app::App;
use crate::error::Problem;
use crate::extract::{BaseUrl, Body, MAX_LARGE_BODY, Player};
use crate::guard::address::Address;
use crate::wire::requests::NewBranch;
use crate::wire::table::OpenedView;

/// Open a table that continues another game from any point. The actions before it are given; later draws come from a
/// new seed.
#[utoipa::path(post, path = "/api/branches", tag = "tables", request_body = NewBranch,
    responses((status = CREATED, body = OpenedView)))]
pub(crate) async fn open(
    State(app): State<App>,
    Player(me): Player,
    Extension(address): Extension<Address>,
    BaseUrl(base_url): BaseUrl,
    Body(new): Body<NewBranch, MAX_LARGE_BODY>,
) -> Result<(StatusCode, Json<OpenedView>), Problem> {
    app.allowance().table(me, address)?;
    let from = match (new.table, &new.record) {
        (Some(table), None) => app.host().branch(table, new.at).await?,
        (None, Some(text)) => {
            app.allowance().record(me, address)?;
            keep_record(&app, text, new.at).await?
        }
        (Some(_), Some(_)) | (None, None) => {
            return Err(Problem::Malformed("name either a `table` or a `record` to go on from".to_owned()));
        }
    };
    app.allowance().branch(me, address, &from)?;
    let opened = app.host().open(me, new.options(from, me)).await?;
    let invite = opened.invite.reveal();
    let url = base_url.join(&format!("/invite/{invite}"));
    Ok((StatusCode::CREATED, Json(OpenedView { table: opened.id, invite, url })))
}

/// Keeps a record, so that the new table can name it, and goes on from there.
async fn keep_record(app: &App, text: &str, at: usize) -> Result<Options, Problem> {
    let key = app.host().records().keep(text).await.map_err(|error| match error {
        ImportError::Host(error) => Problem::from(error),
        ImportError::Live => Problem::Refused(Refusal::NotOver),
        error => OptionsError::Branch(error.to_string()).into(),
    })?;
    app.host().branch_of_record(&key, at).await?.ok_or(Problem::Missing("record"))
}
