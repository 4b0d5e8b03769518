//! Notation: one text form for each action, by what the thing is rather than where it lies.
//!
//! A verb, and for most a colon and what it is about: `play:YYY>GB`, `claim:BBMM`, `pay:Y`, `rest`.
//! Cards are known by their faces, crystals by their letters. There is exactly one way to write an
//! action, so two records of the same game are the same text.
//!
//! ```
//! use carvania_rules::{Game, Setup, Title, ActionText};
//!
//! let written: ActionText = "draw:BBMM".parse().unwrap();
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
pub enum ActionText {
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

impl ActionText {
    /// The kind of thing that the action is about, for messages.
    ///
    /// ```
    /// use carvania_rules::ActionText;
    ///
    /// let step: ActionText = "step:c4".parse().unwrap();
    /// assert_eq!(step.thing(), "cell");
    /// ```
    pub const fn thing(self) -> &'static str {
        match self {
            ActionText::Play(_)
            | ActionText::Acquire(_)
            | ActionText::Spend(_)
            | ActionText::Reward(_)
            | ActionText::DrawMerchant(_)
            | ActionText::Replace(_)
            | ActionText::Swap(_)
            | ActionText::Route(_) => "merchant card",
            ActionText::Claim(_) | ActionText::DrawPoint(_) => "card or tile with this cost",
            ActionText::ClaimCard(_) => "point card",
            ActionText::Start(_) => "set of starting crystals",
            ActionText::Place(_) | ActionText::Step(_) | ActionText::Outpost(_) => "cell",
            ActionText::RemoveMountain(_) | ActionText::LayMountain(_) => "mountain tile",
            ActionText::Work(_) => "location",
            ActionText::TakeTile(_) | ActionText::Bonus(_) => "bonus tile",
            ActionText::Explore(_) => "exploration tile",
            ActionText::Draw(_) => "card, tile or side",
            ActionText::Pay(_) | ActionText::Upgrade(_) | ActionText::Return(_) => "crystal",
            ActionText::Rest
            | ActionText::Stop
            | ActionText::Trade(_)
            | ActionText::Take
            | ActionText::Leave
            | ActionText::Build
            | ActionText::Mine
            | ActionText::Pass
            | ActionText::DrawClosed
            | ActionText::LayValley
            | ActionText::Use
            | ActionText::Keep => "thing",
        }
    }
}

/// Every form that an action can take, for help and error messages.
pub const FORMS: &str = "play:CARD, acquire:CARD, rest, claim:COST, pay:COLOUR, upgrade:COLOUR, stop, \
                         trade:TIMES, return:COLOUR, start:CRYSTALS, place:CELL, step:CELL, spend:CARD, take, \
                         leave, build, bonus:KIND, reward:CARD, mine, pass, work:LOCATION, claim:ID, bonus:ID, \
                         explore:ID, use, keep, replace:CARD, swap:CARD, route:CARD, outpost:CELL, draw:CARD, \
                         draw:COST, draw:ID, draw:closed, remove:TRADE, lay:TRADE, lay:valley";

impl fmt::Display for ActionText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ActionText::Play(card) => write!(f, "play:{card}"),
            ActionText::Acquire(card) => write!(f, "acquire:{card}"),
            ActionText::Rest => f.write_str("rest"),
            ActionText::Claim(cost) => write!(f, "claim:{cost}"),
            ActionText::Pay(crystal) => write!(f, "pay:{crystal}"),
            ActionText::Upgrade(crystal) => write!(f, "upgrade:{crystal}"),
            ActionText::Stop => f.write_str("stop"),
            ActionText::Trade(times) => write!(f, "trade:{times}"),
            ActionText::Return(crystal) => write!(f, "return:{crystal}"),
            ActionText::Start(crystals) => write!(f, "start:{crystals}"),
            ActionText::Place(cell) => write!(f, "place:{cell}"),
            ActionText::Step(cell) => write!(f, "step:{cell}"),
            ActionText::Spend(card) => write!(f, "spend:{card}"),
            ActionText::Take => f.write_str("take"),
            ActionText::Leave => f.write_str("leave"),
            ActionText::Build => f.write_str("build"),
            ActionText::Bonus(bonus) => write!(f, "bonus:{bonus}"),
            ActionText::Reward(card) => write!(f, "reward:{card}"),
            ActionText::Mine => f.write_str("mine"),
            ActionText::Pass => f.write_str("pass"),
            ActionText::DrawMerchant(card) => write!(f, "draw:{card}"),
            ActionText::DrawPoint(cost) => write!(f, "draw:{cost}"),
            ActionText::DrawClosed => f.write_str("draw:closed"),
            ActionText::RemoveMountain(trade) => write!(f, "remove:{trade}"),
            ActionText::LayMountain(trade) => write!(f, "lay:{trade}"),
            ActionText::LayValley => f.write_str("lay:valley"),
            ActionText::ClaimCard(card) => write!(f, "claim:{card}"),
            ActionText::Work(location) => write!(f, "work:{location}"),
            ActionText::TakeTile(tile) => write!(f, "bonus:{tile}"),
            ActionText::Explore(tile) => write!(f, "explore:{tile}"),
            ActionText::Use => f.write_str("use"),
            ActionText::Keep => f.write_str("keep"),
            ActionText::Replace(card) => write!(f, "replace:{card}"),
            ActionText::Swap(card) => write!(f, "swap:{card}"),
            ActionText::Route(card) => write!(f, "route:{card}"),
            ActionText::Outpost(cell) => write!(f, "outpost:{cell}"),
            ActionText::Draw(thing) => write!(f, "draw:{thing}"),
        }
    }
}

