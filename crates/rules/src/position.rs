//! Positions: any state of a game as a JSON document that people can read and edit.
//!
//! Loading checks everything that the rules take for granted and reports every problem at once, so
//! that a loaded game is as sound as a played one.

mod call_for_adventure;
mod cards;
mod document;
mod eastern_mountains;
mod expedition;
mod form;
mod golem_edition;
mod journey;
mod mountains;
mod phase;
mod places;
mod wagons;

use serde_json::Value;

use crate::clause::{Clause, c};
use crate::components::Components;
use crate::crystals::{Crystal, Crystals};
use crate::game::{Game, Setup, SetupError, State};
use crate::games::{Title, TitleError};
use crate::map::Map;
use crate::map::file::MapProblem;
use crate::order::Order;
use crate::seat::Seat;
use document::Document;

/// Why a document is no position.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PositionError {
    /// Not a document of the right form.
    #[error("{0}")]
    Form(String),
    /// Not one of the games.
    #[error(transparent)]
    Title(#[from] TitleError),
    /// A game that cannot be set up.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// Made for other components.
    #[error("the position was made with components {wanted}, but these are {found}")]
    Components {
        /// The digest in the document.
        wanted: String,
        /// The digest of the components at hand.
        found: String,
    },
    /// A map that the game cannot be played on.
    #[error("map: {}", .0.iter().map(MapProblem::to_string).collect::<Vec<_>>().join("\nmap: "))]
    Map(Vec<MapProblem>),
    /// The right form, but not a state that the game can be in.
    #[error("{}", problems.iter().map(Problem::to_string).collect::<Vec<_>>().join("\n"))]
    Problems {
        /// Everything that is wrong.
        problems: Vec<Problem>,
    },
}

/// One thing that is wrong with a position.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Problem {
    /// A card that the components do not have.
    #[error("{place}: there is no card `{card}`")]
    NoSuchCard {
        /// Where it stands.
        place: String,
        /// What is written there.
        card: String,
    },
    /// The same card in two places.
    #[error("{place}: card `{card}` is also in {other}")]
    CardTwice {
        /// Where it stands.
        place: String,
        /// The card.
        card: String,
        /// Where else it stands.
        other: String,
    },
    /// A cell that the map does not have, or where this cannot stand.
    #[error("{place}: there is no place for it at `{cell}`")]
    NoSuchCell {
        /// What stands there.
        place: String,
        /// What is written there.
        cell: String,
    },
    /// A card that is nowhere.
    #[error("card `{card}` is missing: it must be in {places}")]
    CardMissing {
        /// The card.
        card: String,
        /// Where it could be.
        places: String,
    },
    /// A card where it cannot be.
    #[error("{place}: card `{card}` cannot be there, only with a player")]
    CardMisplaced {
        /// Where it stands.
        place: String,
        /// The card.
        card: String,
    },
    /// A card that is not used in this game, or not with so many players.
    #[error("{place}: card `{card}` is not in this game")]
    NotInGame {
        /// Where it stands.
        place: String,
        /// The card.
        card: String,
    },
    /// A number out of bounds.
    #[error("{place}: {found} is not {wanted} ({clause})")]
    Number {
        /// What was counted.
        place: String,
        /// How much it is.
        found: usize,
        /// What it should be.
        wanted: String,
        /// The clause that says so.
        clause: Clause,
    },
    /// More crystals on a tile than can be counted: far more than anybody can make use of.
    #[error("{place}: {found} crystals of a colour, but no more than {most} can be counted on a tile")]
    Uncountable {
        /// Where they lie.
        place: String,
        /// How many there are of the colour of which there are most.
        found: u16,
        /// How many can be counted.
        most: u16,
    },
    /// A tile that lies below one that nobody has taken.
    #[error("{place}: {taken} lies below {top}, which nobody has taken ({clause})")]
    BelowOthers {
        /// Who has it.
        place: String,
        /// What it is worth.
        taken: u8,
        /// What the tile on top is worth.
        top: u8,
        /// The clause that says so.
        clause: Clause,
    },
    /// A decision that nobody can be asked for here.
    #[error("decision: {reason} ({clause})")]
    Decision {
        /// Why not.
        reason: DecisionFault,
        /// The clause that says so.
        clause: Clause,
    },
}

