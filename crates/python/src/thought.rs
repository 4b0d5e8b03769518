//! What the strongest bot thinks: of a position, and of a whole game.

use carvania_bots::analysis as search;
use carvania_lab::analyse::{Analyser, Inquiry, outlook};
use carvania_lab::{deal, goal, has_choice};
use carvania_review::{Advice, Review, choices};
use carvania_rules::{Game as Position, Turn};
use pyo3::prelude::*;
use serde_json::{Value, json};

use crate::game::Game;
use crate::json;
use crate::players::{limit, until};
use crate::setup::refuse;
use crate::watch::{Watch, watched};

/// Searches a position: chances, points, and every legal action with its visits, the best first.
#[pyfunction]
#[pyo3(signature = (game, budget = "1000n", seed = 0))]
pub(crate) fn analysis<'py>(
    py: Python<'py>,
    game: &Game,
    budget: &str,
    seed: u64,
) -> PyResult<Bound<'py, PyAny>> {
    let (position, limit) = (*game.game(), limit(budget)?);
    let found =
        watched(py, None, |watch| search::of(&position, &until(limit, &watch.stop), deal::chooser(seed, 0)))?;
    let option = |option: &search::MoveEstimate| {
        Ok(json!({
            "action": game.number(option.action)?,
            "name": game.written(option.action),
            "visits": option.visits,
            "proven": option.is_proven,
            "view": expected(&position, &option.estimate),
        }))
    };
    let options = found.options.iter().map(option).collect::<PyResult<Vec<Value>>>()?;
    let document = json!({
        "view": outlook(&position, &found),
        "visits": found.visits,
        "proven": found.is_proven,
        "options": options,
    });
    json::to_python(py, &document)
}

/// What is to be expected for every seat, as the search or the network has it.
fn expected(game: &Position, estimate: &search::Estimate) -> Value {
    let players = game.players();
    json!({
        "wins": estimate.wins.seated(players),
        "points": estimate.points.seated(players),
        "rounds": estimate.rounds,
    })
}

/// What the strongest bot would do: the best actions, what is to be expected after each, and what each leads to.
#[pyfunction]
#[pyo3(signature = (game, budget = "1s", options = 3, threads = 1))]
pub(crate) fn hint<'py>(
    py: Python<'py>,
    game: &Game,
    budget: &str,
    options: usize,
    threads: usize,
) -> PyResult<Bound<'py, PyAny>> {
    let (position, limit) = (*game.game(), limit(budget)?);
    let Turn::Seat(seat) = position.turn() else { return Err(refuse("no player has to decide")) };
    let (outlook, options) = watched(py, None, |watch| {
        if !has_choice(&position) {
            return Ok((outlook(&position, &search::Analysis::default()), Vec::new()));
        }
        let inquiry = Inquiry { oracle: &search::of, budget: until(limit, &watch.stop) };
        let first = inquiry.analysis(&position);
        let named = inquiry.best(&position, &first, options, threads)?;
        Ok::<_, carvania_lab::ThreadsError>((outlook(&position, &first), named))
    })?
    .map_err(refuse)?;
    let advice = Advice { game: position, seat, outlook, options, goals: Vec::new() }.with_goals(goal);
    let document = json!({
        "seat": seat.index(),
        "view": advice.outlook,
        "options": advice.options,
        "gain": advice.gain(1),
        "goals": advice.goals.iter().map(|goal| goal.map(|goal| json!({
            "action": game.written(goal.action),
            "turns": goal.turns,
        }))).collect::<Vec<Option<Value>>>(),
    });
    json::to_python(py, &document)
}

/// What each decision of a game was worth, and what chance did, as `carvania analyse` has it.
#[pyfunction]
#[pyo3(signature = (game, budget = "200ms", threads = 1, progress = None))]
pub(crate) fn analyse<'py>(
    py: Python<'py>,
    game: &Game,
    budget: &str,
    threads: usize,
    progress: Option<&Bound<'py, PyAny>>,
) -> PyResult<Bound<'py, PyAny>> {
    let (record, limit) = (&game.record, limit(budget)?);
    let review = watched(py, progress, |watch: &Watch| {
        let analyser = Analyser { record, limit, threads, oracle: &search::of };
        let findings = analyser.run(Vec::new(), &watch.stop, &|_| {
            watch.advance(1);
            Ok(())
        });
        findings.map(|findings| serde_json::to_value(Review::new(record, &findings)))
    })?;
    json::to_python(py, &review.map_err(refuse)?.map_err(refuse)?)
}

/// How many decisions of a game an analysis looks into.
#[pyfunction]
pub(crate) fn decisions(game: &Game) -> usize {
    choices(&game.record).len()
}

/// What is to be expected in a position at a glance of the network: each seat's chance to win and points, and the rounds left.
#[pyfunction]
pub(crate) fn glance<'py>(py: Python<'py>, game: &Game) -> PyResult<Bound<'py, PyAny>> {
    let position: Position = *game.game();
    let network = carvania_bots::network::Network::of(&position)
        .ok_or_else(|| refuse("the network knows the printed components only"))?;
    let estimate = network.look(&position, &mut carvania_bots::network::Scratch::default());
    json::to_python(py, &expected(&position, &estimate))
}
