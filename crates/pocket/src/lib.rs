//! Carvania in a browser without a server: a request goes in and a response comes out of the same router that a server
//! has. A service worker asks it (`assets/worker.js`), and keeps its journal.
//!
//! There is nothing in this crate but for WebAssembly; `cargo xtask site` builds it with everything that belongs to it.
//!
//! # Modules
//!
//! - `pocket`: everything that a server is, without its connections.
//! - `answer`: a response, piece by piece.
//! - `desk`: where the service worker leaves what bots are to choose, and a worker that thinks finds it.
//! - `thinker`: what that worker calls.
//! - `engine`: the games for pages of others, behind `carvania.js`.

#[cfg(target_arch = "wasm32")]
pub mod answer;
#[cfg(target_arch = "wasm32")]
mod desk;
#[cfg(target_arch = "wasm32")]
pub mod engine;
#[cfg(target_arch = "wasm32")]
pub mod pocket;
#[cfg(target_arch = "wasm32")]
pub mod thinker;
