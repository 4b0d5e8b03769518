//! What one may ask of a position besides what is legal.

use carvania_rules::Language;
use carvania_words::describe;
use numpy::{PyArray1, ToPyArray};
use pyo3::prelude::*;
use pyo3::types::PyDict;

use super::{Choice, Game};
use crate::dense;
use crate::observation;
use crate::setup::refuse;

/// The language of this code.
pub(crate) fn language(code: &str) -> PyResult<Language> {
    let known = Language::ALL.into_iter().find(|language| language.code() == code);
    known.ok_or_else(|| refuse(format!("`{code}` is none of the languages: en, fr")))
}

#[pymethods]
impl Game {
    /// The present decision, as in a position: a name, or a document for a decision within a turn.
    fn decision<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        let position = self.game().to_position();
        crate::json::to_python(py, &position["decision"])
    }

    /// The crystals of a seat: yellow, green, blue, magenta.
    fn caravan(&self, seat: usize) -> PyResult<[u16; 4]> {
        let caravan = self.game().caravan(self.seat(seat)?);
        Ok(carvania_rules::Crystal::ALL.map(|crystal| caravan.count(crystal)))
    }

    /// How many crystals a seat may keep at the end of a turn.
    fn caravan_limit(&self, seat: usize) -> PyResult<u32> {
        Ok(self.game().caravan_limit(self.seat(seat)?))
    }

    /// How many golems or tiles a seat has claimed.
    fn claimed(&self, seat: usize) -> PyResult<usize> {
        Ok(self.game().claimed(self.seat(seat)?).len())
    }

    /// Whether the game ends with this round.
    #[getter]
    fn is_last_round(&self) -> bool {
        self.game().is_last_round()
    }

    /// The seats that have a turn before the game is over, once its end is certain; else those of the round.
    fn still_to_move(&self) -> Vec<usize> {
        self.game().still_to_move().map(|seat| seat.index()).collect()
    }

    /// The price of an action: `crystals` paid at once, `any` crystals paid one by one, `traders`.
    fn price<'py>(&self, py: Python<'py>, action: Choice) -> PyResult<Bound<'py, PyDict>> {
        let action = self.read(&action)?;
        self.demand_legal(action)?;
        let price = self.game().price(action);
        let document = PyDict::new(py);
        document.set_item("crystals", price.crystals.to_string())?;
        document.set_item("any", price.any)?;
        document.set_item("traders", price.traders)?;
        Ok(document)
    }

    /// The crystals that an action brings at once.
    fn gain(&self, action: Choice) -> PyResult<String> {
        let action = self.read(&action)?;
        self.demand_legal(action)?;
        Ok(self.game().gain(action).to_string())
    }

    /// An action in words, in English (`en`) or French (`fr`).
    #[pyo3(signature = (action, language = "en"))]
    fn describe(&self, action: Choice, language: &str) -> PyResult<String> {
        let language = self::language(language)?;
        let action = self.read(&action)?;
        self.demand_legal(action)?;
        Ok(describe(language, self.game(), action).spoken(language))
    }

    /// What a seat sees, as bytes of the layout of this game: see `observation_layout`.
    #[pyo3(signature = (seat = None))]
    fn observation<'py>(&self, py: Python<'py>, seat: Option<usize>) -> PyResult<Bound<'py, PyArray1<u8>>> {
        let seat = self.looker(seat)?;
        let mut bytes = vec![0; observation::size(self.game())];
        observation::write(self.game(), seat, &mut bytes);
        Ok(bytes.to_pyarray(py))
    }

    /// The fields of an observation: name, first byte, number of bytes.
    fn observation_layout(&self) -> Vec<(String, usize, usize)> {
        let fields = observation::layout(self.game());
        fields.into_iter().map(|field| (field.name, field.start, field.len)).collect()
    }

    /// What a seat sees, as the networks of the bots see it: see `tensor_names`.
    #[pyo3(signature = (seat = None))]
    fn tensor<'py>(&self, py: Python<'py>, seat: Option<usize>) -> PyResult<Bound<'py, PyArray1<f32>>> {
        let seat = self.looker(seat)?;
        let mut values = vec![0.0; dense::size(self.game())];
        dense::Reader::default().write(self.game(), seat, &mut values);
        Ok(values.to_pyarray(py))
    }

    /// A name for each input of `tensor`.
    fn tensor_names(&self) -> Vec<String> {
        dense::names(self.game())
    }

    /// The legal actions as a mask over all numbers of players' actions.
    fn action_mask<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyArray1<bool>>> {
        let mut mask = vec![false; self.numbering().moves()];
        for action in self.legal().iter().filter_map(|action| action.as_move()) {
            if let Some(number) = self.numbering().number_of_move(action) {
                mask[number] = true;
            }
        }
        Ok(mask.to_pyarray(py))
    }
}

impl Game {
    /// The seat that looks: the one given, else the one that decides or decided last.
    pub(super) fn looker(&self, seat: Option<usize>) -> PyResult<carvania_rules::Seat> {
        seat.map_or_else(|| Ok(self.game().decider()), |seat| self.seat(seat))
    }

    fn demand_legal(&self, action: carvania_rules::Action) -> PyResult<()> {
        match self.game().check(action) {
            Ok(()) => Ok(()),
            Err(clause) => Err(super::IllegalAction::new_err(format!("the action is forbidden by {clause}"))),
        }
    }
}
