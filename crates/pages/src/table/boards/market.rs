//! The merchant row of Golem Edition and of The Call for Adventure.

use carvania_rules::market::Market;
use carvania_rules::{Decision, MerchantId, Move};
use maud::{Markup, html};

use super::cards::{Slip, thing};
use crate::art::{self, Icon};
use crate::table::context::BoardContext;

/// The merchant row: each card with its price and what lies on it, then the deck.
pub(super) fn market<const PLACES: usize>(
    context: &BoardContext<'_>,
    market: &Market<PLACES>,
    act: fn(MerchantId) -> Move,
) -> Markup {
    let (cards, deck) = (market.cards(), market.deck().len());
    let gaps = PLACES.saturating_sub(cards.len());
    let (aim, bought) = aim(context).unzip();
    html! {
        section.market #merchants aria-labelledby="merchants-name" {
            div.row-head {
                h2 #merchants-name { (context.say("board-merchants", &[])) }
                span.note { (context.say("board-merchants-note", &[])) }
                span.left-in { (context.say("board-deck", &[("number", deck.into())])) }
            }
            div.cards.{ "g" (PLACES) } data-row=(context.say("board-merchants", &[])) {
                @for ((card, lying), price) in cards.zip(0..) {
                    (thing(context, card, act(card).into(), Slip { price: Some(price), lying, is_aimed: aim == Some(card), is_bought: bought == Some(card), traders: None }))
                }
                @for _ in 0..gaps { div.card.gone {} }
                (self::deck(context, deck))
            }
        }
    }
}

/// A deck: how many cards are left in it.
pub(super) fn deck(context: &BoardContext<'_>, number: usize) -> Markup {
    html! {
        div.deck data-about="sign-deck" role="img" aria-label=(context.say("board-deck", &[("number", number.into())])) {
            (art::icon(context.sheet, Icon::Deck))
            span.num { (number) }
            span { (context.say("board-deck-left", &[])) }
        }
    }
}

/// The card on which the next crystal is put, while a card is being paid for; and that card.
fn aim(context: &BoardContext<'_>) -> Option<(MerchantId, MerchantId)> {
    if let Decision::Pay { card, acquires } = context.game.decision() { Some((card, acquires)) } else { None }
}
