//! Players brought by a program that uses this crate: a function of another language, a network of their own.

use std::fmt;
use std::hash::{Hash, Hasher};
use std::sync::Arc;

use carvania_bots::{Bot, Kind, Limit};
use chacha20::ChaCha8Rng;

/// Makes a player that takes its choices from a generator.
type Maker = dyn Fn(ChaCha8Rng) -> Box<dyn Bot> + Send + Sync;

/// A player from elsewhere, by its name and by what makes it.
///
/// ```
/// use carvania_bots::Kind;
/// use carvania_lab::{Entrant, Guest};
///
/// let guest = Guest::new("twin", |rng| carvania_bots::Spec::new(Kind::Random).player(rng));
/// assert_eq!(Entrant::Guest(guest).to_string(), "twin");
/// ```
#[derive(Clone)]
pub struct Guest {
    name: String,
    maker: Arc<Maker>,
}

impl Guest {
    /// A player of this name. Each game makes one of its own.
    pub fn new(name: &str, maker: impl Fn(ChaCha8Rng) -> Box<dyn Bot> + Send + Sync + 'static) -> Guest {
        Guest { name: name.to_owned(), maker: Arc::new(maker) }
    }

    /// What it is called.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The limit that it is told, which it may ignore.
    pub const fn limit(&self) -> Limit {
        Kind::Random.limit()
    }

    /// The player itself.
    pub fn player(&self, rng: ChaCha8Rng) -> Box<dyn Bot> {
        (self.maker)(rng)
    }
}

/// Guests are the same if the same maker makes them.
impl PartialEq for Guest {
    fn eq(&self, other: &Guest) -> bool {
        self.name == other.name && Arc::ptr_eq(&self.maker, &other.maker)
    }
}

impl Eq for Guest {}

impl Hash for Guest {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.name.hash(state);
    }
}

impl fmt::Debug for Guest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Guest").field("name", &self.name).finish_non_exhaustive()
    }
}
