//! The board of The Call for Adventure: merchants and one's own cards beside the map.

use carvania_rules::games::call_for_adventure::CallForAdventure;
use carvania_rules::{Action, Crystals, Decision, MerchantId, Seat};
use maud::{Markup, html};

use super::eastern_mountains::chart;
use super::golem_edition::hands;
use super::{cards, market, outposts, own};
use crate::table::picture::Picture;

/// Cards at the left, the map over the rest.
pub(super) fn board(picture: &Picture<'_>, state: &CallForAdventure) -> Markup {
    let (at, seat) = (state.expedition(), picture.view.own_seat());
    html! {
        div.split {
            div.side {
                (market::market(picture, state.market(), taken(picture)))
                @if let Some(seat) = seat { (place(picture, state, seat)) }
            }
            div.field {
                (chart(picture, at, &|_| Crystals::NONE))
                (outposts::supply(picture, at, seat))
            }
        }
    }
}

/// A card of the row is acquired, or comes as a reward.
fn taken(picture: &Picture<'_>) -> fn(MerchantId) -> Action {
    match picture.game.decision() {
        Decision::Reward { .. } => Action::Reward,
        _ => Action::Acquire,
    }
}

/// Caravan, cards, what is built and claimed.
fn place(picture: &Picture<'_>, state: &CallForAdventure, seat: Seat) -> Markup {
    let (at, hand, discarded) = (state.expedition(), state.hand(seat), state.discarded(seat));
    html! {
        section.you.slab.ca aria-label=(picture.owned("own-place", seat)) {
            (own::caravan(picture, seat))
            // A card is played, or spent for a step, even when it has been played.
            div.own-cards.(cards::room(hand.cards().len() + 2)) {
                (cards::hand(picture, hand.cards(), |card| vec![Action::Play(card), Action::Spend(card)]))
            }
            div.own-cards.tight {
                (cards::pile(picture, ("played", "own-played", "own-played-note"), hand.played(), Some(Action::Spend)))
                (cards::pile(picture, ("discarded", "own-discarded", "own-discarded-note"), discarded, None))
            }
            div.wares {
                (outposts::outposts(picture, at.mountains(), outposts::columns(picture), seat))
                (outposts::victory_tiles(picture, at, seat))
            }
        }
    }
}

/// What they have on the map, and their cards.
pub(super) fn facts(picture: &Picture<'_>, state: &CallForAdventure, seat: Seat) -> Markup {
    let hand = state.hand(seat);
    html! {
        (outposts::facts(picture, state.expedition(), seat))
        (hands(picture, seat, hand.cards(), hand.played()))
    }
}
