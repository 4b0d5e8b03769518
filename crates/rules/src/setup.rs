//! What a game is played with, and why one cannot be set up.

use crate::clause::Clause;
use crate::components::Components;
use crate::games::Title;
use crate::map::Map;

/// What a game is played with.
#[derive(Clone, Copy, Debug)]
pub struct Setup {
    /// The game to be played.
    pub title: Title,
    /// How many play.
    pub players: usize,
    /// The values of cards and tiles: the printed ones, or those of a pack.
    pub components: &'static Components,
    /// A custom map, for the games that are played on one (EM-2); else the usual map of the game.
    pub map: Option<Map>,
}

impl Setup {
    /// A game with the components as printed.
    ///
    /// ```
    /// # use carvania_rules::{Game, Setup, Title};
    /// let setup = Setup::standard(Title::EndlessWorld, 4);
    /// assert!(setup.map.is_none() && Game::new(&setup).is_ok());
    /// ```
    pub fn standard(title: Title, players: usize) -> Setup {
        Setup { title, players, components: Components::standard(), map: None }
    }

    /// Whether so many can play the game, and on this map.
    pub(crate) fn check(&self) -> Result<(), SetupError> {
        let Setup { title, players, components, map } = *self;
        if !title.players().contains(&players) {
            let clause = title.clause_of_the_players();
            return Err(SetupError::Players { title, players, clause });
        }
        let fits = match (title.map_shape(), map) {
            (Some(shape), map) => shape.fits(&map.unwrap_or(title.standard_map(components))),
            (None, map) => map.is_none(),
        };
        if fits { Ok(()) } else { Err(SetupError::Map { title }) }
    }
}

/// Why a game cannot be set up.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SetupError {
    /// Too few or too many players.
    #[error("{title} is for {} to {} players, not {players} ({clause})", title.players().start(), title.players().end())]
    Players {
        /// The game that was to be played.
        title: Title,
        /// How many wanted to play.
        players: usize,
        /// The clause that says so.
        clause: Clause,
    },
    /// A map that the game cannot be played on.
    #[error("{title} cannot be played on this map")]
    Map {
        /// The game that was to be played.
        title: Title,
    },
    /// The components do not suffice for so many players.
    #[error(
        "{players} players need at least {needed} point cards for the game to end, the components have {found} ({clause})"
    )]
    PointCards {
        /// How many wanted to play.
        players: usize,
        /// How many point cards they need.
        needed: usize,
        /// How many there are.
        found: usize,
        /// The clause that says so.
        clause: Clause,
    },
}
