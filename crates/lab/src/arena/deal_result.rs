//! What came of the games of one deal.

use carvania_rules::Seat;
use serde::{Deserialize, Serialize};

use super::effort::Effort;
use super::seating::{Seating, seatings};

/// A deal that was played to its end with everybody on every seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct DealResult {
    /// Which pairing played it, by its place in the list.
    pub pairing: usize,
    /// Which deal, from 0.
    pub deal: u64,
    /// Its games, in the order of the seatings.
    pub games: Vec<Ending>,
    /// What the choices of each entrant of the pairing cost.
    pub efforts: Vec<Effort>,
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ending {
    /// The seats from the winner to the last; none if the game was cut off.
    pub ranking: Vec<Seat>,
    /// The points of each seat.
    pub points: Vec<u32>,
    /// How many rounds were played.
    pub rounds: u32,
}

impl DealResult {
    /// Who sat where in its games.
    pub(super) fn seatings(&self, players: usize) -> Vec<Seating> {
        seatings(self.efforts.len(), players, self.deal)
    }

    /// The order of the entrants in each of its games, each where its best seat stands; nobody in one that was cut off.
    /// They are told by their numbers in `pairing`.
    pub(crate) fn orders(&self, pairing: &[usize], players: usize) -> Vec<Vec<usize>> {
        let order = |(game, seating): (&Ending, Seating)| {
            let mut order = Vec::with_capacity(pairing.len());
            for seat in &game.ranking {
                let entrant = pairing[seating[seat.index()]];
                if !order.contains(&entrant) {
                    order.push(entrant);
                }
            }
            order
        };
        self.games.iter().zip(self.seatings(players)).map(order).collect()
    }

    /// The share of each entrant, over all its games.
    pub(super) fn shares(&self, players: usize) -> Vec<f64> {
        let mut shares = vec![0.0; self.efforts.len()];
        for (game, seating) in self.games.iter().zip(self.seatings(players)) {
            match game.ranking.first() {
                Some(winner) => shares[seating[winner.index()]] += 1.0,
                None => seating.iter().for_each(|&entrant| shares[entrant] += 1.0 / players as f64),
            }
        }
        shares.iter().map(|wins| wins / self.games.len() as f64).collect()
    }

    /// Whether it can be the result of a deal of this many entrants at this many seats.
    pub(super) fn is_sound(&self, entrants: usize, players: usize) -> bool {
        let games = seatings(entrants, players, self.deal).len();
        let is_whole = |game: &Ending| {
            let mut seats: Vec<usize> = game.ranking.iter().map(|seat| seat.index()).collect();
            seats.sort_unstable();
            game.points.len() == players && (seats.is_empty() || seats.into_iter().eq(0..players))
        };
        self.efforts.len() == entrants && self.games.len() == games && self.games.iter().all(is_whole)
    }
}
