//! The games, each a composition of parts.

pub mod call_for_adventure;
pub mod crossing;
pub mod eastern_mountains;
pub mod endless_world;
pub mod golem_edition;
pub mod journey;
pub mod journey_one;
pub mod journey_three;
pub mod journey_two;
pub mod play;

use std::fmt;
use std::str::FromStr;

use rand_core::Rng;
use serde::{Deserialize, Serialize};

use crate::action::{Action, Actions, Move};
use crate::chance::Chance;
use crate::clause::{Book, Clause};
use crate::components::endless_world::{Side, TileId};
use crate::components::{Board, Components, EasternMountains, GameBox};
use crate::decision::Decision;
use crate::game::{Refused, Turn};
use crate::map::Map;
use crate::map::file::Shape;
use crate::parts::order::Order;
use crate::parts::world::Variant;
use crate::score::Source;
use crate::set::Set;
use play::{Parts as _, Play};

/// What every game says of its state. [`Game`](crate::Game) is the public face of it.
pub(crate) trait Rules {
    /// What the game is played with.
    type Parts: play::Parts;

    /// How many play, and whose turn it is.
    fn order(&self) -> Order;
    /// Who decides now.
    fn turn(&self) -> Turn;
    /// Whether the table is still being set up, starting decisions included.
    fn in_setup(&self) -> bool;
    /// Whether a whole turn of the player to decide begins now.
    fn is_start_of_turn(&self) -> bool;
    /// Ends the turn that begins now as if nothing had been done in it.
    fn skip_turn(&mut self, components: &Components);
    /// What is to be decided, as it is told to others.
    fn asks(&self, components: &Components) -> Decision;
    /// Lists the legal actions and nothing else, draws included.
    fn legal_actions(&self, components: &Components, out: &mut Actions);
    /// How many actions are legal, draws included.
    fn count_actions(&self, components: &Components) -> usize;
    /// The legal move at a place in their order, if there is one.
    fn nth_move(&self, components: &Components, place: u32) -> Option<Move>;
    /// One of the legal actions at random.
    fn random_action(&self, components: &Components, rng: &mut impl Rng) -> Option<Action>;
    /// Whether the action is legal; if not, the clause that forbids it (C-12).
    fn check(&self, components: &Components, action: Action) -> Result<(), Clause>;
    /// Carries out an action, or refuses it and changes nothing (C-12).
    fn apply(&mut self, components: &Components, action: Action) -> Result<(), Refused>;
    /// Chooses one of the legal actions at random and carries it out.
    fn play_random(&mut self, components: &Components, rng: &mut impl Rng) -> Option<Action>;
    /// The draws that are possible now.
    fn chance(&self, components: &Components) -> Chance;
}

/// Says in debug builds that a decision was to carry out an action that it does not allow: `check` comes first.
pub(crate) fn unexpected(action: impl Into<Action>) {
    let action = action.into();
    debug_assert!(false, "{action:?} is not an action of the decision at hand");
}

/// Hands the list of all games to a macro that makes something of it, after what else that macro wants. A game has a
/// name, its module, and its part of the rulebook with the function that makes a clause of it. The rulebook has a document
/// named as the module.
macro_rules! games {
    ($make:ident $($more:tt)*) => {
        $make! { $($more)*
            /// Golem Edition.
            GolemEdition in golem_edition, GE ge;
            /// Eastern Mountains.
            EasternMountains in eastern_mountains, EM em;
            /// The Call for Adventure.
            CallForAdventure in call_for_adventure, CA ca;
            /// An Endless World.
            EndlessWorld in endless_world, EW ew;
            /// An Heroic Journey, Part I.
            JourneyOne in journey_one, J1 j1;
            /// An Heroic Journey, Part II.
            JourneyTwo in journey_two, J2 j2;
            /// An Heroic Journey, Part III.
            JourneyThree in journey_three, J3 j3;
        }
    };
}

