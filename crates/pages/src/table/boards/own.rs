//! The place of whoever looks: what all games have there.

use carvania_rules::Seat;
use maud::{Markup, html};

use crate::art::{self, Tray};
use crate::table::picture::Picture;

/// The caravan of a seat in a tray with a well for each crystal it may keep.
pub(super) fn caravan(picture: &Picture<'_>, seat: Seat) -> Markup {
    let (held, limit) = (picture.game.caravan(seat), picture.game.caravan_limit(seat));
    let room = picture.say("own-room", &[("number", held.total().into()), ("limit", limit.into())]);
    html! {
        div.zone.caravan #caravan {
            (picture.row_head(&picture.owned("own-caravan", seat), "", html! { span.label { (room) } }))
            div.holder role="img" aria-label=(picture.spoken_caravan(held, limit)) data-holder={ "seat-" (seat.number()) }
                data-holds=(held) { (art::tray(picture.sheet, held, limit as u8, Tray::Own)) }
        }
    }
}
