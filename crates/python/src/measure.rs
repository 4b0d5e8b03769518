//! Measurements: simulations, arenas, balance. Reports are JSON; so is a line for each game or deal, which other machines can
//! play and hand in.

use std::io::Cursor;
use std::sync::Mutex;

use carvania_lab::arena::{Arena, DealResult, Format, Hypotheses, Watcher};
use carvania_lab::balance::Balance;
use carvania_lab::ladder::Ladder;
use carvania_lab::simulate::{Known, Simulation};
use carvania_lab::{Contender, Entrant};
use pyo3::prelude::*;

use crate::players::{Trouble, entrant, raise};
use crate::setup::{Wish, refuse};
use crate::watch::{Watch, watched};

/// What is to be played, by whom.
#[pyclass(module = "carvania._carvania")]
pub(crate) struct Measurement {
    wish: Wish,
    entrants: Vec<Entrant>,
    trouble: Trouble,
    games: u64,
    seed: u64,
    threads: usize,
    max_rounds: u32,
}

/// A measurement that plays: how far it is, and the lines of what is finished.
struct Lines<'a> {
    watch: &'a Watch,
    /// What the deals belong to, if they are deals.
    arena: Option<&'a Arena>,
    lines: Mutex<Vec<String>>,
}

impl Lines<'_> {
    fn add(&self, line: String) {
        self.lines.lock().unwrap_or_else(std::sync::PoisonError::into_inner).push(line);
    }

    fn into_lines(self) -> Vec<String> {
        self.lines.into_inner().unwrap_or_else(std::sync::PoisonError::into_inner)
    }
}

impl Watcher for Lines<'_> {
    fn game_over(&self) {
        self.watch.advance(1);
    }

    fn deal_over(&self, played: &DealResult) -> std::io::Result<()> {
        if let Some(arena) = self.arena {
            self.add(arena.line(played));
        }
        Ok(())
    }
}

#[pymethods]
impl Measurement {
    #[new]
    #[pyo3(signature = (title, players, bots, games, *, seed = 1, threads = 1, max_rounds = 10_000, map = None, components = Vec::new()))]
    #[expect(clippy::too_many_arguments, reason = "Python names them")]
    fn new(
        title: &str,
        players: usize,
        bots: Vec<Bound<'_, PyAny>>,
        games: u64,
        seed: u64,
        threads: usize,
        max_rounds: u32,
        map: Option<String>,
        components: Vec<String>,
    ) -> PyResult<Measurement> {
        let wish = Wish { title: title.to_owned(), players, map, components };
        wish.setup()?;
        let trouble = Trouble::default();
        let entrants = bots.iter().map(|bot| entrant(bot, &trouble)).collect::<PyResult<_>>()?;
        Ok(Measurement { wish, entrants, trouble, games, seed, threads: threads.max(1), max_rounds })
    }

    /// Bots play so many games: the report.
    #[pyo3(signature = (known = "", progress = None))]
    fn simulate(&self, py: Python<'_>, known: &str, progress: Option<&Bound<'_, PyAny>>) -> PyResult<String> {
        let simulation = self.simulation()?;
        let mut saved = Known::default();
        if !known.is_empty() {
            simulation.resume(&mut saved, Cursor::new(known)).map_err(refuse)?;
        }
        let report = watched(py, progress, |watch| {
            watch.advance(saved.games());
            simulation.run_from(&saved, &watch.stop, &|_, _| {
                watch.advance(1);
                Ok(())
            })
        })?;
        raise(&self.trouble)?;
        serde_json::to_string(&report.map_err(refuse)?).map_err(refuse)
    }

    /// Plays some games, by their numbers: a line for each, and its record.
    #[pyo3(signature = (first, end, progress = None))]
    fn play_games(
        &self,
        py: Python<'_>,
        first: u64,
        end: u64,
        progress: Option<&Bound<'_, PyAny>>,
    ) -> PyResult<Vec<(String, String)>> {
        let simulation = self.simulation()?;
        let players = self.wish.players;
        let (played, found) = watched(py, progress, |watch| {
            let found = Mutex::new(Vec::new());
            let played = simulation.play_games(first..end, &watch.stop, &|game, actions| {
                watch.advance(1);
                let record = simulation.record(game, actions).map_err(std::io::Error::other)?;
                let mut found = found.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
                found.push((game.number(), game.line(players), record.to_text()));
                Ok(())
            });
            (played, found.into_inner().unwrap_or_else(std::sync::PoisonError::into_inner))
        })?;
        raise(&self.trouble)?;
        played.map_err(refuse)?;
        let mut found = found;
        found.sort_by_key(|(number, _, _)| *number);
        Ok(found.into_iter().map(|(_, line, record)| (line, record)).collect())
    }

    /// The first line of a file of simulated games.
    fn simulation_header(&self) -> PyResult<String> {
        Ok(self.simulation()?.header())
    }

    /// Everybody plays everybody, on the same deals: the report. `known` are the lines of finished deals, after their header.
    #[pyo3(signature = (gauntlet = false, better = None, known = "", progress = None))]
    fn arena(
        &self,
        py: Python<'_>,
        gauntlet: bool,
        better: Option<f64>,
        known: &str,
        progress: Option<&Bound<'_, PyAny>>,
    ) -> PyResult<String> {
        let arena = self.held(gauntlet, better)?;
        let known = read(&arena, known)?;
        let report = watched(py, progress, |watch| {
            watch.advance(known.iter().map(|played| played.games.len() as u64).sum());
            arena.run(known, &watch.stop, &Lines { watch, arena: None, lines: Mutex::default() })
        })?;
        raise(&self.trouble)?;
        serde_json::to_string(&report.map_err(refuse)?).map_err(refuse)
    }

