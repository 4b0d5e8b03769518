//! The public face of the engine: a game, whose decision it is, what is legal, what happens.

use std::hash::{Hash, Hasher};

use rand_core::Rng;

use crate::action::{Action, Actions};
use crate::chance::Chance;
use crate::clause::{Clause, ge};
use crate::components::{Components, PointId};
use crate::crystals::Crystals;
use crate::expedition::Expedition;
use crate::games::call_for_adventure::CallForAdventure;
use crate::games::eastern_mountains::EasternMountains;
use crate::games::endless_world::EndlessWorld;
use crate::games::golem_edition::GolemEdition;
use crate::games::journey_one::JourneyOne;
use crate::games::journey_three::JourneyThree;
use crate::games::journey_two::JourneyTwo;
use crate::games::{Rules, Title};
use crate::map::Map;
use crate::merchants::Merchants;
use crate::mountains::Mountains;
use crate::order::Order;
use crate::score::{self, Score};
use crate::seat::{PerSeat, Seat};
use crate::set::Set;
use crate::world::World;

/// What a game is played with.
#[derive(Clone, Copy, Debug)]
pub struct Setup {
    /// Which game.
    pub title: Title,
    /// How many play.
    pub players: usize,
    /// The components.
    pub components: &'static Components,
    /// A map of one's own, for the games that are played on one; else the usual map of the game.
    pub map: Option<Map>,
}

impl Setup {
    /// A game with the components as printed.
    pub fn standard(title: Title, players: usize) -> Setup {
        Setup { title, players, components: Components::standard(), map: None }
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
    /// A map that the game cannot be played on.
    #[error("{title} cannot be played on this map")]
    Map {
        /// The game.
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
    /// Eastern Mountains.
    EasternMountains(EasternMountains),
    /// The Call for Adventure.
    CallForAdventure(CallForAdventure),
    /// An Endless World.
    EndlessWorld(EndlessWorld),
    /// An Heroic Journey, Part I.
    JourneyOne(JourneyOne),
    /// An Heroic Journey, Part II.
    JourneyTwo(JourneyTwo),
    /// An Heroic Journey, Part III.
    JourneyThree(JourneyThree),
}

/// The same expression for the state of every game, which all follow [`Rules`].
macro_rules! on {
    ($state:expr, $rules:ident => $result:expr) => {
        match $state {
            State::GolemEdition($rules) => $result,
            State::EasternMountains($rules) => $result,
            State::CallForAdventure($rules) => $result,
            State::EndlessWorld($rules) => $result,
            State::JourneyOne($rules) => $result,
            State::JourneyTwo($rules) => $result,
            State::JourneyThree($rules) => $result,
        }
    };
}

impl Game {
    /// The table before anything is drawn.
    pub fn new(setup: &Setup) -> Result<Game, SetupError> {
        let Setup { title, players, components, map } = *setup;
        check_setup(setup)?;
        let map = map.unwrap_or(title.standard_map(components));
        let mountains = &components.eastern_mountains;
        let state = match title {
            Title::GolemEdition => State::GolemEdition(GolemEdition::new(players, &components.golem_edition)),
            Title::EasternMountains => {
                State::EasternMountains(EasternMountains::new(players, map, mountains))
            }
            Title::CallForAdventure => {
                State::CallForAdventure(CallForAdventure::new(players, map, components))
            }
            Title::EndlessWorld => State::EndlessWorld(EndlessWorld::new(players, map, components)),
            Title::JourneyOne => State::JourneyOne(JourneyOne::new(players, map, components)),
            Title::JourneyTwo => State::JourneyTwo(JourneyTwo::new(players, map, components)),
            Title::JourneyThree => State::JourneyThree(JourneyThree::new(players, map, components)),
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
            State::EasternMountains(_) => Title::EasternMountains,
            State::CallForAdventure(_) => Title::CallForAdventure,
            State::EndlessWorld(_) => Title::EndlessWorld,
            State::JourneyOne(_) => Title::JourneyOne,
            State::JourneyTwo(_) => Title::JourneyTwo,
            State::JourneyThree(_) => Title::JourneyThree,
        }
    }

    /// How many play.
    pub fn players(&self) -> usize {
        self.order().players()
    }

    /// How many play, and whose turn it is.
    pub fn order(&self) -> Order {
        on!(&self.state, rules => rules.order())
    }

    /// All seats, in turn order.
    pub fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + use<> {
        Seat::all(self.players())
    }

    /// What the game is played with.
    pub fn components(&self) -> &'static Components {
        self.components
    }

    /// The map that the game is played on, if it is.
    pub fn map(&self) -> Option<&Map> {
        self.mountains().map(Mountains::map)
    }

    /// The mountains, with wagons and outposts, if the game has them.
    pub fn mountains(&self) -> Option<&Mountains> {
        match &self.state {
            State::GolemEdition(_) | State::EndlessWorld(_) | State::JourneyOne(_) => None,
            State::EasternMountains(state) => Some(state.expedition().mountains()),
            State::CallForAdventure(state) => Some(state.expedition().mountains()),
            State::JourneyTwo(state) => Some(state.added().mountains()),
            State::JourneyThree(state) => Some(state.added().mountains()),
        }
    }

    /// Mountains and villages with everything that players have there, if the game is about villages.
    pub fn expedition(&self) -> Option<&Expedition> {
        match &self.state {
            State::EasternMountains(state) => Some(state.expedition()),
            State::CallForAdventure(state) => Some(state.expedition()),
            State::GolemEdition(_)
            | State::EndlessWorld(_)
            | State::JourneyOne(_)
            | State::JourneyTwo(_)
            | State::JourneyThree(_) => None,
        }
    }

    /// The merchant cards of a journey, if it has them.
    pub fn merchants(&self) -> Option<&Merchants> {
        match &self.state {
            State::JourneyOne(state) => Some(state.added().merchants()),
            State::JourneyThree(state) => Some(state.added().merchants()),
            State::GolemEdition(_)
            | State::EasternMountains(_)
            | State::CallForAdventure(_)
            | State::EndlessWorld(_)
            | State::JourneyTwo(_) => None,
        }
    }

    /// Locations, traders, cards and tiles of the third box, if the game has them.
    pub fn world(&self) -> Option<&World> {
        match &self.state {
            State::GolemEdition(_) | State::EasternMountains(_) | State::CallForAdventure(_) => None,
            State::EndlessWorld(state) => Some(state.world()),
            State::JourneyOne(state) => Some(state.world()),
            State::JourneyTwo(state) => Some(state.world()),
            State::JourneyThree(state) => Some(state.world()),
        }
    }

    /// Everything that lies on the table.
    pub fn state(&self) -> &State {
        &self.state
    }

    /// Who decides now.
    pub fn turn(&self) -> Turn {
        on!(&self.state, rules => rules.turn())
    }

    /// Whether the table is still being set up: no turn has begun.
    pub fn is_set_up(&self) -> bool {
        on!(&self.state, rules => rules.is_set_up())
    }

    /// The player whose whole turn begins now, if one does.
    pub fn turn_begins(&self) -> Option<Seat> {
        on!(&self.state, rules => rules.is_start_of_turn().then(|| rules.order().seat()))
    }

    /// What would come if the player whose turn begins now did nothing at all, which no rule allows: plans
    /// are made so, where only one's own turns are looked at. `None` unless a turn begins.
    pub fn with_turn_skipped(&self) -> Option<Game> {
        self.turn_begins()?;
        let mut next = *self;
        on!(&mut next.state, rules => rules.skip_turn(self.components));
        Some(next)
    }

    /// The crystals of a player.
    pub fn caravan(&self, seat: Seat) -> Crystals {
        on!(&self.state, rules => rules.caravan(seat))
    }

    /// The point cards or VP tiles that a player has claimed.
    pub fn claimed(&self, seat: Seat) -> Set<PointId> {
        on!(&self.state, rules => rules.claimed(seat))
    }

    /// Whether a player has claimed so much that the game ends with this round (C-6).
    pub fn is_last_round(&self) -> bool {
        let enough = self.title().claims_to_end(self.players());
        self.seats().any(|seat| self.claimed(seat).len() >= enough)
    }

    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        self.turn() == Turn::Over
    }

