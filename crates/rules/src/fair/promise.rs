//! What a record says about its deal: promised before the first draw, published after the last.

use super::{Deal, Seed};
use crate::components::Digest;

/// The most characters of a note.
pub const NOTE_LENGTH: usize = 64;

/// A commitment to a seed, with what the places added, and the seed itself once it is published.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Promise {
    commitment: Digest,
    notes: Vec<String>,
    order: Option<Vec<u8>>,
    given: usize,
    seed: Option<Seed>,
}

/// Why a record cannot promise this.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PromiseError {
    /// A note that is too long, or that not everybody can type.
    #[error("note {place} to the seed is not at most {NOTE_LENGTH} printable ASCII characters")]
    Note {
        /// Whose note, from 1.
        place: usize,
    },
    /// Not one for each place.
    #[error(
        "there are {found} notes to the seed, but {places} places: write an empty one where nobody adds any"
    )]
    Notes {
        /// How many notes there are.
        found: usize,
        /// How many play.
        places: usize,
    },
    /// Not each place once.
    #[error("the order of play does not name each place once")]
    Order,
    /// An order of more or fewer places than there are players.
    #[error("the order of play is of {found} places, but {places} play")]
    Places {
        /// How many places the order names.
        found: usize,
        /// How many play.
        places: usize,
    },
    /// Not the seed that was committed to.
    #[error("the seed is not the one committed to: its SHA-256 is {found}, but the commitment is {wanted}")]
    Seed {
        /// The SHA-256 of the seed.
        found: Digest,
        /// The commitment that was made.
        wanted: Digest,
    },
    /// More actions are said to be given than there are.
    #[error("{given} actions are said to be given, but the record has {actions}")]
    Given {
        /// How many are said to be.
        given: usize,
        /// How many there are.
        actions: usize,
    },
    /// A note of the record that a reader would take for the seed of the promise.
    #[error("the record has a `seed` already, which does not belong to a commitment")]
    OtherSeed,
}

impl Promise {
    /// What stands before the first draw: a commitment, no notes, places that play as they are numbered.
    pub fn new(commitment: Digest) -> Promise {
        Promise { commitment, notes: Vec::new(), order: None, given: 0, seed: None }
    }

    /// The promise with a note for each place, empty where nobody adds any.
    pub fn with_notes<N: Into<String>>(
        self,
        notes: impl IntoIterator<Item = N>,
    ) -> Result<Promise, PromiseError> {
        let notes: Vec<String> = notes.into_iter().map(Into::into).collect();
        match notes.iter().position(|note| !is_note(note)) {
            Some(index) => Err(PromiseError::Note { place: index + 1 }),
            None => Ok(Promise { notes, ..self }),
        }
    }

    /// The promise with an order of play that was drawn: which place plays first, second, …
    pub fn with_order(self, order: Vec<u8>) -> Result<Promise, PromiseError> {
        let mut sorted = order.clone();
        sorted.sort_unstable();
        let has_each_once = sorted.into_iter().map(usize::from).eq(1..=order.len());
        if has_each_once { Ok(Promise { order: Some(order), ..self }) } else { Err(PromiseError::Order) }
    }

    /// The promise of a game that goes on from another one: nothing is promised about the draws among the first so
    /// many actions.
    pub fn with_given(self, given: usize) -> Promise {
        Promise { given, ..self }
    }

    /// The promise with its seed, for the end of the game: from now on everybody can see it.
    pub fn published(self, seed: Seed) -> Result<Promise, PromiseError> {
        let (found, wanted) = (seed.commitment(), self.commitment);
        let published = Promise { seed: Some(seed), ..self };
        if found == wanted { Ok(published) } else { Err(PromiseError::Seed { found, wanted }) }
    }

    /// The SHA-256 of the seed.
    pub fn commitment(&self) -> Digest {
        self.commitment
    }

    /// What the places added, one for each place or none at all.
    pub fn notes(&self) -> &[String] {
        &self.notes
    }

    /// Which place plays first, second, … if that was drawn.
    pub fn order(&self) -> Option<&[u8]> {
        self.order.as_deref()
    }

    /// How many actions at the beginning are given: made in another game, and nothing is promised about their draws.
    pub fn given(&self) -> usize {
        self.given
    }

    /// The seed, once it is published.
    pub fn seed(&self) -> Option<&Seed> {
        self.seed.as_ref()
    }

    /// The deal, once the seed is published.
    pub fn deal(&self) -> Option<Deal> {
        self.seed.as_ref().map(|seed| Deal::new(seed, &self.notes))
    }

    /// Checks that no more actions are given than there are.
    #[cfg(feature = "record")]
    pub(crate) fn check_given(&self, actions: usize) -> Result<(), PromiseError> {
        let given = self.given;
        if given <= actions { Ok(()) } else { Err(PromiseError::Given { given, actions }) }
    }

    /// Fewer actions remain, so no more of them are given.
    #[cfg(feature = "record")]
    pub(crate) fn rewind(&mut self, actions: usize) {
        self.given = self.given.min(actions);
    }

    /// Checks that notes and order are of as many places as there are players.
    #[cfg(feature = "record")]
    pub(crate) fn check_places(&self, places: usize) -> Result<(), PromiseError> {
        let found = self.notes.len();
        if found != 0 && found != places {
            return Err(PromiseError::Notes { found, places });
        }
        match self.order.as_ref().map(Vec::len) {
            Some(found) if found != places => Err(PromiseError::Places { found, places }),
            Some(_) | None => Ok(()),
        }
    }
}

fn is_note(text: &str) -> bool {
    text.len() <= NOTE_LENGTH && text.bytes().all(|byte| byte.is_ascii_graphic() || byte == b' ')
}
