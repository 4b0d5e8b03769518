//! Carvania for Python: the module `carvania._carvania`, on which the package `carvania` is built.
//!
//! Nothing here works out a rule, and nothing here is for people to read: games are those of `carvania-rules`, players those
//! of `carvania-bots`, measurements those of `carvania-lab`, drawings those of `carvania-pages`.
//!
//! # Modules
//!
//! - `setup`, `game`, `actions`: what is played with; a game in the manner of OpenSpiel; fixed numbers for actions.
//! - `observation`, `dense`: what a seat sees, as bytes and as the inputs of the networks.
//! - `vector`: many games at once, in arrays of NumPy.
//! - `players`, `thought`, `measure`: bots and functions that play; hints and analyses; simulations, arenas, balance.
//! - `watch`, `json`: work that can be watched and stopped; values of Python.

mod actions;
mod dense;
mod game;
mod json;
mod measure;
mod observation;
mod players;
mod setup;
mod thought;
mod vector;
mod watch;

use carvania_rules::{Components, Language, Title};
use pyo3::prelude::*;

use crate::actions::Numbering;
use crate::game::Game;
use crate::setup::refuse;

/// The short names of the games.
#[pyfunction]
fn titles() -> Vec<&'static str> {
    Title::ALL.map(Title::code).into()
}

/// A game's name in a language.
#[pyfunction]
#[pyo3(signature = (title, language = "en"))]
fn title_name(title: &str, language: &str) -> PyResult<String> {
    let title: Title = title.parse().map_err(refuse)?;
    Ok(carvania_words::title(game::language(language)?, title))
}

/// The minimum and maximum number of players of a game.
#[pyfunction]
fn player_range(title: &str) -> PyResult<(usize, usize)> {
    let title: Title = title.parse().map_err(refuse)?;
    Ok((*title.players().start(), *title.players().end()))
}

/// The blocks of the numbers of a game's actions: kind, first number, how many.
#[pyfunction]
fn action_blocks(title: &str) -> PyResult<Vec<(&'static str, usize, usize)>> {
    Ok(Numbering::blocks(title.parse().map_err(refuse)?))
}

/// The digest of the components that a game is played with as printed.
#[pyfunction]
fn components_digest(title: &str) -> PyResult<String> {
    let title: Title = title.parse().map_err(refuse)?;
    Ok(Components::standard().digest(title).to_string())
}

/// The position of a game as an SVG, drawn as the pages draw it.
#[pyfunction]
#[pyo3(signature = (game, language = "en", names = Vec::new()))]
fn picture(game: &Game, language: &str, names: Vec<String>) -> PyResult<String> {
    let language: Language = game::language(language)?;
    Ok(carvania_pages::table::picture(language, &game.record, &names))
}

/// The engine of the package `carvania`.
#[pymodule]
fn _carvania(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add("__version__", env!("CARGO_PKG_VERSION"))?;
    module.add("RULES_VERSION", carvania_rules::VERSION)?;
    module.add("CHANCE", game::CHANCE)?;
    module.add("OVER", game::OVER)?;
    module.add("DECISIONS", observation::DECISIONS.to_vec())?;
    module.add("IllegalAction", module.py().get_type::<game::IllegalAction>())?;
    module.add_class::<Game>()?;
    module.add_class::<vector::Lanes>()?;
    module.add_class::<players::Bot>()?;
    module.add_class::<measure::Measurement>()?;
    module.add_function(wrap_pyfunction!(titles, module)?)?;
    module.add_function(wrap_pyfunction!(title_name, module)?)?;
    module.add_function(wrap_pyfunction!(player_range, module)?)?;
    module.add_function(wrap_pyfunction!(action_blocks, module)?)?;
    module.add_function(wrap_pyfunction!(components_digest, module)?)?;
    module.add_function(wrap_pyfunction!(picture, module)?)?;
    module.add_function(wrap_pyfunction!(players::bot_names, module)?)?;
    module.add_function(wrap_pyfunction!(measure::ladder, module)?)?;
    module.add_function(wrap_pyfunction!(thought::analysis, module)?)?;
    module.add_function(wrap_pyfunction!(thought::hint, module)?)?;
    module.add_function(wrap_pyfunction!(thought::analyse, module)?)?;
    module.add_function(wrap_pyfunction!(thought::decisions, module)?)?;
    module.add_function(wrap_pyfunction!(thought::glance, module)?)?;
    module.add_function(wrap_pyfunction!(game::unpickle, module)?)?;
    Ok(())
}
