//! An action as messages: the words of an option, the words of a deed, and what both fill in.

use carvania_rules::golems::Metal;
use carvania_rules::{Action, Crystal, Decision, Game, PointId};

use crate::{Language, Value, Voice, cards, crystal, draws, expedition, route, trades, wagons, world};

/// A variable of a message, and its value.
pub(crate) type Fact = (&'static str, Value<'static>);

/// What there is to say about an action. What is told has the variables `number`, `crystals` and `drawn`
/// besides, for the actions about one crystal or card each that are told together.
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

pub(crate) fn phrase(voice: Voice<'_>, game: &Game, action: Action) -> Phrase {
    let language = voice.language;
    let colour = |colour| ("crystal", crystal(language, colour).into());
    match action {
        Action::Play(card) => cards::play(game, card),
        Action::Acquire(card) => cards::acquire(game, card),
        Action::Rest if game.world().is_some() => world::rest(game),
        Action::Rest => cards::rest(game),
        Action::Claim(card) => claim(voice, game, card),
        Action::Pay(crystal) => pay(voice, game, colour(crystal)),
        Action::Upgrade(from) => upgrade(language, from),
        Action::Stop => stop(voice, game),
        Action::Trade(times) => trades::phrase(game, times),
        Action::Return(crystal) => Phrase::new("option-return", "told-return", vec![colour(crystal)]),
        Action::Start(set) => expedition::start(game, set),
        Action::Place(cell) => expedition::place(voice, game, cell),
        Action::Step(cell) => wagons::step(voice, game, cell),
        Action::Spend(card) => cards::spend(game, card),
        Action::Take => wagons::take(game),
        Action::Leave => wagons::leave(game),
        Action::Build => wagons::build(voice, game),
        Action::Bonus(bonus) => expedition::bonus(language, game, bonus),
        Action::Reward(card) => cards::reward(game, card),
        Action::Mine => wagons::mine(game),
        Action::Pass => pass(game),
        Action::Work(location) => world::work(voice, game, location),
        Action::TakeTile(tile) => world::take_tile(voice, game, tile),
        Action::Explore(tile) => world::explore(voice, game, tile),
        Action::Use => route::use_card(language, game),
        Action::Keep => route::keep(game),
        Action::Replace(card) => route::replace(game, card),
        Action::Swap(card) => route::swap(game, card),
        Action::Route(card) => route::route(language, game, card),
        Action::Outpost(cell) => wagons::outpost(voice, game, cell),
        Action::DrawMerchant(card) => draws::merchant(game, card),
        Action::DrawPoint(card) => draws::point(voice, game, card),
        Action::DrawClosed => draws::closed(game),
        Action::RemoveMountain(tile) => draws::removed(game, tile),
        Action::LayMountain(tile) => draws::laid(game, tile),
        Action::LayValley => draws::valley(game),
        Action::DrawSide(side) => draws::side(side),
        Action::DrawTile(tile) => draws::tile(voice, game, tile),
        Action::DrawExploration(tile) => draws::exploration(voice, game, tile),
    }
}

/// What the card is worth, and which token comes with it; in the third box what it does.
fn claim(voice: Voice<'_>, game: &Game, card: PointId) -> Phrase {
    if game.world().is_some() {
        return world::claim(voice, game, card);
    }
    let token = match game.token(card) {
        Some(Metal::Copper) => "copper",
        Some(Metal::Silver) => "silver",
        None => "none",
    };
    let facts = vec![
        ("card", voice.golem(game, card).into()),
        ("points", game.golem(card).points.into()),
        ("token", token.into()),
    ];
    Phrase::new("option-claim", "told-claim", facts)
}

fn pay(voice: Voice<'_>, game: &Game, crystal: Fact) -> Phrase {
    match game.decision() {
        Decision::Toll { to } => {
            let mut facts = vec![crystal];
            facts.extend(voice.player(to));
            Phrase::new("option-toll", "told-toll", facts)
        }
        Decision::Step(_) => {
            Phrase::new("option-drop", "told-drop", vec![crystal, wagons::here(voice, game)])
        }
        _ => Phrase::new("option-pay", "told-pay", vec![crystal]),
    }
}

fn upgrade(language: Language, from: Crystal) -> Phrase {
    let next = from.next().map(|next| crystal(language, next)).unwrap_or_default();
    let facts = vec![("crystal", crystal(language, from).into()), ("next", next.into())];
    Phrase::new("option-upgrade", "told-upgrade", facts)
}

fn stop(voice: Voice<'_>, game: &Game) -> Phrase {
    match game.decision() {
        Decision::Step(_) => {
            Phrase { option: "option-stop-move", told: None, facts: wagons::stay(voice, game) }
        }
        Decision::Trade { .. } => Phrase::new("option-stop-trade", "told-stop-trade", vec![]),
        Decision::Build => Phrase::new("option-stop-build", "told-stop-build", vec![]),
        Decision::Golem(_) => Phrase::new("option-pass-after", "told-pass-after", vec![]),
        Decision::Swap | Decision::SwapWith { .. } => {
            Phrase::new("option-stop-swap", "told-stop-swap", vec![])
        }
        Decision::FourthCard => Phrase::new("option-stop-tile", "told-stop-tile", vec![]),
        _ => Phrase::new("option-stop", "told-stop", vec![]),
    }
}

fn pass(game: &Game) -> Phrase {
    if game.decision() == Decision::Turn {
        return Phrase::new("option-pass", "told-pass", vec![]);
    }
    Phrase::new("option-pass-after", "told-pass-after", vec![])
}
