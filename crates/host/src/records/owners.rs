//! Adds the owner to tables that are older than the column for it, so that they count for their owner.

use std::sync::Arc;

use carvania_tables::TableId;

use crate::context::Context;
use crate::error::HostError;
use crate::table::event_log::{EventLog, open_stages};

/// Looks up the owner of every open table that has none.
pub(crate) async fn run(context: Arc<Context>) {
    tokio::select! {
        () = context.closing() => {}
        () = catch_up(&context) => {}
    }
}

/// Leaves out tables that cannot be read.
async fn catch_up(context: &Context) {
    let tables = match context.store.without_owner(&open_stages()).await {
        Ok(tables) => tables,
        Err(error) => return tracing::error!(%error, "the tables without an owner cannot be listed"),
    };
    for table in tables.into_iter().map(TableId) {
        if let Err(error) = keep(context, table).await {
            tracing::warn!(%table, %error, "the owner of this table cannot be read");
        }
    }
}

async fn keep(context: &Context, table: TableId) -> Result<(), HostError> {
    if let Some(owner) = EventLog::new(context.store.clone(), table).owner().await? {
        context.store.set_owner(table.0, owner.0).await?;
    }
    Ok(())
}
