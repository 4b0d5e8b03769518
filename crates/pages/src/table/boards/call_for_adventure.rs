//! The board of The Call for Adventure: merchants and the player's own cards beside the map.

use carvania_rules::games::call_for_adventure::CallForAdventure;
use carvania_rules::{Action, Crystals, Decision, MerchantId, Move, Seat};
use maud::{Markup, html};

use super::eastern_mountains::chart;
use super::golem_edition::hands;
use super::{cards, market, outposts, own};
use crate::table::context::BoardContext;

/// Cards at the left, the map over the rest.
pub(super) fn board(context: &BoardContext<'_>, state: &CallForAdventure) -> Markup {
    let (at, seat) = (state.expedition(), context.view.own_seat());
    html! {
        div.split {
            div.side {
                (market::market(context, state.market(), taken(context)))
                @if let Some(seat) = seat { (place(context, state, seat)) }
            }
            div.field {
                (chart(context, at, &|_| Crystals::NONE))
                (outposts::supply(context, at, seat))
            }
        }
    }
}

/// A card of the row is acquired, or comes as a reward.
fn taken(context: &BoardContext<'_>) -> fn(MerchantId) -> Move {
    match context.game.decision() {
        Decision::Reward { .. } => Move::Reward,
        _ => Move::Acquire,
    }
}

/// Caravan, cards, what is built and claimed.
fn place(context: &BoardContext<'_>, state: &CallForAdventure, seat: Seat) -> Markup {
    let (at, hand, discarded) = (state.expedition(), state.hand(seat), state.discarded(seat));
    html! {
        section.you.slab.ca aria-label=(context.owned("own-place", seat)) tabindex=[context.view.decides().is_none().then_some("0")] {
            (own::caravan(context, seat))
            // A card is played, or spent for a step, even when it has been played.
            div.own-cards.(cards::room(hand.cards().len() + 2)) {
                (cards::hand(context, hand.cards(), |card| vec![Action::Move(Move::Play(card)), Action::Move(Move::Spend(card))]))
            }
            div.own-cards.tight {
                (cards::pile(context, ("played", "own-played", "own-played-note"), hand.played(), Some(Move::Spend)))
                (cards::pile(context, ("discarded", "own-discarded", "own-discarded-note"), discarded, None))
            }
            div.wares {
                (outposts::outposts(context, at.mountains(), outposts::columns(context), seat))
                (outposts::victory_tiles(context, at, seat))
            }
        }
    }
}

/// What they have on the map, and their cards.
pub(super) fn facts(context: &BoardContext<'_>, state: &CallForAdventure, seat: Seat) -> Markup {
    let hand = state.hand(seat);
    html! {
        (outposts::facts(context, state.expedition(), seat))
        (hands(context, seat, hand.cards(), hand.played()))
    }
}
