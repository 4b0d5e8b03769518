//! A table in memory, and the only way in which it changes: handle a command, write the events, then publish them.

use std::sync::Arc;
use std::time::Duration;

use carvania_store::AppendError;
use carvania_tables::{
    Actor, Command, Event, EventNumber, Occupant, PersonId, Refusal, Stage, Table, TableId, Timestamp,
    Transition,
};
use tokio::sync::{broadcast, watch};

use crate::context::Context;
use crate::error::{HostError, SendError};
use crate::table::dealer::Dealer;
use crate::table::event_log::{EventLog, LoadedTable};

/// How many events a follower may lag behind before it has to read from the store.
const EVENT_BUFFER: usize = 64;
/// How often a command is handled again because the log has grown meanwhile. That happens only if a second host writes
/// to the same database.
const MAX_ATTEMPTS: usize = 3;

/// A command that was carried out.
#[derive(Clone, Debug)]
pub struct Accepted {
    /// The table afterwards.
    pub table: Arc<Table>,
    /// What happened, without the keys of requests; nothing if nothing had to change. A decision that is sent again with
    /// its key has the events that it had the first time.
    pub events: Vec<Event>,
}

/// What a follower needs: the events from now on, and the current table.
pub(crate) struct Subscription {
    pub(crate) events: broadcast::Receiver<Event>,
    pub(crate) table: watch::Receiver<Arc<Table>>,
}

/// A table in memory.
pub(crate) struct LiveTable {
    context: Arc<Context>,
    event_log: EventLog,
    dealer: Dealer,
    table: watch::Sender<Arc<Table>>,
    events: broadcast::Sender<Event>,
    /// The last event that a snapshot has.
    snapshot: EventNumber,
    /// When something last happened.
    last_at: Timestamp,
}

impl LiveTable {
    /// Reads a table from the store.
    pub(crate) async fn load(id: TableId, context: Arc<Context>) -> Result<LiveTable, HostError> {
        let event_log = EventLog::new(context.store.clone(), id);
        let LoadedTable { table, seed, last_at, snapshot } = event_log.read(&context.packs).await?;
        let dealer = Dealer { seed, return_time: context.settings.return_time };
        let (table, _) = watch::channel(Arc::new(table));
        let (new_events, _) = broadcast::channel(EVENT_BUFFER);
        let mut live = LiveTable { context, event_log, dealer, table, events: new_events, snapshot, last_at };
        live.resume_clock().await?;
        Ok(live)
    }

    /// The table as it is.
    pub(crate) fn table(&self) -> Arc<Table> {
        Arc::clone(&self.table.borrow())
    }

    pub(crate) fn subscribe(&self) -> Subscription {
        Subscription { events: self.events.subscribe(), table: self.table.subscribe() }
    }

    /// Whether anybody follows the table.
    pub(crate) fn is_followed(&self) -> bool {
        self.events.receiver_count() > 0
    }

    /// Carries a command out. When it returns, the events are on disk.
    pub(crate) async fn carry_out(&mut self, by: Actor, command: Command) -> Result<Accepted, SendError> {
        self.check_program(&command)?;
        let now = self.catch_up().await?;
        self.handle(by, command, now).await
    }

    async fn handle(&mut self, by: Actor, command: Command, now: Timestamp) -> Result<Accepted, SendError> {
        for _ in 0..MAX_ATTEMPTS {
            let table = self.table();
            let Transition { events, table: next } = table.handle(by, command.clone(), now, &self.dealer)?;
            if events.is_empty() {
                let events = self.find_repeated(&table, by, &command).await?;
                return Ok(Accepted { table, events });
            }
            match self.event_log.append(&events, &next).await {
                Ok(()) => return Ok(self.publish(next, events)),
                Err(AppendError::Conflict { .. }) => self.reload().await?,
                Err(AppendError::NoTable) => return Err(HostError::NoTable(table.id).into()),
                Err(AppendError::Store(error)) => return Err(HostError::Store(error).into()),
            }
        }
        Err(HostError::Failed(self.table().id).into())
    }

    /// Finds what followed from a decision when it was sent for the first time with this key.
    async fn find_repeated(
        &self,
        table: &Table,
        by: Actor,
        command: &Command,
    ) -> Result<Vec<Event>, HostError> {
        let (Command::Decide { key, .. } | Command::DecideTogether { key, .. }) = command else {
            return Ok(Vec::new());
        };
        let (Actor::Person(person), Some(key)) = (by, key) else { return Ok(Vec::new()) };
        let Some(first) = table.decided_with(person, key) else { return Ok(Vec::new()) };
        let mut events: Vec<Event> = Vec::new();
        for number in first..=table.last {
            match self.event_log.event_at(number).await? {
                Some(event) if number == first || event.follows_a_decision() => {
                    events.push(event.without_key());
                }
                Some(_) | None => break,
            }
        }
        Ok(events)
    }

