//! Removes snapshots of games that are over, which earlier programs kept.

use std::sync::Arc;

use carvania_store::StoreError;

use crate::context::Context;
use crate::table::event_log::ended_stages;

/// Removes them a few at a time, so that moves are written between.
pub(crate) async fn run(context: Arc<Context>) {
    tokio::select! {
        () = context.closing() => {}
        removed = remove_all(&context) => match removed {
            Ok(0) => {}
            Ok(snapshots) => tracing::info!(snapshots, "removed the snapshots of games that are over"),
            Err(error) => tracing::error!(%error, "the snapshots of games that are over cannot be removed"),
        },
    }
}

async fn remove_all(context: &Context) -> Result<u64, StoreError> {
    let stages = ended_stages();
    let mut all = 0;
    loop {
        match context.store.remove_some_snapshots(&stages).await? {
            0 => return Ok(all),
            some => all += some,
        }
    }
}
