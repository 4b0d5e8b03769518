//! Opening tables.

use carvania_rules::fair::Seed;
use carvania_rules::{Game, VERSION};
use carvania_store::NewTable;
use carvania_tables::{Event, Fact, Occupant, Options, OptionsError, PersonId, Table, TableId};

use crate::context::Context;
use crate::error::{HostError, OpenError};
use crate::ledger;
use crate::random;
use crate::secret::Secret;

/// A table that was opened.
#[derive(Clone, Debug)]
pub struct OpenedTable {
    /// Its id.
    pub id: TableId,
    /// What others sit down with; told once.
    pub invite: Secret,
}

/// Whether a table could be opened so.
pub(crate) fn check(context: &Context, options: &Options) -> Result<(), OptionsError> {
    check_programs(context, options)?;
    options.pace.check()?;
    Game::new(&options.setup(&context.packs)?)?;
    Ok(())
}

/// Opens a table for somebody who may seat nobody but themselves.
pub(crate) async fn open(
    context: &Context,
    by: PersonId,
    options: Options,
) -> Result<OpenedTable, OpenError> {
    options.check_people(by)?;
    open_for_all(context, by, options).await
}

/// Opens a table with people who are known to want it.
pub(crate) async fn open_for_all(
    context: &Context,
    by: PersonId,
    options: Options,
) -> Result<OpenedTable, OpenError> {
    check_programs(context, &options)?;
    let most = context.settings.most_open_tables;
    if context.metrics.tables_open.get() >= most {
        return Err(OpenError::Full { most });
    }
    let id = TableId(random::id().map_err(HostError::from)?);
    let invite = Secret::random().map_err(HostError::from)?;
    let seed: [u8; 32] = random::bytes().map_err(HostError::from)?;
    let commitment = Seed::from(seed).commitment();
    let now = context.now();
    let fact = Fact::Opened { by, options, rules: VERSION, commitment };
    let event = Event { number: 1, at: now, fact };
    let table = Table::open(id, &event, &context.packs)?;
    let index = ledger::index(&table, now);
    let kept = NewTable { id: id.0, seed, invite_hash: invite.hash(), created: now.0, index };
    context.store.create(kept, &[ledger::row(&event)]).await.map_err(HostError::from)?;
    context.metrics.tables_open.add(1);
    context.metrics.tables_opened.add(1);
    context.metrics.events.add(1);
    tracing::info!(table = %id, game = %table.options.game, places = table.places.len(), "opened");
    Ok(OpenedTable { id, invite })
}

fn check_programs(context: &Context, options: &Options) -> Result<(), OptionsError> {
    for seat in &options.seats {
        if let Occupant::Program(name) = seat
            && context.settings.program(name).is_none()
        {
            return Err(OptionsError::Program(name.chars().take(64).collect()));
        }
    }
    Ok(())
}