/// What a position has to be.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Demand {
    /// One that a game can come to.
    #[default]
    Reachable,
    /// One that can be played on.
    Playable,
}

impl Demand {
    /// How many crystals tolls can bring a player in one turn. EM-9, C-19: one, for one movement ends in a turn.
    const fn tolls(self) -> usize {
        match self {
            Demand::Reachable => 1,
            Demand::Playable => 50,
        }
    }
}

/// Why a decision cannot be the one at hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[expect(missing_docs, reason = "the messages are the documentation")]
pub enum DecisionFault {
    #[error("no set-up draw is left")]
    NothingToDeal,
    #[error("cards have been taken, so the set-up is past")]
    SetUpIsPast,
    #[error("a row has an empty place and its deck a card: only `set_up` or `refill` fits")]
    RowIsShort,
    #[error("exactly one row must have one empty place, and a card in its deck")]
    NothingToRefill,
    #[error("the card to pay for is not in the row")]
    CardIsNotThere,
    #[error("the crystals still to be paid are not there")]
    CannotPay,
    #[error("so many crystals have been paid that the card would have been taken")]
    AlreadyPaid,
    #[error("the crystals that have been paid do not lie on the cards")]
    NotPaid,
    #[error("no upgrade is left, or more than any card gives")]
    Upgrades,
    #[error("no crystal can rise, so the effect would have ended")]
    NothingToUpgrade,
    #[error("the card is not a trade card that the player has just played")]
    NotPlayed,
    #[error("the trade cannot be carried out even once")]
    CannotTrade,
    #[error("nobody is over the caravan limit")]
    NobodyOverLimit,
    #[error("nobody has claimed enough cards, or the round is not complete")]
    NotOver,
    #[error("the player whose turn it is, or one after, has enough to end the game, which would be over")]
    WouldBeOver,
    #[error("this game knows no such decision")]
    OtherGame,
    #[error("wagons and starting crystals do not fit: from the last seat on, a set and a wagon each")]
    Start,
    #[error("there is nobody to pay a toll to")]
    NobodyToPay,
    #[error("no outpost can be built, or has been built, where the wagon stands")]
    CannotBuild,
    #[error("there is nothing to take")]
    NothingToTake,
    #[error("so many steps cannot be free")]
    Steps,
    #[error("no step can follow, so the movement would have ended")]
    CannotStep,
    #[error("the player is not at work there")]
    NotWorking,
    #[error("the outpost where the wagon stands has not emptied this column")]
    NoColumn,
    #[error("no draw comes before this decision")]
    NotAfterDraw,
}

impl Game {
    /// The position as a document. Loading it gives an equal game.
    ///
    /// ```
    /// # use carvania_rules::{Game, Setup, Title};
    /// let game = Game::new(&Setup::standard(Title::GolemEdition, 2)).unwrap();
    /// let position = game.to_position();
    /// assert_eq!((&position["game"], &position["seats"][0]["caravan"]), (&"GE".into(), &"YYY".into()));
    /// ```
    pub fn to_position(&self) -> Value {
        let document = match self.state() {
            State::GolemEdition(state) => golem_edition::write(state, &self.components().golem_edition),
            State::EasternMountains(state) => eastern_mountains::write(state, self.components()),
            State::CallForAdventure(state) => call_for_adventure::write(state, self.components()),
            State::EndlessWorld(state) => journey::write(state, self.components()),
            State::JourneyOne(state) => journey::write(state, self.components()),
            State::JourneyTwo(state) => journey::write(state, self.components()),
            State::JourneyThree(state) => journey::write(state, self.components()),
        };
        document.to_value()
    }

    /// The game at a position that games can come to.
    ///
    /// ```
    /// # use carvania_rules::{Components, Game, Setup, Title};
    /// let game = Game::new(&Setup::standard(Title::GolemEdition, 2)).unwrap();
    /// let again = Game::from_position(&game.to_position(), Components::standard()).unwrap();
    /// assert_eq!(again, game);
    /// ```
    pub fn from_position(document: &Value, components: &'static Components) -> Result<Game, PositionError> {
        Game::load(document, components, Demand::Reachable)
    }

