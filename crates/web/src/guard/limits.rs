//! How often one address or person may ask.

use axum::extract::{Request, State};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use carvania_tables::PersonId;

use crate::app::App;
use crate::error::Problem;
use crate::guard::address::Address;
use crate::guard::buckets::Buckets;
use crate::guard::streams::Counted;
use crate::settings::Limits;

/// The buckets of everybody.
pub(crate) struct Allowance {
    address: Buckets<Address>,
    person: Buckets<PersonId>,
    guests: Buckets<Address>,
    tables: Buckets<PersonId>,
    /// Live connections.
    pub(crate) streams: Counted,
}

impl Allowance {
    pub(crate) fn new(limits: Limits) -> Allowance {
        Allowance {
            address: Buckets::new(limits.address),
            person: Buckets::new(limits.person),
            guests: Buckets::new(limits.guests),
            tables: Buckets::new(limits.tables),
            streams: Counted::new(limits.streams),
        }
    }

    /// A person wants to change something.
    pub(crate) fn change(&self, person: PersonId) -> Result<(), Problem> {
        self.person.take(person).map_err(too_many)
    }

    /// Somebody wants to be a new person.
    pub(crate) fn guest(&self, address: Address) -> Result<(), Problem> {
        self.guests.take(address).map_err(too_many)
    }

    /// A person wants to open a table.
    pub(crate) fn table(&self, person: PersonId) -> Result<(), Problem> {
        self.tables.take(person).map_err(too_many)
    }
}

fn too_many(seconds: u64) -> Problem {
    Problem::TooMany { seconds }
}

/// Refuses an address that asks too often, and remembers the address of one that does not.
pub(crate) async fn address(State(app): State<App>, mut request: Request, next: Next) -> Response {
    let address = Address::of(&request, app.settings().trust_proxy);
    if let Err(seconds) = app.allowance().address.take(address) {
        return too_many(seconds).into_response();
    }
    request.extensions_mut().insert(address);
    next.run(request).await
}
