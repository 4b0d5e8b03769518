//! How many live connections there are, in all and from each address.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use crate::error::Problem;
use crate::guard::address::Address;
use crate::settings::Streams;

/// Counts live connections.
#[derive(Clone)]
pub(crate) struct StreamCounter {
    most: Streams,
    open: Arc<Mutex<HashMap<Address, usize>>>,
}

/// A live connection that is counted until it ends.
pub(crate) struct Connection {
    counted: StreamCounter,
    address: Address,
}

impl StreamCounter {
    pub(crate) fn new(most: Streams) -> StreamCounter {
        StreamCounter { most, open: Arc::default() }
    }

    /// How many there are.
    pub(crate) fn total(&self) -> usize {
        self.with(|open| open.values().sum())
    }

    /// One more, if there may be.
    pub(crate) fn open(&self, address: Address) -> Result<Connection, Problem> {
        self.with(|open| {
            if open.values().sum::<usize>() >= self.most.total {
                return Err(Problem::Full);
            }
            let count = open.entry(address).or_default();
            if *count >= self.most.per_address {
                return Err(Problem::TooMany { seconds: 30 });
            }
            *count += 1;
            Ok(Connection { counted: self.clone(), address })
        })
    }

    fn with<T>(&self, look: impl FnOnce(&mut HashMap<Address, usize>) -> T) -> T {
        // Nothing done under this lock can panic halfway.
        look(&mut self.open.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

impl Drop for Connection {
    fn drop(&mut self) {
        self.counted.with(|open| {
            let Some(count) = open.get_mut(&self.address) else { return };
            *count -= 1;
            if *count == 0 {
                open.remove(&self.address);
            }
        });
    }
}

#[cfg(test)]
mod tests {
    use std::net::IpAddr;

    use super::*;

    #[test]
    fn connections_are_counted_until_they_end() {
        let counted = StreamCounter::new(Streams { total: 3, per_address: 2 });
        let [one, other] = [[192, 0, 2, 1], [192, 0, 2, 2]].map(|bytes| Address(IpAddr::from(bytes)));
        let first = counted.open(one).expect("room");
        let _second = counted.open(one).expect("room");
        assert_eq!(counted.open(one).err(), Some(Problem::TooMany { seconds: 30 }));
        let _third = counted.open(other).expect("room");
        assert_eq!(counted.open(other).err(), Some(Problem::Full));
        drop(first);
        assert_eq!(counted.total(), 2);
        assert!(counted.open(one).is_ok());
    }
}
