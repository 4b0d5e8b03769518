//! One game played to its end by bots.

use carvania_rules::{Action, Game, Rounds, Seat, Turn};
use rand_core::Rng;

/// A game as it was left, and how much happened in it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Playout {
    pub(crate) game: Game,
    rounds: Rounds,
    /// What players decided.
    pub(crate) decisions: u64,
    /// What chance decided.
    pub(crate) draws: u64,
}

impl Playout {
    /// Plays on from `start`, at most `max_rounds` rounds. Draws come from the generator; `choose` decides for the
    /// players, and may use the generator too.
    pub(crate) fn play<R: Rng>(
        start: &Game,
        max_rounds: u32,
        rng: &mut R,
        mut choose: impl FnMut(&Game, Seat, &mut R) -> Option<Action>,
    ) -> Playout {
        let (mut game, mut rounds) = (*start, Rounds::default());
        let (mut decisions, mut draws) = (0, 0);
        loop {
            let action = match game.turn() {
                Turn::Seat(seat) => {
                    // Only the beginning of a turn can be that of a round; the rest need not be watched.
                    if game.turn_begins().is_some() {
                        rounds.observe(&game);
                        if rounds.number() > max_rounds {
                            break;
                        }
                    }
                    decisions += 1;
                    choose(&game, seat, rng)
                }
                Turn::Chance => {
                    draws += 1;
                    game.draw(rng)
                }
                Turn::Over => break,
            };
            let action = action.expect("there is something to decide until the game is over (C-11)");
            game.apply(action).expect("bots and chance keep to the legal actions");
        }
        Playout { game, rounds, decisions, draws }
    }

    /// Whether the game was stopped before its end (C-16).
    pub(crate) fn is_cut_off(&self) -> bool {
        !self.game.is_over()
    }

    /// The turns that were played. The one that would have begun the first round too many was not.
    pub(crate) fn turns(&self) -> u32 {
        self.rounds.turns() - u32::from(self.is_cut_off())
    }

    /// The rounds that were played.
    pub(crate) fn rounds(&self) -> u32 {
        self.rounds.number() - u32::from(self.is_cut_off())
    }

    /// Everything that happened.
    pub(crate) fn actions(&self) -> u64 {
        self.decisions + self.draws
    }
}
