//! What a player makes crystals with: how many levels a turn brings, and what that is worth for the turns left.

use carvania_rules::hand::Hand;
use carvania_rules::{Crystals, Game, Merchant, MerchantId, Seat, State, Title};

use super::crystals::levels;
use super::{mountains, world};

/// The share of the levels that could be made that is made: some turns go to claims and to ways that lead nowhere.
const USED: f32 = 0.6;
/// With merchant cards it is more than the sum of the cards, since one makes what another wants.
const USED_WITH_CARDS: f32 = 2.0;
/// Less so where the same cards pay for steps.
const USED_WITH_CARDS_AND_STEPS: f32 = 1.4;

/// The levels that a card brings when it is played, in an ordinary caravan.
pub(crate) fn yield_of(card: Merchant) -> f32 {
    match card {
        Merchant::Gain(crystals) => levels(crystals),
        Merchant::Upgrades(upgrades) => f32::from(upgrades),
        Merchant::Trade { give, take } => trade_yield(give, take),
    }
}

/// The levels that a trade brings at one visit. The less it asks for, the more often it can be made.
pub(super) fn trade_yield(give: Crystals, take: Crystals) -> f32 {
    let times = match give.total() {
        0 | 1 => 2.0,
        2 => 1.8,
        3 => 1.4,
        _ => 1.0,
    };
    // The higher the crystals it asks for, the less often they are there.
    let ready = 1.15 - 0.17 * levels(give) / give.total().max(1) as f32;
    // Even a trade that brings no level brings other colours.
    ((levels(take) - levels(give)) * times * ready).max(0.3)
}

/// The levels that a turn brings, rests included.
pub(crate) fn rate(game: &Game, seat: Seat) -> f32 {
    match game.state() {
        State::GolemEdition(state) => hand_rate(game, &state.player(seat).hand, 0),
        State::CallForAdventure(state) => {
            let hand = hand_rate(game, state.hand(seat), state.discarded(seat).len());
            hand * 0.8 + 0.3 * mountains::trades(game, seat)
        }
        State::EasternMountains(_) => 1.05 + 0.5 * mountains::trades(game, seat),
        State::EndlessWorld(_) | State::JourneyOne(_) | State::JourneyTwo(_) | State::JourneyThree(_) => {
            world::rate(game, seat)
        }
    }
}

/// What the engine is worth with this many turns left.
pub(super) fn value(game: &Game, seat: Seat, rate: f32, price: f32, turns: f32) -> f32 {
    let used = match game.title() {
        Title::GolemEdition => USED_WITH_CARDS,
        Title::CallForAdventure => USED_WITH_CARDS_AND_STEPS,
        _ => USED,
    };
    price * rate * (used * turns - unready(game, seat))
}

/// The part of a turn that will go to a rest, by how much of what a rest brings back has been used.
fn unready(game: &Game, seat: Seat) -> f32 {
    let share = |used: usize, all: usize| 0.9 * used as f32 / all.max(1) as f32;
    match game.state() {
        State::GolemEdition(state) => {
            let hand = &state.player(seat).hand;
            share(hand.played().len(), hand.cards().len() + hand.played().len())
        }
        State::CallForAdventure(state) => {
            let (hand, discarded) = (state.hand(seat), state.discarded(seat).len());
            let used = hand.played().len() + discarded;
            // A card that is spent for a step is gone for two uses.
            share(used, used + hand.cards().len()) + 0.3 * share(discarded, used + hand.cards().len())
        }
        State::EasternMountains(_) => 0.0,
        State::EndlessWorld(_) | State::JourneyOne(_) | State::JourneyTwo(_) | State::JourneyThree(_) => {
            world::unready(game, seat)
        }
    }
}

/// A card a turn, then a rest.
fn hand_rate(game: &Game, hand: &Hand, discarded: usize) -> f32 {
    let cards = hand.cards().into_iter().chain(hand.played());
    let number = hand.cards().len() + hand.played().len();
    (total_yield(game, cards) + 2.0 * discarded as f32) / (number + discarded + 2) as f32
}

/// The levels that all these cards bring, each played once.
pub(super) fn total_yield(game: &Game, cards: impl Iterator<Item = MerchantId>) -> f32 {
    cards.map(|card| yield_of(game.components().golem_edition.merchant(card))).sum()
}
