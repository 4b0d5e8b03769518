//! What a player takes in a turn that others might take before.

use carvania_rules::set::Set;
use carvania_rules::{Game, MerchantId, PointId, Seat, State};

/// The cards that are taken in a turn.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Taken {
    pub(super) points: Set<PointId>,
    pub(super) merchants: Set<MerchantId>,
}

impl Taken {
    /// What a player took between two moments.
    pub(super) fn between(before: &Game, after: &Game, seat: Seat) -> Taken {
        Taken {
            points: after.claimed(seat).difference(before.claimed(seat)),
            merchants: owned(after, seat).difference(owned(before, seat)),
        }
    }
}

/// The merchant cards that a player has, as far as others can be quicker to get them.
fn owned(game: &Game, seat: Seat) -> Set<MerchantId> {
    match game.state() {
        State::GolemEdition(state) => {
            let hand = &state.player(seat).hand;
            hand.cards().union(hand.played())
        }
        State::CallForAdventure(state) => {
            let hand = state.hand(seat);
            hand.cards().union(hand.played()).union(state.discarded(seat))
        }
        State::JourneyOne(state) => {
            let route = state.added().route(seat).cards().map(|(card, _)| card).collect();
            state.added().merchants().discarded(seat).union(route)
        }
        State::JourneyThree(state) => state.added().merchants().discarded(seat),
        State::EasternMountains(_) | State::EndlessWorld(_) | State::JourneyTwo(_) => Set::EMPTY,
    }
}
