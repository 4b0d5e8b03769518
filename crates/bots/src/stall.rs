//! How long nothing has been claimed: a game that stands still lasts longer than it looks.

use carvania_rules::Game;

/// This many turns without a claim are nothing unusual.
const USUAL: u32 = 8;
/// After this many, a player who is behind stops waiting for better times and ends the game if that is possible.
const MAX_IDLE: u32 = 30;

/// What a player has seen of the game so far.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct StallDetector {
    claims: usize,
    idle: u32,
}

impl StallDetector {
    /// Looks at the table when a turn of the player begins.
    pub(crate) fn look(&mut self, game: &Game) {
        if game.turn_begins().is_none() {
            return;
        }
        let claims = game.seats().map(|seat| game.claimed(seat).len()).sum();
        self.idle = if claims == self.claims { self.idle + 1 } else { 0 };
        self.claims = claims;
    }

    /// How many turns longer the game will last than it looks.
    pub(crate) fn extra_turns(&self) -> f32 {
        self.idle.saturating_sub(USUAL) as f32
    }

    /// Whether it is time to end the game, come what may.
    pub(crate) const fn is_stalled(&self) -> bool {
        self.idle >= MAX_IDLE
    }
}