/// Why a text is not an action.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NotationError {
    /// None of the forms.
    #[error("`{0}` is not an action: write one of {FORMS}")]
    Form(String),
    /// The right form, but what it is about cannot be read.
    #[error("`{text}` is not an action: {reason}")]
    Object {
        /// What was written.
        text: String,
        /// What is wrong with it.
        reason: ObjectError,
    },
    /// A card, tile, location or cell that the game does not have.
    #[error("`{0}` names a {thing} that the game does not have", thing = .0.thing())]
    NoSuchCard(ActionText),
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
    #[error("write crystals, such as YYG")]
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
    #[error("one of Y, G, B, M is expected, not `{0}`")]
    Colour(String),
    /// Not a number.
    #[error("a number from 0 to 255 is expected, not `{0}`")]
    Number(String),
}

impl FromStr for ActionText {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<ActionText, NotationError> {
        let object = |reason| NotationError::Object { text: text.to_owned(), reason };
        let form = || NotationError::Form(text.to_owned());
        match text.split_once(':') {
            None => match text {
                "rest" => Ok(ActionText::Rest),
                "stop" => Ok(ActionText::Stop),
                "take" => Ok(ActionText::Take),
                "leave" => Ok(ActionText::Leave),
                "build" => Ok(ActionText::Build),
                "mine" => Ok(ActionText::Mine),
                "pass" => Ok(ActionText::Pass),
                "use" => Ok(ActionText::Use),
                "keep" => Ok(ActionText::Keep),
                _ => Err(form()),
            },
            Some((verb, about)) => read(verb, about).ok_or_else(form)?.map_err(object),
        }
    }
}

impl Serialize for ActionText {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for ActionText {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<ActionText, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
    }
}

/// The action of a verb, if there is such a verb, and if what it is about can be read.
fn read(verb: &str, about: &str) -> Option<Result<ActionText, ObjectError>> {
    let written = match verb {
        "play" => merchant(about).map(ActionText::Play),
        "acquire" => merchant(about).map(ActionText::Acquire),
        "claim" if is_label(about) => label(about).map(ActionText::ClaimCard),
        "claim" => cost(about).map(ActionText::Claim),
        "work" => label(about).map(ActionText::Work),
        "explore" => label(about).map(ActionText::Explore),
        "replace" => merchant(about).map(ActionText::Replace),
        "swap" => merchant(about).map(ActionText::Swap),
        "route" => merchant(about).map(ActionText::Route),
        "outpost" => cell(about).map(ActionText::Outpost),
        "pay" => colour(about).map(ActionText::Pay),
        "upgrade" => colour(about).map(ActionText::Upgrade),
        "trade" => number(about).map(ActionText::Trade),
        "return" => colour(about).map(ActionText::Return),
        "start" => cost(about).map(ActionText::Start),
        "place" => cell(about).map(ActionText::Place),
        "step" => cell(about).map(ActionText::Step),
        "spend" => merchant(about).map(ActionText::Spend),
        "bonus" if is_label(about) => label(about).map(ActionText::TakeTile),
        "bonus" => bonus(about).map(ActionText::Bonus),
        "reward" => merchant(about).map(ActionText::Reward),
        "remove" => merchant(about).map(ActionText::RemoveMountain),
        "lay" if about == "valley" => Ok(ActionText::LayValley),
        "lay" => merchant(about).map(ActionText::LayMountain),
        "draw" if about == "closed" => Ok(ActionText::DrawClosed),
        "draw" if about.contains(['+', '^', '>']) => merchant(about).map(ActionText::DrawMerchant),
        "draw" if is_label(about) => label(about).map(ActionText::Draw),
        "draw" => cost(about).map(ActionText::DrawPoint),
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
