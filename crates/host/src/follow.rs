//! Following a table: everything that happened after a number, then everything that happens.

use std::collections::VecDeque;
use std::sync::{Arc, Weak};

use carvania_tables::{Event, Number, Table, TableId};
use futures_util::stream::{self, Stream};
use tokio::sync::broadcast::error::RecvError;

use crate::context::Context;
use crate::error::HostError;
use crate::hall::Hall;
use crate::kept::Subscription;
use crate::ledger::Ledger;
use crate::message::Message;
use crate::metrics::{Metrics, Present};

/// Something that happened at a table.
#[derive(Clone, Debug)]
pub struct Update {
    /// What happened.
    pub event: Event,
    /// The table at the event or later: always the newest there is.
    pub table: Arc<Table>,
}

/// Somebody who follows a table. Between two events it holds no more than the place it has reached: if it is too slow
/// for the news it reads what it missed from the store.
struct Follower {
    table: TableId,
    context: Arc<Context>,
    hall: Weak<Hall>,
    /// The last event that was told.
    last: Number,
    missed: VecDeque<Event>,
    subscription: Subscription,
    _present: Present,
}

/// Follows a table from the event after a number on. The last word, when the host closes or fails, is an error.
pub(crate) async fn follow(
    hall: &Arc<Hall>,
    table: TableId,
    after: Number,
) -> Result<impl Stream<Item = Result<Update, HostError>> + Send + use<>, HostError> {
    let context = hall.context();
    let subscription = hall.ask(table, |reply| Message::Follow { reply }).await?;
    // Whoever claims to have seen what never happened is told what happens next.
    let last = after.min(subscription.table.borrow().last);
    let present = Metrics::present(&context.metrics, |metrics| &metrics.followers);
    let hall = Arc::downgrade(hall);
    let missed = VecDeque::new();
    let mut follower = Follower { table, context, hall, last, missed, subscription, _present: present };
    follower.catch_up().await?;
    Ok(stream::unfold(Some(follower), |follower| async {
        let mut follower = follower?;
        match follower.next().await {
            Ok(update) => Some((Ok(update), Some(follower))),
            Err(error) => Some((Err(error), None)),
        }
    }))
}

impl Follower {
    async fn next(&mut self) -> Result<Update, HostError> {
        loop {
            if self.context.is_closing() {
                return Err(HostError::Closing);
            }
            if let Some(event) = self.missed.pop_front() {
                return Ok(self.tell(event));
            }
            let news = tokio::select! {
                () = self.context.closing() => return Err(HostError::Closing),
                news = self.subscription.news.recv() => news,
            };
            match news {
                Ok(event) if event.number <= self.last => {}
                Ok(event) if event.number == self.last + 1 => return Ok(self.tell(event)),
                Ok(_) | Err(RecvError::Lagged(_)) => {
                    self.context.metrics.followers_behind.add(1);
                    self.catch_up().await?;
                }
                Err(RecvError::Closed) => self.subscribe().await?,
            }
        }
    }

    fn tell(&mut self, event: Event) -> Update {
        self.last = event.number;
        Update { event, table: Arc::clone(&self.subscription.table.borrow()) }
    }

    /// Reads what was missed. News of the same events may come as well: they are told once.
    async fn catch_up(&mut self) -> Result<(), HostError> {
        if self.last < self.subscription.table.borrow().last {
            let ledger = Ledger::new(self.context.store.clone(), self.table);
            self.missed = ledger.events(self.last).await?.into();
        }
        Ok(())
    }

    /// The keeper failed: the next one knows how the table stands.
    async fn subscribe(&mut self) -> Result<(), HostError> {
        let hall = self.hall.upgrade().ok_or(HostError::Closing)?;
        self.subscription = hall.ask(self.table, |reply| Message::Follow { reply }).await?;
        self.catch_up().await
    }
}
