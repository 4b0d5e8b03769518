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

mod naming;

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::components::Merchant;
use crate::crystals::{Crystal, Crystals, CrystalsError};
use crate::label::{Label, LabelError};
use crate::map::{CellName, CellNameError};
use crate::parts::bonus::{Bonus, BonusError};

/// An action as people write it: it names cards by their faces and needs no game to be read. [`Game::find_action`]
/// looks up what it stands for; in JSON it is its text.
///
/// [`Game::find_action`]: crate::Game::find_action
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
    Start(Crystals),
    Place(CellName),
    Step(CellName),
    Spend(Merchant),
    Take,
    Leave,
    Build,
    Bonus(Bonus),
    Reward(Merchant),
    Mine,
    Pass,
    DrawMerchant(Merchant),
    DrawPoint(Crystals),
    DrawClosed,
    RemoveMountain(Merchant),
    LayMountain(Merchant),
    LayValley,
    ClaimCard(Label),
    Work(Label),
    TakeTile(Label),
    Explore(Label),
    Use,
    Keep,
    Replace(Merchant),
    Swap(Merchant),
    Route(Merchant),
    Outpost(CellName),
    /// A side, point card, bonus tile or exploration tile is drawn.
    Draw(Label),
}

impl Written {
    /// The kind of thing that the action is about, for messages.
    ///
    /// ```
    /// use carvania_rules::Written;
    ///
    /// let step: Written = "step:c4".parse().unwrap();
    /// assert_eq!(step.thing(), "cell");
    /// ```
    pub const fn thing(self) -> &'static str {
        match self {
            Written::Play(_)
            | Written::Acquire(_)
            | Written::Spend(_)
            | Written::Reward(_)
            | Written::DrawMerchant(_)
            | Written::Replace(_)
            | Written::Swap(_)
            | Written::Route(_) => "merchant card",
            Written::Claim(_) | Written::DrawPoint(_) => "card or tile with this cost",
            Written::ClaimCard(_) => "point card",
            Written::Start(_) => "set of starting crystals",
            Written::Place(_) | Written::Step(_) | Written::Outpost(_) => "cell",
            Written::RemoveMountain(_) | Written::LayMountain(_) => "mountain tile",
            Written::Work(_) => "location",
            Written::TakeTile(_) | Written::Bonus(_) => "bonus tile",
            Written::Explore(_) => "exploration tile",
            Written::Draw(_) => "card, tile or side",
            Written::Pay(_) | Written::Upgrade(_) | Written::Return(_) => "crystal",
            Written::Rest
            | Written::Stop
            | Written::Trade(_)
            | Written::Take
            | Written::Leave
            | Written::Build
            | Written::Mine
            | Written::Pass
            | Written::DrawClosed
            | Written::LayValley
            | Written::Use
            | Written::Keep => "thing",
        }
    }
}

