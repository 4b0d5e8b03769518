//! What is wrong with a position.

use std::fmt::Display;

use crate::clause::Clause;
use crate::crystals::{Crystal, Crystals};

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
    /// A card in two places.
    #[error("{place}: card `{card}` is also in {other}")]
    CardTwice {
        /// Where it stands.
        place: String,
        /// The card as it is written.
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
        /// The name of the card.
        card: String,
        /// Where it could be.
        places: String,
    },
    /// A card where it cannot be.
    #[error("{place}: card `{card}` cannot be there, only with a player")]
    CardMisplaced {
        /// Where it stands.
        place: String,
        /// The name of the card.
        card: String,
    },
    /// A card that is not used in this game, or not with so many players.
    #[error("{place}: card `{card}` is not in this game")]
    NotInGame {
        /// Where it stands.
        place: String,
        /// The name of the card.
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
        /// Why nobody can be asked for it.
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
    #[error("enough crystals have been paid to take the card already")]
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
    #[error("there cannot be that many free steps")]
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

/// What is wrong with a decision, and the clause that says so.
pub(crate) type Wrong = (DecisionFault, Clause);

/// Whether something holds that a decision takes for granted.
pub(crate) fn ensure(holds: bool, fault: DecisionFault, clause: Clause) -> Result<(), Wrong> {
    if holds { Ok(()) } else { Err((fault, clause)) }
}

/// Everything that is wrong with a position, as far as it has been read.
#[derive(Default)]
pub(crate) struct Report(Vec<Problem>);

impl Report {
    pub(crate) fn push(&mut self, problem: Problem) {
        self.0.push(problem);
    }

    pub(crate) const fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    pub(super) fn into_problems(self) -> Vec<Problem> {
        self.0
    }

    /// A number that should be another.
    pub(crate) fn number(
        &mut self,
        place: impl Into<String>,
        found: usize,
        wanted: impl Display,
        clause: Clause,
    ) {
        self.push(Problem::Number { place: place.into(), found, wanted: wanted.to_string(), clause });
    }

    /// Reports a number that is not the one that it should be.
    pub(crate) fn exactly(&mut self, place: impl Into<String>, found: usize, wanted: usize, clause: Clause) {
        if found != wanted {
            self.number(place, found, wanted, clause);
        }
    }

    /// Reports a number that is too large.
    pub(crate) fn at_most(&mut self, place: impl Into<String>, found: usize, most: usize, clause: Clause) {
        if found > most {
            self.number(place, found, format_args!("at most {most}"), clause);
        }
    }

    /// Reports too many crystals in one place.
    pub(crate) fn crystals(
        &mut self,
        place: impl Into<String>,
        crystals: Crystals,
        most: usize,
        clause: Clause,
    ) {
        let found = Crystal::ALL.into_iter().map(|colour| usize::from(crystals.count(colour))).sum();
        self.at_most(place, found, most, clause);
    }

    pub(crate) fn no_such_card(&mut self, place: &str, card: &str) {
        self.push(Problem::NoSuchCard { place: place.to_owned(), card: card.to_owned() });
    }

    pub(crate) fn no_such_cell(&mut self, place: &str, cell: &str) {
        self.push(Problem::NoSuchCell { place: place.to_owned(), cell: cell.to_owned() });
    }

    /// Reports what is wrong with the decision, if anything is.
    pub(super) fn decision(&mut self, checked: Result<(), Wrong>) {
        if let Err((reason, clause)) = checked {
            self.push(Problem::Decision { reason, clause });
        }
    }
}
