//! People, as they are shown to themselves.

use carvania_host::{Device, Scope};
use carvania_tables::{PersonId, Timestamp};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::schema;

/// The name that a person chooses.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Called {
    /// The name that others see.
    #[schema(min_length = 1, max_length = 32, example = "Ada")]
    pub(crate) name: String,
}

/// A person, as programs see them.
#[derive(Serialize, ToSchema)]
pub(crate) struct PersonView {
    /// Their id, which is not secret.
    #[schema(schema_with = schema::id)]
    pub(crate) person: PersonId,
    /// The name that others see.
    pub(crate) name: String,
    /// Their secret, if they asked for it instead of a cookie. It is shown only once.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) token: Option<String>,
}

/// A link that signs a person in on another device.
#[derive(Serialize, ToSchema)]
pub(crate) struct LinkView {
    /// The address to open on the new device. It works once.
    pub(crate) url: String,
    /// The code in it, for POST /api/links.
    pub(crate) code: String,
    /// When it expires, in milliseconds since 1970.
    #[schema(value_type = u64)]
    pub(crate) expires: Timestamp,
}

/// The code of such a link.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct LinkCode {
    /// The code from the link.
    pub(crate) code: String,
}

/// A request for a token.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct NewToken {
    /// A label to tell it from others: 1 to 64 characters.
    #[schema(min_length = 1, max_length = 64, example = "my bot")]
    pub(crate) label: String,
    /// Its scopes: `play` for everything at tables, `read` for reading your own data.
    #[serde(default = "all")]
    #[schema(example = json!(["play"]))]
    pub(crate) scopes: Vec<ScopeName>,
}

fn all() -> Vec<ScopeName> {
    vec![ScopeName::Read, ScopeName::Play]
}

/// What a token may do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub(crate) enum ScopeName {
    /// Read your own data.
    Read,
    /// Open tables, sit down, decide, chat.
    Play,
}

impl From<ScopeName> for Scope {
    fn from(name: ScopeName) -> Scope {
        match name {
            ScopeName::Read => Scope::Read,
            ScopeName::Play => Scope::Play,
        }
    }
}

impl From<Scope> for ScopeName {
    fn from(scope: Scope) -> ScopeName {
        match scope {
            Scope::Read => ScopeName::Read,
            Scope::Play => ScopeName::Play,
        }
    }
}

/// A new token.
#[derive(Serialize, ToSchema)]
pub(crate) struct TokenMade {
    /// The secret to send as `Authorization: Bearer …`. It is shown only once.
    pub(crate) token: String,
    /// What it is known by.
    pub(crate) id: String,
}

/// A token, as its owner sees it later.
#[derive(Serialize, ToSchema)]
pub(crate) struct TokenView {
    /// What it is known by.
    pub(crate) id: String,
    /// What it is for.
    pub(crate) label: String,
    /// What it may do.
    pub(crate) scopes: Vec<ScopeName>,
    /// When it was made, in milliseconds since 1970.
    #[schema(value_type = u64)]
    pub(crate) created: Timestamp,
    /// When it was last used.
    #[schema(value_type = Option<u64>)]
    pub(crate) last_used: Option<Timestamp>,
}

/// A person's device: a browser with their cookie, or a program that registered as them.
#[derive(Serialize, ToSchema)]
pub(crate) struct DeviceView {
    /// The id to sign it out by.
    id: String,
    /// When it was added, in milliseconds since 1970.
    #[schema(value_type = u64)]
    created: Timestamp,
    /// When it was last used, to the hour.
    #[schema(value_type = Option<u64>)]
    last_used: Option<Timestamp>,
    /// Whether it is the one that asks.
    is_this: bool,
}

impl From<Device> for DeviceView {
    fn from(device: Device) -> DeviceView {
        let Device { id, created, last_used, is_this } = device;
        DeviceView { id, created, last_used, is_this }
    }
}
