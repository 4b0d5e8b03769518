//! Finished games in a file. Its lines are there for other programs to read, too.

use std::collections::BTreeMap;
use std::io::BufRead;

use carvania_rules::{Game, Seat, Source};
use serde::{Deserialize, Serialize};

use super::game_balance::{End, GameBalance, Points, Take};
use super::thing::{Category, Thing};
use crate::journal::{self, Fact, Format, GamesHeader, JournalError};
use crate::simulate::{Heard, Simulation};

/// The version of the format.
const VERSION: u32 = 1;

/// The most points from one source that a score can hold.
const MAX_POINTS: u32 = u16::MAX as u32;

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct BalanceFormat {
    /// The version of the format.
    balance: u32,
}

impl Format for BalanceFormat {
    fn facts(&self) -> Vec<Fact> {
        vec![("format is", self.balance.to_string())]
    }
}

/// The first line of the file for these games.
fn first_line(simulation: &Simulation) -> GamesHeader<BalanceFormat> {
    GamesHeader { format: BalanceFormat { balance: VERSION }, games: simulation.dependencies() }
}

/// The first line of the file for these games, as text.
pub(super) fn header(simulation: &Simulation) -> String {
    journal::line(&first_line(simulation))
}

/// Reads the games of a file, as far as its lines are whole, and says how many bytes these are. `add` says whether a
/// game is new.
pub(super) fn read(
    simulation: &Simulation,
    start: &Game,
    file: impl BufRead,
    mut add: impl FnMut(GameBalance) -> bool,
) -> Result<u64, JournalError> {
    journal::read(&first_line(simulation), file, |line| {
        let saved = serde_json::from_slice(line).ok();
        saved.and_then(|saved: GameLine| saved.played(simulation, start)).is_some_and(&mut add)
    })
}

/// A game as a line.
#[derive(Serialize, Deserialize)]
struct GameLine {
    game: u64,
    rounds: u32,
    /// The seat that won, from 1; nobody if the game was cut off.
    winner: Option<usize>,
    /// The points of every seat by source, sources without any left out.
    points: Vec<BTreeMap<String, u32>>,
    /// What every seat took.
    taken: Vec<BTreeMap<Category, Things>>,
    #[serde(flatten)]
    heard: Heard,
}

/// By name: how often, and the round of the first time.
type Things = BTreeMap<String, (u32, u32)>;

impl GameBalance {
    /// The game as a line of a file.
    pub fn line(&self, start: &Game) -> String {
        let points = |points: &Points| {
            let named = Source::ALL.into_iter().zip(points).filter(|(_, points)| **points > 0);
            named.map(|(source, &points)| (source.name().to_owned(), points)).collect()
        };
        let mut taken = vec![BTreeMap::new(); start.players()];
        for Take { seat, thing, times, round } in &self.takes {
            let things: &mut Things = taken[seat.index()].entry(thing.category).or_default();
            things.insert(thing.name(start), (*times, *round));
        }
        journal::line(&GameLine {
            game: self.game,
            rounds: self.rounds,
            winner: self.end.as_ref().map(|end| end.winner.number()),
            points: self.end.iter().flat_map(|end| end.points.iter().map(points)).collect(),
            taken,
            heard: Heard::of(&self.complaints, start.players()),
        })
    }
}

impl GameLine {
    /// The game that was saved, if it can be one of these.
    fn played(&self, simulation: &Simulation, start: &Game) -> Option<GameBalance> {
        let is_sound =
            (1..=simulation.max_rounds).contains(&self.rounds) && self.taken.len() == start.players();
        let end = match self.winner {
            Some(winner) => Some(self.end(Seat::numbered(winner, start.players())?, start.players())?),
            None if self.points.is_empty() => None,
            None => return None,
        };
        let mut takes = Vec::new();
        for (seat, taken) in start.seats().zip(&self.taken) {
            for (&category, things) in taken {
                for (name, &(times, round)) in things {
                    let is_sound = times > 0 && round <= self.rounds;
                    let thing = Thing::named(category, name, start).filter(|_| is_sound)?;
                    takes.push(Take { seat, thing, times, round });
                }
            }
        }
        let complaints = self.heard.complaints(self.game, start.players())?;
        is_sound.then_some(GameBalance { game: self.game, rounds: self.rounds, end, takes, complaints })
    }

    fn end(&self, winner: Seat, players: usize) -> Option<End> {
        let points = |saved: &BTreeMap<String, u32>| {
            let is_source = |name: &String| Source::ALL.iter().any(|source| source.name() == name);
            let is_sound = saved.iter().all(|(name, points)| is_source(name) && *points <= MAX_POINTS);
            let of = |source: Source| saved.get(source.name()).copied().unwrap_or(0);
            is_sound.then(|| Source::ALL.map(of))
        };
        let points: Vec<Points> = self.points.iter().map(points).collect::<Option<_>>()?;
        (points.len() == players).then_some(End { winner, points })
    }
}
