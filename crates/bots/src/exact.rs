//! What is exact near the end of a game: a last round that is solved, and wins that are proven.
//!
//! Whether somebody plays well is mostly a matter of opinion, but not there. See [`judge`].

use carvania_rules::{Action, Game, Turn};

use crate::proof::Prover;
use crate::solver::solve_within;
use crate::{Budget, Stop};

/// A loss of less than this is a matter of rounding.
const NOTHING: f32 = 1e-4;

/// What an action near the end of a game was.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Verdict {
    /// Nothing is known for sure: the end is too far, there is no forced win, or what may be spent was too little.
    Open,
    /// Nothing was better: it keeps a forced win, or in the last round all the chances there are.
    Kept,
    /// Something was better.
    Missed {
        /// The first action of what was better.
        better: Action,
        /// The chance to win that was lost in the last round, from 0 to 1; none where a forced win was given up before
        /// it.
        lost: Option<f32>,
    },
}

/// Judges an action of the player who is to decide, with so many positions for the last round and for each proof.
///
/// ```
/// use carvania_bots::exact::{Verdict, judge};
/// use carvania_bots::Stop;
/// use carvania_rules::{Game, Setup, Title};
///
/// let mut game = Game::new(&Setup::standard(Title::GolemEdition, 2)).unwrap();
/// while let Some((draw, _)) = game.chance().next() {
///     game.apply(draw).unwrap();
/// }
/// let rest = game.read_action("rest").unwrap();
/// // So early nothing is proven.
/// assert_eq!(judge(&game, rest, 1_000, &Stop::new()), Verdict::Open);
/// ```
pub fn judge(game: &Game, action: Action, most: u64, stop: &Stop) -> Verdict {
    let Turn::Seat(seat) = game.turn() else { return Verdict::Open };
    // Who returns crystals in the turn of another has nothing to end.
    if game.order().seat() != seat || game.only_action().is_some() {
        return Verdict::Open;
    }
    if game.is_last_round() {
        let mut meter = Budget::nodes(most.saturating_mul(2)).until(stop).start();
        let Some(options) = solve_within(game, most, &mut meter) else { return Verdict::Open };
        let wins = |action: Action| {
            let option = options.iter().find(|option| option.action == action);
            option.map_or(0.0, |option| option.estimate.wins[seat])
        };
        let lost = options[0].estimate.wins[seat] - wins(action);
        return match lost > NOTHING {
            true => Verdict::Missed { better: options[0].action, lost: Some(lost) },
            false => Verdict::Kept,
        };
    }
    if game.claimed(seat).len() + 1 < game.title().claims_to_end(game.players()) {
        return Verdict::Open;
    }
    let prover = || Prover::new(seat, Budget::nodes(u64::MAX).until(stop).start());
    match prover().wins_with(game, &[action], most) {
        Some(true) => Verdict::Kept,
        Some(false) => match prover().winning_action(game, most) {
            Some(better) => Verdict::Missed { better, lost: None },
            None => Verdict::Open,
        },
        None => Verdict::Open,
    }
}
