//! What goes wrong, and what is said about it: one enum, and one match from each error to its status, name and level.

use axum::Json;
use axum::http::header::{self, HeaderValue};
use axum::http::{Method, StatusCode};
use axum::response::{IntoResponse, Response};
use carvania_host::{
    HintError, HostError, NameError, OpenError, PackError, PeopleError, RematchError, SendError,
};
use carvania_store::StoreError;
use carvania_tables::{EventNumber, OptionsError, Refusal};
use serde::Serialize;
use tracing::Level;
use utoipa::ToSchema;

/// Why a request failed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Problem {
    /// A request that cannot be read.
    #[error("{0}")]
    Malformed(String),
    /// A name that cannot be used.
    #[error(transparent)]
    Name(#[from] NameError),
    /// Something that one person cannot have, such as too many tokens.
    #[error("{0}")]
    Person(String),
    /// A component pack that cannot be used.
    #[error("{0}")]
    Pack(String),
    /// A request without a cookie or token.
    #[error("say who you are: register with POST /api/people, or send a token as `Authorization: Bearer …`")]
    NoIdentity,
    /// A cookie or token that is unknown or was revoked.
    #[error("this cookie or token is unknown or was revoked: register again with POST /api/people")]
    UnknownIdentity,
    /// A token without the scope for this.
    #[error("this token lacks the scope `{0}`")]
    Scope(&'static str),
    /// A table that can be joined by its invite only.
    #[error("this table is by invitation only: join with POST /api/invites/CODE")]
    NotInvited,
    /// A request from another site.
    #[error("requests from other sites cannot change anything: send it from a page of this server")]
    Origin,
    /// A request that names another host than this one.
    #[error(
        "this server is asked by the names of its own machine only: go to {0}, or tell it its address with --public-url"
    )]
    Host(String),
    /// Something that does not exist.
    #[error("there is no such {0} here")]
    Missing(&'static str),
    /// A method that the address does not know.
    #[error("{0} is not allowed at this address: see /api for what is")]
    Method(Method),
    /// A body that is too long.
    #[error("the request is too large: send at most {0} bytes")]
    TooLarge(usize),
    /// A request that takes too long to arrive.
    #[error("the request took too long to arrive: try again")]
    Slow,
    /// A body that is not JSON.
    #[error("send JSON, with the header `Content-Type: application/json`")]
    NotJson,
    /// Too much from one person or address.
    #[error("too many requests: try again in {seconds} seconds")]
    TooMany {
        /// When to come back.
        seconds: u64,
    },
    /// What a table answered.
    #[error(transparent)]
    Refused(#[from] Refusal),
    /// A table that cannot be opened so.
    #[error(transparent)]
    Options(#[from] OptionsError),
    /// The person has the most open tables allowed.
    #[error("you have {most} open tables, which is the limit: finish or close one first")]
    ManyTables {
        /// How many one may have.
        most: u64,
    },
    /// The person has added the most packs allowed.
    #[error(
        "you have added {most} packs, the most that one person may add: ask the operator of this server to remove one"
    )]
    ManyPacks {
        /// How many one may add.
        most: usize,
    },
    /// The server is at a limit of its own.
    #[error("the server is full: try again later")]
    Full,
    /// The server is being stopped.
    #[error("the server is shutting down: try again in a moment")]
    Closing,
    /// The store failed; the log says how.
    #[error("the server cannot reach its storage: try again in a moment")]
    Store,
    /// The server cannot keep what happens, and why.
    #[error("not ready: {0}")]
    NotReady(String),
    /// A bug; the log says which.
    #[error("something went wrong inside the server; your request was not at fault")]
    Internal,
}

/// An error as it is sent.
#[derive(Serialize, ToSchema)]
pub(crate) struct ErrorView {
    /// Its name, for programs.
    #[schema(example = "illegal")]
    error: &'static str,
    /// What it means, for people.
    #[schema(example = "refused by GE-14")]
    message: String,
    /// The clause of the rulebook that forbids an action.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(example = "GE-14")]
    clause: Option<String>,
    /// The number of the last event, if the request was too late.
    #[serde(skip_serializing_if = "Option::is_none")]
    last: Option<EventNumber>,
}

