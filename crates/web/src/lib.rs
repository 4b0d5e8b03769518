//! The server: the HTTP API, live updates, and pages. The only crate that knows HTTP.
//!
//! [`App`] is what all requests share, [`router`] is the whole server apart from its connections, [`serve`] lets
//! connections in until it is told to stop. Every route is listed in `tests/it/snapshots/routes.snap`, which a test
//! compares with the router; every error is a [`Problem`] with one status, one name and one log level. Without the feature
//! `server` there are no connections: callers give requests to the router directly.
//!
//! # Modules
//!
//! - `routes`, `app`, `server`: the one router, what handlers share, and the loop that accepts connections.
//! - `pages`: forms and pages for people.
//! - `api`, `wire`, `openapi`, `schema`: the HTTP API, its JSON, and its description.
//! - `guard`: middleware for all routes (limits, origin check, headers, logging).
//! - `extract`, `cookie`, `language`: what handlers take from a request (who asks, in which language).
//! - `well_known`: `robots.txt`, `sitemap.xml` and the like.
//! - `sse`, `watching`: live updates, and who follows which table now.
//! - `error`: every error, with its status, name and level in the log.
//! - `settings`, `statics`: how the server is set up; files that never change.
//! - `health`, `metrics`, `process`: monitoring for operators.

mod api;
mod app;
mod cookie;
mod error;
mod extract;
mod guard;
mod health;
mod language;
#[cfg(feature = "server")]
mod manifest;
mod metrics;
mod openapi;
mod pages;
mod process;
mod routes;
mod schema;
#[cfg(feature = "server")]
mod server;
mod settings;
mod sse;
mod statics;
mod sub_path;
mod watching;
mod well_known;
mod wire;

pub use app::App;
pub use error::Problem;
#[cfg(feature = "server")]
pub use manifest::site_manifest;
pub use routes::{paths, router};
#[cfg(feature = "server")]
pub use server::serve;
pub use settings::{Limits, Links, Most, PublicUrl, PublicUrlError, Rate, RateError, Settings};
#[cfg(feature = "server")]
pub use statics::files;
