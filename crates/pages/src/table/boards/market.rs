//! The merchant row of Golem Edition and of The Call for Adventure.

use carvania_rules::{Action, Crystals, Game, MerchantId, State};
use maud::{Markup, html};

use super::cards::{Slip, thing};
use crate::art::{self, Icon};
use crate::table::picture::Picture;

/// The merchant row, with places for so many: each card with its price and what lies on it, then the deck.
pub(super) fn market(
    picture: &Picture<'_>,
    cards: impl Iterator<Item = (MerchantId, Crystals)>,
    (places, deck): (usize, usize),
    act: fn(MerchantId) -> Action,
) -> Markup {
    let cards: Vec<(MerchantId, Crystals)> = cards.collect();
    let gaps = places.saturating_sub(cards.len());
    let aim = aim(picture, &cards);
    html! {
        section.market #merchants aria-labelledby="merchants-name" {
            div.row-head {
                h2 #merchants-name { (picture.say("board-merchants", &[])) }
                span.note { (picture.say("board-merchants-note", &[])) }
                span.left-in { (picture.say("board-deck", &[("number", deck.into())])) }
            }
            div.cards.{ "g" (places) } data-row {
                @for ((card, lying), price) in cards.into_iter().zip(0..) {
                    (thing(picture, card, act(card), Slip { price: Some(price), lying, is_aimed: aim == Some(card) }))
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

/// The card on which the next crystal is put, while a card is being paid for: the one that has more afterwards.
fn aim(picture: &Picture<'_>, cards: &[(MerchantId, Crystals)]) -> Option<MerchantId> {
    let pay = picture.offers.legal().iter().copied().find(|action| matches!(action, Action::Pay(_)))?;
    let mut after: Game = *picture.game;
    after.apply(pay).ok()?;
    let after = on_offer(&after);
    let grows = |&(card, lying): &(MerchantId, Crystals)| {
        after.iter().any(|&(other, then)| other == card && then.total() > lying.total())
    };
    cards.iter().find(|card| grows(card)).map(|&(card, _)| card)
}

fn on_offer(game: &Game) -> Vec<(MerchantId, Crystals)> {
    match game.state() {
        State::GolemEdition(state) => state.market().cards().collect(),
        State::CallForAdventure(state) => state.market().cards().collect(),
        _ => Vec::new(),
    }
}
