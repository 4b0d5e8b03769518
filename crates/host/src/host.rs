//! The host: the one way to all tables and people.

use std::sync::atomic::AtomicBool;
use std::sync::{Arc, Weak};

use carvania_bots::Level;
use carvania_rules::{Digest, Record, Title};
use carvania_store::{CommitTimes, PackFile, Store, StoreError};
use carvania_tables::{
    Actor, Command, EventNumber, Options, OptionsError, PersonId, Refusal, Stage, Table, TableId, Timestamp,
};
use futures_util::Stream;
use tokio::sync::watch;

use crate::admin;
use crate::analysis::hint::{Hint, Hints};
use crate::analysis::review::Reviews;
use crate::context::Context;
use crate::error::{HintError, HostError, OpenError, RematchError, SendError};
use crate::metrics::{Metrics, MetricsSnapshot};
use crate::people::People;
use crate::people::secret::Secret;
use crate::records::imported_records::{ImportedRecords, RecordKey};
use crate::records::packs::{Pack, PackError, Packs};
use crate::records::ratings::Ratings;
use crate::settings::Settings;
use crate::startup;
use crate::table::branch;
use crate::table::event_log::EventLog;
use crate::table::find::{Cursor, TableList, TableSummary};
use crate::table::follow::{self, TableUpdate};
use crate::table::live_table::Accepted;
use crate::table::message::Message;
use crate::table::open::{self, OpenedTable};
use crate::table::past_tables::PastTables;
use crate::table::record;
use crate::table::registry::TableRegistry;
use crate::table::timers::Timers;
use crate::task;
use crate::worker_pool::WorkerPool;

/// A host of tables and people. Clones are the same host. When the last one is dropped, all tables are put away at once;
/// what was acknowledged is on disk.
#[derive(Clone)]
pub struct Host(Arc<Inner>);

pub(crate) struct Inner {
    registry: Arc<TableRegistry>,
    people: People,
    records: ImportedRecords,
    reviews: Reviews,
    hints: Hints,
    ratings: Ratings,
}

impl Host {
    /// Starts a host. Tables that wait for it are woken in the background.
    pub async fn start(store: Store, settings: Settings) -> Result<Host, HostError> {
        let metrics = Arc::new(Metrics::default());
        let pool = |threads| {
            WorkerPool::start(threads, settings.thinker.clone(), Arc::clone(&metrics))
                .map_err(|error| HostError::Threads(Arc::new(error)))
        };
        let (close, closing) = watch::channel(false);
        let last_heartbeat = store.last_heartbeat().await?.map(Timestamp);
        if let Some(behind) = last_heartbeat.and_then(|beat| settings.time.begin_at(beat)) {
            let minutes = behind.as_secs() / 60;
            tracing::warn!(
                minutes,
                "the system clock was set back: the server's time continues from where it was"
            );
        }
        let context = Arc::new(Context {
            packs: Packs::load(&store).await?,
            bot_workers: pool(settings.bot_threads)?,
            program_workers: if settings.programs.is_empty() {
                None
            } else {
                Some(pool(settings.bot_threads)?)
            },
            past_tables: PastTables::default(),
            timers: Timers::default(),
            started: settings.time.now(),
            last_heartbeat,
            is_awake: AtomicBool::new(false),
            metrics,
            closing,
            settings,
            store,
        });
        let registry = Arc::new(TableRegistry::new(Arc::clone(&context), close));
        let (records, reviews) =
            (ImportedRecords::new(Arc::clone(&context)), Reviews::new(Arc::clone(&context)));
        let hints = Hints::new(Arc::clone(&registry));
        let ratings = Ratings::new(Arc::clone(&context));
        startup::spawn(&registry, ratings.clone());
        let people = People::new(context);
        let inner = Arc::new(Inner { registry, people, records, reviews, hints, ratings });
        task::spawn(admin::run(Arc::downgrade(&inner)));
        Ok(Host(inner))
    }

    /// Opens a table. Its invite is shown once.
    pub async fn open(&self, by: PersonId, options: Options) -> Result<OpenedTable, OpenError> {
        if self.context().is_closing() {
            return Err(HostError::Closing.into());
        }
        open::open(&self.context(), by, options).await
    }

    /// Checks whether a table could be opened with these options.
    pub fn check(&self, options: &Options) -> Result<(), OptionsError> {
        open::check(&self.context(), options)
    }

    /// Returns a table as it is now.
    pub async fn table(&self, id: TableId) -> Result<Arc<Table>, HostError> {
        self.0.registry.ask(id, |reply| Message::Get { reply }).await
    }

