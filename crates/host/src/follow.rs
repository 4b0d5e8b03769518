//! Following a table: everything that happened after a number, then everything that happens.

use std::collections::VecDeque;
use std::sync::{Arc, Weak};

use carvania_store::Store;
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

/// Somebody who follows a table. Between two events it holds the place it has reached, and a page of what it missed at
/// most: if it is too slow for the news it reads from the store, page by page.
struct Follower {
    table: TableId,
    context: Arc<Context>,
    hall: Weak<Hall>,
    /// The last event that was told.
    last: Number,
    /// Up to here it reads from the store.
    goal: Number,
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
    let follower = Follower::begin(hall, table, after).await?;
    Ok(stream::unfold(Some(follower), |follower| async {
        let mut follower = follower?;
        match follower.next().await {
            Ok(update) => Some((Ok(update), Some(follower))),
            Err(error) => Some((Err(error), None)),
        }
    }))
}

impl Follower {
    async fn begin(hall: &Arc<Hall>, table: TableId, after: Number) -> Result<Follower, HostError> {
        let context = hall.context();
        let subscription = hall.ask(table, |reply| Message::Follow { reply }).await?;
        // Whoever claims to have seen what never happened is told what happens next.
        let last = after.min(subscription.table.borrow().last);
        let present = Metrics::present(&context.metrics, |metrics| &metrics.followers);
        let hall = Arc::downgrade(hall);
        let (goal, missed) = (last, VecDeque::new());
        let mut follower =
            Follower { table, context, hall, last, goal, missed, subscription, _present: present };
        follower.catch_up().await?;
        Ok(follower)
    }

    async fn next(&mut self) -> Result<Update, HostError> {
        loop {
            if self.context.is_closing() {
                return Err(HostError::Closing);
            }
            if let Some(event) = self.missed.pop_front() {
                return Ok(self.tell(event));
            }
            if self.last < self.goal {
                self.read().await?;
                continue;
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
        let event = event.without_key();
        Update { event, table: Arc::clone(&self.subscription.table.borrow()) }
    }

    /// Reads what was missed up to now. News of the same events may come as well: they are told once.
    async fn catch_up(&mut self) -> Result<(), HostError> {
        self.goal = self.subscription.table.borrow().last;
        if self.last < self.goal { self.read().await } else { Ok(()) }
    }

    /// Reads a page. Who lacks no more than that does not wait for those who lack many.
    async fn read(&mut self) -> Result<(), HostError> {
        let ledger = Ledger::new(self.context.store.clone(), self.table);
        let is_tail = self.goal - self.last <= Store::PAGE as Number;
        let page = if is_tail { ledger.tail(self.last).await } else { ledger.backlog(self.last).await };
        self.missed = page?.into();
        // What is not there is not waited for.
        self.goal = if self.missed.is_empty() { self.last } else { self.goal };
        Ok(())
    }

    /// The keeper failed: the next one knows how the table stands.
    async fn subscribe(&mut self) -> Result<(), HostError> {
        let hall = self.hall.upgrade().ok_or(HostError::Closing)?;
        self.subscription = hall.ask(self.table, |reply| Message::Follow { reply }).await?;
        self.catch_up().await
    }
}

#[cfg(test)]
mod tests {
    use carvania_store::Index;
    use carvania_tables::{Fact, Moment, Options};

    use super::*;
    use crate::host::Host;
    use crate::ledger;
    use crate::settings::Settings;

    #[tokio::test]
    async fn who_is_far_behind_holds_one_page() {
        let store = Store::in_memory().await.unwrap();
        let host = Host::start(store.clone(), Settings::default()).await.unwrap();
        let (ada, _) = host.people().guest("Ada").await.unwrap();
        let options = serde_json::json!({ "game": "GE", "seats": [{ "person": ada }, "open"] });
        let options: Options = serde_json::from_value(options).unwrap();
        let table = host.open(ada, options).await.unwrap().id;
        let said =
            |number| Event { number, at: Moment(1), fact: Fact::Said { person: ada, text: "a".into() } };
        let last = 4 * Store::PAGE as Number + 3;
        let rows: Vec<_> = (2..=last).map(|number| ledger::row(&said(number))).collect();
        store.append(table.0, &rows, &Index::default()).await.unwrap();
        let mut follower = Follower::begin(host.hall(), table, 0).await.unwrap();
        for number in 1..=last {
            assert!(follower.missed.len() <= Store::PAGE, "{}", follower.missed.len());
            assert_eq!(follower.next().await.unwrap().event.number, number);
        }
        assert!(follower.missed.is_empty());
    }
}
