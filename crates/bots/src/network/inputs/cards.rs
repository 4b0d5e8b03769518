//! Merchant cards and golems, as the network sees them.

use carvania_rules::games::golem_edition::GolemEdition;
use carvania_rules::games::journey_one::TradeRoutes;
use carvania_rules::hand::Hand;
use carvania_rules::market::Market;
use carvania_rules::merchants::Merchants;
use carvania_rules::{Crystal, Game, Seat};

use super::{Writer, distance};

/// The merchant cards on offer, and what lies on them.
pub(super) fn market<const N: usize>(table: &mut Writer<'_>, market: &Market<N>) {
    let mut cards = market.cards();
    for place in 0..N {
        let card = cards.next();
        table.label(format_args!("merchant {place}"));
        table.maybe(card.map(|(card, _)| card));
        table.label(format_args!("crystals on merchant {place}"));
        for crystal in Crystal::ALL {
            table.amount(card.map_or(0.0, |(_, crystals)| f32::from(crystals.count(crystal)) / 2.0));
        }
    }
    table.label(format_args!("merchant deck"));
    table.amount(market.deck().len() as f32 / 30.0);
}

/// The merchant cards below the market locations.
pub(super) fn merchants(table: &mut Writer<'_>, merchants: &Merchants) {
    for place in 0..4 {
        table.label(format_args!("merchant {place}"));
        table.maybe(merchants.row().get(place).copied());
    }
    table.label(format_args!("merchant deck"));
    table.amount(merchants.deck().len() as f32 / 30.0);
}

/// The point cards on offer, and the tokens above them.
pub(super) fn golems(table: &mut Writer<'_>, state: &GolemEdition) {
    for place in 0..5 {
        table.label(format_args!("golem {place}"));
        table.maybe(state.golems().cards().get(place).copied());
    }
    table.label(format_args!("copper tokens"));
    table.one_of(11, state.tokens().copper.into());
    table.label(format_args!("silver tokens"));
    table.one_of(11, state.tokens().silver.into());
}

/// What a player of Golem Edition has, and how far it is from each golem.
pub(super) fn player(own: &mut Writer<'_>, game: &Game, state: &GolemEdition, seat: Seat) {
    let player = state.player(seat);
    hand(own, &player.hand);
    own.label(format_args!("copper tokens"));
    own.amount(f32::from(player.tokens.copper));
    own.label(format_args!("silver tokens"));
    own.amount(f32::from(player.tokens.silver));
    let components = &game.components().golem_edition;
    for place in 0..5 {
        let card = state.golems().cards().get(place).map(|&card| components.point(card));
        distance(own, player.caravan, card.map(|card| (card.cost, card.points)));
    }
}

/// Merchant cards in the hand and played.
pub(super) fn hand(own: &mut Writer<'_>, hand: &Hand) {
    own.label(format_args!("hand"));
    own.each_of(hand.cards());
    own.label(format_args!("played"));
    own.each_of(hand.played());
    own.label(format_args!("number in hand"));
    own.amount(hand.cards().len() as f32 / 8.0);
    own.label(format_args!("number played"));
    own.amount(hand.played().len() as f32 / 8.0);
}

/// The cards of a trade route, free and with traders on them, and how many cards a player has used up.
pub(super) fn route(own: &mut Writer<'_>, added: &TradeRoutes, seat: Seat) {
    let route = added.route(seat);
    let with_traders = |wanted: bool| {
        route.cards().filter(move |&(_, traders)| (traders > 0) == wanted).map(|(card, _)| card)
    };
    own.label(format_args!("free cards of the route"));
    own.each_of(with_traders(false));
    own.label(format_args!("cards of the route with traders"));
    own.each_of(with_traders(true));
    own.label(format_args!("length of the route"));
    own.one_of(6, route.len());
    own.label(format_args!("number discarded"));
    own.amount(added.merchants().discarded(seat).len() as f32 / 8.0);
}
