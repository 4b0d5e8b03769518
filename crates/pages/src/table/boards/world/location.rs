//! Locations: what there is to do, who stands there, what it takes.

use carvania_rules::components::endless_world::{Location, LocationKind, Place, Reach, StackOf};
use carvania_rules::world::World;
use carvania_rules::{Crystals, Move};
use carvania_words::location_label;
use maud::{Markup, html};

use super::{printed, tiles};
use crate::art::{self, Icon, Size};
use crate::table::context::BoardContext;

/// A location: a button that sends traders there, with the tiles that can be taken beside it.
pub(super) fn location(context: &BoardContext<'_>, world: &World, place: Place) -> Markup {
    let location = printed(context.game, world).location(place);
    let own = context.view.own_seat();
    let is_own = own.is_some_and(|seat| world.standing(seat).contains(place));
    let covered = world.exploration_on(place);
    let inside = html! {
        @if covered.is_none() {
            span.art { (art::place(context.sheet, location.kind)) span.tag { (location.label) } }
        }
        (act(context, location))
        (traders(context, world, place))
    };
    let id = location.label.to_string().to_lowercase().replace('.', "-");
    html! {
        div.loc.covered[covered.is_some()].own[is_own] id={ "loc-" (id) } {
            (context.thing(Move::Work(location.id), "work", &label(context, place), inside))
            @if let Some(tile) = covered { (tiles::exploration(context, tile, Some(location))) }
            (tiles::stacks(context, world, StackOf::Location(place)))
        }
    }
}

/// What a reader hears, from the side of the viewer, as the traders are drawn.
fn label(context: &BoardContext<'_>, place: Place) -> String {
    location_label(context.view.voice(), context.game, place, context.view.own_seat())
        .spoken(context.view.language)
}

/// What the location does, in signs.
fn act(context: &BoardContext<'_>, location: &Location) -> Markup {
    let sheet = context.sheet;
    let signs = |icons: &[Icon]| html! { @for &one in icons { (art::icon(sheet, one)) } };
    html! {
        span.act {
            @match location.kind {
                LocationKind::Golem { .. } => {}
                LocationKind::Production(gain) => { (art::crystals(sheet, gain, Size::Medium)) }
                LocationKind::Upgrade(times) => { (signs(&[Icon::Upgrade])) b.num { (times) } }
                LocationKind::Trade { give, take } => { (trade(context, give, take)) }
                LocationKind::Market { .. } => {}
                LocationKind::RefreshMarket => { (signs(&[Icon::Refresh, Icon::Market])) }
                LocationKind::AdjustTradeRoute => { (signs(&[Icon::Route])) }
                LocationKind::MoveWagon(reach) => {
                    (signs(&[Icon::Wheel]))
                    b.num { @match reach { Reach::One => "1", Reach::Two => "2", Reach::Any => "∞" } }
                }
                LocationKind::WagonTrade => { (signs(&[Icon::Wheel, Icon::Trade])) }
                LocationKind::OutpostTrade => { (signs(&[Icon::Stop, Icon::Trade])) }
            }
        }
    }
}

fn trade(context: &BoardContext<'_>, give: Crystals, take: Crystals) -> Markup {
    html! {
        (art::counted(context.sheet, give, Size::Medium)) span.to { "➞" } (art::counted(context.sheet, take, Size::Medium))
    }
}

/// Who stands there, and how many traders it takes: the number of the viewer, help cards counted.
fn traders(context: &BoardContext<'_>, world: &World, place: Place) -> Markup {
    let location = printed(context.game, world).location(place);
    let own = context.view.own_seat();
    let standing = world.traders(place);
    let needed = own.map_or(location.traders, |seat| world.required(location, place, seat));
    html! {
        span.men {
            @match standing {
                Some((seat, traders)) => {
                    @for _ in 0..traders { (art::trader(context.sheet, seat)) }
                    @if context.view.holds(seat) { span.need { (context.say("board-yours", &[])) } }
                    @else if own != Some(seat) { span.need { (needed) span.wide { " " (context.say("board-to-oust", &[])) } } }
                }
                None => { @for _ in 0..needed { (art::trader_space(context.sheet)) } }
            }
        }
    }
}
