//! The keeper of a table: a task that answers commands one by one, has bots decide, and watches the clock.

use std::sync::{Arc, Weak};
use std::time::Duration;

use carvania_rules::{Action, Game};
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
use crate::table::seat_driver::{Choice, SeatDriver, first_legal};

/// So many messages wait at one table; whoever sends more waits with theirs.
const MESSAGE_BUFFER: usize = 32;

/// A table that failed is looked at again after so long.
const RETRY_INTERVAL: Duration = Duration::from_secs(30);

/// What reaches a keeper.
pub(crate) type TableHandle = mpsc::Sender<Message>;

/// The keeper of one table.
pub(crate) struct TableActor {
    id: TableId,
    context: Arc<Context>,
    registry: Weak<TableRegistry>,
    messages: mpsc::Receiver<Message>,
    driver: SeatDriver,
    /// When somebody last asked something of the table.
    asked: Option<Timestamp>,
    _awake: Present,
}

/// Cause a keeper ends.
enum End {
    /// Nobody wants anything of the table.
    Rest,
    /// The host stops, or the table cannot be kept.
    Error(HostError),
}

/// A keeper that does not run yet, and how it is reached.
pub(crate) fn channel(
    id: TableId,
    context: Arc<Context>,
    registry: Weak<TableRegistry>,
) -> (TableHandle, TableActor) {
    let (handle, messages) = mpsc::channel(MESSAGE_BUFFER);
    let awake = Metrics::present(&context.metrics, |metrics| &metrics.tables_awake);
    let (driver, asked) = (SeatDriver::default(), None);
    let keeper = TableActor { id, context, registry, messages, driver, asked, _awake: awake };
    (handle, keeper)
}

impl TableActor {
    /// Keeps the table until nobody wants anything of it, or the host stops.
    pub(crate) async fn run(mut self) {
        let end = match LiveTable::load(self.id, Arc::clone(&self.context)).await {
            Ok(mut kept) => self.keep(&mut kept).await,
            Err(error) => End::Error(error),
        };
        if let End::Error(error) = end {
            self.note_failure(&error);
            self.fail(&error);
        }
    }

    fn note_failure(&self, error: &HostError) {
        if let HostError::NoTable(_) | HostError::Closing = error {
            return;
        }
        self.context.metrics.failures.add(1);
        tracing::error!(table = %self.id, %error, "put aside: it is read anew when somebody asks");
        if let HostError::Failed(_) | HostError::Store(_) = error {
            // A bot may be to decide there, and nobody else may ask.
            self.context.timers.set(self.context.now() + RETRY_INTERVAL, self.id);
        }
    }

