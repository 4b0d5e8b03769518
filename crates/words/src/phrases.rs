//! An action as messages: the words of an option, the words of a deed, and what both fill in.

use carvania_rules::golems::Metal;
use carvania_rules::{Action, Crystal, Decision, Draw, Game, Move, PointId};

use crate::text::Fact;
use crate::{Language, Voice, cards, crystal, draws, expedition, route, trades, wagons, world};

/// What there is to say about an action. Its narration has the variables `number`, `crystals` and `drawn`
/// besides, for the actions about one crystal or card each that are told together.
pub(crate) struct Phrase {
    /// The message that offers the action.
    pub(crate) offer: &'static str,
    /// The message that tells of it, unless it goes without saying.
    pub(crate) narration: Option<&'static str>,
    /// What both fill in.
    pub(crate) facts: Vec<Fact>,
}

impl Phrase {
    pub(crate) fn new(offer: &'static str, narration: &'static str, facts: Vec<Fact>) -> Phrase {
        Phrase { offer, narration: Some(narration), facts }
    }
}

pub(crate) fn phrase(voice: Voice<'_>, game: &Game, action: Action) -> Phrase {
    match action {
        Action::Move(action) => decided(voice, game, action),
        Action::Draw(draw) => drawn(voice, game, draw),
    }
}

/// What there is to say about what a player decides.
fn decided(voice: Voice<'_>, game: &Game, action: Move) -> Phrase {
    let language = voice.language;
    let colour = |colour| ("crystal", crystal(language, colour).into());
    match action {
        Move::Play(card) => cards::play(game, card),
        Move::Acquire(card) => cards::acquire(game, card),
        Move::Rest if game.world().is_some() => world::rest(game),
        Move::Rest => cards::rest(game),
        Move::Claim(card) => claim(voice, game, card),
        Move::Pay(crystal) => pay(voice, game, colour(crystal)),
        Move::Upgrade(from) => upgrade(language, from),
        Move::Stop => stop(voice, game),
        Move::Trade(times) => trades::phrase(game, times),
        Move::Return(crystal) => Phrase::new("option-return", "told-return", vec![colour(crystal)]),
        Move::Start(set) => expedition::start(game, set),
        Move::Place(cell) => expedition::place(voice, game, cell),
        Move::Step(cell) => wagons::step(voice, game, cell),
        Move::Spend(card) => cards::spend(game, card),
        Move::Take => wagons::take(game),
        Move::Leave => wagons::leave(game),
        Move::Build => wagons::build(voice, game),
        Move::Bonus(bonus) => expedition::bonus(language, game, bonus),
        Move::Reward(card) => cards::reward(game, card),
        Move::Mine => wagons::mine(game),
        Move::Pass => pass(game),
        Move::Work(location) => world::work(voice, game, location),
        Move::TakeTile(tile) => world::take_tile(voice, game, tile),
        Move::Explore(tile) => world::explore(voice, game, tile),
        Move::Use => route::use_card(language, game),
        Move::Keep => route::keep(game),
        Move::Replace(card) => route::replace(game, card),
        Move::Swap(card) => route::swap(game, card),
        Move::Route(card) => route::route(language, game, card),
        Move::Outpost(cell) => wagons::outpost(voice, game, cell),
    }
}

/// What there is to say about a draw.
fn drawn(voice: Voice<'_>, game: &Game, draw: Draw) -> Phrase {
    match draw {
        Draw::Merchant(card) => draws::merchant(game, card),
        Draw::Point(card) => draws::point(voice, game, card),
        Draw::Closed => draws::closed(game),
        Draw::Remove(tile) => draws::removed(game, tile),
        Draw::Mountain(tile) => draws::laid(game, tile),
        Draw::Valley => draws::valley(game),
        Draw::Side(side) => draws::side(side),
        Draw::Tile(tile) => draws::tile(voice, game, tile),
        Draw::Exploration(tile) => draws::exploration(voice, game, tile),
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
            Phrase { offer: "option-stop-move", narration: None, facts: wagons::stay(voice, game) }
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
