//! Signals that stop a server.

use anyhow::{Context, Result};

/// Ends at the first Ctrl-C, SIGTERM or SIGHUP, which a terminal sends when it is closed. Listening begins at once, not when
/// it is awaited.
#[cfg(unix)]
pub(super) fn stop() -> Result<impl Future<Output = ()>> {
    use tokio::signal::unix::{SignalKind, signal};
    let listen = |kind| signal(kind).context("cannot listen to signals");
    let (mut interrupt, mut terminate) = (listen(SignalKind::interrupt())?, listen(SignalKind::terminate())?);
    let mut hang_up = listen(SignalKind::hangup())?;
    Ok(async move {
        tokio::select! {
            _ = interrupt.recv() => {}
            _ = terminate.recv() => {}
            _ = hang_up.recv() => {}
        }
    })
}

/// Ends at the first Ctrl-C.
#[cfg(not(unix))]
pub(super) fn stop() -> Result<impl Future<Output = ()>> {
    Ok(async {
        // Who cannot listen cannot be asked to stop either: the window has to be closed then.
        if tokio::signal::ctrl_c().await.is_err() {
            std::future::pending::<()>().await;
        }
    })
}
