//! An action as messages: the words of an option, the words of a deed, and what both fill in.

use carvania_rules::cards::CardDecision;
use carvania_rules::expedition::WagonDecision;
use carvania_rules::{Action, Crystal, Crystals, Game, State};

use crate::table::{Matter, matter, mountain};
use crate::{
    Language, Value, call_for_adventure, cards, crystal, draws, eastern_mountains, expedition, golem_edition,
};

/// A variable of a message, and its value.
pub(crate) type Fact = (&'static str, Value<'static>);

/// What there is to say about an action. What is told has the variable `crystals` besides, for the
/// actions about one crystal each that are told together.
pub(crate) struct Phrase {
    /// The message that offers the action.
    pub(crate) option: &'static str,
    /// The message that tells of it, unless it goes without saying.
    pub(crate) told: Option<&'static str>,
    /// What both fill in.
    pub(crate) facts: Vec<Fact>,
}

impl Phrase {
    pub(crate) fn new(option: &'static str, told: &'static str, facts: Vec<Fact>) -> Phrase {
        Phrase { option, told: Some(told), facts }
    }
}

pub(crate) fn phrase(language: Language, game: &Game, action: Action) -> Phrase {
    let colour = |colour| ("crystal", crystal(language, colour).into());
    match action {
        Action::Play(card) => cards::play(game, card),
        Action::Acquire(card) => cards::acquire(game, card),
        Action::Rest => cards::rest(game),
        Action::Claim(card) => match game.state() {
            State::GolemEdition(_) => golem_edition::claim(game, card),
            State::EasternMountains(_) | State::CallForAdventure(_) => expedition::claim(game, card),
        },
        Action::Pay(crystal) => pay(game, colour(crystal)),
        Action::Upgrade(from) => upgrade(language, from),
        Action::Stop => stop(game),
        Action::Trade(times) => Phrase::new("option-trade", "told-trade", trade(game, times)),
        Action::Return(crystal) => Phrase::new("option-return", "told-return", vec![colour(crystal)]),
        Action::Start(set) => expedition::start(game, set),
        Action::Place(cell) => expedition::place(game, cell),
        Action::Step(cell) => expedition::step(game, cell),
        Action::Spend(card) => call_for_adventure::spend(game, card),
        Action::Take => eastern_mountains::take(game),
        Action::Leave => eastern_mountains::leave(game),
        Action::Build => expedition::build(game),
        Action::Bonus(bonus) => expedition::bonus(language, game, bonus),
        Action::Reward(card) => call_for_adventure::reward(game, card),
        Action::Mine => eastern_mountains::mine(game),
        Action::Pass => pass(game),
        Action::DrawMerchant(card) => draws::merchant(game, card),
        Action::DrawPoint(card) => draws::point(game, card),
        Action::DrawClosed => draws::closed(game),
        Action::RemoveMountain(tile) => draws::removed(game, tile),
        Action::LayMountain(tile) => draws::laid(game, tile),
        Action::LayValley => draws::valley(game),
    }
}

fn pay(game: &Game, crystal: Fact) -> Phrase {
    match matter(game) {
        Matter::Move => Phrase::new("option-drop", "told-drop", vec![crystal, expedition::here(game)]),
        Matter::Wagon(WagonDecision::Toll { to }) => {
            Phrase::new("option-toll", "told-toll", vec![crystal, ("seat", to.number().into())])
        }
        Matter::Card(_) | Matter::Wagon(_) | Matter::Turn | Matter::Other => {
            Phrase::new("option-pay", "told-pay", vec![crystal])
        }
    }
}

fn upgrade(language: Language, from: Crystal) -> Phrase {
    let next = from.next().map(|next| crystal(language, next)).unwrap_or_default();
    let facts = vec![("crystal", crystal(language, from).into()), ("next", next.into())];
    Phrase::new("option-upgrade", "told-upgrade", facts)
}

fn stop(game: &Game) -> Phrase {
    match matter(game) {
        Matter::Move => Phrase { option: "option-stop-move", told: None, facts: expedition::stay(game) },
        Matter::Wagon(_) => Phrase::new("option-stop-trade", "told-stop-trade", vec![]),
        Matter::Card(_) | Matter::Turn | Matter::Other => Phrase::new("option-stop", "told-stop", vec![]),
    }
}

fn pass(game: &Game) -> Phrase {
    match matter(game) {
        Matter::Turn => Phrase::new("option-pass", "told-pass", vec![]),
        Matter::Card(_) | Matter::Wagon(_) | Matter::Move | Matter::Other => {
            Phrase::new("option-pass-after", "told-pass-after", vec![])
        }
    }
}

/// What is given and taken when the trade at hand is carried out so many times.
pub(crate) fn trade(game: &Game, times: u8) -> Vec<Fact> {
    let (give, take) = match matter(game) {
        Matter::Card(CardDecision::Trade { card }) => game.components().golem_edition.merchant(card).trade(),
        Matter::Card(_) | Matter::Wagon(_) | Matter::Move | Matter::Turn | Matter::Other => {
            mountain(game).map_or((Crystals::NONE, Crystals::NONE), |tile| (tile.give, tile.take))
        }
    };
    let side = |crystals: Crystals| crystals.repeated(times).to_string().into();
    vec![("times", times.into()), ("give", side(give)), ("take", side(take))]
}
