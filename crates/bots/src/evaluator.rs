//! What is to be expected in a position, at a glance: the leaves of a search.

use carvania_rules::{Game, Seat};
use libm::expf;

use crate::analysis::Estimate;
use crate::evaluation::{evaluate, turns_left};
use crate::network::{Network, Scratch, settled};
use crate::solver::at_a_glance;

/// Who looks at positions.
pub(crate) struct Evaluator<'a> {
    /// Knows the components as printed; for others there is none, and the evaluation made by hand has to do.
    network: Option<&'a Network>,
    scratch: Scratch,
}

/// A lead of this many points makes a win about 2.7 times as likely as a defeat.
const POINTS_OF_DOUBT: f32 = 8.0;

impl<'a> Evaluator<'a> {
    pub(crate) fn new(network: Option<&'a Network>) -> Evaluator<'a> {
        Evaluator { network, scratch: Scratch::default() }
    }

    /// What is to be expected where a player is to decide, or the game is over.
    pub(crate) fn look(&mut self, game: &Game) -> Estimate {
        match self.network {
            _ if game.is_over() => settled(game),
            network => at_a_glance(game).unwrap_or_else(|| match network {
                Some(network) => network.look(game, &mut self.scratch),
                None => by_hand(game),
            }),
        }
    }
}

fn by_hand(game: &Game) -> Estimate {
    let mut estimate = Estimate { rounds: turns_left(game), ..Estimate::default() };
    for seat in game.seats() {
        estimate.points[seat] = evaluate(game, seat);
    }
    let most = game.seats().map(|seat| estimate.points[seat]).fold(f32::MIN, f32::max);
    let strength = |seat: Seat| expf((estimate.points[seat] - most) / POINTS_OF_DOUBT);
    let whole: f32 = game.seats().map(strength).sum();
    let wins = carvania_rules::PerSeat::each(game.players(), |seat| strength(seat) / whole);
    Estimate { wins, ..estimate }
}
