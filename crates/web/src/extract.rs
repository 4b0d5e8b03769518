//! What handlers take from a request, each with its own way to be refused.

mod body;
mod caller;
mod path;
mod query;
mod reached;

pub(crate) use body::{Body, LARGE};
pub(crate) use caller::{OwnDevice, Owner, Player, Reader};
pub(crate) use path::{At, Named, Whose};
pub(crate) use query::Query;
pub(crate) use reached::Reached;

/// An error of a library in one short line: it may repeat what somebody sent.
fn short(error: impl std::fmt::Display) -> String {
    error.to_string().replace(char::is_control, " ").chars().take(200).collect()
}