    /// Refuses a program that this host does not offer. The table itself cannot know which there are.
    fn check_program(&self, command: &Command) -> Result<(), Refusal> {
        if let Command::Place { occupant: Occupant::Program(name), .. } = command
            && self.context.settings.program(name).is_none()
        {
            return Err(Refusal::NoProgram { name: name.chars().take(64).collect() });
        }
        Ok(())
    }

    /// Puts the new table in place of the old one and sends the events to all followers.
    fn publish(&mut self, next: Table, events: Vec<Event>) -> Accepted {
        let table = Arc::new(next);
        // Only the store keeps the keys of requests.
        let events: Vec<Event> = events.into_iter().map(Event::without_key).collect();
        self.last_at = events.last().map_or(self.last_at, |event| event.at);
        self.context.metrics.events.add(events.len() as u64);
        if is_open(&self.table.borrow()) && !is_open(&table) {
            self.context.metrics.tables_open.less();
        }
        tracing::debug!(table = %table.id, number = table.last, events = events.len(), "written");
        self.table.send_replace(Arc::clone(&table));
        for event in &events {
            // Nobody may be listening.
            _ = self.events.send(event.clone());
        }
        Accepted { table, events }
    }

    /// Stores a snapshot if there were many events since the last one; a game that is over keeps none. Callers have their
    /// answers by then.
    pub(crate) async fn store_snapshot(&mut self) {
        if !is_open(&self.table()) {
            if std::mem::take(&mut self.snapshot) > 0 {
                self.event_log.remove_snapshot().await;
            }
            return;
        }
        self.snapshot = self.event_log.save_snapshot(&self.table(), self.snapshot, self.last_at).await;
    }

    /// Reads the table anew, because the log was changed from elsewhere: what is on disk counts.
    async fn reload(&mut self) -> Result<(), HostError> {
        let mut before = self.table().last;
        let read = self.event_log.read(&self.context.packs).await?;
        let last = read.table.last;
        self.last_at = read.last_at;
        self.table.send_replace(Arc::new(read.table));
        while before < last {
            let page = self.event_log.page(before).await?;
            let Some(event) = page.last() else { break };
            before = event.number;
            page.into_iter().for_each(|event| _ = self.events.send(event.without_key()));
        }
        Ok(())
    }

    /// Forgets what a person said, as the store has.
    pub(crate) async fn forget(&mut self, person: PersonId) -> Result<(), HostError> {
        let has_spoken = self.table().chat.iter().any(|message| message.person == person);
        if has_spoken { self.reload().await } else { Ok(()) }
    }

    /// Gives back the time that was skipped since the last event, because the system clock was set forward. Says what time
    /// it is.
    pub(crate) async fn catch_up(&mut self) -> Result<Timestamp, HostError> {
        let (now, skipped) = self.context.settings.time.since(self.last_at);
        self.give_back(skipped, now).await?;
        Ok(now)
    }

    /// Gives back the time for which no host was running, or which was skipped.
    async fn resume_clock(&mut self) -> Result<(), HostError> {
        let (started, last_heartbeat) = (self.context.started, self.context.last_heartbeat);
        let (now, skipped) = self.context.settings.time.since(self.last_at.max(started));
        let left = last_heartbeat.map(|beat| beat.max(self.last_at));
        let away = left.map_or(Duration::ZERO, |left| started.since(left));
        self.give_back(away + skipped, now).await
    }

    async fn give_back(&mut self, time: Duration, now: Timestamp) -> Result<(), HostError> {
        if time.is_zero() || !self.table().is_timed() {
            return Ok(());
        }
        let millis = u64::try_from(time.as_millis()).unwrap_or(u64::MAX);
        match self.handle(Actor::Host, Command::Away { millis }, now).await {
            Ok(_) => Ok(()),
            Err(SendError::Host(error)) => Err(error),
            Err(SendError::Refused(refusal)) => {
                let table = self.table().id;
                tracing::warn!(%table, %refusal, "the time for which the server was down could not be added to the clocks");
                self.last_at = self.last_at.max(now);
                Ok(())
            }
        }
    }
}

/// Whether people still gather or play.
fn is_open(table: &Table) -> bool {
    matches!(table.stage, Stage::Lobby | Stage::Playing)
}
