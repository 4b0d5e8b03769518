//! Merchant cards.

use carvania_rules::{Crystals, Game, Merchant, MerchantId, Move, Seat, State};

use super::{About, Explanation, Scene};
use crate::effect;
use crate::text::Text;

/// Where a card lies.
#[derive(Clone, Copy)]
enum Lies {
    /// In the row, at a place counted from the left, with crystals on it.
    Row(usize, Crystals),
    /// Below a market.
    Market,
    Hand,
    Played,
    Discarded,
    /// On a trade route, at this price in traders.
    Route(u8),
    /// With another player, or off the table.
    Elsewhere,
}

pub(super) fn card(scene: Scene<'_>, card: MerchantId) -> Explanation {
    let printed = scene.game.components().golem_edition.merchant(card);
    let lies = lies(scene.game, scene.seat, card);
    let mut told = Explanation::new(effect(scene.language(), printed), what(scene, lies));
    match lies {
        Lies::Row(place, lying) => {
            let price = scene.compose("explain-price", &[("price", place.into())]);
            told.line_now(About::Cost, price, scene.lack(Move::Acquire(card)));
            does(scene, printed, &mut told);
            if !lying.is_empty() {
                told.line(About::Worth, scene.compose("explain-lying", &[("crystals", lying.into())]));
            }
        }
        Lies::Route(traders) => {
            let price = scene.compose("explain-route-price", &[("traders", traders.into())]);
            told.line_now(About::Cost, price, scene.lack(Move::Route(card)));
            does(scene, printed, &mut told);
        }
        Lies::Market => {
            does(scene, printed, &mut told);
            told.foot = Some(scene.compose("explain-market", &[]));
        }
        Lies::Hand => {
            does(scene, printed, &mut told);
            if scene.game.expedition().is_some() {
                told.foot = Some(scene.compose("explain-spend", &[]));
            }
        }
        Lies::Played | Lies::Discarded | Lies::Elsewhere => does(scene, printed, &mut told),
    }
    told
}

fn lies(game: &Game, seat: Option<Seat>, card: MerchantId) -> Lies {
    let hand = seat.and_then(|seat| match game.state() {
        State::GolemEdition(state) => Some((state.player(seat).hand, None)),
        State::CallForAdventure(state) => Some((*state.hand(seat), Some(state.discarded(seat)))),
        _ => None,
    });
    if let Some((hand, discarded)) = hand {
        if hand.cards().contains(card) {
            return Lies::Hand;
        }
        if hand.played().contains(card) {
            return Lies::Played;
        }
        if discarded.is_some_and(|cards| cards.contains(card)) {
            return Lies::Discarded;
        }
    }
    if let (State::JourneyOne(state), Some(seat)) = (game.state(), seat)
        && let Some(cost) = state.added().route(seat).cost(card)
    {
        return Lies::Route(cost);
    }
    let place = game.merchant_row().enumerate().find(|(_, (other, _))| *other == card);
    match place {
        Some(_) if game.world().is_some() => Lies::Market,
        Some((place, (_, lying))) => Lies::Row(place, lying),
        None => Lies::Elsewhere,
    }
}

fn what(scene: Scene<'_>, lies: Lies) -> Text {
    match lies {
        Lies::Row(place, _) => scene.compose("explain-card-row", &[("place", (place + 1).into())]),
        Lies::Market => scene.compose("explain-card-market", &[]),
        Lies::Hand => scene.compose("explain-card-hand", &[]),
        Lies::Played => scene.compose("explain-card-played", &[]),
        Lies::Discarded => scene.compose("explain-card-discarded", &[]),
        Lies::Route(_) => scene.compose("explain-card-route", &[]),
        Lies::Elsewhere => scene.compose("explain-card", &[]),
    }
}

/// What it does when it is played or used, and how often that is possible now.
fn does(scene: Scene<'_>, card: Merchant, told: &mut Explanation) {
    let (text, now) = match card {
        Merchant::Gain(gain) => (scene.compose("explain-gain", &[("crystals", gain.into())]), None),
        Merchant::Upgrades(upgrades) => {
            let is_stuck = scene.seat.is_some() && !scene.caravan().can_rise();
            let now = is_stuck.then(|| scene.compose("lack-raise", &[]));
            (scene.compose("explain-upgrades", &[("upgrades", upgrades.into())]), now)
        }
        Merchant::Trade { give, take } => {
            let text = scene.compose("explain-trade", &[("give", give.into()), ("take", take.into())]);
            (text, scene.times(give).or_else(|| super::golems::short(scene, give)))
        }
    };
    told.line_now(About::Does, text, now);
}