impl Problem {
    /// The status, the name for programs, and how loudly the log speaks of it.
    pub(crate) fn kind(&self) -> (StatusCode, &'static str, Level) {
        match self {
            Problem::Malformed(_) => (StatusCode::BAD_REQUEST, "malformed", Level::DEBUG),
            Problem::Name(_) => (StatusCode::BAD_REQUEST, "name", Level::DEBUG),
            Problem::Person(_) => (StatusCode::UNPROCESSABLE_ENTITY, "person", Level::DEBUG),
            Problem::Pack(_) => (StatusCode::UNPROCESSABLE_ENTITY, "pack", Level::DEBUG),
            Problem::NoIdentity => (StatusCode::UNAUTHORIZED, "no_identity", Level::DEBUG),
            Problem::UnknownIdentity => (StatusCode::UNAUTHORIZED, "unknown_identity", Level::INFO),
            Problem::Scope(_) => (StatusCode::FORBIDDEN, "scope", Level::INFO),
            Problem::NotInvited => (StatusCode::FORBIDDEN, "not_invited", Level::DEBUG),
            Problem::Origin => (StatusCode::FORBIDDEN, "origin", Level::WARN),
            Problem::Host(_) => (StatusCode::MISDIRECTED_REQUEST, "host", Level::WARN),
            Problem::Missing(_) => (StatusCode::NOT_FOUND, "not_found", Level::DEBUG),
            Problem::Method(_) => (StatusCode::METHOD_NOT_ALLOWED, "method", Level::DEBUG),
            Problem::TooLarge(_) => (StatusCode::PAYLOAD_TOO_LARGE, "too_large", Level::INFO),
            Problem::Slow => (StatusCode::REQUEST_TIMEOUT, "slow", Level::INFO),
            Problem::NotJson => (StatusCode::UNSUPPORTED_MEDIA_TYPE, "not_json", Level::DEBUG),
            Problem::TooMany { .. } => (StatusCode::TOO_MANY_REQUESTS, "too_many", Level::INFO),
            Problem::Refused(refusal) => (refused(refusal), refusal.name(), Level::DEBUG),
            Problem::Options(_) => (StatusCode::UNPROCESSABLE_ENTITY, "options", Level::DEBUG),
            Problem::ManyTables { .. } => (StatusCode::CONFLICT, "many_tables", Level::INFO),
            Problem::ManyPacks { .. } => (StatusCode::CONFLICT, "many_packs", Level::INFO),
            Problem::Full => (StatusCode::SERVICE_UNAVAILABLE, "full", Level::WARN),
            Problem::Closing => (StatusCode::SERVICE_UNAVAILABLE, "closing", Level::INFO),
            Problem::Store | Problem::NotReady(_) => (StatusCode::SERVICE_UNAVAILABLE, "store", Level::ERROR),
            Problem::Internal => (StatusCode::INTERNAL_SERVER_ERROR, "internal", Level::ERROR),
        }
    }

    /// When to come back, for those who may.
    fn retry_after(&self) -> Option<u64> {
        if let Problem::TooMany { seconds } = self {
            return Some(*seconds);
        }
        let is_passing =
            matches!(self, Problem::Full | Problem::Closing | Problem::Store | Problem::NotReady(_));
        is_passing.then_some(2)
    }

    pub(crate) fn view(&self) -> ErrorView {
        let (_, error, _) = self.kind();
        let mut view = ErrorView { error, message: self.to_string(), clause: None, last: None };
        if let Problem::Refused(Refusal::Illegal { clause }) = self {
            view.clause = Some(clause.to_string());
        }
        if let Problem::Refused(Refusal::Stale { last, .. }) = self {
            view.last = Some(*last);
        }
        view
    }
}

/// The status of what a table refused.
fn refused(refusal: &Refusal) -> StatusCode {
    match refusal {
        Refusal::Malformed { .. } | Refusal::Message => StatusCode::BAD_REQUEST,
        Refusal::NotYours { .. }
        | Refusal::NotYourself { .. }
        | Refusal::NotOwner
        | Refusal::NotHost
        | Refusal::NotSeated => StatusCode::FORBIDDEN,
        Refusal::Illegal { .. } | Refusal::NoProgram { .. } => StatusCode::UNPROCESSABLE_ENTITY,
        Refusal::Stale { .. }
        | Refusal::OutOfTurn { .. }
        | Refusal::Left { .. }
        | Refusal::TimeLeft { .. }
        | Refusal::DrawBetween { .. }
        | Refusal::Begun
        | Refusal::NotPlaying
        | Refusal::NotFree { .. }
        | Refusal::Full
        | Refusal::NothingToUndo
        | Refusal::UndoAsked
        | Refusal::NotAsked
        | Refusal::Talkative
        | Refusal::KeyReused
        | Refusal::OthersPlay
        | Refusal::MayReturn
        | Refusal::Absent
        | Refusal::NotOver
        | Refusal::NoHints
        | Refusal::OtherRules { .. }
        | Refusal::Misfit { .. } => StatusCode::CONFLICT,
    }
}

