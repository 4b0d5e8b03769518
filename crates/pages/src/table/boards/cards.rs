//! Merchant cards: on offer, in hand, played.

use carvania_rules::set::{Id, Set};
use carvania_rules::{Action, Crystals, Merchant, MerchantId, Move};
use carvania_words::Thing;
use maud::{Markup, html};

use super::golems::{short, spoken_short};
use crate::art::{self, Icon, Size};
use crate::table::context::BoardContext;
use crate::table::offers::Standing;

/// The class of cards of which there are so many: the more, the less room for each.
pub(super) const fn room(cards: usize) -> &'static str {
    match cards {
        0..=7 => "roomy",
        8..=14 => "close",
        _ => "tight",
    }
}

/// How a card is shown besides its face.
#[derive(Clone, Copy, Default)]
pub(super) struct Slip {
    /// What it costs, where it lies on offer: so many crystals.
    pub(super) price: Option<u32>,
    /// What lies on it.
    pub(super) lying: Crystals,
    /// On a trade route: how many traders it needs, and how many are on it.
    pub(super) traders: Option<(u8, u8)>,
    /// Whether the crystal that is to be paid goes there.
    pub(super) is_aimed: bool,
    /// Whether it is being bought.
    pub(super) is_bought: bool,
}

/// A card that stands for an action.
pub(super) fn thing(context: &BoardContext<'_>, card: MerchantId, action: Action, slip: Slip) -> Markup {
    let face = context.game.components().golem_edition.merchant(card);
    let label = label(context, face, slip) + &lacks(context, action, face);
    let state = |is, class| if is { class } else { "" };
    let class = format!(
        "card merchant {}{}{}",
        kind(face),
        state(slip.is_aimed, " aimed"),
        state(slip.is_bought, " bought")
    );
    let inside = html! { (inside(context, card, slip)) (why(context, action, face)) };
    context.card(Thing::Merchant(card), &name(card), action, (&class, &label), inside)
}

/// A card by the name that it keeps wherever it lies.
fn name(card: MerchantId) -> String {
    format!("merchant-{}", card.index())
}

/// A card that stands for nothing: played, discarded.
pub(super) fn still(context: &BoardContext<'_>, card: MerchantId) -> Markup {
    let face = context.game.components().golem_edition.merchant(card);
    html! {
        div class={ "card merchant spent " (kind(face)) } role="img" aria-label=(label(context, face, Slip::default()))
            data-move=(name(card)) data-about=[context.about(Thing::Merchant(card))] {
            (inside(context, card, Slip::default()))
        }
    }
}

/// A card of somebody else, shown on demand: it keeps still.
pub(super) fn seen(context: &BoardContext<'_>, card: MerchantId, is_spent: bool) -> Markup {
    let face = context.game.components().golem_edition.merchant(card);
    html! {
        div.card.merchant.(kind(face)).spent[is_spent] role="img" aria-label=(label(context, face, Slip::default()))
            data-about=[context.about(Thing::Merchant(card))] {
            (inside(context, card, Slip::default()))
        }
    }
}

/// What is missing for a trade that cannot be made even once.
fn why(context: &BoardContext<'_>, action: Action, face: Merchant) -> Markup {
    unpaid(context, action, face).map_or_else(|| html! {}, |give| short(context, give))
}

/// What is missing in words, to be added to the name of the card.
fn lacks(context: &BoardContext<'_>, action: Action, face: Merchant) -> String {
    unpaid(context, action, face).map(|give| spoken_short(context, give)).unwrap_or_default()
}

/// What has to be given for a trade that cannot be made.
fn unpaid(context: &BoardContext<'_>, action: Action, face: Merchant) -> Option<Crystals> {
    let (Action::Move(Move::Play(_)), Merchant::Trade { give, .. }) = (action, face) else { return None };
    matches!(context.offers.standing(action), Standing::Forbidden(_)).then_some(give)
}

