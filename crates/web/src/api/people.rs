//! Coming here for the first time.

use axum::extract::State;
use axum::http::StatusCode;
use axum::http::header::SET_COOKIE;
use axum::response::{IntoResponse, Response};
use axum::{Extension, Json};
use carvania_host::Secret;
use serde::Deserialize;
use utoipa::{IntoParams, ToSchema};

use crate::app::App;
use crate::error::Problem;
use crate::extract::{Body, Query, Reader, Whose};
use crate::guard::address::Address;
use crate::wire::people::{Called, PersonView};
use crate::wire::player::{self, PlayerView};

/// How a person proves who they are.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(crate) struct Proof {
    /// `cookie` for browsers, `token` for programs: then the answer contains the secret, and no cookie is set.
    #[serde(default, rename = "as")]
    #[param(inline, rename = "as")]
    kind: ProofKind,
}

#[derive(Clone, Copy, Default, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub(crate) enum ProofKind {
    /// As a cookie.
    #[default]
    Cookie,
    /// In the answer.
    Token,
}

/// Register as a guest, with a name of your choice.
#[utoipa::path(post, path = "/api/people", tag = "people", params(Proof), request_body = Called,
    responses((status = CREATED, body = PersonView)))]
pub(crate) async fn arrive(
    State(app): State<App>,
    Extension(address): Extension<Address>,
    Query(proof): Query<Proof>,
    Body(called): Body<Called>,
) -> Result<Response, Problem> {
    app.allowance().guest(address)?;
    let (person, secret) = app.host().people().guest(&called.name).await?;
    // The name as it was tidied.
    let known = app.host().people().person(person).await?.ok_or(Problem::Internal)?;
    let view = PersonView { person, name: known.name, token: None };
    Ok((StatusCode::CREATED, give_proof(&app, proof, view, &secret)).into_response())
}

/// So many games are shown at a time.
const MAX_GAMES: u32 = 50;

/// Which games to show.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(crate) struct Earlier {
    /// Where to continue: the `next` of the previous answer.
    before: Option<u64>,
}

/// Get a player: their results in each game, and their last games. Games at unlisted tables are shown only to their
/// players.
#[utoipa::path(get, path = "/api/people/{person}", tag = "people", params(Earlier),
    responses((status = OK, body = PlayerView)))]
pub(crate) async fn look(
    State(app): State<App>,
    me: Result<Reader, Problem>,
    Whose(id): Whose,
    Query(earlier): Query<Earlier>,
) -> Result<Json<PlayerView>, Problem> {
    let person = app.host().people().person(id).await?.ok_or(Problem::Missing("person"))?;
    let me = me.ok().map(|Reader(me)| me);
    let sheets = app.host().ratings().of(id).await?;
    let games = app.host().ratings().games(id, me, earlier.before, MAX_GAMES).await?;
    let next = games.last().filter(|_| games.len() >= MAX_GAMES as usize).map(|last| last.number);
    let names = app.host().people().names(&player::people(&games)).await?;
    Ok(Json(PlayerView::new(person, sheets, games, &names, next)))
}

/// Hands a secret over as it was asked for.
pub(crate) fn give_proof(app: &App, proof: Proof, view: PersonView, secret: &Secret) -> Response {
    match proof.kind {
        ProofKind::Token => Json(PersonView { token: Some(secret.reveal()), ..view }).into_response(),
        ProofKind::Cookie => ([(SET_COOKIE, app.cookie().set(&secret.reveal()))], Json(view)).into_response(),
    }
}
