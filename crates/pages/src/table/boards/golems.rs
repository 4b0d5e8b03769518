//! Golems: point cards and victory tiles with their portraits.

use carvania_rules::{Action, Crystal, Crystals, PointId};
use carvania_words::Thing;
use maud::{Markup, html};

use crate::art::{self, Portrait, Size};
use crate::table::context::BoardContext;
use crate::table::offers::Standing;

/// A golem on offer.
pub(super) struct Golem<'a> {
    pub(super) card: PointId,
    /// The name that the card keeps wherever it lies.
    pub(super) name: String,
    pub(super) portrait: &'a Portrait,
    pub(super) cost: Crystals,
    pub(super) points: u8,
    /// What lies above it: tokens.
    pub(super) above: Markup,
    /// What it brings besides points, in the context.
    pub(super) brings: Markup,
    /// What it brings and what lies above it, in words, to be added to its name.
    pub(super) more: String,
    /// What the foot says when it can be claimed.
    pub(super) gain: String,
}

/// A card that is claimed by choosing it.
pub(super) fn thing(context: &BoardContext<'_>, golem: &Golem<'_>, action: Action) -> Markup {
    let label = label(context, golem);
    let foot = foot(context, golem, action);
    let inside = html! {
        (golem.above)
        span.art {
            (art::golem(context.sheet, golem.portrait))
            span.pts { (golem.points) }
            (golem.brings)
        }
        span.cost { (art::crystals(context.sheet, golem.cost, Size::Medium)) }
        span.foot { span.name { (golem.portrait.name()) } (foot) }
    };
    context.card(Thing::Golem(golem.card), &golem.name, action, ("card golem", &label), inside)
}

/// What it would bring, or what is missing.
fn foot(context: &BoardContext<'_>, golem: &Golem<'_>, action: Action) -> Markup {
    match context.offers.standing(action) {
        Standing::Legal => html! { span.can { (golem.gain) } },
        Standing::Forbidden(_) | Standing::Idle => short(context, golem.cost),
    }
}

/// How many crystals the viewer is short of, and which, where they are all of one colour.
pub(super) fn short(context: &BoardContext<'_>, cost: Crystals) -> Markup {
    let missing = missing(context, cost);
    let mut colours = missing.colours();
    let only = colours.next().filter(|_| colours.next().is_none());
    html! {
        @if !missing.is_empty() {
            span.why {
                span.wide { (context.say("board-short", &[("number", missing.total().into())])) }
                span.few aria-hidden="true" { "−" (missing.total()) }
                @if let Some(only) = only { (art::crystal(context.sheet, only, Size::Small)) }
            }
        }
    }
}

/// The crystals that the viewer lacks.
fn missing(context: &BoardContext<'_>, cost: Crystals) -> Crystals {
    let Some(seat) = context.view.own_seat() else { return Crystals::NONE };
    let caravan = context.game.caravan(seat);
    let lacks = |crystal: Crystal| cost.count(crystal).saturating_sub(caravan.count(crystal));
    Crystals::new(Crystal::ALL.map(lacks))
}

/// What is missing, to be added to a name.
pub(super) fn spoken_short(context: &BoardContext<'_>, cost: Crystals) -> String {
    let missing = missing(context, cost);
    if missing.is_empty() {
        return String::new();
    }
    context.say("label-short", &[("crystals", context.spoken(missing).into())])
}

fn label(context: &BoardContext<'_>, golem: &Golem<'_>) -> String {
    let name = name(context, golem.portrait, golem.points, golem.cost);
    name + &golem.more + &spoken_short(context, golem.cost)
}

/// A golem by its name, its points and its cost.
pub(super) fn name(context: &BoardContext<'_>, portrait: &Portrait, points: u8, cost: Crystals) -> String {
    let facts = [
        ("name", portrait.name().into()),
        ("points", points.into()),
        ("crystals", context.spoken(cost).into()),
    ];
    context.say("label-golem", &facts)
}

/// A golem that somebody has.
pub(super) struct Claimed {
    pub(super) card: PointId,
    /// The name that the card keeps wherever it lies.
    pub(super) name: String,
    pub(super) portrait: Portrait,
    pub(super) points: u8,
    /// What it brings besides points, in words.
    pub(super) more: String,
}

/// The golems that somebody has, and places for those still to come.
pub(super) fn claimed(context: &BoardContext<'_>, golems: &[Claimed], wanted: usize) -> Markup {
    html! {
        ul.claimed {
            @for golem in golems {
                @let facts = [("name", golem.portrait.name().into()), ("points", golem.points.into())];
                li data-move=(golem.name) data-about=[context.about(Thing::Golem(golem.card))] {
                    span.sr { (context.say("label-claimed", &facts)) (golem.more) }
                    (art::golem(context.sheet, &golem.portrait))
                    span.num aria-hidden="true" { (golem.points) }
                }
            }
            @for _ in golems.len()..wanted { li.empty aria-hidden="true" {} }
        }
    }
}

/// A count out of a total, as small marks.
pub(super) fn pips(context: &BoardContext<'_>, number: usize, of: usize) -> Markup {
    let label = context.say("label-pips", &[("number", number.into()), ("of", of.into())]);
    html! {
        span.pips role="img" aria-label=(label) data-about="sign-pips" {
            @for place in 0..of.max(number) { i.on[place < number] {} }
        }
    }
}
