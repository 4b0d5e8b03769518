//! What handlers take from a request, each with its own way to be refused.

mod base_url;
mod body;
mod caller;
mod url;

pub(crate) use base_url::BaseUrl;
pub(crate) use body::{Body, MAX_LARGE_BODY};
pub(crate) use caller::{OwnDevice, Owner, Player, Reader};
pub(crate) use url::{At, Named, Query, Whose};

/// An error of a library in one short line: it may repeat what was sent.
fn short(error: impl std::fmt::Display) -> String {
    error.to_string().replace(char::is_control, " ").chars().take(200).collect()
}
