//! Notation: one text form for each action, by what the thing is rather than where it lies.
//!
//! A verb, and for most a colon and what it is about: `play:YYY>GB`, `claim:BBMM`, `pay:Y`, `rest`.
//! Cards are known by their faces, crystals by their letters. There is exactly one way to write an
//! action, so two records of the same game are the same text.
//!
//! ```
//! use carvania_rules::{Game, Setup, Title, Written};
//!
//! let written: Written = "draw:BBMM".parse().unwrap();
//! assert_eq!(written.to_string(), "draw:BBMM");
//!
//! let game = Game::new(&Setup::standard(Title::GolemEdition, 2)).unwrap();
//! let action = game.read_action("draw:BBMM").unwrap();
//! assert_eq!(game.write_action(action), written);
//! ```

use std::fmt;
use std::str::FromStr;

use crate::action::Action;
use crate::components::Merchant;
use crate::crystals::{Crystal, Crystals, CrystalsError};
use crate::game::{Game, State};

/// An action as people write it: it names cards by their faces and needs no game to be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[expect(missing_docs, reason = "each stands for the action of the same name")]
pub enum Written {
    Play(Merchant),
    Acquire(Merchant),
    Rest,
    Claim(Crystals),
    Pay(Crystal),
    Upgrade(Crystal),
    Stop,
    Trade(u8),
    Return(Crystal),
    DrawMerchant(Merchant),
    DrawPoint(Crystals),
}

/// Every form that an action can take, for help and error messages.
pub const FORMS: &str = "play:CARD, acquire:CARD, rest, claim:COST, pay:COLOUR, upgrade:COLOUR, stop, \
                         trade:TIMES, return:COLOUR, draw:CARD, draw:COST";

impl fmt::Display for Written {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Written::Play(card) => write!(f, "play:{card}"),
            Written::Acquire(card) => write!(f, "acquire:{card}"),
            Written::Rest => f.write_str("rest"),
            Written::Claim(cost) => write!(f, "claim:{cost}"),
            Written::Pay(crystal) => write!(f, "pay:{crystal}"),
            Written::Upgrade(crystal) => write!(f, "upgrade:{crystal}"),
            Written::Stop => f.write_str("stop"),
            Written::Trade(times) => write!(f, "trade:{times}"),
            Written::Return(crystal) => write!(f, "return:{crystal}"),
            Written::DrawMerchant(card) => write!(f, "draw:{card}"),
            Written::DrawPoint(cost) => write!(f, "draw:{cost}"),
        }
    }
}

/// Why a text is no action.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NotationError {
    /// None of the forms.
    #[error("`{0}` is no action: write one of {FORMS}")]
    Form(String),
    /// The right form, but what it is about cannot be read.
    #[error("`{text}` is no action: {reason}")]
    Object {
        /// What was written.
        text: String,
        /// What is wrong with it.
        reason: ObjectError,
    },
    /// A card that the components do not have.
    #[error("`{0}` names a card that is not among the components")]
    NoSuchCard(Written),
}

