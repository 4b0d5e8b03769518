//! One game as far as its balance goes: who won, where the points came from, who took what.

use std::collections::BTreeMap;

use carvania_rules::{Action, Game, Rounds, Seat, Source};

use super::thing::Thing;
use crate::playout::Playout;
use crate::simulate::Complaints;

/// Points by where they come from, as [`Source::ALL`] lists them.
pub(super) type Points = [u32; Source::ALL.len()];

/// A game that was played, to its end or until it was cut off.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameBalance {
    /// Its number, from 0.
    pub(super) game: u64,
    /// How many rounds the game lasted.
    pub(super) rounds: u32,
    /// How it ended; not at all if it was cut off.
    pub(super) end: Option<End>,
    /// What was taken, seat by seat.
    pub(super) takes: Vec<Take>,
    /// What bots complained of.
    pub(super) complaints: Complaints,
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct End {
    /// The seat that won.
    pub(super) winner: Seat,
    /// The points of every seat.
    pub(super) points: Vec<Points>,
}

/// Something that a player took, once or several times.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Take {
    pub(super) seat: Seat,
    pub(super) thing: Thing,
    /// How often it was taken.
    pub(super) times: u32,
    /// The round of the first time; 0 for what is taken before the first.
    pub(super) round: u32,
}

impl GameBalance {
    pub(super) fn new(
        game: u64,
        playout: &Playout,
        watcher: &Watcher,
        complaints: Complaints,
    ) -> GameBalance {
        let take = |(&(seat, thing), &(times, round)): (&_, &(u32, u32))| Take { seat, thing, times, round };
        GameBalance {
            game,
            rounds: playout.rounds(),
            end: End::of(&playout.game),
            takes: watcher.takes.iter().map(take).collect(),
            complaints,
        }
    }
}

impl End {
    fn of(game: &Game) -> Option<End> {
        let winner = *game.ranking().first().filter(|_| game.is_over())?;
        let scores = game.scores();
        let points = |seat| Source::ALL.map(|source| scores[seat].from(source));
        Some(End { winner, points: game.seats().map(points).collect() })
    }
}

/// Takes note of what players take while a game is played.
#[derive(Clone, Debug, Default)]
pub(super) struct Watcher {
    rounds: Rounds,
    takes: BTreeMap<(Seat, Thing), (u32, u32)>,
}

impl Watcher {
    /// Hears of every action of a player, before it is applied.
    pub(super) fn hear(&mut self, game: &Game, seat: Seat, action: Action) {
        if game.turn_begins().is_some() {
            self.rounds.observe(game);
        }
        for thing in Thing::taken(game, seat, action) {
            let (times, _) = self.takes.entry((seat, thing)).or_insert((0, self.rounds.number()));
            *times += 1;
        }
    }
}
