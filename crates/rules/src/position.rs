//! Positions: any state of a game as a JSON document that people can read and edit.
//!
//! Loading checks everything that the rules take for granted and reports every problem at once, so
//! that a loaded game is as sound as a played one.

mod document;
mod form;
mod phase;
mod places;
mod problem;
mod unique;

use serde_json::Value;

use crate::components::Components;
use crate::game::Game;
use crate::games::{Title, TitleError, dispatch};
use crate::map::Map;
use crate::map::file::MapProblem;
use crate::setup::{Setup, SetupError};
pub(crate) use document::{
    BonusEntry, DecisionEntry, Document, Fields, MarketEntry, OriginEntry, PlayerEntry, RouteEntry,
    StackEntry, StepsEntry, TokenEntry, TraderEntry,
};
pub(crate) use phase::{PhaseOf, Positioned, Reader, Room, check_choice};
pub(crate) use places::Places;
pub use problem::{DecisionFault, Problem};
pub(crate) use problem::{Report, Wrong, ensure};
pub use unique::Unique;

/// Why a document is not a position.
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

/// What a position has to be.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Demand {
    /// One that a game can come to.
    #[default]
    Reachable,
    /// One that can be played on.
    Playable,
}

impl Demand {
    /// How many crystals tolls can bring a player in one turn. EM-9, C-19: one, for one movement ends in a turn.
    pub(crate) const fn tolls(self) -> usize {
        match self {
            Demand::Reachable => 1,
            Demand::Playable => 50,
        }
    }
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
        dispatch!(self.state(), play => play.write(self.title(), self.components()).to_value())
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
        let read = Document { demand, ..Document::from_value(document)? };
        read.check_components(title, components)?;
        let map = read.read_map(title)?;
        let mut state = *Game::new(&Setup { title, players: read.players, components, map })?.state();
        if let Some(field) = dispatch!(&state, play => play.stray_field(document)) {
            return Err(PositionError::Form(format!("{title} has no `{field}`")));
        }
        let map = map.unwrap_or(title.standard_map(components));
        let mut reader = Reader { document: &read, components, map, report: Report::default() };
        match dispatch!(&mut state, play => play.read(&mut reader)) {
            Some(()) if reader.report.is_empty() => Ok(Game::from_state(components, state)),
            _ => Err(PositionError::Problems { problems: reader.report.into_problems() }),
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

    /// The map of the position, if it has one of its own.
    fn read_map(&self, title: Title) -> Result<Option<Map>, PositionError> {
        let (Some(file), Some(shape)) = (&self.map, title.map_shape()) else { return Ok(None) };
        file.check(shape).map(|checked| Some(checked.map)).map_err(PositionError::Map)
    }
}
