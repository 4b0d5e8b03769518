//! Tokens for programs that play or watch in a person's name.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use carvania_host::{Scopes, Token};

use crate::app::App;
use crate::error::Problem;
use crate::extract::{Body, Named, Owner};
use crate::wire::people::{NewToken, TokenMade, TokenView};

/// Make a token. Its secret is shown only once.
#[utoipa::path(post, path = "/api/me/tokens", tag = "people", request_body = NewToken,
    responses((status = CREATED, body = TokenMade)))]
pub(crate) async fn make(
    State(app): State<App>,
    Owner(me): Owner,
    Body(new): Body<NewToken>,
) -> Result<(StatusCode, Json<TokenMade>), Problem> {
    let scopes: Vec<_> = new.scopes.into_iter().map(Into::into).collect();
    let scopes = Scopes::new(&scopes).map_err(|error| Problem::Malformed(error.to_string()))?;
    let (token, secret) = app.host().people().add_token(me, &new.label, &scopes).await?;
    Ok((StatusCode::CREATED, Json(TokenMade { token: secret.reveal(), id: written(token.id) })))
}

/// List your tokens, the newest first, without their secrets.
#[utoipa::path(get, path = "/api/me/tokens", tag = "people", responses((status = OK, body = Vec<TokenView>)))]
pub(crate) async fn list(State(app): State<App>, Owner(me): Owner) -> Result<Json<Vec<TokenView>>, Problem> {
    let tokens = app.host().people().tokens(me).await?;
    Ok(Json(tokens.into_iter().map(view).collect()))
}

/// Revoke a token.
#[utoipa::path(delete, path = "/api/me/tokens/{id}", tag = "people", responses((status = NO_CONTENT)))]
pub(crate) async fn revoke(
    State(app): State<App>,
    Owner(me): Owner,
    Named(id): Named,
) -> Result<StatusCode, Problem> {
    let id = read(&id).ok_or(Problem::Missing("token"))?;
    let had = app.host().people().revoke(me, id).await?;
    if had { Ok(StatusCode::NO_CONTENT) } else { Err(Problem::Missing("token")) }
}

fn view(token: Token) -> TokenView {
    TokenView {
        id: written(token.id),
        label: token.label,
        scopes: token.scopes.as_slice().iter().copied().map(Into::into).collect(),
        created: token.created,
        last_used: token.last_used,
    }
}

/// The id of a token as text: programs in some languages spoil large numbers.
fn written(id: u64) -> String {
    format!("{id:016x}")
}

fn read(text: &str) -> Option<u64> {
    (text.len() == 16).then(|| u64::from_str_radix(text, 16).ok()).flatten()
}