    /// Plays some deals, by their numbers, in every pairing: a line for each.
    #[pyo3(signature = (first, end, gauntlet = false, progress = None))]
    fn play_deals(
        &self,
        py: Python<'_>,
        first: u64,
        end: u64,
        gauntlet: bool,
        progress: Option<&Bound<'_, PyAny>>,
    ) -> PyResult<Vec<String>> {
        let arena = self.held(gauntlet, None)?;
        let (played, lines) = watched(py, progress, |watch| {
            let lines = Lines { watch, arena: Some(&arena), lines: Mutex::default() };
            let played = arena.play_deals(first..end, &watch.stop, &lines);
            (played, lines.into_lines())
        })?;
        raise(&self.trouble)?;
        played.map_err(refuse)?;
        Ok(lines)
    }

    /// The first line of a file of deals.
    #[pyo3(signature = (gauntlet = false))]
    fn arena_header(&self, gauntlet: bool) -> PyResult<String> {
        Ok(self.held(gauntlet, None)?.header())
    }

    /// How many deals each pairing plays, and how many games that makes in all.
    #[pyo3(signature = (gauntlet = false))]
    fn arena_size(&self, gauntlet: bool) -> PyResult<(u64, u64)> {
        let arena = self.held(gauntlet, None)?;
        Ok((arena.most_deals().map_err(refuse)?, arena.most_games().map_err(refuse)?))
    }

    /// What many games say of seats, length and things: the report. `known` are the lines of finished games, after their header.
    #[pyo3(signature = (known = "", progress = None))]
    fn balance(&self, py: Python<'_>, known: &str, progress: Option<&Bound<'_, PyAny>>) -> PyResult<String> {
        let mut balance = self.weighed(known)?;
        let played = watched(py, progress, |watch| {
            watch.advance(balance.games());
            balance.play(&watch.stop, &|_| {
                watch.advance(1);
                Ok(())
            })
        })?;
        raise(&self.trouble)?;
        played.map_err(refuse)?;
        serde_json::to_string(&balance.report()).map_err(refuse)
    }

    /// Plays some games, by their numbers, for a balance: a line for each.
    #[pyo3(signature = (first, end, progress = None))]
    fn play_balance(
        &self,
        py: Python<'_>,
        first: u64,
        end: u64,
        progress: Option<&Bound<'_, PyAny>>,
    ) -> PyResult<Vec<String>> {
        let balance = self.weighed("")?;
        let (played, lines) = watched(py, progress, |watch| {
            let lines = Lines { watch, arena: None, lines: Mutex::default() };
            let played = balance.play_games(first..end, &watch.stop, &|game| {
                watch.advance(1);
                lines.add(game.line(balance.start()));
                Ok(())
            });
            (played, lines.into_lines())
        })?;
        raise(&self.trouble)?;
        played.map_err(refuse)?;
        Ok(lines)
    }

    /// The first line of a file of games for a balance.
    fn balance_header(&self) -> PyResult<String> {
        Ok(self.weighed("")?.header())
    }
}

impl Measurement {
    fn simulation(&self) -> PyResult<Simulation> {
        // One bot sits everywhere.
        let bots = match &self.entrants[..] {
            [bot] => vec![bot.clone(); self.wish.players],
            bots => bots.to_vec(),
        };
        let Measurement { games, seed, threads, max_rounds, .. } = *self;
        Ok(Simulation { setup: self.wish.setup()?, bots, games, seed, threads, max_rounds })
    }

    fn held(&self, gauntlet: bool, better: Option<f64>) -> PyResult<Arena> {
        let Measurement { games, seed, threads, max_rounds, .. } = *self;
        let format = if gauntlet { Format::Gauntlet } else { Format::RoundRobin };
        let entrants = self.entrants.iter().cloned().map(Contender::from).collect();
        let setup = self.wish.setup()?;
        let arena = Arena { setup, entrants, format, games, hypotheses: None, seed, threads, max_rounds };
        let Some(high) = better else { return Ok(arena) };
        let low = arena.fair_share().map_err(refuse)?;
        Ok(Arena { hypotheses: Some(Hypotheses { low, high }), ..arena })
    }

    fn weighed(&self, known: &str) -> PyResult<Balance> {
        let mut balance = Balance::new(self.simulation()?).map_err(refuse)?;
        if !known.is_empty() {
            balance.resume(Cursor::new(known)).map_err(refuse)?;
        }
        Ok(balance)
    }
}

/// How strong all are who met in any arenas, from the texts of their files: the report.
#[pyfunction]
pub(crate) fn ladder(files: Vec<String>) -> PyResult<String> {
    let mut ladder = Ladder::default();
    files.into_iter().try_for_each(|file| ladder.add(Cursor::new(file)).map_err(refuse))?;
    serde_json::to_string(&ladder.report()).map_err(refuse)
}

fn read(arena: &Arena, known: &str) -> PyResult<Vec<DealResult>> {
    if known.is_empty() {
        return Ok(Vec::new());
    }
    Ok(arena.read(Cursor::new(known)).map_err(refuse)?.parts)
}
