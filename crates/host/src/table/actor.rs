//! The actor of a table: a task that handles commands one by one, has bots decide, and watches the clock.

use std::sync::{Arc, Weak};
use std::time::Duration;

use carvania_rules::{Action, Game};
use carvania_store::StoreError;
use carvania_tables::{Actor, Command, EventNumber, Refusal, Table, TableId, Timestamp};
use tokio::sync::mpsc;

use crate::context::Context;
use crate::error::{HostError, RematchError, SendError};
use crate::metrics::{Metrics, Present};
use crate::table::live_table::LiveTable;
use crate::table::message::Message;
use crate::table::pending_decision::{Cause, PendingDecision};
use crate::table::registry::TableRegistry;
use crate::table::rematch;
use crate::table::seat_driver::{SeatChoice, SeatDriver, first_legal};

/// How many messages may wait at one table; further senders wait for room.
const MESSAGE_BUFFER: usize = 32;

/// When a table that failed is looked at again.
const RETRY_INTERVAL: Duration = Duration::from_secs(30);

/// How the actor of a table is reached.
pub(crate) type TableHandle = mpsc::Sender<Message>;

/// The actor of one table.
pub(crate) struct TableActor {
    id: TableId,
    context: Arc<Context>,
    registry: Weak<TableRegistry>,
    messages: mpsc::Receiver<Message>,
    driver: SeatDriver,
    /// When the table was last asked for anything.
    asked: Option<Timestamp>,
    _awake: Present,
}

/// Why an actor ends.
enum End {
    /// Nobody needs the table now.
    Idle,
    /// The host stops, or the table cannot go on.
    Error(HostError),
}

/// Makes an actor that does not run yet, and the handle to it.
pub(crate) fn channel(
    id: TableId,
    context: Arc<Context>,
    registry: Weak<TableRegistry>,
) -> (TableHandle, TableActor) {
    let (handle, messages) = mpsc::channel(MESSAGE_BUFFER);
    let awake = Metrics::track(&context.metrics, |metrics| &metrics.tables_awake);
    let (driver, asked) = (SeatDriver::default(), None);
    let actor = TableActor { id, context, registry, messages, driver, asked, _awake: awake };
    (handle, actor)
}

impl TableActor {
    /// Loads the table and runs it until nobody needs it, or the host stops.
    pub(crate) async fn run(mut self) {
        let end = match LiveTable::load(self.id, Arc::clone(&self.context)).await {
            Ok(mut live) => self.serve(&mut live).await,
            Err(error) => End::Error(error),
        };
        if let End::Error(error) = end {
            self.note_failure(&error);
            self.refuse_messages(&error);
        }
    }

    fn note_failure(&self, error: &HostError) {
        if let HostError::NoTable(_) | HostError::Closing = error {
            return;
        }
        self.context.metrics.failures.add(1);
        tracing::error!(table = %self.id, %error, "the table failed: it will be loaded again when it is needed");
        if let HostError::Failed(_) | HostError::Store(_) = error {
            // A bot may have to decide there, and nobody else may ask.
            self.context.timers.set(self.context.now() + RETRY_INTERVAL, self.id);
        }
    }

    async fn serve(&mut self, live: &mut LiveTable) -> End {
        let context = Arc::clone(&self.context);
        let time = &context.settings.time;
        loop {
            // One reading of the clock for both: if it ran out between two, nothing would wait for it.
            let now = match live.catch_up().await {
                Ok(now) => now,
                Err(error) => return End::Error(error),
            };
            let table = live.table();
            let pending = self.pending(&table, now).filter(|_| self.lets_bots_play(live, now));
            self.driver.drive(pending, &table, &context);
            let deadline = table.clock.deadline().map(|(_, end)| end).filter(|end| *end > now);
            let time_over = async {
                match deadline {
                    Some(end) => time.until(end).await,
                    None => std::future::pending().await,
                }
            };
            let done = tokio::select! {
                () = context.closing() => Err(HostError::Closing),
                message = self.messages.recv() => match message {
                    Some(message) => self.handle(message, live).await,
                    None => Err(HostError::Closing),
                },
                choice = self.driver.next_choice() => self.decide(choice, live).await,
                // The loop looks at the clock again.
                () = time_over => Ok(()),
                () = time.wait(context.settings.idle_timeout) => match self.put_away(live) {
                    true => return End::Idle,
                    false => Ok(()),
                },
            };
            if let Err(error) = done {
                return End::Error(error);
            }
            live.store_snapshot().await;
        }
    }

    /// The decision that the host has to make now, and in which position.
    fn pending(&self, table: &Table, now: Timestamp) -> Option<(PendingDecision, Game)> {
        let pending = PendingDecision::at(table, &self.context.settings, now)?;
        Some((pending, *table.record.as_ref()?.game()))
    }

    /// Whether bots go on: always where people play, and elsewhere as long as the table is followed or has lately
    /// looked at it.
    fn lets_bots_play(&self, live: &LiveTable, now: Timestamp) -> bool {
        let timeout = self.context.settings.unwatched_timeout;
        let is_watched = || live.is_followed() || self.asked.is_some_and(|asked| now < asked + timeout);
        !live.table().persons().is_empty() || is_watched()
    }

