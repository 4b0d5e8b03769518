//! The public face of the engine: a game, whose decision it is, what is legal, what happens.

use std::hash::{Hash, Hasher};

use rand_core::Rng;

use crate::action::{Action, Actions};
use crate::chance::Chance;
use crate::clause::{Clause, ge};
use crate::components::Components;
use crate::games::Title;
use crate::games::golem_edition::{Decision, GolemEdition};
use crate::score::{self, Score};
use crate::seat::{PerSeat, Seat};

/// What a game is played with.
#[derive(Clone, Copy, Debug)]
pub struct Setup {
    /// Which game.
    pub title: Title,
    /// How many play.
    pub players: usize,
    /// The components.
    pub components: &'static Components,
}

impl Setup {
    /// A game with the components as printed.
    pub fn standard(title: Title, players: usize) -> Setup {
        Setup { title, players, components: Components::standard() }
    }
}

/// Why a game cannot be set up.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SetupError {
    /// Too few or too many players.
    #[error("{title} is for {} to {} players, not {players} ({clause})", title.players().start(), title.players().end())]
    Players {
        /// The game.
        title: Title,
        /// How many wanted to play.
        players: usize,
        /// The clause that says so.
        clause: Clause,
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

/// An action that a rule forbids. The game is as it was (C-12).
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("refused by {clause}")]
pub struct Refused {
    /// The clause that forbids it.
    pub clause: Clause,
}

/// Who decides now.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Turn {
    /// A player.
    Seat(Seat),
    /// Chance: something is drawn.
    Chance,
    /// Nobody: the game is over.
    Over,
}

/// A game at one moment: a small flat value that holds nothing a player may not see (C-13).
///
/// ```
/// use carvania_rules::{Actions, Game, Setup, Title, Turn};
///
/// let mut game = Game::new(&Setup::standard(Title::GolemEdition, 2)).unwrap();
/// // Nothing is dealt yet: the first five draws are point cards, the next six merchant cards.
/// assert_eq!(game.turn(), Turn::Chance);
/// assert_eq!(game.chance().count(), 36);
/// while game.turn() == Turn::Chance {
///     let (first, _weight) = game.chance().next().unwrap();
///     game.apply(first).unwrap();
/// }
/// let mut actions = Actions::new();
/// game.legal_actions(&mut actions);
/// assert!(actions.iter().all(|&action| game.check(action).is_ok()));
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Game {
    components: &'static Components,
    state: State,
}

/// The state of one of the games.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum State {
    /// Golem Edition.
    GolemEdition(GolemEdition),
}

impl Game {
    /// The table before anything is drawn.
    pub fn new(setup: &Setup) -> Result<Game, SetupError> {
        let Setup { title, players, components } = *setup;
        check_setup(title, players, components)?;
        let state = match title {
            Title::GolemEdition => State::GolemEdition(GolemEdition::new(players, &components.golem_edition)),
        };
        Ok(Game { components, state })
    }

    pub(crate) fn from_state(components: &'static Components, state: State) -> Game {
        Game { components, state }
    }

    /// Which game it is.
    pub fn title(&self) -> Title {
        match self.state {
            State::GolemEdition(_) => Title::GolemEdition,
        }
    }

    /// How many play.
    pub fn players(&self) -> usize {
        match &self.state {
            State::GolemEdition(state) => state.order().players(),
        }
    }

    /// All seats, in turn order.
    pub fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + use<> {
        Seat::all(self.players())
    }

    /// What the game is played with.
    pub fn components(&self) -> &'static Components {
        self.components
    }

    /// Everything that lies on the table.
    pub fn state(&self) -> &State {
        &self.state
    }

    /// Who decides now.
    pub fn turn(&self) -> Turn {
        match &self.state {
            State::GolemEdition(state) => match state.decision() {
                Decision::SetUp | Decision::Refill => Turn::Chance,
                Decision::Return { seat } => Turn::Seat(seat),
                Decision::Over => Turn::Over,
                Decision::Turn | Decision::Pay { .. } | Decision::Upgrade { .. } | Decision::Trade { .. } => {
                    Turn::Seat(state.order().seat())
                }
            },
        }
    }

    /// The player whose whole turn begins now, if one does.
    pub fn turn_begins(&self) -> Option<Seat> {
        match &self.state {
            State::GolemEdition(state) => (state.decision() == Decision::Turn).then(|| state.order().seat()),
        }
    }

    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        self.turn() == Turn::Over
    }

    /// Fills `out` with exactly the actions that [`apply`](Game::apply) accepts, in a fixed order.
    /// When chance is to decide, these are the possible draws.
    pub fn legal_actions(&self, out: &mut Actions) {
        out.clear();
        match &self.state {
            State::GolemEdition(state) => state.legal_actions(&self.components.golem_edition, out),
        }
    }

    /// Whether the action is legal; if not, the clause that forbids it (C-12).
    pub fn check(&self, action: Action) -> Result<(), Clause> {
        match &self.state {
            State::GolemEdition(state) => state.check(&self.components.golem_edition, action),
        }
    }

    /// Carries out an action, or refuses it and changes nothing (C-12).
    pub fn apply(&mut self, action: Action) -> Result<(), Refused> {
        self.check(action).map_err(|clause| Refused { clause })?;
        match &mut self.state {
            State::GolemEdition(state) => state.perform(&self.components.golem_edition, action),
        }
        Ok(())
    }

    /// The draws that are possible now, each with its weight; none unless it is for chance to decide.
    pub fn chance(&self) -> Chance {
        match &self.state {
            State::GolemEdition(state) => state.chance(),
        }
    }

    /// One of the possible draws, as likely as its weight says; `None` unless it is for chance to decide.
    pub fn draw(&self, rng: &mut impl Rng) -> Option<Action> {
        self.chance().draw(rng)
    }

    /// The points of every seat by where they come from; provisional until the game is over (C-8).
    pub fn scores(&self) -> PerSeat<Score> {
        PerSeat::each(self.players(), |seat| match &self.state {
            State::GolemEdition(state) => state.score(&self.components.golem_edition, seat),
        })
    }

    /// The seats from the winner to the last (C-8); provisional until the game is over.
    pub fn ranking(&self) -> Vec<Seat> {
        score::ranking(&self.scores(), self.players())
    }
}

/// Games are equal when everything on the table is, and the components are the same.
impl PartialEq for Game {
    fn eq(&self, other: &Game) -> bool {
        self.state == other.state
            && (std::ptr::eq(self.components, other.components)
                || self.components.digest(self.title()) == other.components.digest(other.title()))
    }
}

impl Eq for Game {}

impl Hash for Game {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        self.state.hash(hasher);
    }
}

fn check_setup(title: Title, players: usize, components: &Components) -> Result<(), SetupError> {
    match title {
        Title::GolemEdition => {
            if !title.players().contains(&players) {
                return Err(SetupError::Players { title, players, clause: ge(19) });
            }
            let needed = GolemEdition::point_cards_needed(players);
            let found = components.golem_edition.points().len();
            if found < needed {
                return Err(SetupError::PointCards { players, needed, found, clause: ge(20) });
            }
        }
    }
    Ok(())
}
