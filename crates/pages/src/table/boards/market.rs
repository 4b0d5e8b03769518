//! The merchant row of Golem Edition and of The Call for Adventure.

use carvania_rules::market::Market;
use carvania_rules::{Action, Decision, MerchantId};
use maud::{Markup, html};

use super::cards::{Slip, thing};
use crate::art::{self, Icon};
use crate::table::picture::Picture;

/// The merchant row: each card with its price and what lies on it, then the deck.
pub(super) fn market<const PLACES: usize>(
    picture: &Picture<'_>,
    market: &Market<PLACES>,
    act: fn(MerchantId) -> Action,
) -> Markup {
    let (cards, deck) = (market.cards(), market.deck().len());
    let gaps = PLACES.saturating_sub(cards.len());
    let aim = aim(picture);
    html! {
        section.market #merchants aria-labelledby="merchants-name" {
            div.row-head {
                h2 #merchants-name { (picture.say("board-merchants", &[])) }
                span.note { (picture.say("board-merchants-note", &[])) }
                span.left-in { (picture.say("board-deck", &[("number", deck.into())])) }
            }
            div.cards.{ "g" (PLACES) } data-row {
                @for ((card, lying), price) in cards.zip(0..) {
                    (thing(picture, card, act(card), Slip { price: Some(price), lying, is_aimed: aim == Some(card), traders: None }))
                }
                @for _ in 0..gaps { div.card.gone {} }
                (self::deck(picture, deck))
            }
        }
    }
}

/// A deck: how many cards are left in it.
pub(super) fn deck(picture: &Picture<'_>, number: usize) -> Markup {
    html! {
        div.deck role="img" aria-label=(picture.say("board-deck", &[("number", number.into())])) {
            (art::icon(picture.sheet, Icon::Deck))
            span.num { (number) }
            span { (picture.say("board-deck-left", &[])) }
        }
    }
}

/// The card on which the next crystal is put, while a card is being paid for.
fn aim(picture: &Picture<'_>) -> Option<MerchantId> {
    if let Decision::Pay { card, .. } = picture.game.decision() { Some(card) } else { None }
}
