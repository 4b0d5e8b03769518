//! Golems: point cards and victory tiles with their portraits.

use carvania_rules::{Action, Crystal, Crystals};
use maud::{Markup, html};

use crate::art::{self, Portrait, Size};
use crate::table::offers::Standing;
use crate::table::picture::Picture;

/// A golem on offer.
pub(super) struct Golem<'a> {
    /// The name that the card keeps wherever it lies.
    pub(super) name: String,
    pub(super) portrait: &'a Portrait,
    pub(super) cost: Crystals,
    pub(super) points: u8,
    /// What lies above it: tokens.
    pub(super) above: Markup,
    /// What it brings besides points, in the picture.
    pub(super) brings: Markup,
    /// What the foot says when it can be claimed.
    pub(super) gain: String,
}

/// A card that is claimed by choosing it.
pub(super) fn thing(picture: &Picture<'_>, golem: &Golem<'_>, action: Action) -> Markup {
    let label = label(picture, golem);
    let foot = foot(picture, golem, action);
    let inside = html! {
        (golem.above)
        span.art {
            (art::golem(picture.sheet, golem.portrait))
            span.pts { (golem.points) }
            (golem.brings)
        }
        span.cost { (art::crystals(picture.sheet, golem.cost, Size::Medium)) }
        span.foot { span.name { (golem.portrait.name()) } (foot) }
    };
    picture.piece(&golem.name, action, "card golem", &label, inside)
}

/// What it would bring, or what is missing.
fn foot(picture: &Picture<'_>, golem: &Golem<'_>, action: Action) -> Markup {
    match picture.offers.standing(action) {
        Standing::Legal => html! { span.can { (golem.gain) } },
        Standing::Forbidden(_) | Standing::Idle => short(picture, golem.cost),
    }
}

/// How many crystals whoever looks is short of, and one of them.
pub(super) fn short(picture: &Picture<'_>, cost: Crystals) -> Markup {
    let Some(seat) = picture.view.own_seat() else { return html! {} };
    let missing = missing(cost, picture.game.caravan(seat));
    html! {
        @if let Some(one) = missing.colours().last() {
            span.why {
                span.wide { (picture.say("board-short", &[("number", missing.total().into())])) }
                span.few aria-hidden="true" { "−" (missing.total()) }
                (art::crystal(picture.sheet, one, Size::Small))
            }
        }
    }
}

/// The crystals that a caravan lacks.
fn missing(cost: Crystals, caravan: Crystals) -> Crystals {
    let lacks = |crystal: Crystal| cost.count(crystal).saturating_sub(caravan.count(crystal));
    Crystals::new(Crystal::ALL.map(lacks))
}

fn label(picture: &Picture<'_>, golem: &Golem<'_>) -> String {
    picture.say(
        "label-golem",
        &[
            ("name", golem.portrait.name().into()),
            ("points", golem.points.into()),
            ("crystals", picture.spoken(golem.cost).into()),
        ],
    )
}

/// A golem that somebody has: its name among pieces, portrait, points.
pub(super) type Claimed = (String, Portrait, u8);

/// The golems that somebody has, and places for those still to come.
pub(super) fn claimed(picture: &Picture<'_>, golems: &[Claimed], wanted: usize) -> Markup {
    html! {
        ul.claimed {
            @for (name, portrait, points) in golems {
                @let facts = [("name", portrait.name().into()), ("points", (*points).into())];
                li data-move=(name) {
                    span.sr { (picture.say("label-claimed", &facts)) }
                    (art::golem(picture.sheet, portrait))
                    span.num aria-hidden="true" { (points) }
                }
            }
            @for _ in golems.len()..wanted { li.empty {} }
        }
    }
}

/// So many of so many, as little marks.
pub(super) fn pips(picture: &Picture<'_>, number: usize, of: usize) -> Markup {
    let label = picture.say("label-pips", &[("number", number.into()), ("of", of.into())]);
    html! {
        span.pips role="img" aria-label=(label) {
            @for place in 0..of.max(number) { i.on[place < number] {} }
        }
    }
}
