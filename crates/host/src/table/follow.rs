//! Following a table: all events after a number, then all that happen from now on.

use std::collections::VecDeque;
use std::sync::{Arc, Weak};

use carvania_store::Store;
use carvania_tables::{Event, EventNumber, Table, TableId};
use futures_util::stream::{self, Stream};
use tokio::sync::broadcast::error::RecvError;

use crate::context::Context;
use crate::error::HostError;
use crate::metrics::{Metrics, Present};
use crate::table::event_log::EventLog;
use crate::table::live_table::Subscription;
use crate::table::message::Message;
use crate::table::registry::TableRegistry;

/// An event at a table.
#[derive(Clone, Debug)]
pub struct TableUpdate {
    /// The event, as the log has it.
    pub event: Event,
    /// The table at the event or later: always the newest there is.
    pub table: Arc<Table>,
}

/// A cursor in the events of a table. It receives new events from a broadcast channel; if it lags behind, it reads from
/// the store page by page, and holds one page at most.
struct Follower {
    table: TableId,
    context: Arc<Context>,
    registry: Weak<TableRegistry>,
    /// The last event that was delivered.
    last: EventNumber,
    /// The last event to be read from the store.
    goal: EventNumber,
    missed: VecDeque<Event>,
    subscription: Subscription,
    _present: Present,
}

/// Follows a table from the event after a number on. When the host closes or fails, the last item is an error.
pub(crate) async fn follow(
    registry: &Arc<TableRegistry>,
    table: TableId,
    after: EventNumber,
) -> Result<impl Stream<Item = Result<TableUpdate, HostError>> + Send + use<>, HostError> {
    let follower = Follower::begin(registry, table, after).await?;
    Ok(stream::unfold(Some(follower), |follower| async {
        let mut follower = follower?;
        match follower.next().await {
            Ok(update) => Some((Ok(update), Some(follower))),
            Err(error) => Some((Err(error), None)),
        }
    }))
}

impl Follower {
    async fn begin(
        registry: &Arc<TableRegistry>,
        table: TableId,
        after: EventNumber,
    ) -> Result<Follower, HostError> {
        let context = registry.context();
        let subscription = registry.ask(table, |reply| Message::Follow { reply }).await?;
        // A client that claims to have seen later events gets those that come next.
        let last = after.min(subscription.table.borrow().last);
        let present = Metrics::track(&context.metrics, |metrics| &metrics.followers);
        let registry = Arc::downgrade(registry);
        let (goal, missed) = (last, VecDeque::new());
        let mut follower =
            Follower { table, context, registry, last, goal, missed, subscription, _present: present };
        follower.catch_up().await?;
        Ok(follower)
    }

    async fn next(&mut self) -> Result<TableUpdate, HostError> {
        loop {
            if self.context.is_closing() {
                return Err(HostError::Closing);
            }
            if let Some(event) = self.missed.pop_front() {
                return Ok(self.advance(event));
            }
            if self.last < self.goal {
                self.read().await?;
                continue;
            }
            let event = tokio::select! {
                () = self.context.closing() => return Err(HostError::Closing),
                event = self.subscription.events.recv() => event,
            };
            match event {
                Ok(event) if event.number <= self.last => {}
                Ok(event) if event.number == self.last + 1 => return Ok(self.advance(event)),
                Ok(_) | Err(RecvError::Lagged(_)) => {
                    self.context.metrics.followers_behind.add(1);
                    self.catch_up().await?;
                }
                Err(RecvError::Closed) => self.subscribe().await?,
            }
        }
    }

    fn advance(&mut self, event: Event) -> TableUpdate {
        self.last = event.number;
        let event = event.without_key();
        TableUpdate { event, table: Arc::clone(&self.subscription.table.borrow()) }
    }

    /// Reads what was missed up to now. The same events may come from the channel as well: each is delivered once.
    async fn catch_up(&mut self) -> Result<(), HostError> {
        self.goal = self.subscription.table.borrow().last;
        if self.last < self.goal { self.read().await } else { Ok(()) }
    }

