//! Closes lobbies in which nothing has happened for long, so that they do not count as open tables.

use std::sync::Weak;
use std::time::Duration;

use carvania_store::{Cursor, ListedTable, StoreError, TableQuery};
use carvania_tables::{Actor, Command, Stage, TableId};

use crate::context::Context;
use crate::error::SendError;
use crate::table::event_log::stage_name;
use crate::table::message::Message;
use crate::table::registry::TableRegistry;

/// How often lobbies are looked at.
const CHECK_INTERVAL: Duration = Duration::from_secs(10 * 60);
/// The host is nearly full when this percentage of the tables that may be open are.
const NEARLY_FULL_PERCENT: u64 = 80;
/// How many lobbies are listed at a time.
const PAGE_SIZE: u32 = 100;

/// Closes lobbies as long as the host runs.
pub(crate) async fn run(registry: Weak<TableRegistry>) {
    let Some(context) = registry.upgrade().map(|registry| registry.context()) else { return };
    loop {
        tokio::select! {
            () = context.closing() => return,
            () = context.settings.time.wait(CHECK_INTERVAL) => {}
        }
        match close_all(&registry, &context).await {
            Ok(0) => {}
            Ok(closed) => {
                tracing::info!(tables = closed, "closed idle lobbies")
            }
            Err(error) => tracing::error!(%error, "lobbies cannot be listed: trying again later"),
        }
    }
}

/// Closes all lobbies in which nothing has happened for too long, and says how many.
async fn close_all(registry: &Weak<TableRegistry>, context: &Context) -> Result<usize, StoreError> {
    let settings = &context.settings;
    let mut closed = close_older(registry, context, settings.lobby_timeout, |_| true).await?;
    if is_nearly_full(context) {
        closed += close_older(registry, context, settings.lonely_lobby_timeout, is_lonely).await?;
    }
    Ok(closed)
}

fn is_nearly_full(context: &Context) -> bool {
    let (open, most) = (context.metrics.tables_open.get(), context.settings.max_open_tables);
    u128::from(open) * 100 >= u128::from(most) * u128::from(NEARLY_FULL_PERCENT)
}

/// Whether no two people sit there.
fn is_lonely(table: &ListedTable) -> bool {
    let mut people = table.index.seats.iter().flatten();
    let first = people.next();
    people.all(|person| Some(person) == first)
}

/// Closes the lobbies of a kind in which nothing has happened for a time, and says how many.
async fn close_older(
    registry: &Weak<TableRegistry>,
    context: &Context,
    life: Duration,
    is_meant: impl Fn(&ListedTable) -> bool,
) -> Result<usize, StoreError> {
    let life = life.as_millis() as u64;
    let mut before = Cursor { changed: context.now().0.saturating_sub(life), id: 0 };
    let mut closed = 0;
    loop {
        let tables = page(context, before).await?;
        let Some(last) = tables.last() else { return Ok(closed) };
        before = last.cursor();
        for table in tables.iter().filter(|table| is_meant(table)) {
            closed += usize::from(close(registry, TableId(table.id)).await);
        }
    }
}

async fn page(context: &Context, before: Cursor) -> Result<Vec<ListedTable>, StoreError> {
    let stages = vec![stage_name(Stage::Lobby).to_owned()];
    context
        .store
        .find(&TableQuery { stages, before: Some(before), limit: PAGE_SIZE, ..TableQuery::default() })
        .await
}

/// Closes a lobby, and says whether it did: the game may have begun meanwhile.
async fn close(registry: &Weak<TableRegistry>, table: TableId) -> bool {
    let Some(registry) = registry.upgrade() else { return false };
    let message = |reply| Message::Send { by: Actor::Host, command: Command::Abandon, reply };
    let answer: Result<_, SendError> = registry.ask(table, message).await;
    // A table that cannot be read has logged it.
    answer.is_ok()
}