    /// The game at a position that can be played on, whether or not a game can come to it: players may have what they
    /// cannot have earned, and stacks may lack tiles that nobody has. For studies of clauses that the printed
    /// components never call for, such as bonus tiles that run out (J2-11).
    ///
    /// ```
    /// # use carvania_rules::{Components, Game, Setup, Title};
    /// let mut game = Game::new(&Setup::standard(Title::GolemEdition, 2)).unwrap();
    /// # while let Some((draw, _)) = game.chance().next() { game.apply(draw).unwrap(); }
    /// let mut study = game.to_position();
    /// study["seats"][0]["caravan"] = "MMMMM".into();
    /// let game = Game::from_study(&study, Components::standard()).unwrap();
    /// assert_eq!(game.caravan(carvania_rules::Seat::FIRST).points(), 5);
    /// ```
    pub fn from_study(document: &Value, components: &'static Components) -> Result<Game, PositionError> {
        Game::load(document, components, Demand::Playable)
    }

    fn load(
        document: &Value,
        components: &'static Components,
        demand: Demand,
    ) -> Result<Game, PositionError> {
        let title = document
            .get("game")
            .and_then(Value::as_str)
            .ok_or_else(|| PositionError::Form("a position names its game: \"game\": \"GE\"".to_owned()))?;
        let title: Title = title.parse()?;
        let document = Document { demand, ..Document::from_value(document, title)? };
        document.check_components(title, components)?;
        let map = document.read_map(title, components)?;
        Game::new(&Setup { title, players: document.players, components, map: None })?;
        let mut problems = Vec::new();
        let state = match title {
            Title::GolemEdition => {
                golem_edition::read(&document, components, &mut problems).map(State::GolemEdition)
            }
            Title::EasternMountains => eastern_mountains::read(&document, components, map, &mut problems)
                .map(State::EasternMountains),
            Title::CallForAdventure => call_for_adventure::read(&document, components, map, &mut problems)
                .map(State::CallForAdventure),
            Title::EndlessWorld => {
                journey::read(&document, components, map, &mut problems).map(State::EndlessWorld)
            }
            Title::JourneyOne => {
                journey::read(&document, components, map, &mut problems).map(State::JourneyOne)
            }
            Title::JourneyTwo => {
                journey::read(&document, components, map, &mut problems).map(State::JourneyTwo)
            }
            Title::JourneyThree => {
                journey::read(&document, components, map, &mut problems).map(State::JourneyThree)
            }
        };
        match state {
            Some(state) if problems.is_empty() => Ok(Game::from_state(components, state)),
            _ => Err(PositionError::Problems { problems }),
        }
    }
}

impl Document {
    fn check_components(&self, title: Title, components: &Components) -> Result<(), PositionError> {
        let found = components.digest(title).to_string();
        match &self.components {
            Some(wanted) if *wanted != found => {
                Err(PositionError::Components { wanted: wanted.clone(), found })
            }
            _ => Ok(()),
        }
    }

    /// The map of the position: its own, or that of the first game.
    fn read_map(&self, title: Title, components: &Components) -> Result<Map, PositionError> {
        match (&self.map, title.map_shape()) {
            (Some(file), Some(shape)) => {
                file.check(shape).map(|checked| checked.map).map_err(PositionError::Map)
            }
            _ => Ok(title.standard_map(components)),
        }
    }
}

/// Reports a place with too many crystals.
fn at_most(most: usize, place: String, crystals: Crystals, clause: Clause, problems: &mut Vec<Problem>) {
    let found = Crystal::ALL.into_iter().map(|crystal| usize::from(crystals.count(crystal))).sum();
    if found > most {
        problems.push(Problem::Number { place, found, wanted: format!("at most {most}"), clause });
    }
}

/// C-6: whoever has enough to end the game got it in this round, and not before this turn's action.
fn check_not_over(
    order: Order,
    after_action: bool,
    has_enough: impl Fn(Seat) -> bool,
) -> Result<(), (DecisionFault, Clause)> {
    let mover = order.seat();
    let may_have_enough = |seat: Seat| seat < mover || (seat == mover && after_action);
    let fits = order.seats().all(|seat| !has_enough(seat) || may_have_enough(seat));
    if fits { Ok(()) } else { Err((DecisionFault::WouldBeOver, c(6))) }
}
