//! What a position is worth to a player, in points of the final score.
//!
//! Made by hand, from what cards and tiles do: levels are what everything is measured in, since the cards of
//! every box cost about one level of crystals for each point. Half of what they pay is for the crystals; the
//! other half is for the work of bringing the right ones together.

mod crystals;
mod engine;
mod horizon;
mod mountains;
mod offer;
mod world;

use carvania_rules::{Game, Seat, Source};

pub(crate) use crystals::{Prices, prices};
pub(crate) use engine::{rate, yield_of};
pub(crate) use horizon::{turns_left, turns_to_end};

use crate::visible::Visible;

/// What a player's holdings are worth for the final score.
///
/// It is exact once the game is over. It looks at one seat alone: compare it with that of the other seats of the same
/// game to tell who is ahead. Two games that last differently long cannot be compared so.
pub fn evaluate(game: &Game, seat: Seat) -> f32 {
    if game.is_over() {
        return game.scores()[seat].total() as f32;
    }
    locked(game, seat) + potential(game, seat, &Visible::of(game), turns_left(game))
}

/// The points that nobody can take away: all but those for crystals, which will be spent.
pub(crate) fn locked(game: &Game, seat: Seat) -> f32 {
    let score = game.scores()[seat];
    (score.total() - score.from(Source::Crystals)) as f32
}

/// What is still to come of the crystals, of what is on offer, and of the means to make more, if the player
/// has `turns` turns left and only what is visible now can be claimed.
pub(crate) fn potential(game: &Game, seat: Seat, visible: &Visible, turns: f32) -> f32 {
    terms(game, seat, visible, engine::rate(game, seat), turns).iter().sum()
}

/// What is still to come for a player who makes `rate` levels a turn, by where it comes from: crystals, what is on offer, the means to
/// make more, wagons and outposts, traders and tiles.
pub(crate) fn terms(game: &Game, seat: Seat, visible: &Visible, rate: f32, turns: f32) -> [f32; 5] {
    [
        crystals::value(game.caravan(seat), visible.prices, turns),
        offer::progress(game, seat, visible, rate, turns),
        engine::value(game, seat, rate, visible.prices.level, turns),
        mountains::value(game, seat, turns),
        world::value(game, seat, turns),
    ]
}
