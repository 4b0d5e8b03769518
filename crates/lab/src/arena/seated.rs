//! The games of one deal.

use std::time::Instant;

use carvania_bots::{Bot, Stop};
use carvania_rules::seat::MAX_SEATS;
use carvania_rules::{Action, Game, Seat};

use super::deal_result::{DealResult, Ending};
use super::effort::Effort;
use super::pairing::Pairing;
use super::seating::{Seating, seatings};
use super::{Arena, ArenaError, Watcher};
use crate::deal::{self, Deal};
use crate::entrant::Entrant;
use crate::playout::{Broken, Playout, Table};

impl Arena {
    /// Plays a deal with everybody on every seat; `None` if it was stopped.
    pub(super) fn play(
        &self,
        start: &Game,
        pairings: &[Pairing],
        pairing: usize,
        deal: u64,
        stop: &Stop,
        watcher: &impl Watcher,
    ) -> Result<Option<DealResult>, ArenaError> {
        let entrants: Vec<&Entrant> =
            pairings[pairing].iter().map(|&place| &self.entrants[place].entrant).collect();
        let seatings = seatings(entrants.len(), self.setup.players, deal);
        // The choices have a seed of their own: nobody who thinks ahead can know what comes.
        let seed = deal::derived(self.seed, deal::CHOICES + pairing as u64);
        let mut efforts = vec![Effort::default(); entrants.len()];
        let mut games = Vec::with_capacity(seatings.len());
        for (seating, number) in seatings.iter().zip(deal * seatings.len() as u64..) {
            let mut table = Seated {
                players: players(&entrants, seating, seed, number)?,
                entrants: &entrants,
                seating,
                deal: Deal::new(deal::derived(self.seed, deal)),
                efforts: &mut efforts,
                stop,
            };
            match Playout::play(start, self.max_rounds, &mut table) {
                Ok(playout) => games.push(ending(&playout)),
                Err(Broken::Stopped) => return Ok(None),
                Err(Broken::Foul { seat, foul }) => {
                    let entrant = entrants[seating[seat.index()]].to_string();
                    return Err(ArenaError::Foul { entrant, foul, deal: deal + 1, seat });
                }
            }
            watcher.game_over();
        }
        Ok(Some(DealResult { pairing, deal, games, efforts }))
    }
}

/// A player for each seat, who lives for one game.
fn players(
    entrants: &[&Entrant],
    seating: &Seating,
    seed: u64,
    game: u64,
) -> Result<Vec<Box<dyn Bot>>, ArenaError> {
    let player = |(&entrant, seat): (&usize, u64)| {
        let rng = deal::generator(seed, game * MAX_SEATS as u64 + seat);
        let seat_error = |source| ArenaError::Seat { entrant: entrants[entrant].to_string(), source };
        entrants[entrant].player(rng).map_err(seat_error)
    };
    seating.iter().zip(0..).map(player).collect()
}

fn ending(playout: &Playout) -> Ending {
    let scores = playout.game.scores();
    // A game that was cut off has no winner.
    let ranking = if playout.is_cut_off() { Vec::new() } else { playout.game.ranking() };
    let points = playout.game.seats().map(|seat| scores[seat].total()).collect();
    Ending { ranking, points, rounds: playout.rounds() }
}

/// The players of one game, and its deal.
struct Seated<'a> {
    players: Vec<Box<dyn Bot>>,
    entrants: &'a [&'a Entrant],
    seating: &'a Seating,
    deal: Deal,
    efforts: &'a mut [Effort],
    stop: &'a Stop,
}

impl Table for Seated<'_> {
    fn draw(&mut self, game: &Game) -> Option<Action> {
        self.deal.draw(game)
    }

    fn choose(&mut self, game: &Game, seat: Seat, round: u32) -> Option<Action> {
        let (player, entrant) = (&mut self.players[seat.index()], self.seating[seat.index()]);
        let budget = self.entrants[entrant].budget(self.stop);
        if game.turn_begins().is_some() {
            self.efforts[entrant].note_turn();
        }
        player.hear_round(round);
        let clock = Instant::now();
        let action = player.choose(game, &budget);
        self.efforts[entrant].note_decision(clock.elapsed(), budget.limit);
        if let Some(complaint) = player.complaint() {
            self.efforts[entrant].note_complaint(&complaint);
        }
        action
    }

    fn is_stopped(&self) -> bool {
        self.stop.is_asked()
    }
}
