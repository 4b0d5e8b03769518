//! Locations in words: what they are for, and what they take.

use carvania_rules::components::endless_world::{Board, Location, LocationKind, Place};
use carvania_rules::world::World;
use carvania_rules::{Game, Merchant, Move, Seat, Trade};

use crate::text::{Fact, Text};
use crate::{Language, Voice, compose, printed};

/// The world of a game, and the board that its locations are on.
pub(crate) fn world(game: &Game) -> Option<(&World, &'static Board)> {
    let world = game.world()?;
    Some((world, game.components().endless_world.board(world.board())))
}

/// What there is to do at a location, for the player who decides.
pub fn location<'a>(voice: impl Into<Voice<'a>>, game: &Game, place: Place) -> Text {
    let voice = voice.into();
    let Some((_, board)) = world(game) else { return Text::default() };
    let location = board.location(place);
    match location.kind {
        LocationKind::Golem { .. } => golem(voice, game, place, location),
        LocationKind::Market { .. } => market(voice.language, game, location),
        LocationKind::Production(_)
        | LocationKind::Upgrade(_)
        | LocationKind::Trade { .. }
        | LocationKind::RefreshMarket
        | LocationKind::AdjustTradeRoute
        | LocationKind::MoveWagon(_)
        | LocationKind::WagonTrade
        | LocationKind::OutpostTrade => purpose(voice.language, game, location, Some(game.decider())),
    }
}

/// What a location is for: what is printed there, or what a player's wagon would trade; of golems nothing.
pub(crate) fn purpose(language: Language, game: &Game, location: &Location, seat: Option<Seat>) -> Text {
    match location.kind {
        LocationKind::Golem { .. } => Text::default(),
        LocationKind::Market { .. } => printed_market(language, game, location),
        LocationKind::WagonTrade => match seat.and_then(|seat| game.wagon_trade(seat)) {
            Some(Trade { give, take }) => printed::trade(language, give, take),
            None => printed::printed_location(language, location.kind),
        },
        LocationKind::Production(_)
        | LocationKind::Upgrade(_)
        | LocationKind::Trade { .. }
        | LocationKind::RefreshMarket
        | LocationKind::AdjustTradeRoute
        | LocationKind::MoveWagon(_)
        | LocationKind::OutpostTrade => printed::printed_location(language, location.kind),
    }
}

/// What a visit to a golem brings: a card, a tile, or both.
fn golem(voice: Voice<'_>, game: &Game, place: Place, location: &Location) -> Text {
    let is_open = game.check(Move::Work(location.id)).is_ok();
    let (claim, has_tile) = if is_open { game.golem_offer(place) } else { (None, false) };
    let offers = match (claim.is_some(), has_tile) {
        (true, true) => "both",
        (true, false) => "card",
        (false, true) => "tile",
        (false, false) => "none",
    };
    let facts = [
        ("offers", offers.into()),
        ("card", claim.map(|card| voice.golem(game, card)).unwrap_or_default().into()),
        ("points", claim.map_or(0, |card| game.golem(card).points).into()),
    ];
    compose(voice.language, "location-golem", &facts)
}

/// The merchant card of a market, for the player who decides.
fn market(language: Language, game: &Game, location: &Location) -> Text {
    let is_open = game.check(Move::Work(location.id)).is_ok();
    match merchant_at(game, location) {
        Some(card) if is_open && !game.can_use(location.id) => {
            compose(language, "location-keep", &[("card", card.into())])
        }
        _ => printed_market(language, game, location),
    }
}

/// The merchant card of a market, which only Part I lets players keep.
pub(crate) fn printed_market(language: Language, game: &Game, location: &Location) -> Text {
    let Some(card) = merchant_at(game, location) else { return compose(language, "location-empty", &[]) };
    let key = if game.card_used_at(location.id).is_some() { "location-use" } else { "location-market" };
    compose(language, key, &[("card", card.into())])
}

/// The merchant card below a market.
pub(crate) fn merchant_at(game: &Game, location: &Location) -> Option<Merchant> {
    game.market_card(location.id).map(|card| game.components().golem_edition.merchant(card))
}

/// How many traders stand at a location, and whose.
pub(crate) fn standing(voice: Voice<'_>, world: &World, place: Place) -> [Fact; 5] {
    let (seat, traders) = world.traders(place).unwrap_or((Seat::FIRST, 0));
    let [named, player, of_player, seat] = voice.player(seat);
    [("standing", traders.into()), named, player, of_player, seat]
}
