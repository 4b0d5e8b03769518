//! The server: the HTTP API, live updates, and pages. The only crate that knows HTTP.
//!
//! [`App`] is what all requests share, [`router`] is the whole server apart from its connections, [`serve`] lets
//! connections in until it is told to stop. Every route is listed in `tests/it/snapshots/routes.snap`, which a test
//! compares with the router; every error is a [`Problem`] with one status, one name and one log level. Without the feature
//! `server` there are no connections and no programs: callers give requests of pages to the router directly.
//!
//! # Modules
//!
//! - `routes`, `programs`, `app`, `server`: the one router, the part of it for programs, what handlers share, and the loop
//!   that accepts connections.
//! - `pages`: forms and pages for people.
//! - `api`, `wire`, `openapi`, `schema`: the HTTP API, its JSON, and its description.
//! - `guard`: middleware for all routes (limits, origin check, headers, logging).
//! - `extract`, `cookie`, `language`: what handlers take from a request (who asks, in which language).
//! - `well_known`: `robots.txt`, `sitemap.xml` and the like.
//! - `sse`, `watching`: live updates, and who follows which table now.
//! - `error`: every error, with its status, name and level in the log.
//! - `settings`, `statics`: how the server is set up; files that never change.
//! - `health`, `metrics`, `process`: monitoring for operators.

#[cfg_attr(not(feature = "server"), expect(dead_code, reason = "a server alone has programs and operators"))]
mod api;
mod app;
mod cookie;
mod error;
mod extract;
#[cfg_attr(not(feature = "server"), expect(dead_code, reason = "a server alone has programs and operators"))]
mod guard;
#[cfg(feature = "server")]
mod health;
mod language;
#[cfg(feature = "server")]
mod manifest;
#[cfg_attr(not(feature = "server"), expect(dead_code, reason = "a server alone has programs and operators"))]
mod metrics;
#[cfg(feature = "server")]
mod openapi;
mod pages;
#[cfg_attr(not(feature = "server"), expect(dead_code, reason = "a server alone has programs and operators"))]
mod process;
#[cfg(feature = "server")]
mod programs;
mod routes;
#[cfg_attr(not(feature = "server"), expect(dead_code, reason = "a server alone has programs and operators"))]
mod schema;
#[cfg(feature = "server")]
mod server;
mod settings;
mod sse;
#[cfg(feature = "server")]
mod statics;
mod sub_path;
mod watching;
#[cfg(feature = "server")]
mod well_known;
mod wire;

pub use app::App;
pub use error::Problem;
#[cfg(feature = "server")]
pub use manifest::site_manifest;
#[cfg(feature = "server")]
pub use routes::paths;
pub use routes::router;
#[cfg(feature = "server")]
pub use server::serve;
pub use settings::{Limits, Links, Most, PublicUrl, PublicUrlError, Rate, RateError, Settings};
#[cfg(feature = "server")]
pub use statics::files;
