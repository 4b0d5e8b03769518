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
use crate::bonus::{Bonus, BonusError};
use crate::components::{Merchant, Mountain, PointId};
use crate::crystals::{Crystal, Crystals, CrystalsError};
use crate::game::Game;
use crate::games::Title;
use crate::map::{Cell, CellName, CellNameError};

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
}

/// Every form that an action can take, for help and error messages.
pub const FORMS: &str = "play:CARD, acquire:CARD, rest, claim:COST, pay:COLOUR, upgrade:COLOUR, stop, \
                         trade:TIMES, return:COLOUR, start:CRYSTALS, place:CELL, step:CELL, spend:CARD, take, \
                         leave, build, bonus:KIND, reward:CARD, mine, pass, draw:CARD, draw:COST, draw:closed, \
                         remove:TRADE, lay:TRADE, lay:valley";

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
    /// No crystals at all.
    #[error("crystals are wanted, such as YYG")]
    Nothing,
    /// Not a cell of a map.
    #[error(transparent)]
    Cell(#[from] CellNameError),
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
        "start" => cost(about).map(Written::Start),
        "place" => cell(about).map(Written::Place),
        "step" => cell(about).map(Written::Step),
        "spend" => merchant(about).map(Written::Spend),
        "bonus" => bonus(about).map(Written::Bonus),
        "reward" => merchant(about).map(Written::Reward),
        "remove" => merchant(about).map(Written::RemoveMountain),
        "lay" if about == "valley" => Ok(Written::LayValley),
        "lay" => merchant(about).map(Written::LayMountain),
        "draw" if about == "closed" => Ok(Written::DrawClosed),
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
    let crystals: Crystals = text.parse()?;
    if crystals.is_empty() { Err(ObjectError::Nothing) } else { Ok(crystals) }
}

fn cell(text: &str) -> Result<CellName, ObjectError> {
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

impl Game {
    /// The action as text.
    ///
    /// # Panics
    /// If the action names a card, a tile or a cell that this game does not have.
    pub fn write_action(&self, action: Action) -> Written {
        let components = self.components();
        let merchant = |card| components.golem_edition.merchant(card);
        let mountain = |tile| {
            let Mountain { give, take, .. } = components.eastern_mountains.mountain(tile);
            Merchant::Trade { give, take }
        };
        match action {
            Action::Play(card) => Written::Play(merchant(card)),
            Action::Acquire(card) => Written::Acquire(merchant(card)),
            Action::Rest => Written::Rest,
            Action::Claim(card) => Written::Claim(self.cost(card)),
            Action::Pay(crystal) => Written::Pay(crystal),
            Action::Upgrade(crystal) => Written::Upgrade(crystal),
            Action::Stop => Written::Stop,
            Action::Trade(times) => Written::Trade(times),
            Action::Return(crystal) => Written::Return(crystal),
            Action::Start(set) => Written::Start(components.eastern_mountains.start[usize::from(set)]),
            Action::Place(cell) => Written::Place(self.cell_name(cell)),
            Action::Step(cell) => Written::Step(self.cell_name(cell)),
            Action::Spend(card) => Written::Spend(merchant(card)),
            Action::Take => Written::Take,
            Action::Leave => Written::Leave,
            Action::Build => Written::Build,
            Action::Bonus(bonus) => Written::Bonus(bonus),
            Action::Reward(card) => Written::Reward(merchant(card)),
            Action::Mine => Written::Mine,
            Action::Pass => Written::Pass,
            Action::DrawMerchant(card) => Written::DrawMerchant(merchant(card)),
            Action::DrawPoint(card) => Written::DrawPoint(self.cost(card)),
            Action::DrawClosed => Written::DrawClosed,
            Action::RemoveMountain(tile) => Written::RemoveMountain(mountain(tile)),
            Action::LayMountain(tile) => Written::LayMountain(mountain(tile)),
            Action::LayValley => Written::LayValley,
        }
    }

    /// The action that a text names. Whether it is legal is another question: see [`Game::check`].
    pub fn read_action(&self, text: &str) -> Result<Action, NotationError> {
        let written: Written = text.parse()?;
        self.find_action(written).ok_or(NotationError::NoSuchCard(written))
    }

    /// The action with the components and the map of this game, if they have what it names.
    fn find_action(&self, written: Written) -> Option<Action> {
        let components = self.components();
        let merchant = |face| components.golem_edition.find_merchant(face);
        let mountain = |face: Merchant| {
            let (give, take) = face.trade();
            components.eastern_mountains.find_mountain(give, take)
        };
        let cell = |name| self.map().and_then(|map| map.find(name));
        let set = |crystals| components.eastern_mountains.start.iter().position(|set| *set == crystals);
        Some(match written {
            Written::Play(face) => Action::Play(merchant(face)?),
            Written::Acquire(face) => Action::Acquire(merchant(face)?),
            Written::Rest => Action::Rest,
            Written::Claim(cost) => Action::Claim(self.find_point(cost)?),
            Written::Pay(crystal) => Action::Pay(crystal),
            Written::Upgrade(crystal) => Action::Upgrade(crystal),
            Written::Stop => Action::Stop,
            Written::Trade(times) => Action::Trade(times),
            Written::Return(crystal) => Action::Return(crystal),
            Written::Start(crystals) => Action::Start(set(crystals)? as u8),
            Written::Place(name) => Action::Place(cell(name)?),
            Written::Step(name) => Action::Step(cell(name)?),
            Written::Spend(face) => Action::Spend(merchant(face)?),
            Written::Take => Action::Take,
            Written::Leave => Action::Leave,
            Written::Build => Action::Build,
            Written::Bonus(bonus) => Action::Bonus(bonus),
            Written::Reward(face) => Action::Reward(merchant(face)?),
            Written::Mine => Action::Mine,
            Written::Pass => Action::Pass,
            Written::DrawMerchant(face) => Action::DrawMerchant(merchant(face)?),
            Written::DrawPoint(cost) => Action::DrawPoint(self.find_point(cost)?),
            Written::DrawClosed => Action::DrawClosed,
            Written::RemoveMountain(face) => Action::RemoveMountain(mountain(face)?),
            Written::LayMountain(face) => Action::LayMountain(mountain(face)?),
            Written::LayValley => Action::LayValley,
        })
    }

    /// What a point card or VP tile of this game costs.
    fn cost(&self, card: PointId) -> Crystals {
        match self.title() {
            Title::GolemEdition => self.components().golem_edition.point(card).cost,
            Title::EasternMountains | Title::CallForAdventure => {
                self.components().eastern_mountains.vp_tile(card).cost
            }
        }
    }

    fn find_point(&self, cost: Crystals) -> Option<PointId> {
        match self.title() {
            Title::GolemEdition => self.components().golem_edition.find_point(cost),
            Title::EasternMountains | Title::CallForAdventure => {
                self.components().eastern_mountains.find_vp_tile(cost)
            }
        }
    }

    fn cell_name(&self, cell: Cell) -> CellName {
        self.map().expect("an action with a cell belongs to a game with a map").name(cell)
    }
}
