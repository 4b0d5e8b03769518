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
const EVERY: Duration = Duration::from_secs(10 * 60);
/// With so many of a hundred tables open, the host is nearly full.
const NEARLY_FULL: u64 = 80;
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
    let settings = &context.settings;
    let mut closed = close_older(hall, context, settings.lobby_life, |_| true).await?;
    if is_nearly_full(context) {
        closed += close_older(hall, context, settings.lonely_lobby_life, is_lonely).await?;
    }
    Ok(closed)
}

fn is_nearly_full(context: &Context) -> bool {
    let (open, most) = (context.metrics.tables_open.get(), context.settings.most_open_tables);
    u128::from(open) * 100 >= u128::from(most) * u128::from(NEARLY_FULL)
}

/// Whether no two people sit there.
fn is_lonely(table: &Listed) -> bool {
    let mut people = table.index.seats.iter().flatten();
    let first = people.next();
    people.all(|person| Some(person) == first)
}

/// Closes those of a kind in which nothing happened for so long; how many.
async fn close_older(
    hall: &Weak<Hall>,
    context: &Context,
    life: Duration,
    is_meant: impl Fn(&Listed) -> bool,
) -> Result<usize, StoreError> {
    let life = life.as_millis() as u64;
    let mut before = Cursor { changed: context.now().0.saturating_sub(life), id: 0 };
    let mut closed = 0;
    loop {
        let tables = page(context, before).await?;
        let Some(last) = tables.last() else { return Ok(closed) };
        before = last.cursor();
        for table in tables.iter().filter(|table| is_meant(table)) {
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