/// The cards in hand. Each stands for the first of its actions, and has a small button for each other that is legal.
pub(super) fn hand(
    context: &BoardContext<'_>,
    cards: Set<MerchantId>,
    acts: fn(MerchantId) -> Vec<Action>,
) -> Markup {
    html! {
        div.zone.hand-zone #hand {
            (context.row_head(&context.say("own-hand", &[]), &cards.len().to_string(), html! {}))
            div.cards.hand data-row=(context.say("own-hand", &[])) {
                @for card in cards { (held(context, card, &acts(card))) }
                @if cards.is_empty() { p.none { (context.say("own-none", &[])) } }
            }
        }
    }
}

fn held(context: &BoardContext<'_>, card: MerchantId, acts: &[Action]) -> Markup {
    let Some((&main, others)) = acts.split_first() else { return html! {} };
    html! {
        div.held {
            (thing(context, card, main, Slip::default()))
            @for &action in others { (also(context, action)) }
        }
    }
}

/// A small button for what else can be done with a card.
fn also(context: &BoardContext<'_>, action: Action) -> Markup {
    if context.offers.standing(action) != Standing::Legal {
        return html! {};
    }
    let label = context.spoken_action(action);
    let inside = html! { (art::icon(context.sheet, Icon::Step)) span { (context.say("also-step", &[])) } };
    context.thing(action, "also", &label, inside)
}

/// Cards that lie somewhere; there may be a use for them.
pub(super) fn pile(
    context: &BoardContext<'_>,
    (id, title, note): (&str, &str, &str),
    cards: Set<MerchantId>,
    act: Option<fn(MerchantId) -> Move>,
) -> Markup {
    html! {
        div.zone.spent-zone id=(id) {
            (context.row_head(&context.say(title, &[]), &context.say(note, &[]), html! {}))
            div.cards.hand.played {
                @for card in cards {
                    div.held { (still(context, card)) @if let Some(act) = act { (also(context, act(card).into())) } }
                }
                @if cards.is_empty() { p.none { (context.say("own-none", &[])) } }
            }
        }
    }
}

fn inside(context: &BoardContext<'_>, card: MerchantId, slip: Slip) -> Markup {
    let (sheet, face) = (context.sheet, context.game.components().golem_edition.merchant(card));
    let line = |set: Crystals| html! { span.ware { (art::crystals(sheet, set, Size::Medium)) } };
    html! {
        span.art { (art::merchant(sheet, face)) }
        @if let Some(price) = slip.price {
            span.price {
                @if price == 0 { (context.say("board-free", &[])) } @else { (price) }
            }
        }
        @if !slip.lying.is_empty() {
            span.lying data-holder=(name(card)) data-holds=(slip.lying) { (heap(context, slip.lying)) }
        }
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

/// Crystals on a card: a few are drawn, many are counted.
fn heap(context: &BoardContext<'_>, lying: Crystals) -> Markup {
    let draw = if lying.total() > 3 { art::counted } else { art::crystals };
    draw(context.sheet, lying, Size::Small)
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
fn label(context: &BoardContext<'_>, face: Merchant, slip: Slip) -> String {
    let does = match face {
        Merchant::Gain(gain) => context.say("label-gain", &[("crystals", context.spoken(gain).into())]),
        Merchant::Upgrades(times) => context.say("label-upgrade", &[("times", times.into())]),
        Merchant::Trade { give, take } => context.say(
            "label-trade",
            &[("give", context.spoken(give).into()), ("take", context.spoken(take).into())],
        ),
    };
    let mut label = context.say("label-merchant", &[("does", does.into())]);
    if let Some(price) = slip.price {
        label.push_str(&context.say("label-price", &[("price", price.into())]));
    }
    if !slip.lying.is_empty() {
        label.push_str(&context.say("label-lying", &[("crystals", context.spoken(slip.lying).into())]));
    }
    if slip.is_bought {
        label.push_str(&context.say("label-bought", &[]));
    }
    match slip.traders {
        None => {}
        Some((cost, 0)) => label.push_str(&context.say("label-route-cost", &[("traders", cost.into())])),
        Some((_, busy)) => label.push_str(&context.say("label-route-busy", &[("traders", busy.into())])),
    }
    label
}
