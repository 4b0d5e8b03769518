//! Lobbies that never begin: after a while without news they are closed, and count no more.

use std::sync::Weak;
use std::time::Duration;

use carvania_store::{Cursor, Find, Listed, StoreError};
use carvania_tables::{Actor, Command, Stage, TableId};

use crate::context::Context;
use crate::error::SendError;
use crate::hall::Hall;
use crate::ledger::stage_name;
use crate::message::Message;

/// How often somebody looks.
const EVERY: Duration = Duration::from_secs(60 * 60);
/// So many are listed at a time.
const PAGE: u32 = 100;

/// Closes lobbies, as long as there is a host.
pub(crate) async fn run(hall: Weak<Hall>) {
    let Some(context) = hall.upgrade().map(|hall| hall.context()) else { return };
    loop {
        tokio::select! {
            () = context.closing() => return,
            () = context.settings.time.wait(EVERY) => {}
        }
        match close_all(&hall, &context).await {
            Ok(0) => {}
            Ok(closed) => tracing::info!(tables = closed, "closed: nobody came for long"),
            Err(error) => tracing::error!(%error, "lobbies cannot be listed: trying again later"),
        }
    }
}

/// Closes all that nothing happened in for too long; how many.
async fn close_all(hall: &Weak<Hall>, context: &Context) -> Result<usize, StoreError> {
    let life = context.settings.lobby_life.as_millis() as u64;
    let mut before = Cursor { changed: context.now().0.saturating_sub(life), id: 0 };
    let mut closed = 0;
    loop {
        let tables = page(context, before).await?;
        let Some(last) = tables.last() else { return Ok(closed) };
        before = last.cursor();
        for table in &tables {
            closed += usize::from(close(hall, TableId(table.id)).await);
        }
    }
}

async fn page(context: &Context, before: Cursor) -> Result<Vec<Listed>, StoreError> {
    let stages = vec![stage_name(Stage::Lobby).to_owned()];
    context.store.find(&Find { stages, before: Some(before), limit: PAGE, ..Find::default() }).await
}

/// Whether it was closed: somebody may have begun the game meanwhile.
async fn close(hall: &Weak<Hall>, table: TableId) -> bool {
    let Some(hall) = hall.upgrade() else { return false };
    let message = |reply| Message::Send { by: Actor::Host, command: Command::Abandon, reply };
    let answer: Result<_, SendError> = hall.ask(table, message).await;
    // A table that cannot be read has said so in the log.
    answer.is_ok()
}
