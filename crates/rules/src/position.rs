//! Positions: any state of a game as a JSON document that people can read and edit.
//!
//! Loading checks everything that the rules take for granted and reports every problem at once, so
//! that a loaded game is as sound as a played one.

mod golem_edition;
mod places;

use serde_json::Value;

use crate::clause::Clause;
use crate::components::Components;
use crate::game::{Game, SetupError, State};
use crate::games::{Title, TitleError};

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
    /// A decision that nobody can be asked for here.
    #[error("decision: {reason} ({clause})")]
    Decision {
        /// Why not.
        reason: DecisionFault,
        /// The clause that says so.
        clause: Clause,
    },
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
    #[error("somebody is over the caravan limit, which is settled at the end of a turn")]
    OverLimit,
    #[error("nobody has claimed enough cards, or the round is not complete")]
    NotOver,
    #[error(
        "a player before this one in the round has enough cards, or all have had their turn: the game would be over"
    )]
    WouldBeOver,
    #[error("a player has more cards than the game allows, which ends first")]
    TooManyClaimed,
}

impl Game {
    /// The position as a document. Loading it gives an equal game.
    pub fn to_position(&self) -> Value {
        match self.state() {
            State::GolemEdition(state) => {
                golem_edition::Document::write(state, &self.components().golem_edition).to_value()
            }
        }
    }

    /// The game at a position.
    pub fn from_position(document: &Value, components: &'static Components) -> Result<Game, PositionError> {
        let title = document
            .get("game")
            .and_then(Value::as_str)
            .ok_or_else(|| PositionError::Form("a position names its game: \"game\": \"GE\"".to_owned()))?;
        match title.parse()? {
            Title::GolemEdition => {
                let document = golem_edition::Document::from_value(document)?;
                let state = document.read(components)?;
                Ok(Game::from_state(components, State::GolemEdition(state)))
            }
        }
    }
}