    /// Fills `out` with exactly the actions that [`apply`](Game::apply) accepts, in a fixed order.
    /// When chance is to decide, these are the possible draws.
    pub fn legal_actions(&self, out: &mut Actions) {
        out.clear();
        on!(&self.state, rules => rules.legal_actions(self.components, out));
    }

    /// Whether the action is legal; if not, the clause that forbids it (C-12).
    pub fn check(&self, action: Action) -> Result<(), Clause> {
        on!(&self.state, rules => rules.check(self.components, action))
    }

    /// Carries out an action, or refuses it and changes nothing (C-12).
    pub fn apply(&mut self, action: Action) -> Result<(), Refused> {
        on!(&mut self.state, rules => rules.apply(self.components, action))
            .map_err(|clause| Refused { clause })
    }

    /// The draws that are possible now, each with its weight; none unless it is for chance to decide.
    pub fn chance(&self) -> Chance {
        on!(&self.state, rules => rules.chance(self.components))
    }

    /// One of the possible draws, as likely as its weight says; `None` unless it is for chance to decide.
    pub fn draw(&self, rng: &mut impl Rng) -> Option<Action> {
        self.chance().draw(rng)
    }

    /// The points of every seat by where they come from; provisional until the game is over (C-8).
    pub fn scores(&self) -> PerSeat<Score> {
        PerSeat::each(self.players(), |seat| on!(&self.state, rules => rules.score(self.components, seat)))
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

fn check_setup(setup: &Setup) -> Result<(), SetupError> {
    let Setup { title, players, components, map } = *setup;
    if !title.players().contains(&players) {
        let clause = title.clause_of_the_players();
        return Err(SetupError::Players { title, players, clause });
    }
    let fits = match (title.map_shape(), map) {
        (Some(shape), map) => shape.fits(&map.unwrap_or(title.standard_map(components))),
        (None, map) => map.is_none(),
    };
    if !fits {
        return Err(SetupError::Map { title });
    }
    if title == Title::GolemEdition {
        let needed = GolemEdition::point_cards_needed(players);
        let found = components.golem_edition.points().len();
        if found < needed {
            return Err(SetupError::PointCards { players, needed, found, clause: ge(20) });
        }
    }
    Ok(())
}
