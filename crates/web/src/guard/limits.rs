//! How often one address or person may ask.

use std::hash::Hash;
use std::time::Duration;

use axum::extract::{Request, State};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use carvania_host::task;
use carvania_tables::{Options, PersonId};

use crate::app::App;
use crate::error::Problem;
use crate::guard::address::Address;
use crate::guard::buckets::Buckets;
use crate::guard::counter::Counter;
use crate::settings::Limits;

/// A table that goes on from a game counts once more for every so many bytes of its record: some 800 actions, far more
/// than most games have.
const BRANCH_BYTES: usize = 5_000;

/// Looking back on a game costs once more for every so many actions. Most games have 300 to 800.
const ACTIONS_OF_A_REQUEST: usize = 250;

/// The buckets of everybody.
pub(crate) struct Allowance {
    address: Buckets<Address>,
    person: Buckets<PersonId>,
    guests: Buckets<Address>,
    tables: Buckets<PersonId>,
    tables_of_address: Buckets<Address>,
    packs: Buckets<Address>,
    messages: Buckets<PersonId>,
    records: Buckets<PersonId>,
    records_of_address: Buckets<Address>,
    reviews_of_address: Buckets<Address>,
    /// The live updates that are open.
    pub(crate) streams: Counter,
    /// The connections that are open.
    pub(crate) connections: Counter,
}

/// A limit as it is told to those who watch over the server.
pub(crate) struct Gauge {
    pub(crate) name: &'static str,
    /// How much anybody may have at once.
    pub(crate) most: f64,
    /// How much whoever has most of it has now.
    pub(crate) highest: f64,
    /// How often it refused somebody, where that is counted.
    pub(crate) refused: Option<u64>,
}

impl Gauge {
    fn of<K: Eq + Hash>(name: &'static str, buckets: &Buckets<K>) -> Gauge {
        let (most, highest, refused) = (buckets.most(), buckets.highest(), Some(buckets.refused()));
        Gauge { name, most, highest, refused }
    }

    pub(crate) fn count(name: &'static str, most: usize, highest: usize) -> Gauge {
        Gauge { name, most: most as f64, highest: highest as f64, refused: None }
    }
}

impl Allowance {
    pub(crate) fn new(limits: Limits) -> Allowance {
        Allowance {
            address: Buckets::new(limits.address),
            person: Buckets::new(limits.person),
            guests: Buckets::new(limits.guests),
            tables: Buckets::new(limits.tables),
            tables_of_address: Buckets::new(limits.tables_of_address),
            packs: Buckets::new(limits.packs),
            messages: Buckets::new(limits.messages),
            records: Buckets::new(limits.records),
            records_of_address: Buckets::new(limits.records_of_address),
            reviews_of_address: Buckets::new(limits.reviews_of_address),
            streams: Counter::new(limits.streams),
            connections: Counter::new(limits.connections),
        }
    }

    /// All limits that are kept here, named as their options are.
    pub(crate) fn gauges(&self) -> Vec<Gauge> {
        let (streams, connections) = (&self.streams, &self.connections);
        vec![
            Gauge::of("requests-per-second", &self.address),
            Gauge::of("rate-changes", &self.person),
            Gauge::of("rate-guests", &self.guests),
            Gauge::of("rate-tables", &self.tables),
            Gauge::of("rate-tables-of-address", &self.tables_of_address),
            Gauge::of("rate-packs", &self.packs),
            Gauge::of("rate-messages", &self.messages),
            Gauge::of("rate-records", &self.records),
            Gauge::of("rate-records-of-address", &self.records_of_address),
            Gauge::of("rate-reviews-of-address", &self.reviews_of_address),
            Gauge::count("most-streams", streams.most().total, streams.total()),
            Gauge::count("most-streams-of-address", streams.most().per_address, streams.highest()),
            Gauge::count("most-connections", connections.most().total, connections.total()),
            Gauge::count(
                "most-connections-of-address",
                connections.most().per_address,
                connections.highest(),
            ),
        ]
    }

    /// A person wants to change something.
    pub(crate) fn change(&self, person: PersonId) -> Result<(), Problem> {
        self.person.take(person).map_err(too_many)
    }

    /// A newcomer wants to be known.
    pub(crate) fn guest(&self, address: Address) -> Result<(), Problem> {
        self.guests.take(address).map_err(too_many)
    }

