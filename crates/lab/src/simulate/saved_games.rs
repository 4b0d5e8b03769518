//! Finished games in a file. Its lines are there for other programs to read, too.

use std::io::BufRead;

use carvania_rules::Seat;
use serde::{Deserialize, Serialize};

use super::Simulation;
use super::complaints::Heard;
use super::game_result::{End, GameResult};
use crate::journal::{self, Fact, Format, GamesHeader, JournalError};

/// The version of the format.
const VERSION: u32 = 1;
/// No score is higher.
const MAX_POINTS: u32 = 1_000_000;
/// No game has more turns, decisions or draws.
const MAX_NUMBER: u64 = 1 << 40;

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct SimulationFormat {
    /// The version of the format.
    simulation: u32,
}

impl Format for SimulationFormat {
    fn facts(&self) -> Vec<Fact> {
        vec![("format is", self.simulation.to_string())]
    }
}

/// The first line of the file for these games.
fn first_line(simulation: &Simulation) -> GamesHeader<SimulationFormat> {
    GamesHeader { format: SimulationFormat { simulation: VERSION }, games: simulation.dependencies() }
}

/// The first line of the file for these games, as text.
pub(super) fn header(simulation: &Simulation) -> String {
    journal::line(&first_line(simulation))
}

/// Reads the games of a file, as far as its lines are whole, and says how many bytes these are. `add` says whether a
/// game is new.
pub(super) fn read(
    simulation: &Simulation,
    file: impl BufRead,
    mut add: impl FnMut(GameResult) -> bool,
) -> Result<u64, JournalError> {
    journal::read(&first_line(simulation), file, |line| {
        let saved = serde_json::from_slice(line).ok();
        saved.and_then(|saved: GameLine| saved.played(simulation)).is_some_and(&mut add)
    })
}

/// A game as a line.
#[derive(Serialize, Deserialize)]
struct GameLine {
    game: u64,
    turns: u64,
    decisions: u64,
    draws: u64,
    /// The rounds of a game that came to its end.
    rounds: Option<u64>,
    /// The seat that won, from 1; nobody if the game was cut off.
    winner: Option<usize>,
    /// The points of every seat; none if the game was cut off.
    points: Vec<u32>,
    #[serde(flatten)]
    heard: Heard,
}

impl GameResult {
    /// The game as a line of a file.
    pub fn line(&self, players: usize) -> String {
        journal::line(&GameLine {
            game: self.game,
            turns: self.turns,
            decisions: self.decisions,
            draws: self.draws,
            rounds: self.end.as_ref().map(|end| end.rounds),
            winner: self.end.as_ref().map(|end| end.winner.number()),
            points: self.end.as_ref().map(|end| end.points.clone()).unwrap_or_default(),
            heard: Heard::of(&self.complaints, players),
        })
    }
}

impl GameLine {
    /// The game that was saved, if it can be one of these.
    fn played(self, simulation: &Simulation) -> Option<GameResult> {
        let players = simulation.setup.players;
        let complaints = self.heard.complaints(self.game, players)?;
        let end = match (self.rounds, self.winner) {
            (Some(rounds), Some(winner)) => {
                let is_sound = (1..=u64::from(simulation.max_rounds)).contains(&rounds)
                    && self.points.len() == players
                    && self.points.iter().all(|points| *points <= MAX_POINTS);
                let winner = Seat::numbered(winner, players).filter(|_| is_sound)?;
                Some(End { rounds, winner, points: self.points })
            }
            (None, None) if self.points.is_empty() => None,
            (Some(_) | None, _) => return None,
        };
        let GameLine { game, turns, decisions, draws, .. } = self;
        let is_sound = [turns, decisions, draws].into_iter().all(|number| number <= MAX_NUMBER);
        is_sound.then_some(GameResult { game, turns, decisions, draws, end, complaints })
    }
}
