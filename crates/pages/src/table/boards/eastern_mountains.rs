//! The board of Eastern Mountains: the map, the player's own board, bonus tiles.

use carvania_rules::expedition::Expedition;
use carvania_rules::games::eastern_mountains::EasternMountains;
use carvania_rules::map::Cell;
use carvania_rules::{Action, Crystals, Move};
use maud::{Markup, html};

use super::map::{Chart, map};
use super::{outposts, own};
use crate::art::Face;
use crate::table::context::BoardContext;

/// The player's own board at the left, the map over the rest.
pub(super) fn board(context: &BoardContext<'_>, state: &EasternMountains) -> Markup {
    let (at, seat) = (state.expedition(), context.view.own_seat());
    html! {
        div.split {
            div.side {
                @if let Some(seat) = seat {
                    section.you.slab.em aria-label=(context.owned("own-place", seat)) {
                        (own::caravan(context, seat))
                        (outposts::outposts(context, at.mountains(), outposts::columns(context), seat))
                        (outposts::victory_tiles(context, at, seat))
                    }
                }
                (outposts::supply(context, at, seat))
            }
            (chart(context, at, &|cell| state.dropped(cell)))
        }
    }
}

/// The map of an expedition: tiles are placed on and stepped to.
pub(super) fn chart(
    context: &BoardContext<'_>,
    at: &Expedition,
    dropped: &dyn Fn(Cell) -> Crystals,
) -> Markup {
    let components = &context.game.components().eastern_mountains;
    let village = |village: usize| {
        if at.villages().is_closed(village) {
            return Face::ClosedVillage;
        }
        Face::Village(at.villages().tile(village).map(|tile| components.vp_tile(tile)))
    };
    let tile_at =
        |cell: Cell| at.mountains().map().village(cell).and_then(|village| at.villages().tile(village));
    let act = |cell: Cell| {
        let claim = tile_at(cell).map(Move::Claim);
        [Some(Move::Step(cell)), Some(Move::Place(cell)), claim]
            .into_iter()
            .flatten()
            .map(Action::Move)
            .collect()
    };
    map(context, &Chart { mountains: at.mountains(), village: &village, dropped, act: &act })
}