    /// Reads a page. A follower that lacks no more than that does not wait for those that lack many.
    async fn read(&mut self) -> Result<(), HostError> {
        let event_log = EventLog::new(self.context.store.clone(), self.table);
        let is_tail = self.goal - self.last <= Store::PAGE as EventNumber;
        let page = if is_tail { event_log.tail(self.last).await } else { event_log.backlog(self.last).await };
        self.missed = page?.into();
        // Later events are on disk before the table has them. They come from the channel, with the table that has them.
        let known = self.missed.partition_point(|event| event.number <= self.goal);
        self.missed.truncate(known);
        // Events that are not there are not waited for.
        self.goal = if self.missed.is_empty() { self.last } else { self.goal };
        Ok(())
    }

    /// Subscribes again after the actor has failed: the next one knows how the table stands.
    async fn subscribe(&mut self) -> Result<(), HostError> {
        let registry = self.registry.upgrade().ok_or(HostError::Closing)?;
        self.subscription = registry.ask(self.table, |reply| Message::Follow { reply }).await?;
        self.catch_up().await
    }
}

#[cfg(test)]
mod tests {
    use carvania_store::Index;
    use carvania_tables::{Actor, Command, EventKind, Options, PersonId, Timestamp};
    use futures_util::FutureExt;

    use super::*;
    use crate::host::Host;
    use crate::settings::Settings;
    use crate::table::event_log;

    /// A host with a lobby that Ada has opened.
    async fn lobby() -> (Store, Host, PersonId, TableId) {
        let store = Store::in_memory().await.unwrap();
        let host = Host::start(store.clone(), Settings::default()).await.unwrap();
        let (ada, _) = host.people().guest("Ada").await.unwrap();
        let options = serde_json::json!({ "game": "GE", "seats": [{ "person": ada }, "open"] });
        let options: Options = serde_json::from_value(options).unwrap();
        let table = host.open(ada, options).await.unwrap().id;
        (store, host, ada, table)
    }

    /// Writes chat messages with the numbers from 2 to `last`, without the actor of the table.
    async fn write_behind(store: &Store, table: TableId, person: PersonId, last: EventNumber) {
        let said =
            |number| Event { number, at: Timestamp(1), kind: EventKind::Said { person, text: "a".into() } };
        let rows: Vec<_> = (2..=last).map(|number| event_log::row(&said(number))).collect();
        store.append(table.0, &rows, &Index::default()).await.unwrap();
    }

    #[tokio::test]
    async fn an_update_has_a_table_that_has_its_event() {
        let (store, host, ada, table) = lobby().await;
        assert_eq!(host.table(table).await.unwrap().last, 1);
        write_behind(&store, table, ada, 3).await;
        // The actor has not heard of these events, as when it has written them and not replaced its table yet.
        let mut follower = Follower::begin(host.registry(), table, 0).await.unwrap();
        assert_eq!(follower.next().await.unwrap().event.number, 1);
        assert!(follower.next().now_or_never().is_none(), "the table does not have the second event yet");
        host.send(table, Actor::Person(ada), Command::Say { text: "b".into() }).await.unwrap();
        for number in 2..=4 {
            let update = follower.next().await.unwrap();
            assert_eq!(update.event.number, number);
            assert!(update.table.last >= number, "{} at {number}", update.table.last);
        }
    }

    #[tokio::test]
    async fn a_follower_that_is_far_behind_holds_one_page() {
        let (store, host, ada, table) = lobby().await;
        let last = 4 * Store::PAGE as EventNumber + 3;
        write_behind(&store, table, ada, last).await;
        let mut follower = Follower::begin(host.registry(), table, 0).await.unwrap();
        for number in 1..=last {
            assert!(follower.missed.len() <= Store::PAGE, "{}", follower.missed.len());
            assert_eq!(follower.next().await.unwrap().event.number, number);
        }
        assert!(follower.missed.is_empty());
    }
}
