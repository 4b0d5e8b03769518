//! What a table does not have itself: component packs, and draws.

use std::time::Duration;

use carvania_rules::{Action, Components, Digest, Game, Title};

use crate::command::Note;

/// How long a player who leaves a game of several people may usually be gone.
pub const RETURN_TIME: Duration = Duration::from_secs(5 * 60);

/// Where component packs are found.
pub trait ComponentSource {
    /// The components of a pack for a game; the printed ones are always there.
    fn components(&self, title: Title, digest: &Digest) -> Option<&'static Components>;
}

/// Who draws, from a secret that the table does not know.
pub trait Dealer {
    /// The order in which places play, as a permutation of 1 to `places`.
    fn order(&self, notes: &[Note], places: u8) -> Vec<u8>;
    /// The draw with this number in the game, counted from 0; `None` unless it is for chance to decide.
    fn draw(&self, notes: &[Note], game: &Game, number: u64) -> Option<Action>;
    /// The secret in hexadecimal digits, to be published when the game is over.
    fn seed(&self) -> String;
    /// How long a player who leaves a game of several people may be gone before they lose it.
    fn return_time(&self) -> Duration {
        RETURN_TIME
    }
}
