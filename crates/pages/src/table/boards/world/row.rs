//! The golems of the third box, each above its location; and the next one.

use carvania_rules::components::endless_world::{Benefit, LocationKind, Place, WorldCard};
use carvania_rules::world::World;
use carvania_rules::{Action, PointId};
use carvania_words::benefit;
use maud::{Markup, html};

use super::{location, panes, printed};
use crate::art::{self, Icon, Portrait, Size};
use crate::inked::spelled;
use crate::table::boards::golems::{self, Golem};
use crate::table::offers::Standing;
use crate::table::picture::Picture;

/// The row: what is claimed where, and what comes next (EW-2).
pub(super) fn row(picture: &Picture<'_>, world: &World) -> Markup {
    let board = printed(picture.game, world);
    let slots = board.places().into_iter().filter_map(|place| match board.location(place).kind {
        LocationKind::Golem { slot } => Some((place, usize::from(slot))),
        _ => None,
    });
    html! {
        section.golem-row.(panes::PLACES) #golems aria-label=(picture.say("board-golems", &[])) data-row {
            @for (place, slot) in slots {
                div.pair {
                    @if let Some(&card) = world.row().get(slot) { (golem(picture, world, card, Some(place))) }
                    @else { div.card.golem.gone {} }
                    (location::location(picture, world, place))
                }
            }
            (next(picture, world))
        }
    }
}

/// A card is claimed where its location has been visited; before, choosing it sends traders there.
fn golem(picture: &Picture<'_>, world: &World, card: PointId, place: Option<Place>) -> Markup {
    let components = &picture.game.components().endless_world;
    let printed_card = components.point(card);
    let work = place.map(|place| Action::Work(printed(picture.game, world).location(place).id));
    let claim = Action::Claim(card);
    let action = match (picture.offers.standing(claim), work) {
        (Standing::Legal, _) | (_, None) => claim,
        (_, Some(work)) => work,
    };
    golems::thing(
        picture,
        &Golem {
            name: name(printed_card),
            portrait: &Portrait::world_card(components, card),
            cost: printed_card.cost,
            points: printed_card.points,
            above: html! {},
            brings: brings(picture, printed_card),
            gain: printed_card.points.to_string(),
        },
        action,
    )
}

/// A card by the name that it keeps wherever it lies.
pub(super) fn name(card: &WorldCard) -> String {
    format!("golem-{}", card.label)
}

/// What the owner has of a card besides its points.
fn brings(picture: &Picture<'_>, card: &WorldCard) -> Markup {
    let sheet = picture.sheet;
    html! {
        span.benefit title=(spelled(picture.view.language, &benefit(picture.view.language, card.benefit))) {
            (art::icon(sheet, art::card_icon(card.benefit.icon())))
            @match card.benefit {
                Benefit::Help { at } => { (art::icon(sheet, art::location_icon(at))) }
                Benefit::Tool { at, gain } => {
                    (art::icon(sheet, art::location_icon(at))) (art::crystals(sheet, gain, Size::Small))
                }
                Benefit::NewTraders(traders) => { b { "+" (traders) } }
                Benefit::Exploration => {}
            }
        }
    }
}

/// The card that will come when one is claimed, and how many lie below it.
fn next(picture: &Picture<'_>, world: &World) -> Markup {
    let components = &picture.game.components().endless_world;
    html! {
        div.next {
            span.label { (picture.say("board-next", &[])) }
            @if let Some(card) = world.next_card() {
                @let portrait = Portrait::world_card(components, card);
                @let face = components.point(card);
                div.card.golem role="img" aria-label=(picture.say("label-golem", &[
                    ("name", portrait.name().into()), ("points", face.points.into()), ("crystals", picture.spoken(face.cost).into()),
                ])) data-move=(name(face)) {
                    span.art { (art::golem(picture.sheet, &portrait)) span.pts { (face.points) } (brings(picture, face)) }
                    span.cost { (art::crystals(picture.sheet, face.cost, Size::Medium)) }
                    span.foot { span.name { (portrait.name()) } }
                }
            }
            span.note { (art::icon(picture.sheet, Icon::Deck)) " "
                (picture.say("board-deck", &[("number", world.deck().len().into())])) }
        }
    }
}