    /// Returns a table as it was after an event; as it is, if there are fewer events.
    pub async fn table_at(&self, id: TableId, number: EventNumber) -> Result<Arc<Table>, HostError> {
        let context = self.context();
        EventLog::new(context.store.clone(), id).read_at(number, &context.packs, &context.past_tables).await
    }

    /// Carries out a command. When it returns, the events are on disk; a refusal has changed nothing.
    pub async fn send(&self, id: TableId, by: Actor, command: Command) -> Result<Accepted, SendError> {
        self.0.registry.ask(id, |reply| Message::Send { by, command, reply }).await
    }

    /// Follows a table: all events after a given one, past and future, each once and in order. The last item is an error:
    /// the host closes, or the table cannot be read any more.
    pub async fn follow(
        &self,
        id: TableId,
        after: EventNumber,
    ) -> Result<impl Stream<Item = Result<TableUpdate, HostError>> + Send + use<>, HostError> {
        follow::follow(&self.0.registry, id, after).await
    }

    /// Opens a rematch for the people of a table, or finds the one that another player has opened already.
    pub async fn rematch(&self, id: TableId, by: PersonId) -> Result<TableId, RematchError> {
        self.0.registry.ask(id, |reply| Message::Rematch { by, reply }).await
    }

    /// Makes a new invite for a lobby. The old one stops working.
    pub async fn renew_invite(&self, id: TableId, by: PersonId) -> Result<Secret, SendError> {
        let table = self.table(id).await?;
        if table.owner != by {
            return Err(Refusal::NotOwner.into());
        }
        if table.stage != Stage::Lobby {
            return Err(Refusal::Begun.into());
        }
        let invite = Secret::random().map_err(HostError::from)?;
        self.context().store.renew_invite(id.0, &invite.hash()).await.map_err(HostError::from)?;
        Ok(invite)
    }

    /// The options of a table that continues another one after a number of actions. Its seats are still to be filled.
    pub async fn branch(&self, id: TableId, actions: usize) -> Result<Options, SendError> {
        branch::options(&*self.table(id).await?, actions)
    }

    /// The options of a table that continues an imported record; `None` if the record is not there any more.
    pub async fn branch_of_record(
        &self,
        key: &RecordKey,
        actions: usize,
    ) -> Result<Option<Options>, HostError> {
        branch::of_record(self.records(), key, actions).await
    }

    /// Has a strong bot work out a hint for a player who is to decide, and says how far it is. Where several people play,
    /// `notice` is said to all of them in the name of that player.
    pub async fn ask_hint(&self, id: TableId, by: PersonId, notice: String) -> Result<Hint, HintError> {
        if self.context().is_closing() {
            return Err(HostError::Closing.into());
        }
        self.0.hints.ask(id, by, notice).await
    }

    /// The hint that a player has asked for at a table as it stands.
    pub fn hint(&self, table: &Table, by: PersonId) -> Option<Hint> {
        self.0.hints.find(table, by)
    }

    /// Waits for the hint that a player has asked for at a table as it stands.
    pub async fn await_hint(&self, table: &Table, by: PersonId) -> Option<Hint> {
        self.0.hints.wait(table, by).await
    }

    /// Finds the table of an invite.
    pub async fn invited(&self, invite: &Secret) -> Result<Option<TableId>, HostError> {
        Ok(self.context().store.invited(&invite.hash()).await?.map(TableId))
    }

    /// Lists tables, those that changed last first. With a cursor, the list goes on after that table.
    pub async fn find(
        &self,
        list: TableList,
        before: Option<Cursor>,
        limit: u32,
    ) -> Result<Vec<TableSummary>, HostError> {
        let found = self.context().store.find(&list.find(before, limit)).await?;
        Ok(found.into_iter().filter_map(TableSummary::read).collect())
    }

    /// The game as a record, with its seed when it is over; none in the lobby.
    pub async fn record(&self, id: TableId) -> Result<Option<Record>, HostError> {
        record::of(&*self.table(id).await?, &self.0.people).await
    }

    /// The people of this host.
    pub fn people(&self) -> &People {
        &self.0.people
    }

    /// The records that people have imported.
    pub fn records(&self) -> &ImportedRecords {
        &self.0.records
    }

    /// The reviews of games by strong bots.
    pub fn reviews(&self) -> &Reviews {
        &self.0.reviews
    }

