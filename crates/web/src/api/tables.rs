//! Tables: opening, finding, looking, playing again.

use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::{Extension, Json};
use carvania_tables::{Command, PersonId, Refusal, TableId};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use crate::api::answer::{Answered, Reply, send};
use crate::app::App;
use crate::error::Problem;
use crate::extract::{At, BaseUrl, Body, MAX_LARGE_BODY, Player, Query, Reader};
use crate::guard::address::Address;
use crate::language::PreferredLanguage;
use crate::schema;
use crate::wire::listed::{self, List, TablesView};
use crate::wire::requests::{NewTable, Nothing};
use crate::wire::table::{self, OpenedView, TableView, Viewpoint};

/// Open a table.
#[utoipa::path(post, path = "/api/tables", tag = "tables", request_body = NewTable,
    responses((status = CREATED, body = OpenedView)))]
pub(crate) async fn open(
    State(app): State<App>,
    Player(me): Player,
    Extension(from): Extension<Address>,
    BaseUrl(base_url): BaseUrl,
    Body(new): Body<NewTable, MAX_LARGE_BODY>,
) -> Result<(StatusCode, Json<OpenedView>), Problem> {
    app.allowance().table(me, from)?;
    let opened = app.host().open(me, new.options(me)).await?;
    let invite = opened.invite.reveal();
    let url = base_url.join(&format!("/invite/{invite}"));
    Ok((StatusCode::CREATED, Json(OpenedView { table: opened.id, invite, url })))
}

/// The longest list.
const MAX_LISTED: u32 = 100;

/// Which tables to list.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(crate) struct Wanted {
    /// `open`, `playing` or `recent` for listed tables, `mine` or `past` for your own.
    #[serde(default)]
    #[param(inline)]
    list: List,
    /// Where to continue: the `next` of the previous list.
    before: Option<String>,
    /// How many at most.
    #[serde(default = "page")]
    #[param(minimum = 1, maximum = 100)]
    limit: u32,
}

fn page() -> u32 {
    20
}

/// List tables, most recently changed first.
#[utoipa::path(get, path = "/api/tables", tag = "tables", params(Wanted),
    responses((status = OK, body = TablesView)))]
pub(crate) async fn list(
    State(app): State<App>,
    me: Result<Reader, Problem>,
    Query(wanted): Query<Wanted>,
) -> Result<Json<TablesView>, Problem> {
    let list = wanted.list.of(|| me.map(|Reader(me)| me))?;
    let before = wanted.before.as_deref().map(listed::read).transpose()?;
    let most = wanted.limit.clamp(1, MAX_LISTED);
    let found = app.host().find(list, before, most).await?;
    let people: Vec<PersonId> = found.iter().flat_map(|found| &found.places).flatten().copied().collect();
    let names = app.host().people().names(&people).await?;
    Ok(Json(TablesView::new(found, most as usize, &names)))
}

/// Get a table: its players, the position, and all legal actions.
#[utoipa::path(get, path = "/api/tables/{table}", tag = "tables", responses((status = OK, body = TableView)))]
pub(crate) async fn look(
    State(app): State<App>,
    me: Result<Reader, Problem>,
    PreferredLanguage(language): PreferredLanguage,
    At(id): At,
) -> Result<Json<TableView>, Problem> {
    let table = app.host().table(id).await?;
    let names = app.host().people().names(&table::people(&table)).await?;
    let me = me.ok().map(|Reader(me)| me);
    let viewpoint = Viewpoint { me, language, now: app.now(), names: &names };
    Ok(Json(TableView::new(&table, &viewpoint)))
}

/// Get the record of a game. Once the game is over it contains the seed, so every draw can be checked.
#[utoipa::path(get, path = "/api/tables/{table}/record", tag = "tables",
    responses((status = OK, content_type = "text/plain", body = String)))]
pub(crate) async fn record(State(app): State<App>, At(id): At) -> Result<Response, Problem> {
    let record = app.host().record(id).await?.ok_or(Problem::Refused(Refusal::NotPlaying))?;
    let record = record.to_text();
    Ok(([(header::CONTENT_TYPE, "text/plain; charset=utf-8")], record).into_response())
}

/// Give up the game. Only for the person who opened the table, before the deal or if no other person plays.
#[utoipa::path(post, path = "/api/tables/{table}/abandon", tag = "seats", request_body = Nothing,
    responses((status = OK, body = Answered)))]
pub(crate) async fn abandon(
    State(app): State<App>,
    Player(me): Player,
    At(id): At,
    Body(Nothing {}): Body<Nothing>,
) -> Reply {
    send(&app, me, id, Command::Abandon).await
}

/// Where the same people play again.
#[derive(Serialize, ToSchema)]
pub(crate) struct RematchView {
    /// The new table.
    #[schema(schema_with = schema::id)]
    table: TableId,
}

/// Play again with the same people; the next seat begins. Repeated requests give the same table.
#[utoipa::path(post, path = "/api/tables/{table}/rematch", tag = "seats", request_body = Nothing,
    responses((status = OK, body = RematchView)))]
pub(crate) async fn rematch(
    State(app): State<App>,
    Player(me): Player,
    Extension(from): Extension<Address>,
    At(id): At,
    Body(Nothing {}): Body<Nothing>,
) -> Result<Json<RematchView>, Problem> {
    let table = play_again(&app, me, from, id).await?;
    Ok(Json(RematchView { table }))
}

/// Opens a table for the same people, or finds it: only what is opened counts.
pub(crate) async fn play_again(
    app: &App,
    me: PersonId,
    from: Address,
    id: TableId,
) -> Result<TableId, Problem> {
    let table = app.host().table(id).await?;
    if table.rematch.is_none() {
        app.allowance().table(me, from)?;
        app.allowance().branch(me, from, &table.options)?;
    }
    Ok(app.host().rematch(id, me).await?)
}