/// Why the part after the colon cannot be read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ObjectError {
    /// Not a merchant card.
    #[error(transparent)]
    Merchant(#[from] crate::components::merchant::MerchantError),
    /// Not a multiset of crystals.
    #[error(transparent)]
    Crystals(#[from] CrystalsError),
    /// Not one crystal.
    #[error("one of Y, G, B, M is wanted, not `{0}`")]
    Colour(String),
    /// Not a number.
    #[error("a number from 0 to 255 is wanted, not `{0}`")]
    Number(String),
}

impl FromStr for Written {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Written, NotationError> {
        let object = |reason| NotationError::Object { text: text.to_owned(), reason };
        let form = || NotationError::Form(text.to_owned());
        match text.split_once(':') {
            None => match text {
                "rest" => Ok(Written::Rest),
                "stop" => Ok(Written::Stop),
                _ => Err(form()),
            },
            Some((verb, about)) => read(verb, about).ok_or_else(form)?.map_err(object),
        }
    }
}

/// The action of a verb, if there is such a verb, and if what it is about can be read.
fn read(verb: &str, about: &str) -> Option<Result<Written, ObjectError>> {
    let written = match verb {
        "play" => merchant(about).map(Written::Play),
        "acquire" => merchant(about).map(Written::Acquire),
        "claim" => cost(about).map(Written::Claim),
        "pay" => colour(about).map(Written::Pay),
        "upgrade" => colour(about).map(Written::Upgrade),
        "trade" => number(about).map(Written::Trade),
        "return" => colour(about).map(Written::Return),
        "draw" if about.contains(['+', '^', '>']) => merchant(about).map(Written::DrawMerchant),
        "draw" => cost(about).map(Written::DrawPoint),
        _ => return None,
    };
    Some(written)
}

fn merchant(text: &str) -> Result<Merchant, ObjectError> {
    Ok(text.parse()?)
}

fn cost(text: &str) -> Result<Crystals, ObjectError> {
    Ok(text.parse()?)
}

fn colour(text: &str) -> Result<Crystal, ObjectError> {
    let mut letters = text.chars();
    match (letters.next().and_then(Crystal::from_letter), letters.next()) {
        (Some(crystal), None) => Ok(crystal),
        _ => Err(ObjectError::Colour(text.to_owned())),
    }
}

fn number(text: &str) -> Result<u8, ObjectError> {
    text.parse()
        .ok()
        .filter(|number: &u8| number.to_string() == text)
        .ok_or_else(|| ObjectError::Number(text.to_owned()))
}

impl Game {
    /// The action as text.
    ///
    /// # Panics
    /// If the action names a card that the components of this game do not have.
    pub fn write_action(&self, action: Action) -> Written {
        let State::GolemEdition(_) = self.state();
        let components = &self.components().golem_edition;
        match action {
            Action::Play(card) => Written::Play(components.merchant(card)),
            Action::Acquire(card) => Written::Acquire(components.merchant(card)),
            Action::Rest => Written::Rest,
            Action::Claim(card) => Written::Claim(components.point(card).cost),
            Action::Pay(crystal) => Written::Pay(crystal),
            Action::Upgrade(crystal) => Written::Upgrade(crystal),
            Action::Stop => Written::Stop,
            Action::Trade(times) => Written::Trade(times),
            Action::Return(crystal) => Written::Return(crystal),
            Action::DrawMerchant(card) => Written::DrawMerchant(components.merchant(card)),
            Action::DrawPoint(card) => Written::DrawPoint(components.point(card).cost),
        }
    }

    /// The action that a text names. Whether it is legal is another question: see [`Game::check`].
    pub fn read_action(&self, text: &str) -> Result<Action, NotationError> {
        let written: Written = text.parse()?;
        self.find_action(written).ok_or(NotationError::NoSuchCard(written))
    }

    /// The action with the cards of this game's components, if they have them.
    fn find_action(&self, written: Written) -> Option<Action> {
        let State::GolemEdition(_) = self.state();
        let components = &self.components().golem_edition;
        Some(match written {
            Written::Play(face) => Action::Play(components.find_merchant(face)?),
            Written::Acquire(face) => Action::Acquire(components.find_merchant(face)?),
            Written::Rest => Action::Rest,
            Written::Claim(cost) => Action::Claim(components.find_point(cost)?),
            Written::Pay(crystal) => Action::Pay(crystal),
            Written::Upgrade(crystal) => Action::Upgrade(crystal),
            Written::Stop => Action::Stop,
            Written::Trade(times) => Action::Trade(times),
            Written::Return(crystal) => Action::Return(crystal),
            Written::DrawMerchant(face) => Action::DrawMerchant(components.find_merchant(face)?),
            Written::DrawPoint(cost) => Action::DrawPoint(components.find_point(cost)?),
        })
    }
}
