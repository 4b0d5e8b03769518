//! The golems of the third box, each above its location; and the next one.

use carvania_rules::components::endless_world::{Benefit, LocationKind, Place, WorldCard};
use carvania_rules::world::World;
use carvania_rules::{Action, Game, PointId};
use carvania_words::benefit;
use maud::{Markup, html};

use super::{location, panes, printed};
use crate::art::{self, Icon, Portrait, Size};
use crate::inked::spelled;
use crate::table::boards::golems::{self, Golem};
use crate::table::offers::Standing;
use crate::table::picture::Picture;

/// The row: what is claimed where, and what comes next.
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

/// A card is claimed where its location has been visited; before, choosing it sends traders there, if they can then
/// claim it. Working there for a bonus tile alone is for the location itself to offer.
fn golem(picture: &Picture<'_>, world: &World, card: PointId, place: Option<Place>) -> Markup {
    let components = &picture.game.components().endless_world;
    let printed_card = components.point(card);
    let work = place.map(|place| Action::Work(printed(picture.game, world).location(place).id));
    let claim = Action::Claim(card);
    let action =
        match (picture.offers.standing(claim), work.map(|work| (work, picture.offers.standing(work)))) {
            (Standing::Legal, _) | (_, None) => claim,
            (_, Some((work, Standing::Legal))) if !leads_to(picture.game, work, claim) => claim,
            (_, Some((work, _))) => work,
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
            more: spoken_benefit(picture, printed_card),
            gain: printed_card.points.to_string(),
        },
        action,
    )
}

/// Whether an action can be followed by another at once.
fn leads_to(game: &Game, first: Action, then: Action) -> bool {
    let mut after = *game;
    after.apply(first).is_ok() && after.check(then).is_ok()
}

/// A card by the name that it keeps wherever it lies.
pub(super) fn name(card: &WorldCard) -> String {
    format!("golem-{}", card.label)
}

/// What the owner has of a card besides its points, in words.
fn in_words(picture: &Picture<'_>, card: &WorldCard) -> String {
    spelled(picture.view.language, &benefit(picture.view.language, card.benefit))
}

/// The same, to be added to the name of the card.
pub(super) fn spoken_benefit(picture: &Picture<'_>, card: &WorldCard) -> String {
    picture.say("label-benefit", &[("benefit", in_words(picture, card).into())])
}

/// The same in signs.
fn brings(picture: &Picture<'_>, card: &WorldCard) -> Markup {
    let sheet = picture.sheet;
    html! {
        span.benefit title=(in_words(picture, card)) {
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
                @let golem = golems::name(picture, &portrait, face.points, face.cost) + &spoken_benefit(picture, face);
                div.card.golem role="img" aria-label=(picture.say("label-next-golem", &[("golem", golem.into())]))
                    data-move=(name(face)) {
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
