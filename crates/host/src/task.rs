//! Tasks and timers: those of tokio; in a browser, which has an event loop of its own, those of the browser.

#[cfg(not(target_arch = "wasm32"))]
pub use tokio::spawn;
#[cfg(not(target_arch = "wasm32"))]
pub use tokio::time::{Instant, sleep, sleep_until, timeout};
#[cfg(target_arch = "wasm32")]
pub use wasmtimer::std::Instant;
#[cfg(target_arch = "wasm32")]
pub use wasmtimer::tokio::{sleep, sleep_until, timeout};

/// Starts a task.
#[cfg(target_arch = "wasm32")]
pub fn spawn(task: impl Future<Output = ()> + 'static) {
    wasm_bindgen_futures::spawn_local(task);
}

/// Does what may have to wait for threads to end, without keeping other tasks waiting.
#[cfg(not(target_arch = "wasm32"))]
pub(crate) async fn run_blocking(work: impl FnOnce() + Send + 'static) {
    // It fails only if the runtime ends, and then there is nothing to wait for.
    _ = tokio::task::spawn_blocking(work).await;
}

/// Does what waits for threads elsewhere. In a browser there are none.
#[cfg(target_arch = "wasm32")]
pub(crate) async fn run_blocking(work: impl FnOnce()) {
    work();
}
