//! The golems of the third box, each above its location; and the next one.

use carvania_rules::components::endless_world::{Benefit, LocationKind, Place, WorldCard};
use carvania_rules::world::World;
use carvania_rules::{Action, Move, PointId};
use carvania_words::{Thing, benefit};
use maud::{Markup, html};

use super::{location, panes, printed};
use crate::art::{self, Icon, Portrait, Size};
use crate::table::boards::golems::{self, Golem};
use crate::table::context::BoardContext;
use crate::table::offers::Standing;

/// The row: what is claimed where, and what comes next.
pub(super) fn row(context: &BoardContext<'_>, world: &World) -> Markup {
    let board = printed(context.game, world);
    let slots = board.places().into_iter().filter_map(|place| match board.location(place).kind {
        LocationKind::Golem { slot } => Some((place, usize::from(slot))),
        _ => None,
    });
    html! {
        section.golem-row.(panes::PLACES) #golems aria-label=(context.say("board-golems", &[])) data-row {
            h2.sr { (context.say("board-golems", &[])) }
            @for (place, slot) in slots {
                div.pair {
                    @if let Some(&card) = world.row().get(slot) { (golem(context, world, card, Some(place))) }
                    @else { div.card.golem.gone {} }
                    (location::location(context, world, place))
                }
            }
            (next(context, world))
        }
    }
}

/// A card is claimed where its location has been visited; before, choosing it sends traders there, if they can then
/// claim it. Working there for a bonus tile alone is for the location itself to offer.
fn golem(context: &BoardContext<'_>, world: &World, card: PointId, place: Option<Place>) -> Markup {
    let components = &context.game.components().endless_world;
    let printed_card = components.point(card);
    let claim = Action::Move(Move::Claim(card));
    let work = place.map(|place| {
        let work = Action::Move(Move::Work(printed(context.game, world).location(place).id));
        let (claimable, _) = context.game.golem_offer(place);
        (work, context.offers.standing(work), claimable == Some(card))
    });
    let action = match (context.offers.standing(claim), work) {
        (Standing::Legal, _) | (_, None | Some((_, Standing::Legal, false))) => claim,
        (_, Some((work, _, _))) => work,
    };
    golems::thing(
        context,
        &Golem {
            card,
            name: name(printed_card),
            portrait: &Portrait::world_card(components, card),
            cost: printed_card.cost,
            points: printed_card.points,
            above: html! {},
            brings: brings(context, printed_card),
            more: spoken_benefit(context, printed_card),
            gain: printed_card.points.to_string(),
        },
        action,
    )
}

/// A card by the name that it keeps wherever it lies.
pub(super) fn name(card: &WorldCard) -> String {
    format!("golem-{}", card.label)
}

/// What the owner has of a card besides its points, in words.
fn in_words(context: &BoardContext<'_>, card: &WorldCard) -> String {
    benefit(context.view.language, card.benefit).spoken(context.view.language)
}

/// What the card brings in words, to be added to its name.
pub(super) fn spoken_benefit(context: &BoardContext<'_>, card: &WorldCard) -> String {
    context.say("label-benefit", &[("benefit", in_words(context, card).into())])
}

/// What the card brings as symbols.
fn brings(context: &BoardContext<'_>, card: &WorldCard) -> Markup {
    let sheet = context.sheet;
    html! {
        span.benefit {
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
fn next(context: &BoardContext<'_>, world: &World) -> Markup {
    let components = &context.game.components().endless_world;
    html! {
        div.next {
            span.label { (context.say("board-next", &[])) }
            @if let Some(card) = world.next_card() {
                @let portrait = Portrait::world_card(components, card);
                @let face = components.point(card);
                @let golem = golems::name(context, &portrait, face.points, face.cost) + &spoken_benefit(context, face);
                div.card.golem role="img" aria-label=(context.say("label-next-golem", &[("golem", golem.into())]))
                    data-move=(name(face)) data-about=[context.about(Thing::Golem(card))] {
                    span.art { (art::golem(context.sheet, &portrait)) span.pts { (face.points) } (brings(context, face)) }
                    span.cost { (art::crystals(context.sheet, face.cost, Size::Medium)) }
                    span.foot { span.name { (portrait.name()) } }
                }
            }
            span.note { (art::icon(context.sheet, Icon::Deck)) " "
                (context.say("board-deck", &[("number", world.deck().len().into())])) }
        }
    }
}