/// Makes of the list of games their titles, their states, and what is asked of whichever game it is. `$d` is a dollar sign,
/// for the macros that this defines.
macro_rules! titles {
    ($d:tt $($(#[$doc:meta])* $title:ident in $module:ident, $book:ident $clause:ident;)+) => {
        /// One of the games.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        #[serde(into = "&'static str", try_from = "String")]
        pub enum Title {
            $($(#[$doc])* $title,)+
        }

        /// The state of one of the games.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum State {
            $($(#[$doc])* $title($module::$title),)+
        }

        impl Title {
            /// All games, in the order of the rulebook.
            pub const ALL: [Title; [$(Title::$title),+].len()] = [$(Title::$title),+];

            /// The part of the rulebook that is about the game.
            ///
            /// ```
            /// # use carvania_rules::Title;
            /// use carvania_rules::Book;
            ///
            /// assert_eq!(Title::JourneyTwo.book(), Book::J2);
            /// ```
            pub const fn book(self) -> Book {
                match self {
                    $(Title::$title => Book::$book,)+
                }
            }
        }

        impl State {
            /// The table before anything is dealt.
            pub(crate) fn new(title: Title, players: usize, map: Map, components: &Components) -> State {
                match title {
                    $(Title::$title => State::$title(Play::new(players, map, components)),)+
                }
            }

            /// Which game it is of.
            pub(crate) const fn title(&self) -> Title {
                match self {
                    $(State::$title(_) => Title::$title,)+
                }
            }
        }

        /// Evaluates an expression for the state of whichever game it is: all follow [`Rules`].
        macro_rules! dispatch {
            ($d state:expr, $d rules:ident => $d result:expr) => {
                match $d state {
                    $(crate::games::State::$title($d rules) => $d result,)+
                }
            };
        }

        /// Evaluates an expression for the parts of the game that a title names: all follow [`play::Parts`].
        macro_rules! parts {
            ($d title:expr, $d name:ident => $d result:expr) => {
                match $d title {
                    $(Title::$title => {
                        type $d name = <$module::$title as Rules>::Parts;
                        $d result
                    })+
                }
            };
        }
    };
}

games!(titles $);

pub(crate) use {dispatch, games};

impl Title {
    /// The short name, as on the command line and in records.
    ///
    /// ```
    /// # use carvania_rules::Title;
    /// assert_eq!(Title::GolemEdition.code(), "GE");
    /// assert_eq!("J3".parse(), Ok(Title::JourneyThree));
    /// ```
    pub const fn code(self) -> &'static str {
        self.book().code()
    }

    /// The boxes that the game is played with.
    ///
    /// ```
    /// # use carvania_rules::Title;
    /// use carvania_rules::components::GameBox;
    ///
    /// assert_eq!(Title::CallForAdventure.boxes(), [GameBox::GolemEdition, GameBox::EasternMountains]);
    /// ```
    pub const fn boxes(self) -> &'static [GameBox] {
        parts!(self, Of => Of::BOXES)
    }

    /// The kinds of cells of the map that the game is played on, if it is.
    ///
    /// ```
    /// # use carvania_rules::Title;
    /// let on_a_map = Title::ALL.into_iter().filter(|title| title.map_shape().is_some());
    /// assert_eq!(on_a_map.map(Title::code).collect::<Vec<_>>(), ["EM", "CA", "J2", "J3"]);
    /// ```
    pub const fn map_shape(self) -> Option<Shape> {
        parts!(self, Of => Of::SHAPE)
    }

    /// The map that the game is played on unless its players have one of their own.
    ///
    /// ```
    /// # use carvania_rules::{Components, Title};
    /// let map = Title::EasternMountains.standard_map(Components::standard());
    /// // Four villages stand among twenty mountain tiles.
    /// assert_eq!((map.villages().len(), map.open().len()), (4, 20));
    /// ```
    pub fn standard_map(self, components: &Components) -> Map {
        let EasternMountains { first_map, journey_map, .. } = components.eastern_mountains;
        if self.map_shape() == Some(Shape::JOURNEY) { journey_map } else { first_map }
    }

    /// The side of the player board of the second box that the game is played with (EM-4, CA-3).
    ///
    /// ```
    /// # use carvania_rules::{Components, Title};
    /// let columns = |title: Title| title.outpost_board(Components::standard()).map(|board| board.columns.len());
    /// assert_eq!((columns(Title::EasternMountains), columns(Title::GolemEdition)), (Some(5), None));
    /// ```
    pub fn outpost_board(self, components: &Components) -> Option<&Board> {
        parts!(self, Of => Of::outpost_board(&components.eastern_mountains))
    }

    /// The sides of the boards of the third box that the game may be played on: the drawn one may be any of three (EW-1,
    /// J1-1, J2-1, J3-1).
    ///
    /// ```
    /// # use carvania_rules::Title;
    /// assert_eq!((Title::EndlessWorld.sides().len(), Title::JourneyOne.sides().len()), (6, 4));
    /// assert!(Title::GolemEdition.sides().is_empty());
    /// ```
    pub const fn sides(self) -> &'static [Side] {
        match self.variant() {
            Some(variant) => variant.board.possible_sides(),
            None => &[],
        }
    }

    /// The bonus tiles of the third box that the game is played with (EW-3, J1-2, J3-1).
    ///
    /// ```
    /// # use carvania_rules::{Components, Title};
    /// let tiles = |title: Title| title.bonus_tiles(Components::standard()).len();
    /// assert_eq!((tiles(Title::EndlessWorld), tiles(Title::JourneyThree)), (17, 25));
    /// ```
    pub fn bonus_tiles(self, components: &Components) -> Set<TileId> {
        self.variant().map_or(Set::EMPTY, |variant| components.endless_world.tiles(variant.groups))
    }

    /// What a game of the third box is played with, if it is one.
    const fn variant(self) -> Option<Variant> {
        parts!(self, Of => Of::VARIANT)
    }

    /// Where points come from in this game, as a score sheet lists them.
    ///
    /// ```
    /// # use carvania_rules::{Source, Title};
    /// assert!(Title::EndlessWorld.sources().contains(&Source::ExplorationTiles));
    /// ```
    pub const fn sources(self) -> &'static [Source] {
        parts!(self, Of => Of::SOURCES)
    }

    /// How many can play.
    ///
    /// ```
    /// # use carvania_rules::Title;
    /// assert_eq!(Title::GolemEdition.players(), 2..=5);
    /// assert_eq!(Title::EndlessWorld.players(), 2..=4);
    /// ```
    pub const fn players(self) -> std::ops::RangeInclusive<usize> {
        parts!(self, Of => Of::PLAYERS)
    }

    /// How many point cards or VP tiles of one player trigger the end (GE-16, EM-25, EW-23).
    ///
    /// ```
    /// # use carvania_rules::Title;
    /// assert_eq!(Title::GolemEdition.claims_to_end(2), 6);
    /// assert_eq!(Title::GolemEdition.claims_to_end(4), 5);
    /// ```
    pub fn claims_to_end(self, players: usize) -> usize {
        parts!(self, Of => Of::claims_to_end(players))
    }

    /// How many point cards the box must have for the game to end, and the clause that says so.
    pub(crate) fn points_needed(self, players: usize) -> Option<(usize, Clause)> {
        parts!(self, Of => Of::points_needed(players))
    }

    /// The clause that says how many can play.
    pub(crate) const fn clause_of_the_players(self) -> Clause {
        parts!(self, Of => Of::FOR_PLAYERS)
    }
}

impl fmt::Display for Title {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

/// A text that names no game.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("`{name}` is not one of the games: {}", Title::ALL.map(Title::code).join(", "))]
pub struct TitleError {
    name: String,
}

impl From<Title> for &'static str {
    fn from(title: Title) -> &'static str {
        title.code()
    }
}

impl TryFrom<String> for Title {
    type Error = TitleError;

    fn try_from(text: String) -> Result<Title, TitleError> {
        text.parse()
    }
}

impl FromStr for Title {
    type Err = TitleError;

    fn from_str(text: &str) -> Result<Title, TitleError> {
        Title::ALL
            .into_iter()
            .find(|title| title.code() == text)
            .ok_or_else(|| TitleError { name: text.to_owned() })
    }
}
