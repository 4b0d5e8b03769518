//! Opening tables.

use carvania_rules::fair::Seed;
use carvania_rules::{Game, VERSION};
use carvania_store::{NewTable, OwnerLimit};
use carvania_tables::{Event, EventKind, Occupant, Options, OptionsError, PersonId, Table, TableId};

use crate::context::Context;
use crate::error::{HostError, OpenError};
use crate::people::secret::Secret;
use crate::random;
use crate::table::event_log::{self, open_stages};

/// How many actions a game may inherit from the game it continues: more than twice as many as the longest games of four
/// bots have. All of them are checked, written and published when the game begins.
const MAX_INHERITED_ACTIONS: usize = 5_000;

/// A table that was opened.
#[derive(Clone, Debug)]
pub struct OpenedTable {
    /// The id of the new table.
    pub id: TableId,
    /// The invite with which others sit down; it is shown once.
    pub invite: Secret,
}

/// Checks whether a table could be opened with these options.
pub(crate) fn check(context: &Context, options: &Options) -> Result<(), OptionsError> {
    check_programs(context, options)?;
    options.pace.check()?;
    Game::new(&options.setup(&context.packs.offered())?)?;
    Ok(())
}

/// Opens a table for a person, who may seat no other people.
pub(crate) async fn open(
    context: &Context,
    by: PersonId,
    options: Options,
) -> Result<OpenedTable, OpenError> {
    options.check_people(by)?;
    open_for_all(context, by, options).await
}

/// Opens a table with people who have agreed to play.
pub(crate) async fn open_for_all(
    context: &Context,
    by: PersonId,
    options: Options,
) -> Result<OpenedTable, OpenError> {
    check_programs(context, &options)?;
    let most = context.settings.max_open_tables;
    if !context.metrics.tables_open.add_below(most) {
        return Err(OpenError::Full { most });
    }
    let opened = make(context, by, options).await;
    if opened.is_err() {
        context.metrics.tables_open.less();
    }
    opened
}

/// Makes a table for which there is room.
async fn make(context: &Context, by: PersonId, options: Options) -> Result<OpenedTable, OpenError> {
    let id = TableId(random::id().map_err(HostError::from)?);
    let invite = Secret::random().map_err(HostError::from)?;
    let seed = context.settings.randomness.seed().map_err(HostError::from)?;
    let commitment = Seed::from(seed).commitment();
    let now = context.now();
    let kind = EventKind::Opened { by, options, rules: VERSION, commitment };
    let event = Event { number: 1, at: now, kind };
    let table = Table::open(id, &event, &context.packs.offered())?;
    check_inherited(table.given())?;
    let index = event_log::index(&table, now);
    let new = NewTable { id: id.0, seed, invite_hash: invite.hash(), created: now.0, index };
    let most = context.settings.max_tables_per_person;
    let limit = OwnerLimit { stages: open_stages(), max: most };
    let first = [event_log::row(&event)];
    if !context.store.create_within(new, &first, limit).await.map_err(HostError::from)? {
        return Err(OpenError::TooMany { most });
    }
    context.metrics.tables_opened.add(1);
    context.metrics.events.add(1);
    tracing::info!(table = %id, game = %table.options.game, places = table.places.len(), "opened");
    Ok(OpenedTable { id, invite })
}

fn check_inherited(actions: usize) -> Result<(), OptionsError> {
    if actions <= MAX_INHERITED_ACTIONS {
        return Ok(());
    }
    let problem = format!(
        "{actions} actions lead there, and a game can begin with at most {MAX_INHERITED_ACTIONS}: choose an earlier point"
    );
    Err(OptionsError::Branch(problem))
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
