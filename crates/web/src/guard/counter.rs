//! How many of something there are at once, in all and from each address: connections, streams of events.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use crate::error::Problem;
use crate::guard::address::Address;
use crate::settings::Most;

/// Counts what lasts for a while.
#[derive(Clone)]
pub(crate) struct Counter {
    most: Most,
    open: Arc<Mutex<HashMap<Address, usize>>>,
}

/// Something that is counted until it is dropped.
pub(crate) struct Counted {
    counted: Counter,
    address: Address,
}

impl Counter {
    pub(crate) fn new(most: Most) -> Counter {
        Counter { most, open: Arc::default() }
    }

    /// How many there are.
    pub(crate) fn total(&self) -> usize {
        self.with(|open| open.values().sum())
    }

    /// How many there may be.
    pub(crate) fn most(&self) -> Most {
        self.most
    }

    /// How many the address has that has most of them.
    pub(crate) fn highest(&self) -> usize {
        self.with(|open| open.values().copied().max().unwrap_or_default())
    }

    /// One more, if there may be.
    pub(crate) fn open(&self, address: Address) -> Result<Counted, Problem> {
        self.with(|open| {
            if open.values().sum::<usize>() >= self.most.total {
                return Err(Problem::Full);
            }
            let count = open.entry(address).or_default();
            if *count >= self.most.per_address {
                return Err(Problem::TooMany { seconds: 30 });
            }
            *count += 1;
            Ok(Counted { counted: self.clone(), address })
        })
    }

    fn with<T>(&self, look: impl FnOnce(&mut HashMap<Address, usize>) -> T) -> T {
        // Nothing done under this lock can panic halfway.
        look(&mut self.open.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

impl Drop for Counted {
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
        let counted = Counter::new(Most { total: 3, per_address: 2 });
        let [one, other] = [[192, 0, 2, 1], [192, 0, 2, 2]].map(|bytes| Address(IpAddr::from(bytes)));
        let first = counted.open(one).expect("room");
        let _second = counted.open(one).expect("room");
        assert_eq!(counted.open(one).err(), Some(Problem::TooMany { seconds: 30 }));
        let _third = counted.open(other).expect("room");
        assert_eq!(counted.open(other).err(), Some(Problem::Full));
        assert_eq!((counted.total(), counted.highest()), (3, 2));
        drop(first);
        assert_eq!((counted.total(), counted.highest()), (2, 1));
        assert!(counted.open(one).is_ok());
    }
}
