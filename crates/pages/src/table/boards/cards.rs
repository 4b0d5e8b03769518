//! Merchant cards: on offer, in hand, played.

use carvania_rules::set::Set;
use carvania_rules::{Action, Crystals, Merchant, MerchantId};
use carvania_words::option;
use maud::{Markup, html};

use crate::art::{self, Icon, Size};
use crate::table::offers::Standing;
use crate::table::picture::Picture;

/// With more cards than this a hand takes less room for each.
const MANY: usize = 6;

/// How a card is shown besides its face.
#[derive(Clone, Copy, Default)]
pub(super) struct Slip {
    /// What it costs, where it lies on offer: so many crystals.
    pub(super) price: Option<u32>,
    /// What lies on it.
    pub(super) lying: Crystals,
}

/// The merchant row: each card with its price and what lies on it, then the deck.
pub(super) fn market(
    picture: &Picture<'_>,
    cards: impl Iterator<Item = (MerchantId, Crystals)>,
    deck: usize,
    act: fn(MerchantId) -> Action,
) -> Markup {
    let cards: Vec<(MerchantId, Crystals)> = cards.collect();
    let columns = if cards.len() > 4 { "g6" } else { "g4" };
    html! {
        section.market #merchants aria-labelledby="merchants-name" {
            div.row-head {
                h2 #merchants-name { (picture.say("board-merchants", &[])) }
                span.note { (picture.say("board-merchants-note", &[])) }
                span.left-in { (picture.say("board-deck", &[("number", deck.into())])) }
            }
            div.cards.(columns) data-row {
                @for ((card, lying), price) in cards.into_iter().zip(0..) {
                    (thing(picture, card, act(card), Slip { price: Some(price), lying }))
                }
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

/// A card that stands for an action.
pub(super) fn thing(picture: &Picture<'_>, card: MerchantId, action: Action, slip: Slip) -> Markup {
    let face = picture.game.components().golem_edition.merchant(card);
    let label = label(picture, face, slip);
    let class = format!("card merchant {}", kind(face));
    let inside = inside(picture, face, slip);
    picture.piece(&format!("merchant-{face}"), action, &class, &label, inside)
}

/// A card that stands for nothing: played, or somebody else's.
pub(super) fn still(picture: &Picture<'_>, card: MerchantId, class: &str) -> Markup {
    let face = picture.game.components().golem_edition.merchant(card);
    html! {
        div class={ "card merchant " (kind(face)) " " (class) } role="img" aria-label=(label(picture, face, Slip::default()))
            data-move=(picture.move_name(&format!("merchant-{face}"))) { (inside(picture, face, Slip::default())) }
    }
}

/// The cards in hand. Each stands for the first of its actions that is legal, and has a small button for each other.
pub(super) fn hand(
    picture: &Picture<'_>,
    cards: Set<MerchantId>,
    acts: fn(MerchantId) -> Vec<Action>,
) -> Markup {
    html! {
        div.zone #hand {
            (picture.row_head(&picture.say("own-hand", &[]), &picture.say("own-hand-note", &[]), html! {}))
            div.cards.hand.many[cards.len() > MANY] data-row {
                @for card in cards { (held(picture, card, &acts(card))) }
            }
        }
    }
}

fn held(picture: &Picture<'_>, card: MerchantId, acts: &[Action]) -> Markup {
    let legal: Vec<Action> =
        acts.iter().copied().filter(|&action| picture.offers.standing(action) == Standing::Legal).collect();
    let Some(&main) = legal.first().or(acts.first()) else { return html! {} };
    html! {
        div.held {
            (thing(picture, card, main, Slip::default()))
            @for &action in legal.iter().skip(1) {
                @let label = option(picture.view.language, picture.game, action);
                (picture.thing(action, "also", &label, html! { (art::icon(picture.sheet, Icon::Wheel)) }))
            }
        }
    }
}

/// Cards that lie somewhere and do nothing now.
pub(super) fn pile(
    picture: &Picture<'_>,
    id: &str,
    title: &str,
    note: &str,
    cards: Set<MerchantId>,
) -> Markup {
    html! {
        div.zone.spent-zone id=(id) {
            (picture.row_head(&picture.say(title, &[]), &picture.say(note, &[]), html! {}))
            div.cards.hand.played {
                @for card in cards { (still(picture, card, "spent")) }
                @if cards.is_empty() { p.none { (picture.say("own-none", &[])) } }
            }
        }
    }
}

fn inside(picture: &Picture<'_>, face: Merchant, slip: Slip) -> Markup {
    let sheet = picture.sheet;
    let line = |set: Crystals| html! { span.line { (art::crystals(sheet, set, Size::Medium)) } };
    html! {
        span.art { (art::merchant(sheet, face)) }
        @if let Some(price) = slip.price {
            span.price {
                @if price == 0 { (picture.say("board-free", &[])) } @else { (price) }
            }
        }
        @if !slip.lying.is_empty() { span.lying { (art::crystals(sheet, slip.lying, Size::Small)) } }
        span.deal {
            @match face {
                Merchant::Gain(gain) => (line(gain)),
                Merchant::Upgrades(times) => {
                    span.stair { (art::crystals(sheet, Crystals::new([1, 1, 1, 1]), Size::Medium)) }
                    span.ups { (art::icon(sheet, Icon::Upgrade)) (times) }
                }
                Merchant::Trade { give, take } => { (line(give)) (arrow()) (line(take)) }
            }
        }
    }
}

fn arrow() -> Markup {
    html! { svg.arrow viewBox="0 0 20 11" aria-hidden="true" { path d="M0 0h20L10 11z" {} } }
}

fn kind(face: Merchant) -> &'static str {
    match face {
        Merchant::Gain(_) => "gain",
        Merchant::Upgrades(_) => "upgrade",
        Merchant::Trade { .. } => "trade",
    }
}

/// What a reader hears.
fn label(picture: &Picture<'_>, face: Merchant, slip: Slip) -> String {
    let does = match face {
        Merchant::Gain(gain) => picture.say("label-gain", &[("crystals", picture.spoken(gain).into())]),
        Merchant::Upgrades(times) => picture.say("label-upgrade", &[("times", times.into())]),
        Merchant::Trade { give, take } => picture.say(
            "label-trade",
            &[("give", picture.spoken(give).into()), ("take", picture.spoken(take).into())],
        ),
    };
    let mut label = picture.say("label-merchant", &[("does", does.into())]);
    if let Some(price) = slip.price {
        label.push_str(&picture.say("label-price", &[("price", price.into())]));
    }
    if !slip.lying.is_empty() {
        label.push_str(&picture.say("label-lying", &[("crystals", picture.spoken(slip.lying).into())]));
    }
    label
}
