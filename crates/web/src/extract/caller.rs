//! Who asks: by the cookie of a browser, or by a token.

use axum::extract::FromRequestParts;
use axum::http::header::AUTHORIZATION;
use axum::http::request::Parts;
use axum::http::{HeaderMap, Method};
use carvania_host::{Scope, Scopes, Secret};
use carvania_tables::PersonId;

use crate::app::App;
use crate::error::Problem;

/// A caller who may look at what is theirs.
pub(crate) struct Reader(pub(crate) PersonId);

/// A caller who may play.
pub(crate) struct Player(pub(crate) PersonId);

/// A caller who may change who they are: no token for programs, but what they got when they came.
pub(crate) struct Owner(pub(crate) PersonId);

/// A caller who may change who they are, and the secret of the device that they ask from.
pub(crate) struct OwnDevice {
    pub(crate) person: PersonId,
    pub(crate) secret: Secret,
}

/// Who asks, and what they may do.
struct Caller {
    person: PersonId,
    /// What a token allows; none for those who may do everything.
    scopes: Option<Scopes>,
    /// What proves it.
    secret: Secret,
}

impl Caller {
    async fn of(app: &App, headers: &HeaderMap) -> Result<Caller, Problem> {
        match headers.get(AUTHORIZATION) {
            Some(value) => {
                let token = value.to_str().ok().and_then(bearer).ok_or(Problem::UnknownIdentity)?;
                Caller::by_token(app, &secret(token)?).await
            }
            None => {
                let cookie = app.cookie().read(headers).ok_or(Problem::NoIdentity)?;
                Caller::by_secret(app, &secret(cookie)?).await
            }
        }
    }

    async fn by_token(app: &App, secret: &Secret) -> Result<Caller, Problem> {
        match app.person_by_token(secret).await? {
            Some((person, scopes)) => {
                Ok(Caller { person: person.id, scopes: Some(scopes), secret: secret.clone() })
            }
            None => Caller::by_secret(app, secret).await,
        }
    }

    async fn by_secret(app: &App, secret: &Secret) -> Result<Caller, Problem> {
        let person = app.person_by_secret(secret).await?.ok_or(Problem::UnknownIdentity)?;
        Ok(Caller { person: person.id, scopes: None, secret: secret.clone() })
    }

    fn check(&self, scope: Scope) -> Result<(), Problem> {
        let is_allowed = self.scopes.as_ref().is_none_or(|scopes| scopes.allow(scope));
        if is_allowed { Ok(()) } else { Err(Problem::Scope(scope.name())) }
    }
}

/// The token in `Bearer …`.
fn bearer(value: &str) -> Option<&str> {
    let (scheme, token) = value.split_once(' ')?;
    scheme.eq_ignore_ascii_case("bearer").then(|| token.trim())
}

fn secret(text: &str) -> Result<Secret, Problem> {
    text.parse().map_err(|_| Problem::UnknownIdentity)
}

/// Everybody may change things only so often.
fn count(app: &App, parts: &Parts, person: PersonId) -> Result<(), Problem> {
    if parts.method == Method::GET { Ok(()) } else { app.allowance().change(person) }
}

impl FromRequestParts<App> for Reader {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Reader, Problem> {
        let caller = Caller::of(app, &parts.headers).await?;
        caller.check(Scope::Read)?;
        Ok(Reader(caller.person))
    }
}

impl FromRequestParts<App> for Player {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Player, Problem> {
        let caller = Caller::of(app, &parts.headers).await?;
        caller.check(Scope::Play)?;
        count(app, parts, caller.person)?;
        Ok(Player(caller.person))
    }
}

impl FromRequestParts<App> for OwnDevice {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<OwnDevice, Problem> {
        let Caller { person, scopes, secret } = Caller::of(app, &parts.headers).await?;
        if scopes.is_some() {
            return Err(Problem::Scope("everything"));
        }
        count(app, parts, person)?;
        Ok(OwnDevice { person, secret })
    }
}

impl FromRequestParts<App> for Owner {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Owner, Problem> {
        Ok(Owner(OwnDevice::from_request_parts(parts, app).await?.person))
    }
}
