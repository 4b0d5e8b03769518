//! Who wins when the last round is played.

use carvania_rules::{Game, Seat};

/// Winning is worth more than any points.
pub(crate) const WIN: f32 = 100.0;

/// By how much a player is ahead of the best rival at the end of their last turn; never 0, since ties are broken
///. `to_come` says how many points a rival will still make.
pub(crate) fn lead(game: &Game, seat: Seat, to_come: impl Fn(Seat) -> f32) -> f32 {
    let scores = game.scores();
    let own = scores[seat].total() as f32;
    let lead = |rival: Seat| {
        // Of equal scores the later seat ranks higher.
        let tie = if rival > seat { -0.5 } else { 0.5 };
        own - scores[rival].total() as f32 - to_come(rival) + tie
    };
    game.seats().filter(|&rival| rival != seat).map(lead).fold(f32::INFINITY, f32::min)
}
