//! What is to be expected in a position, at a glance: the leaves of a search.

use carvania_rules::{Game, Seat};

use crate::evaluation::{turns_left, worth};
use crate::insight::Outlook;
use crate::network::{Network, Scratch, settled};
use crate::solver::at_a_glance;

/// Who looks at positions.
pub(crate) struct Judge<'a> {
    /// Knows the components as printed; for others there is none, and the evaluation made by hand has to do.
    network: Option<&'a Network>,
    scratch: Scratch,
}

/// So many points ahead make a win about 2.7 times as likely as a defeat.
const POINTS_OF_DOUBT: f32 = 8.0;

impl<'a> Judge<'a> {
    pub(crate) fn new(network: Option<&'a Network>) -> Judge<'a> {
        Judge { network, scratch: Scratch::default() }
    }

    /// What is to be expected where a player is to decide, or the game is over.
    pub(crate) fn look(&mut self, game: &Game) -> Outlook {
        match self.network {
            _ if game.is_over() => settled(game),
            network => at_a_glance(game).unwrap_or_else(|| match network {
                Some(network) => network.look(game, &mut self.scratch),
                None => by_hand(game),
            }),
        }
    }
}

fn by_hand(game: &Game) -> Outlook {
    let mut outlook = Outlook { rounds: turns_left(game), ..Outlook::default() };
    for seat in game.seats() {
        outlook.points[seat] = worth(game, seat);
    }
    let most = game.seats().map(|seat| outlook.points[seat]).fold(f32::MIN, f32::max);
    let strength = |seat: Seat| ((outlook.points[seat] - most) / POINTS_OF_DOUBT).exp();
    let whole: f32 = game.seats().map(strength).sum();
    let wins = carvania_rules::PerSeat::each(game.players(), |seat| strength(seat) / whole);
    Outlook { wins, ..outlook }
}