/// Every form that an action can take, for help and error messages.
pub const FORMS: &str = "play:CARD, acquire:CARD, rest, claim:COST, pay:COLOUR, upgrade:COLOUR, stop, \
                         trade:TIMES, return:COLOUR, start:CRYSTALS, place:CELL, step:CELL, spend:CARD, take, \
                         leave, build, bonus:KIND, reward:CARD, mine, pass, work:LOCATION, claim:ID, bonus:ID, \
                         explore:ID, use, keep, replace:CARD, swap:CARD, route:CARD, outpost:CELL, draw:CARD, \
                         draw:COST, draw:ID, draw:closed, remove:TRADE, lay:TRADE, lay:valley";

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
            Written::Start(crystals) => write!(f, "start:{crystals}"),
            Written::Place(cell) => write!(f, "place:{cell}"),
            Written::Step(cell) => write!(f, "step:{cell}"),
            Written::Spend(card) => write!(f, "spend:{card}"),
            Written::Take => f.write_str("take"),
            Written::Leave => f.write_str("leave"),
            Written::Build => f.write_str("build"),
            Written::Bonus(bonus) => write!(f, "bonus:{bonus}"),
            Written::Reward(card) => write!(f, "reward:{card}"),
            Written::Mine => f.write_str("mine"),
            Written::Pass => f.write_str("pass"),
            Written::DrawMerchant(card) => write!(f, "draw:{card}"),
            Written::DrawPoint(cost) => write!(f, "draw:{cost}"),
            Written::DrawClosed => f.write_str("draw:closed"),
            Written::RemoveMountain(trade) => write!(f, "remove:{trade}"),
            Written::LayMountain(trade) => write!(f, "lay:{trade}"),
            Written::LayValley => f.write_str("lay:valley"),
            Written::ClaimCard(card) => write!(f, "claim:{card}"),
            Written::Work(location) => write!(f, "work:{location}"),
            Written::TakeTile(tile) => write!(f, "bonus:{tile}"),
            Written::Explore(tile) => write!(f, "explore:{tile}"),
            Written::Use => f.write_str("use"),
            Written::Keep => f.write_str("keep"),
            Written::Replace(card) => write!(f, "replace:{card}"),
            Written::Swap(card) => write!(f, "swap:{card}"),
            Written::Route(card) => write!(f, "route:{card}"),
            Written::Outpost(cell) => write!(f, "outpost:{cell}"),
            Written::Draw(thing) => write!(f, "draw:{thing}"),
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
    /// A card, tile, location or cell that the game does not have.
    #[error("`{0}` names a {thing} that the game does not have", thing = .0.thing())]
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
    /// No crystals at all.
    #[error("crystals are wanted, such as YYG")]
    Nothing,
    /// Not a cell of a map.
    #[error(transparent)]
    Cell(#[from] CellNameError),
    /// Not the name of a card, tile or location.
    #[error(transparent)]
    Label(#[from] LabelError),
    /// Not a kind of bonus tile.
    #[error(transparent)]
    Bonus(#[from] BonusError),
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
                "take" => Ok(Written::Take),
                "leave" => Ok(Written::Leave),
                "build" => Ok(Written::Build),
                "mine" => Ok(Written::Mine),
                "pass" => Ok(Written::Pass),
                "use" => Ok(Written::Use),
                "keep" => Ok(Written::Keep),
                _ => Err(form()),
            },
            Some((verb, about)) => read(verb, about).ok_or_else(form)?.map_err(object),
        }
    }
}

impl Serialize for Written {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Written {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Written, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
    }
}

/// The action of a verb, if there is such a verb, and if what it is about can be read.
fn read(verb: &str, about: &str) -> Option<Result<Written, ObjectError>> {
    let written = match verb {
        "play" => merchant(about).map(Written::Play),
        "acquire" => merchant(about).map(Written::Acquire),
        "claim" if is_label(about) => label(about).map(Written::ClaimCard),
        "claim" => cost(about).map(Written::Claim),
        "work" => label(about).map(Written::Work),
        "explore" => label(about).map(Written::Explore),
        "replace" => merchant(about).map(Written::Replace),
        "swap" => merchant(about).map(Written::Swap),
        "route" => merchant(about).map(Written::Route),
        "outpost" => cell(about).map(Written::Outpost),
        "pay" => colour(about).map(Written::Pay),
        "upgrade" => colour(about).map(Written::Upgrade),
        "trade" => number(about).map(Written::Trade),
        "return" => colour(about).map(Written::Return),
        "start" => cost(about).map(Written::Start),
        "place" => cell(about).map(Written::Place),
        "step" => cell(about).map(Written::Step),
        "spend" => merchant(about).map(Written::Spend),
        "bonus" if is_label(about) => label(about).map(Written::TakeTile),
        "bonus" => bonus(about).map(Written::Bonus),
        "reward" => merchant(about).map(Written::Reward),
        "remove" => merchant(about).map(Written::RemoveMountain),
        "lay" if about == "valley" => Ok(Written::LayValley),
        "lay" => merchant(about).map(Written::LayMountain),
        "draw" if about == "closed" => Ok(Written::DrawClosed),
        "draw" if about.contains(['+', '^', '>']) => merchant(about).map(Written::DrawMerchant),
        "draw" if is_label(about) => label(about).map(Written::Draw),
        "draw" => cost(about).map(Written::DrawPoint),
        _ => return None,
    };
    Some(written)
}

fn merchant(text: &str) -> Result<Merchant, ObjectError> {
    Ok(text.parse()?)
}

fn cost(text: &str) -> Result<Crystals, ObjectError> {
    let crystals: Crystals = text.parse()?;
    if crystals.is_empty() { Err(ObjectError::Nothing) } else { Ok(crystals) }
}

fn cell(text: &str) -> Result<CellName, ObjectError> {
    Ok(text.parse()?)
}

/// Labels hold a digit; costs and kinds of bonus tiles do not.
fn is_label(text: &str) -> bool {
    text.contains(|letter: char| letter.is_ascii_digit())
}

fn label(text: &str) -> Result<Label, ObjectError> {
    Ok(text.parse()?)
}

fn bonus(text: &str) -> Result<Bonus, ObjectError> {
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
