//! The place of the viewer: what all games have there.

use carvania_rules::Seat;
use maud::{Markup, html};

use crate::art::{self, Tray};
use crate::table::context::BoardContext;

/// The caravan of a seat in a tray with a well for each crystal it may keep.
pub(super) fn caravan(context: &BoardContext<'_>, seat: Seat) -> Markup {
    let (held, limit) = (context.game.caravan(seat), context.game.caravan_limit(seat));
    let room = context.say("own-room", &[("number", held.total().into()), ("limit", limit.into())]);
    html! {
        div.zone.caravan #caravan data-about="sign-caravan" {
            (context.row_head(&context.owned("own-caravan", seat), "", html! { span.label { (room) } }))
            div.holder role="img" aria-label=(context.spoken_caravan(held, limit)) data-holder={ "seat-" (seat.number()) }
                data-holds=(held) { (art::tray(context.sheet, held, limit as u8, Tray::Own)) }
        }
    }
}