    /// Handles a message. An error ends this actor: what is on disk counts then.
    async fn handle(&mut self, message: Message, live: &mut LiveTable) -> Result<(), HostError> {
        self.asked = Some(self.context.now());
        // The caller may be gone by now: then nobody hears the answer.
        match message {
            Message::Get { reply } => _ = reply.send(Ok(live.table())),
            Message::Follow { reply } => _ = reply.send(Ok(live.subscribe())),
            Message::Send { by, command, reply } => {
                let answer = live.carry_out(by, command).await;
                let failure = match &answer {
                    Ok(_) => Ok(()),
                    Err(SendError::Refused(refusal)) => self.count_refusal(refusal),
                    Err(SendError::Host(error)) => self.fail(error),
                };
                _ = reply.send(answer);
                return failure;
            }
            Message::Forget { person, reply } => {
                let forgotten = live.forget(person).await;
                _ = reply.send(forgotten.clone());
                return forgotten;
            }
            Message::Rematch { by, reply } => {
                let table = rematch::open(live, by, &self.context).await;
                let failure = match &table {
                    Ok(_) | Err(RematchError::Open(_)) => Ok(()),
                    Err(RematchError::Refused(refusal)) => self.count_refusal(refusal),
                    Err(RematchError::Host(error)) => self.fail(error),
                };
                _ = reply.send(table);
                return failure;
            }
        }
        Ok(())
    }

    /// Counts a refusal. Nothing has changed, and this actor goes on.
    fn count_refusal(&self, refusal: &Refusal) -> Result<(), HostError> {
        self.context.metrics.count_refusal(refusal);
        Ok(())
    }

    /// Ends this actor, because nobody knows what was written. Those who wait are told if the database file is gone.
    fn fail(&self, error: &HostError) -> Result<(), HostError> {
        tracing::error!(table = %self.id, %error, "a write failed: the table will be loaded again to see whether it was stored");
        match error {
            HostError::Store(StoreError::Replaced | StoreError::LogReplaced) => Err(error.clone()),
            _ => Err(HostError::Failed(self.id)),
        }
    }

    /// Carries out what a bot chose. If the table refuses that, the game goes on with the first legal action.
    async fn decide(&mut self, choice: Option<SeatChoice>, live: &mut LiveTable) -> Result<(), HostError> {
        let Some(choice) = choice else { return Ok(()) };
        let table = live.table();
        self.note_complaint(&choice);
        let pending = self.pending(&table, self.context.now());
        if pending.is_none_or(|(pending, game)| pending != choice.pending || game != choice.game) {
            return Ok(());
        }
        for action in [choice.action, first_legal(&choice.game)].into_iter().flatten() {
            match live.carry_out(Actor::Host, command(&choice, action, table.last)).await {
                Ok(_) => return Ok(()),
                Err(SendError::Host(error)) => return self.fail(&error),
                // The system clock was set back meanwhile.
                Err(SendError::Refused(Refusal::TimeLeft { .. })) => return Ok(()),
                Err(SendError::Refused(refusal)) => {
                    let (seat, number) = (choice.pending.seat.number(), table.last);
                    tracing::warn!(table = %self.id, seat, number, %refusal, "the decision of a bot was refused");
                }
            }
        }
        self.driver.give_up(table.last);
        Ok(())
    }

    fn note_complaint(&self, choice: &SeatChoice) {
        if let Some(complaint) = &choice.complaint {
            self.context.metrics.complaints.add(1);
            let seat = choice.pending.seat.number();
            tracing::warn!(table = %self.id, seat, complaint, "the first legal action is taken instead");
        }
    }

    /// Puts the table away, unless it is followed, a bot is thinking, or a clock runs out soon. Says whether it did.
    fn put_away(&self, live: &LiveTable) -> bool {
        let deadline = live.table().clock.deadline().map(|(_, end)| end);
        let is_soon =
            deadline.is_some_and(|end| end <= self.context.now() + self.context.settings.idle_timeout);
        if live.is_followed() || self.driver.is_busy() || is_soon {
            return false;
        }
        let is_put_away =
            self.registry.upgrade().is_none_or(|registry| registry.put_away(self.id, &self.messages));
        if let Some(end) = deadline.filter(|_| is_put_away) {
            self.context.timers.set(end, self.id);
        }
        is_put_away
    }

    /// Tells everybody who waits for an answer that there will be none. The next message loads the table anew.
    fn refuse_messages(&mut self, error: &HostError) {
        if let Some(registry) = self.registry.upgrade() {
            registry.remove(self.id);
        }
        self.messages.close();
        while let Ok(message) = self.messages.try_recv() {
            message.refuse(error.clone());
        }
    }
}

fn command(choice: &SeatChoice, action: Action, seen: EventNumber) -> Command {
    let seat = choice.pending.seat.number() as u8;
    let action = choice.game.write_action(action);
    match choice.pending.cause {
        Cause::BotSeat => Command::BotDecides { seat, seen, action },
        Cause::TimeOver => Command::TimeDecides { seat, seen, action },
    }
}
