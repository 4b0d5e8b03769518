//! Markets: a merchant card above each market location, and the locations that serve them.

use carvania_rules::components::endless_world::{LocationKind, Place};
use carvania_rules::world::World;
use carvania_rules::{Action, MerchantId, Move};
use maud::{Markup, html};

use super::{location, panes, printed};
use crate::table::boards::cards::{self, Slip};
use crate::table::context::BoardContext;

/// The markets with their cards; then what serves them, and the deck.
pub(super) fn markets(context: &BoardContext<'_>, world: &World) -> Markup {
    let Some(merchants) = context.game.merchants() else { return html! {} };
    let board = printed(context.game, world);
    let card = |place: Place| match board.location(place).kind {
        LocationKind::Market { slot } => merchants.row().get(usize::from(slot)).copied(),
        _ => None,
    };
    let is_market = |place: &Place| matches!(board.location(*place).kind, LocationKind::Market { .. });
    let serves = |place: &Place| {
        matches!(board.location(*place).kind, LocationKind::RefreshMarket | LocationKind::AdjustTradeRoute)
    };
    html! {
        section.market-row.(panes::MARKET) #merchants aria-label=(context.say("board-markets", &[])) data-row {
            h2.sr { (context.say("board-markets", &[])) }
            @for place in board.places().into_iter().filter(is_market) {
                div.pair { (stall(context, world, card(place), place)) (location::location(context, world, place)) }
            }
            div.pair.services {
                @for place in board.places().into_iter().filter(serves) { (location::location(context, world, place)) }
                span.note { (context.say("board-deck", &[("number", merchants.deck().len().into())])) }
            }
        }
    }
}

/// The card of a market; choosing it sends traders there.
fn stall(context: &BoardContext<'_>, world: &World, card: Option<MerchantId>, place: Place) -> Markup {
    let work = Action::Move(Move::Work(printed(context.game, world).location(place).id));
    html! {
        @match card {
            Some(card) => { (cards::thing(context, card, work, Slip::default())) }
            None => { div.card.merchant.gone {} }
        }
    }
}