impl IntoResponse for Problem {
    fn into_response(self) -> Response {
        let (status, name, level) = self.kind();
        log(level, name, &self);
        let mut response = (status, Json(self.view())).into_response();
        // Pages tell it in their own way.
        response.extensions_mut().insert(self.clone());
        if let Some(seconds) = self.retry_after() {
            response.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from(seconds));
        }
        if status == StatusCode::UNAUTHORIZED {
            response.headers_mut().insert(header::WWW_AUTHENTICATE, HeaderValue::from_static("Bearer"));
        }
        response
    }
}

/// The macros of `tracing` want to know their level when they are compiled.
fn log(level: Level, name: &str, problem: &Problem) {
    match level {
        Level::ERROR => tracing::error!(error = name, "{problem}"),
        Level::WARN => tracing::warn!(error = name, "{problem}"),
        Level::INFO => tracing::info!(error = name, "{problem}"),
        _ => tracing::debug!(error = name, "{problem}"),
    }
}

/// What the host cannot do. The log says why; people are told to try again.
impl From<HostError> for Problem {
    fn from(error: HostError) -> Problem {
        match error {
            HostError::NoTable(_) => Problem::Missing("table"),
            HostError::Closing => Problem::Closing,
            // Trying again helps nobody before the file is back: who reads this should tell who runs the server.
            HostError::Store(gone @ (StoreError::Replaced | StoreError::LogReplaced)) => {
                Problem::NotReady(gone.to_string())
            }
            HostError::Failed(_) | HostError::Store(_) | HostError::Randomness(_) | HostError::Threads(_) => {
                tracing::error!(%error, "the host fails");
                Problem::Store
            }
            HostError::Unreadable { .. } => {
                tracing::error!(%error, "the host fails");
                Problem::Internal
            }
        }
    }
}

impl From<SendError> for Problem {
    fn from(error: SendError) -> Problem {
        match error {
            SendError::Refused(refusal) => Problem::Refused(refusal),
            SendError::Host(error) => error.into(),
        }
    }
}

impl From<OpenError> for Problem {
    fn from(error: OpenError) -> Problem {
        match error {
            OpenError::Options(error) => Problem::Options(error),
            OpenError::Full { .. } => Problem::Full,
            OpenError::TooMany { most } => Problem::ManyTables { most },
            OpenError::Host(error) => error.into(),
        }
    }
}

impl From<HintError> for Problem {
    fn from(error: HintError) -> Problem {
        match error {
            HintError::Refused(refusal) => Problem::Refused(refusal),
            HintError::Busy { .. } => Problem::Full,
            HintError::Host(error) => error.into(),
        }
    }
}

impl From<RematchError> for Problem {
    fn from(error: RematchError) -> Problem {
        match error {
            RematchError::Refused(refusal) => Problem::Refused(refusal),
            RematchError::Open(error) => error.into(),
            RematchError::Host(error) => error.into(),
        }
    }
}

impl From<PeopleError> for Problem {
    fn from(error: PeopleError) -> Problem {
        match error {
            PeopleError::Name(error) => Problem::Name(error),
            PeopleError::Label | PeopleError::Tokens | PeopleError::Maps => {
                Problem::Person(error.to_string())
            }
            PeopleError::Unknown => Problem::UnknownIdentity,
            PeopleError::Host(error) => error.into(),
        }
    }
}

impl From<PackError> for Problem {
    fn from(error: PackError) -> Problem {
        match error {
            PackError::File { .. } | PackError::Empty | PackError::Printed => {
                Problem::Pack(error.to_string())
            }
            PackError::TooMany { most } => Problem::ManyPacks { most },
            PackError::Full { .. } => Problem::Full,
            PackError::Host(error) => error.into(),
        }
    }
}
