//! Games as text and back: positions, records, pickles.

use carvania_rules::Record;
use pyo3::prelude::*;
use pyo3::types::PyType;

use super::Game;
use crate::setup::{components, refuse};

/// What a pickle holds: the record, the seed, the component files.
type Pickle = (String, Option<u64>, Vec<String>);

#[pymethods]
impl Game {
    /// The position as JSON. Use a record to keep the history as well.
    fn to_json(&self) -> String {
        self.game().to_position().to_string()
    }

    /// A game from a position that can be reached in play; with `study`, from any position that can be continued.
    #[classmethod]
    #[pyo3(signature = (text, *, seed = None, components = Vec::new(), study = false))]
    fn from_json(
        _class: &Bound<'_, PyType>,
        text: &str,
        seed: Option<u64>,
        components: Vec<String>,
        study: bool,
    ) -> PyResult<Game> {
        let document = serde_json::from_str(text).map_err(refuse)?;
        let with = self::components(&components, None)?;
        let read = if study { carvania_rules::Game::from_study } else { carvania_rules::Game::from_position };
        let game = read(&document, with).map_err(refuse)?;
        Game::of_record(Record::from_position(game), seed, components)
    }

    /// The record of the game: text for people, or JSON Lines for programs.
    #[pyo3(signature = (form = "text"))]
    fn to_record(&self, form: &str) -> PyResult<String> {
        match form {
            "text" => Ok(self.record.to_text()),
            "jsonl" => Ok(self.record.to_json_lines()),
            _ => Err(refuse(format!("`{form}` is no form of a record: text, jsonl"))),
        }
    }

    /// The game at the end of a record in either form.
    #[classmethod]
    #[pyo3(signature = (text, *, seed = None, components = Vec::new()))]
    fn from_record(
        _class: &Bound<'_, PyType>,
        text: &str,
        seed: Option<u64>,
        components: Vec<String>,
    ) -> PyResult<Game> {
        let record = Record::read(text, self::components(&components, None)?).map_err(refuse)?;
        Game::of_record(record, seed, components)
    }

    /// Sets a header of the record, such as `seat-1` for the name of a player.
    fn note(&mut self, name: &str, value: &str) -> PyResult<()> {
        self.record.headers_mut().note(name, value).map_err(refuse)
    }

    /// The game as it was after this many actions, including draws.
    fn at(&self, actions: usize) -> Game {
        Game { record: self.record.first(actions), seed: None, files: self.files.clone() }
    }

    /// The position as notebooks show it.
    fn _repr_svg_(&self) -> String {
        carvania_pages::table::picture(carvania_rules::Language::English, &self.record, &[])
    }

    fn __reduce__<'py>(slf: PyRef<'py, Game>, py: Python<'py>) -> PyResult<(Bound<'py, PyAny>, Pickle)> {
        let unpickle = py.import("carvania._carvania")?.getattr("_unpickle")?;
        Ok((unpickle, (slf.record.to_text(), slf.seed, slf.files.clone())))
    }
}

/// A game out of its pickle.
#[pyfunction]
#[pyo3(name = "_unpickle")]
pub(crate) fn unpickle(text: &str, seed: Option<u64>, files: Vec<String>) -> PyResult<Game> {
    let record = Record::read(text, components(&files, None)?).map_err(refuse)?;
    Game::of_record(record, seed, files)
}
