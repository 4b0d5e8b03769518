//! Who plays: our bots, programs, and functions of Python.

use std::sync::{Arc, Mutex, PoisonError};

use carvania_bots::{Budget, Limit, Spec, Stop};
use carvania_lab::{BotSession, Entrant, Guest, deal};
use carvania_rules::{Action, Game as Position, Record};
use chacha20::ChaCha8Rng;
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;

use crate::game::{Choice, Game};
use crate::setup::refuse;

/// The first thing that went wrong in a function of Python.
pub(crate) type Trouble = Arc<Mutex<Option<PyErr>>>;

/// Who takes a seat: the name of a bot or a program, or a pair of a name and a function that chooses.
pub(crate) fn entrant(who: &Bound<'_, PyAny>, trouble: &Trouble) -> PyResult<Entrant> {
    if let Ok(name) = who.extract::<String>() {
        let entrant: Entrant = name.parse().map_err(refuse)?;
        entrant.check().map_err(refuse)?;
        return Ok(entrant);
    }
    if let Ok((name, choose)) = who.extract::<(String, Bound<'_, PyAny>)>()
        && choose.is_callable()
    {
        let (choose, trouble) = (Arc::new(choose.unbind()), trouble.clone());
        let player = move |_: ChaCha8Rng| -> Box<dyn carvania_bots::Bot> {
            Box::new(Callable { choose: choose.clone(), trouble: trouble.clone() })
        };
        return Ok(Entrant::Guest(Guest::new(&name, player)));
    }
    Err(PyTypeError::new_err(
        "a player is the name of a bot, or a function that is given a game and returns an action",
    ))
}

/// Raises what went wrong in a function of Python, if anything did.
pub(crate) fn raise(trouble: &Trouble) -> PyResult<()> {
    let mut trouble = trouble.lock().unwrap_or_else(PoisonError::into_inner);
    trouble.take().map_or(Ok(()), Err)
}

/// A function of Python that takes a game and returns an action.
struct Callable {
    choose: Arc<Py<PyAny>>,
    trouble: Trouble,
}

impl Callable {
    fn ask(&self, position: &Position) -> PyResult<Action> {
        Python::attach(|py| {
            let game = Game::of_record(Record::from_position(*position), None, Vec::new())?;
            let asked = Py::new(py, game)?;
            let choice: Choice = self.choose.call1(py, (asked.clone_ref(py),))?.extract(py)?;
            let game = asked.borrow(py);
            let action = game.read(&choice)?;
            position.check(action).map_err(|clause| {
                crate::game::IllegalAction::new_err(format!(
                    "the function chose {}, which {clause} forbids",
                    game.number(action)
                        .ok()
                        .and_then(|n| game.numbering().name(position, n))
                        .unwrap_or_default()
                ))
            })?;
            Ok(action)
        })
    }
}

impl carvania_bots::Bot for Callable {
    fn choose(&mut self, game: &Position, budget: &Budget<'_>) -> Option<Action> {
        match self.ask(game) {
            Ok(action) => Some(action),
            Err(error) => {
                let mut trouble = self.trouble.lock().unwrap_or_else(PoisonError::into_inner);
                trouble.get_or_insert(error);
                if let Some(stop) = budget.stop {
                    stop.ask();
                }
                None
            }
        }
    }

    fn reseed(&mut self, _rng: ChaCha8Rng) {}
}

/// A built-in bot, which remembers its search from one choice of a game to the next.
#[pyclass(module = "carvania._carvania")]
pub(crate) struct Bot {
    /// A bot belongs to one thread at a time.
    session: Mutex<BotSession>,
    spec: Spec,
    seed: u64,
}

#[pymethods]
impl Bot {
    #[new]
    #[pyo3(signature = (name, seed = 0))]
    fn new(name: &str, seed: u64) -> PyResult<Bot> {
        let spec: Spec = name.parse().map_err(refuse)?;
        Ok(Bot { session: Mutex::new(BotSession::new(Entrant::Bot(spec))), spec, seed })
    }

    /// Its name, with its limit.
    #[getter]
    fn name(&self) -> String {
        self.spec.to_string()
    }

    /// The number of the action that it chooses. With a limit in positions, the choice depends only on the seed and the game.
    fn choose(&mut self, py: Python<'_>, game: &Game) -> PyResult<usize> {
        let limit = self.spec.limit.unwrap_or(self.spec.kind.limit());
        let (record, rng) = (&game.record, deal::chooser(self.seed, game.record.actions().len() as u64));
        let session = self.session.get_mut().unwrap_or_else(PoisonError::into_inner);
        let chosen = py.detach(|| session.choose(record, rng, &Budget { limit, stop: None }));
        let chosen = chosen.map_err(refuse)?.ok_or_else(|| refuse("no player has to decide"))?;
        game.number(chosen)
    }

    fn __call__(&mut self, py: Python<'_>, game: &Game) -> PyResult<usize> {
        self.choose(py, game)
    }

    fn __repr__(&self) -> String {
        format!("<carvania.Bot {}>", self.name())
    }
}

/// The names of the bots, from the weakest.
#[pyfunction]
pub(crate) fn bot_names() -> Vec<&'static str> {
    carvania_bots::Kind::ALL.map(carvania_bots::Kind::name).into()
}

/// A limit as people write it: `200n` or `50ms`.
pub(crate) fn limit(text: &str) -> PyResult<Limit> {
    text.parse().map_err(refuse)
}

/// A budget that can be cut short.
pub(crate) const fn until(limit: Limit, stop: &Stop) -> Budget<'_> {
    Budget { limit, stop: Some(stop) }
}
