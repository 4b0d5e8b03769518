//! The table of one game of a simulation.

use carvania_bots::{Bot, Stop};
use carvania_rules::seat::MAX_SEATS;
use carvania_rules::{Action, Game, Seat};
use chacha20::ChaCha8Rng;

use super::{Complaints, Over, Simulation};
use crate::deal;
use crate::entrant::{Entrant, EntrantError};
use crate::playout::{Playout, Table};

/// The players of one game, its draws, and what has happened.
pub(super) struct Seated<'a, W> {
    /// The number of the game.
    game: u64,
    bots: &'a [Entrant],
    players: Vec<Box<dyn Bot>>,
    rng: ChaCha8Rng,
    stop: &'a Stop,
    complaints: Complaints,
    actions: Vec<Action>,
    watch: W,
}

impl<'a, W: FnMut(&Game, Seat, Action)> Seated<'a, W> {
    /// Everybody takes a seat. `watch` hears of every choice before it is applied.
    pub(super) fn new(
        simulation: &'a Simulation,
        game: u64,
        stop: &'a Stop,
        watch: W,
    ) -> Result<Seated<'a, W>, EntrantError> {
        let Simulation { bots, seed, .. } = simulation;
        let chooser = |seat| deal::chooser(*seed, game * MAX_SEATS as u64 + seat);
        let players = bots.iter().zip(0..).map(|(bot, seat)| bot.player(chooser(seat)));
        Ok(Seated {
            game,
            bots,
            players: players.collect::<Result<_, _>>()?,
            rng: deal::generator(*seed, game),
            stop,
            complaints: Complaints::default(),
            actions: Vec::new(),
            watch,
        })
    }

    /// What is left of the table after the game.
    pub(super) fn over(self, playout: Playout) -> Over {
        Over { playout, complaints: self.complaints, actions: self.actions }
    }
}

impl<W: FnMut(&Game, Seat, Action)> Table for Seated<'_, W> {
    fn draw(&mut self, game: &Game) -> Option<Action> {
        let draw = game.draw(&mut self.rng)?;
        self.actions.push(draw);
        Some(draw)
    }

    fn choose(&mut self, game: &Game, seat: Seat, round: u32) -> Option<Action> {
        let player = &mut self.players[seat.index()];
        player.hear_round(round);
        let action = player.choose(game, &self.bots[seat.index()].budget(self.stop))?;
        if let Some(text) = player.complaint() {
            self.complaints.hear(self.game, seat, text);
        }
        (self.watch)(game, seat, action);
        self.actions.push(action);
        Some(action)
    }

    fn is_stopped(&self) -> bool {
        self.stop.is_asked()
    }
}