    /// The ratings of players, and how their games ended.
    pub fn ratings(&self) -> &Ratings {
        &self.0.ratings
    }

    /// Erases a person: a bot plays on for them, and neither their name nor their messages remain. Says whether there was
    /// such a person.
    pub async fn erase(&self, person: PersonId) -> Result<bool, HostError> {
        self.leave_all(person).await?;
        let is_known = self.0.people.erase(person).await?;
        self.context().past_tables.clear();
        for table in self.0.registry.awake() {
            // A table that fails forgets as well: it is loaded anew.
            _ = self.0.registry.ask(table, |reply| Message::Forget { person, reply }).await;
        }
        Ok(is_known)
    }

    /// Lets a person stand up or leave wherever they sit.
    pub(crate) async fn leave_all(&self, person: PersonId) -> Result<(), HostError> {
        let mut before = None;
        loop {
            let tables = self.find(TableList::Of(person), before, 100).await?;
            let Some(last) = tables.last() else { return Ok(()) };
            before = Some(last.cursor);
            for table in &tables {
                let command = match table.stage {
                    Stage::Lobby => Command::Rise,
                    Stage::Playing | Stage::Over | Stage::Abandoned => {
                        Command::Leave { stand_in: Level::Skilled }
                    }
                };
                match self.send(table.id, Actor::Person(person), command).await {
                    Ok(_) | Err(SendError::Refused(_)) => {}
                    Err(SendError::Host(error)) => return Err(error),
                }
            }
        }
    }

    /// Adds a component pack of a person, to be played with from now on: a file for each box that differs from the
    /// printed one.
    pub async fn add_pack(&self, by: PersonId, files: &[PackFile]) -> Result<Pack, PackError> {
        let context = self.context();
        context.packs.add(by, files, &context).await
    }

    /// Finds the pack that these files would make, if it exists. An error says why they make none.
    pub fn find_pack(&self, files: &[PackFile]) -> Result<Option<Pack>, PackError> {
        self.context().packs.find(files)
    }

    /// The component packs that new tables can choose, besides the printed components.
    pub fn packs(&self) -> Vec<Pack> {
        self.context().packs.all()
    }

    /// Finds the pack with a digest for a game, also one that only older tables use.
    pub fn pack(&self, game: Title, digest: &Digest) -> Option<Pack> {
        self.context().packs.ever().into_iter().find(|pack| pack.components.digest(game) == *digest)
    }

    /// Finds the pack that a table is played with, without waking the table; `None` for the printed components.
    pub async fn pack_of(&self, id: TableId, game: Title) -> Result<Option<Pack>, HostError> {
        // Most hosts have no packs, and most lists are asked for there.
        if self.context().packs.ever().is_empty() {
            return Ok(None);
        }
        let digest = EventLog::new(self.context().store.clone(), id).components().await?;
        Ok(digest.and_then(|digest| self.pack(game, &digest)))
    }

    /// The settings of this host.
    pub fn settings(&self) -> Settings {
        self.context().settings.clone()
    }

    /// Why nothing can be written now, if that is so.
    pub fn trouble(&self) -> Option<StoreError> {
        self.context().store.trouble()
    }

    /// How long commits took, and how large the database is in bytes.
    pub fn storage(&self) -> (CommitTimes, u64) {
        let store = &self.context().store;
        (store.commit_times(), store.bytes())
    }

    /// The metrics of this host.
    pub fn metrics(&self) -> MetricsSnapshot {
        let context = self.context();
        context.metrics.figures(context.bots_waiting())
    }

    /// Stops the host: no table is woken any more, writes in progress are finished, followers get a last item, and bots stop
    /// thinking. Commands that had not begun are refused with [`HostError::Closing`].
    pub async fn stop(&self) {
        self.0.registry.close().await;
        let context = self.context();
        startup::record_heartbeat(&context).await;
        // The threads end at once, but that is not for a task to wait for.
        task::run_blocking(move || context.close_pools()).await;
        tracing::info!("stopped");
    }

    #[cfg(test)]
    pub(crate) fn registry(&self) -> &Arc<TableRegistry> {
        &self.0.registry
    }

    /// A host that somebody still has.
    pub(crate) fn upgrade(host: &Weak<Inner>) -> Option<Host> {
        host.upgrade().map(Host)
    }

    /// How many hints are being worked out.
    pub(crate) fn hints_open(&self) -> usize {
        self.0.hints.open()
    }

    pub(crate) fn context(&self) -> Arc<Context> {
        self.0.registry.context()
    }
}