    async fn keep(&mut self, kept: &mut LiveTable) -> End {
        let context = Arc::clone(&self.context);
        let time = &context.settings.time;
        loop {
            // One moment for both: a clock that runs out between two would be waited for by nobody.
            let (table, now) = (kept.table(), context.now());
            let pending = self.pending(&table, now).filter(|_| self.goes_on(kept, now));
            self.driver.attend(pending, &table, &context);
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
                    Some(message) => self.attend_to(message, kept).await,
                    None => Err(HostError::Closing),
                },
                choice = self.driver.decided() => self.decide(choice, kept).await,
                // The loop looks at the clock again.
                () = time_over => Ok(()),
                () = time.wait(context.settings.idle_timeout) => match self.rest(kept) {
                    true => return End::Rest,
                    false => Ok(()),
                },
            };
            if let Err(error) = done {
                return End::Error(error);
            }
            kept.tidy().await;
        }
    }

    /// What the host has to decide now, and in which position.
    fn pending(&self, table: &Table, now: Timestamp) -> Option<(PendingDecision, Game)> {
        let pending = PendingDecision::at(table, &self.context.settings, now)?;
        Some((pending, *table.record.as_ref()?.game()))
    }

    /// Whether bots go on: they do where people play, and where nobody does as long as somebody follows or has looked
    /// lately.
    fn goes_on(&self, kept: &LiveTable, now: Timestamp) -> bool {
        let lasts = self.context.settings.unwatched_timeout;
        let is_watched = || kept.is_followed() || self.asked.is_some_and(|asked| now < asked + lasts);
        !kept.table().persons().is_empty() || is_watched()
    }

    /// Answers a message. An error is the end of this keeper: what is on disk counts then.
    async fn attend_to(&mut self, message: Message, kept: &mut LiveTable) -> Result<(), HostError> {
        self.asked = Some(self.context.now());
        // Whoever asked may be gone by now: then nobody hears the answer.
        match message {
            Message::Get { reply } => _ = reply.send(Ok(kept.table())),
            Message::Follow { reply } => _ = reply.send(Ok(kept.subscribe())),
            Message::Send { by, command, reply } => {
                let answer = kept.carry_out(by, command).await;
                let failure = match &answer {
                    Ok(_) => Ok(()),
                    Err(SendError::Refused(refusal)) => self.refused(refusal),
                    Err(SendError::Host(error)) => self.failed(error),
                };
                _ = reply.send(answer);
                return failure;
            }
            Message::Forget { person, reply } => {
                let forgotten = kept.forget(person).await;
                _ = reply.send(forgotten.clone());
                return forgotten;
            }
            Message::Rematch { by, reply } => {
                let table = rematch::open(kept, by, &self.context).await;
                let failure = match &table {
                    Ok(_) | Err(RematchError::Open(_)) => Ok(()),
                    Err(RematchError::Refused(refusal)) => self.refused(refusal),
                    Err(RematchError::Host(error)) => self.failed(error),
                };
                _ = reply.send(table);
                return failure;
            }
        }
        Ok(())
    }

    /// Nothing has changed, and this keeper goes on.
    fn refused(&self, refusal: &Refusal) -> Result<(), HostError> {
        self.context.metrics.refused(refusal);
        Ok(())
    }

    /// Nobody knows what was written, and this keeper ends.
    fn failed(&self, error: &HostError) -> Result<(), HostError> {
        tracing::error!(table = %self.id, %error, "what was to be written may not have been");
        Err(HostError::Failed(self.id))
    }

    /// Carries out what a bot chose. Where that cannot be, the game goes on with the first legal action.
    async fn decide(&mut self, choice: Option<Choice>, kept: &mut LiveTable) -> Result<(), HostError> {
        let Some(choice) = choice else { return Ok(()) };
        let table = kept.table();
        self.note_complaint(&choice);
        let pending = self.pending(&table, self.context.now());
        if pending.is_none_or(|(pending, game)| pending != choice.pending || game != choice.game) {
            return Ok(());
        }
        for action in [choice.action, first_legal(&choice.game)].into_iter().flatten() {
            match kept.carry_out(Actor::Host, command(&choice, action, table.last)).await {
                Ok(_) => return Ok(()),
                Err(SendError::Host(error)) => return self.failed(&error),
                // The clock on the system was set back meanwhile.
                Err(SendError::Refused(Refusal::TimeLeft { .. })) => return Ok(()),
                Err(SendError::Refused(refusal)) => {
                    let seat = choice.pending.seat.number();
                    tracing::warn!(table = %self.id, seat, number = table.last, %refusal, "no decision");
                }
            }
        }
        self.driver.give_up(table.last);
        Ok(())
    }

    fn note_complaint(&self, choice: &Choice) {
        if let Some(complaint) = &choice.complaint {
            self.context.metrics.complaints.add(1);
            let seat = choice.pending.seat.number();
            tracing::warn!(table = %self.id, seat, complaint, "the first legal action is taken instead");
        }
    }

    /// Whether the table can be put away: nobody follows it, nobody thinks, and no clock runs out soon.
    fn rest(&self, kept: &LiveTable) -> bool {
        let deadline = kept.table().clock.deadline().map(|(_, end)| end);
        let is_soon =
            deadline.is_some_and(|end| end <= self.context.now() + self.context.settings.idle_timeout);
        if kept.is_followed() || self.driver.is_busy() || is_soon {
            return false;
        }
        let is_put_away =
            self.registry.upgrade().is_none_or(|registry| registry.put_away(self.id, &self.messages));
        if let Some(end) = deadline.filter(|_| is_put_away) {
            self.context.timers.set(end, self.id);
        }
        is_put_away
    }

    /// Tells everybody who waits for an answer that there is none. Whoever asks next wakes the table anew.
    fn fail(&mut self, error: &HostError) {
        if let Some(registry) = self.registry.upgrade() {
            registry.forget(self.id);
        }
        self.messages.close();
        while let Ok(message) = self.messages.try_recv() {
            message.refuse(error.clone());
        }
    }
}

fn command(choice: &Choice, action: Action, seen: EventNumber) -> Command {
    let seat = choice.pending.seat.number() as u8;
    let action = choice.game.write_action(action);
    match choice.pending.why {
        Cause::Plays => Command::BotDecides { seat, seen, action },
        Cause::TimeOver => Command::TimeDecides { seat, seen, action },
    }
}