    /// A person wants to open a table.
    pub(crate) fn table(&self, person: PersonId, from: Address) -> Result<(), Problem> {
        self.take_tables(person, from, 1.0)
    }

    /// What a table costs besides that is opened so: the game that it goes on from is read, kept and told again.
    pub(crate) fn branch(&self, person: PersonId, from: Address, options: &Options) -> Result<(), Problem> {
        let length = options.branch.as_ref().map_or(0, |branch| branch.record.len());
        match length / BRANCH_BYTES {
            0 => Ok(()),
            more => self.take_tables(person, from, more as f64),
        }
    }

    fn take_tables(&self, person: PersonId, from: Address, many: f64) -> Result<(), Problem> {
        self.tables.take_many(person, many).map_err(too_many)?;
        self.tables_of_address.take_many(from, many).map_err(too_many)
    }

    /// A person wants to add a component pack that is not here yet.
    pub(crate) fn pack(&self, from: Address) -> Result<(), Problem> {
        self.packs.take(from).map_err(too_many)
    }

    /// A person wants to say something.
    pub(crate) fn message(&self, person: PersonId) -> Result<(), Problem> {
        self.messages.take(person).map_err(too_many)
    }

    /// A person brings a record.
    pub(crate) fn record(&self, person: PersonId, from: Address) -> Result<(), Problem> {
        self.records.take(person).map_err(too_many)?;
        self.records_of_address.take(from).map_err(too_many)
    }

    /// A person has a game reviewed.
    pub(crate) fn review(&self, from: Address) -> Result<(), Problem> {
        self.reviews_of_address.take(from).map_err(too_many)
    }

    /// Somebody looks back on a game of so many actions: a long one is as dear as many requests.
    pub(crate) fn look_back(&self, from: Address, actions: usize) -> Result<(), Problem> {
        match actions / ACTIONS_OF_A_REQUEST {
            0 => Ok(()),
            more => self.address.take_many(from, more as f64).map_err(too_many),
        }
    }

    /// Waits until an address may ask once more.
    pub(crate) async fn wait(&self, from: Address) {
        while let Err(seconds) = self.address.take(from) {
            task::sleep(Duration::from_secs(seconds)).await;
        }
    }
}

fn too_many(seconds: u64) -> Problem {
    Problem::TooMany { seconds }
}

/// What watches over the server asks as often as it likes, from whatever address.
const UNLIMITED: [&str; 3] = ["/healthz", "/readyz", "/metrics"];

/// Refuses an address that asks too often, and remembers the address of one that does not.
pub(crate) async fn limit_address(State(app): State<App>, mut request: Request, next: Next) -> Response {
    let address = Address::of(&request, app.settings().trust_proxy);
    let is_limited = !UNLIMITED.contains(&request.uri().path());
    if is_limited && let Err(seconds) = app.allowance().address.take(address) {
        return too_many(seconds).into_response();
    }
    request.extensions_mut().insert(address);
    next.run(request).await
}

#[cfg(test)]
mod tests {
    use carvania_tables::Branch;

    use super::*;

    #[tokio::test(start_paused = true)]
    async fn a_game_that_goes_on_from_a_long_one_counts_as_many() {
        let allowance = Allowance::new(Limits::around(100));
        let (ada, from) = (PersonId(1), Address::default());
        let plain = serde_json::json!({ "game": "GE", "seats": ["open", "open"] });
        let plain: Options = serde_json::from_value(plain).expect("options");
        let branched = |bytes: usize| Options {
            branch: Some(Branch { record: " ".repeat(bytes), from: None }),
            ..plain.clone()
        };
        let open = |options: &Options| {
            allowance.table(ada, from)?;
            allowance.branch(ada, from, options)
        };
        // Thirty at once, of whatever is as short as games are.
        for _ in 0..30 {
            assert_eq!(open(&branched(4_000)), Ok(()));
        }
        assert_eq!(open(&plain), Err(Problem::TooMany { seconds: 5 }));
        tokio::time::advance(Duration::from_secs(150)).await;
        // Twenty thousand actions are two thirds of what is to be had at once.
        assert_eq!(open(&branched(100_000)), Ok(()));
        assert!(open(&branched(100_000)).is_err());
    }
}
