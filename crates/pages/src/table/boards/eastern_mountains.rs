//! The board of Eastern Mountains: the map, one's own board, bonus tiles.

use carvania_rules::expedition::Expedition;
use carvania_rules::games::eastern_mountains::EasternMountains;
use carvania_rules::map::Cell;
use carvania_rules::{Action, Crystals};
use maud::{Markup, html};

use super::map::{Chart, map};
use super::{outposts, own};
use crate::art::Face;
use crate::table::picture::Picture;

/// One's own board at the left, the map over the rest.
pub(super) fn board(picture: &Picture<'_>, state: &EasternMountains) -> Markup {
    let (at, seat) = (state.expedition(), picture.view.own_seat());
    html! {
        div.split {
            div.side {
                @if let Some(seat) = seat {
                    section.you.slab.em aria-label=(picture.owned("own-place", seat)) {
                        (own::caravan(picture, seat))
                        (outposts::outposts(picture, at.mountains(), outposts::columns(picture), seat))
                        (outposts::victory_tiles(picture, at, seat))
                    }
                }
                (outposts::supply(picture, at, seat))
            }
            (chart(picture, at, &|cell| state.dropped(cell)))
        }
    }
}

/// The map of an expedition: tiles are placed on and stepped to.
pub(super) fn chart(picture: &Picture<'_>, at: &Expedition, dropped: &dyn Fn(Cell) -> Crystals) -> Markup {
    let components = &picture.game.components().eastern_mountains;
    let village = |village: usize| {
        if at.villages().is_closed(village) {
            return Face::ClosedVillage;
        }
        Face::Village(at.villages().tile(village).map(|tile| components.vp_tile(tile)))
    };
    let tile_at =
        |cell: Cell| at.mountains().map().village(cell).and_then(|village| at.villages().tile(village));
    let act = |cell: Cell| {
        let claim = tile_at(cell).map(Action::Claim);
        [Some(Action::Step(cell)), Some(Action::Place(cell)), claim].into_iter().flatten().collect()
    };
    map(picture, &Chart { mountains: at.mountains(), village: &village, dropped, act: &act })
}
