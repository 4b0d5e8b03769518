//! The fair deal: draws that follow from a secret seed, which everybody can check when it is published.
//!
//! Before the first draw all see the [commitment](Seed::commitment) of the [`Seed`], and each place may add a note
//! of its own. The [`Deal`] made of both gives every draw by its number. At the end the seed is published, and
//! [`check`] tells whether the draws of a record are those of its deal. `docs/fair-deal.md` has the same in words, for
//! anybody who wants to check it without this program.
//!
//! ```
//! use carvania_rules::fair::{self, Deal, Fairness, Promise, Seed};
//! use carvania_rules::{Record, Setup, Title};
//!
//! let seed = Seed::from([7; 32]);
//! let promise = Promise::new(seed.commitment()).with_notes(["a rainy Sunday", ""]).unwrap();
//! let deal = Deal::new(&seed, promise.notes());
//!
//! let mut record = Record::new(&Setup::standard(Title::GolemEdition, 2)).unwrap();
//! for number in 0.. {
//!     let Some(draw) = deal.draw(record.game(), number) else { break };
//!     record.apply(draw).unwrap();
//! }
//! record.promise(promise.published(seed).unwrap()).unwrap();
//! assert_eq!(fair::check(&record), Ok(Fairness::Proven { draws: 11, given: 0, order: false }));
//! ```

mod promise;
mod seed;
mod stream;
#[cfg(feature = "record")]
mod verdict;

pub use promise::{NOTE_LENGTH, Promise, PromiseError};
pub use seed::{Seed, SeedError};
#[cfg(feature = "record")]
pub use verdict::{Draw, Fairness, Unfair, check, draws};

use std::fmt;

use sha2::{Digest as _, Sha256};

use self::stream::{Key, Stream};
use crate::action::Action;
use crate::chance::below;
use crate::game::Game;

/// What every key begins with, so that no other use of a seed can give the same one. Its number rises if the function
/// ever changes.
const DOMAIN: &[u8] = b"carvania fair deal 1";

/// All draws of a game, as they follow from a seed and notes. It is as secret as the seed.
#[derive(Clone)]
pub struct Deal {
    key: Key,
}

impl Deal {
    /// The deal of a seed and the notes of all places, in their order; an empty one where nobody adds any.
    pub fn new(seed: &Seed, notes: &[impl AsRef<str>]) -> Deal {
        let mut hash = Sha256::new_with_prefix(DOMAIN);
        hash.update(seed.bytes());
        for note in notes.iter().map(AsRef::as_ref) {
            // The length keeps apart what would run together: `ab` and `c` are not `a` and `bc`.
            hash.update((note.len() as u64).to_le_bytes());
            hash.update(note);
        }
        Deal { key: hash.finalize().into() }
    }

    /// The order in which places play: each of 1 to `places` once, every order equally likely.
    pub fn order(&self, places: u8) -> Vec<u8> {
        let mut rng = Stream::new(self.key, "order", 0);
        let mut order: Vec<u8> = (1..=places).collect();
        for last in (1..order.len()).rev() {
            let chosen = below(&mut rng, last as u32 + 1);
            order.swap(last, chosen as usize);
        }
        order
    }

    /// The draw with this number, which is how many draws the record has before it; `None` unless it is for chance to
    /// decide. Where an action is taken back and the game comes to the same draw again, the same comes of it.
    pub fn draw(&self, game: &Game, number: u64) -> Option<Action> {
        game.draw(&mut Stream::new(self.key, "draw", number))
    }
}

impl fmt::Debug for Deal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Deal(sealed)")
    }
}
