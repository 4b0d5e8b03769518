//! Carvania in a browser without a server: a request goes in and a response comes out of the same router that a server
//! has. A service worker asks it (`assets/worker.js`), and keeps its journal.
//!
//! # Modules
//!
//! - `browser`: what the script calls.
//! - `rebase`: pages under a sub-path.

#[cfg(target_arch = "wasm32")]
mod browser;
#[cfg(any(target_arch = "wasm32", test))]
mod rebase;
