//! The sides of the board: their locations besides those of golems and markets.

use carvania_rules::components::endless_world::{Location, LocationKind, Place, Side};
use carvania_rules::world::World;
use maud::{Markup, html};

use super::{location, panes, printed};
use crate::table::context::BoardContext;

/// Whether a location lies in a side's land, and not under a golem or by the markets.
const fn is_land(location: &Location) -> bool {
    !matches!(
        location.kind,
        LocationKind::Golem { .. }
            | LocationKind::Market { .. }
            | LocationKind::RefreshMarket
            | LocationKind::AdjustTradeRoute
    )
}

/// The lands, in the order in which the sides lie.
pub(super) fn lands(context: &BoardContext<'_>, world: &World) -> Markup {
    let board = printed(context.game, world);
    let places: Vec<Place> =
        board.places().into_iter().filter(|&place| is_land(board.location(place))).collect();
    let side = |place: &Place| board.location(*place).side;
    let lands = places.chunk_by(|one, other| side(one) == side(other));
    html! {
        section.lands.(panes::PLACES) #locations aria-label=(context.say("board-locations", &[])) {
            h2.sr { (context.say("board-locations", &[])) }
            @for places in lands {
                div class={ "land " (letter(side(&places[0]))) } data-row={ (context.say("board-locations", &[])) " " (side(&places[0]).name()) } {
                    @for &place in places { (location::location(context, world, place)) }
                }
            }
        }
    }
}

/// The class that lays a side in its place: its letter.
fn letter(side: Side) -> String {
    side.name().chars().take(1).map(|letter| letter.to_ascii_lowercase()).collect()
}
