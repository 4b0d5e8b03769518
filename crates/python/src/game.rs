//! A game, in the manner of OpenSpiel.

mod facts;
mod reading;
mod table;

pub(crate) use facts::language;
pub(crate) use reading::unpickle;

use std::hash::{DefaultHasher, Hash, Hasher};

use carvania_lab::deal::Dealer;
use carvania_rules::{Action, Actions, Record, Seat, Turn};
use pyo3::exceptions::{PyIndexError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::PyDict;

use crate::actions::Numbering;
use crate::json;
use crate::setup::{Wish, refuse};

pyo3::create_exception!(
    carvania,
    IllegalAction,
    PyValueError,
    "An action that the rules forbid; the message names the clause. The game is unchanged."
);

/// Who decides when it is for chance, as in OpenSpiel.
pub(crate) const CHANCE: i32 = -1;
/// Who decides when the game is over, as in OpenSpiel.
pub(crate) const OVER: i32 = -4;

/// A game at one moment, with everything that led to it.
#[pyclass(module = "carvania._carvania", subclass)]
#[derive(Clone)]
pub(crate) struct Game {
    pub(crate) record: Record,
    /// Where draws come from; without one they are actions like others.
    pub(crate) seed: Option<u64>,
    /// The files of the components, to be written down with the game.
    files: Vec<String>,
}

/// An action as people give it: its number, or its notation.
#[derive(FromPyObject)]
pub(crate) enum Choice {
    /// Its number.
    Number(i64),
    /// Its notation.
    Text(String),
}

impl Game {
    pub(crate) fn game(&self) -> &carvania_rules::Game {
        self.record.game()
    }

    pub(crate) fn numbering(&self) -> &'static Numbering {
        Numbering::of(self.game().title())
    }

    pub(crate) fn files(&self) -> &[String] {
        &self.files
    }

    /// A game at the end of a record.
    pub(crate) fn of_record(record: Record, seed: Option<u64>, files: Vec<String>) -> PyResult<Game> {
        let mut game = Game { record, seed, files };
        game.draw_what_is_due()?;
        Ok(game)
    }

    /// The action of a number or a text.
    pub(crate) fn read(&self, choice: &Choice) -> PyResult<Action> {
        match choice {
            Choice::Text(text) => self.game().read_action(text).map_err(refuse),
            Choice::Number(number) => self.numbered(*number).ok_or_else(|| {
                let numbers = self.numbering().moves() + Numbering::draws();
                PyValueError::new_err(format!(
                    "there is no action {number}: numbers go from 0 to {}",
                    numbers - 1
                ))
            }),
        }
    }

    fn numbered(&self, number: i64) -> Option<Action> {
        self.numbering().action(usize::try_from(number).ok()?)
    }

    pub(crate) fn number(&self, action: Action) -> PyResult<usize> {
        let unnumbered =
            || PyValueError::new_err(format!("{} has no number", self.game().write_action(action)));
        self.numbering().number(action).ok_or_else(unnumbered)
    }

    pub(crate) fn seat(&self, seat: usize) -> PyResult<Seat> {
        let players = self.game().players();
        Seat::numbered(seat.wrapping_add(1), players).ok_or_else(|| {
            PyIndexError::new_err(format!("there is no seat {seat}: seats go from 0 to {}", players - 1))
        })
    }

    fn carry_out(&mut self, action: Action) -> PyResult<()> {
        let game = *self.game();
        self.record.apply(action).map_err(|refused| {
            // What belongs to another game cannot always be written in the notation of this one.
            let number = Numbering::of(game.title()).number(action);
            let name = number.and_then(|number| Numbering::of(game.title()).name(&game, number));
            let name = name.unwrap_or_else(|| format!("a {} of another game", action.verb()));
            IllegalAction::new_err(format!("{name} is forbidden by {}", refused.clause))
        })
    }

    fn draws(&self) -> u64 {
        self.record.actions().iter().filter(|action| action.is_draw()).count() as u64
    }

    /// Makes the draws that are due, if there is a seed. Tells them.
    fn draw_what_is_due(&mut self) -> PyResult<Vec<Action>> {
        let Some(seed) = self.seed else { return Ok(Vec::new()) };
        let (mut number, mut drawn) = (self.draws(), Vec::new());
        while let Some(draw) = Dealer::new(seed).draw(self.game(), number) {
            self.carry_out(draw)?;
            drawn.push(draw);
            number += 1;
        }
        Ok(drawn)
    }

    pub(crate) fn legal(&self) -> Actions {
        let mut legal = Actions::new();
        self.game().legal_actions(&mut legal);
        legal
    }

    pub(crate) fn written(&self, action: Action) -> String {
        self.game().write_action(action).to_string()
    }
}

#[pymethods]
impl Game {
    #[new]
    #[pyo3(signature = (title = "GE", players = 2, *, seed = None, map = None, components = Vec::new()))]
    fn new(
        title: &str,
        players: usize,
        seed: Option<u64>,
        map: Option<String>,
        components: Vec<String>,
    ) -> PyResult<Game> {
        let wish = Wish { title: title.to_owned(), players, map, components };
        let record = Record::new(&wish.setup()?).map_err(refuse)?;
        Game::of_record(record, seed, wish.components)
    }

    /// The short name of the game: GE, EM, CA, EW, J1, J2 or J3.
    #[getter]
    fn title(&self) -> &'static str {
        self.game().title().code()
    }

    /// How many play.
    #[getter]
    fn players(&self) -> usize {
        self.game().players()
    }

    /// The seed of automatic draws, if any.
    #[getter]
    fn seed(&self) -> Option<u64> {
        self.seed
    }

    /// Who decides: a seat from 0, `CHANCE` or `OVER`.
    #[getter]
    fn current_player(&self) -> i32 {
        match self.game().turn() {
            Turn::Seat(seat) => seat.index() as i32,
            Turn::Chance => CHANCE,
            Turn::Over => OVER,
        }
    }

    /// Whether a draw is due.
    #[getter]
    fn is_chance(&self) -> bool {
        self.game().turn() == Turn::Chance
    }

    /// Whether the game is over.
    #[getter]
    fn is_over(&self) -> bool {
        self.game().is_over()
    }

    /// Whether a whole turn of the seat that decides begins now.
    #[getter]
    fn is_turn_begin(&self) -> bool {
        self.game().turn_begins().is_some()
    }

    /// The round, from 1; 0 during the set-up.
    #[getter]
    fn round(&self) -> u32 {
        self.record.rounds().number()
    }

    /// How many numbers the actions of players have; draws come after them.
    #[getter]
    fn num_actions(&self) -> usize {
        self.numbering().moves()
    }

    /// How many numbers draws have.
    #[getter]
    fn num_draws(&self) -> usize {
        Numbering::draws()
    }

    /// The numbers of the legal actions, or of the possible draws, in the order of the rules.
    fn legal_actions(&self) -> PyResult<Vec<usize>> {
        self.legal().iter().map(|&action| self.number(action)).collect()
    }

    /// The legal actions, or the possible draws, in notation.
    fn legal_names(&self) -> Vec<String> {
        self.legal().iter().map(|&action| self.written(action)).collect()
    }

    /// The name of an action: its notation, or kind and index for something that these components do not have.
    fn action_name(&self, number: i64) -> PyResult<String> {
        self.read(&Choice::Number(number))?;
        let name = usize::try_from(number).ok().and_then(|number| self.numbering().name(self.game(), number));
        name.ok_or_else(|| refuse("the action has no name"))
    }

    /// The number of an action in notation.
    fn action_number(&self, name: &str) -> PyResult<usize> {
        self.number(self.read(&Choice::Text(name.to_owned()))?)
    }

    /// The clause that forbids an action, or None if it is legal.
    fn check(&self, action: Choice) -> PyResult<Option<String>> {
        let action = self.read(&action)?;
        Ok(self.game().check(action).err().map(|clause| clause.to_string()))
    }

    /// Carries out an action, given by its number or in notation. Returns the draws that followed, which is none unless the
    /// game has a seed.
    fn apply(&mut self, action: Choice) -> PyResult<Vec<String>> {
        let action = self.read(&action)?;
        self.carry_out(action)?;
        let drawn = self.draw_what_is_due()?;
        Ok(drawn.into_iter().map(|draw| self.written(draw)).collect())
    }

    /// Takes back the last action; with automatic draws, the last action of a player and the draws after it.
    fn undo(&mut self) -> PyResult<()> {
        let actions = self.record.actions();
        let is_kept = |action: &Action| self.seed.is_none() || !action.is_draw();
        match actions.iter().rposition(is_kept) {
            Some(last) => {
                self.record.rewind(last);
                Ok(())
            }
            None => Err(PyIndexError::new_err("nothing can be taken back: nobody has done anything yet")),
        }
    }

    /// The possible draws, each with its probability; none unless a draw is due.
    fn chance_outcomes(&self) -> PyResult<Vec<(usize, f64)>> {
        let chance = self.game().chance();
        let total = f64::from(chance.total().max(1));
        chance.map(|(draw, weight)| Ok((self.number(draw)?, f64::from(weight) / total))).collect()
    }

    /// One of the possible draws, sampled by weight. The same seed gives the same draw.
    #[pyo3(signature = (seed = None))]
    fn sample_chance(&self, py: Python<'_>, seed: Option<u64>) -> PyResult<usize> {
        let seed = match seed {
            Some(seed) => seed,
            None => py.import("secrets")?.call_method1("randbits", (64,))?.extract()?,
        };
        let draw = self.game().draw(&mut carvania_lab::deal::generator(seed, 0));
        self.number(draw.ok_or_else(|| refuse("it is not for chance to decide"))?)
    }

    /// The points of every seat; provisional until the game is over.
    fn scores(&self) -> Vec<u32> {
        let scores = self.game().scores();
        self.game().seats().map(|seat| scores[seat].total()).collect()
    }

    /// The points of every seat by source.
    fn score_sheet<'py>(&self, py: Python<'py>) -> PyResult<Vec<Bound<'py, PyDict>>> {
        let (scores, sources) = (self.game().scores(), self.game().title().sources());
        let sheet = |seat| {
            let sheet = PyDict::new(py);
            for &source in sources {
                sheet.set_item(source.name(), scores[seat].from(source))?;
            }
            Ok(sheet)
        };
        self.game().seats().map(sheet).collect()
    }

    /// What the game was worth to every seat: 1 for the winner, and -1 shared by the others; 0 until it is over.
    fn returns(&self) -> Vec<f64> {
        returns(self.game()).into_iter().map(f64::from).collect()
    }

    /// The seats from the winner to the last; provisional until the game is over.
    fn ranking(&self) -> Vec<usize> {
        self.game().ranking().into_iter().map(|seat| seat.index()).collect()
    }

    /// Everything that happened, in notation, draws included.
    fn history(&self) -> Vec<String> {
        self.record.steps().map(|step| step.before.write_action(step.action).to_string()).collect()
    }

    /// An independent copy.
    fn clone(&self) -> Game {
        Clone::clone(self)
    }

    fn __copy__(&self) -> Game {
        Clone::clone(self)
    }

    fn __deepcopy__(&self, _memo: &Bound<'_, PyAny>) -> Game {
        Clone::clone(self)
    }

    fn __eq__(&self, other: &Game) -> bool {
        self.game() == other.game()
    }

    fn __hash__(&self) -> u64 {
        let mut hasher = DefaultHasher::new();
        self.game().hash(&mut hasher);
        hasher.finish()
    }

    fn __repr__(&self) -> String {
        let who = match self.game().turn() {
            Turn::Seat(seat) => format!("seat {} decides", seat.index()),
            Turn::Chance => "chance draws".to_owned(),
            Turn::Over => "over".to_owned(),
        };
        let scores: Vec<String> = self.scores().iter().map(ToString::to_string).collect();
        format!(
            "<carvania.Game {} for {}, round {}, {who}, points {}>",
            self.title(),
            self.players(),
            self.round(),
            scores.join("-")
        )
    }

    /// The position as a document of plain values.
    fn position<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        json::to_python(py, &self.game().to_position())
    }
}

/// What a game was worth to every seat.
#[inline]
pub(crate) fn returns(game: &carvania_rules::Game) -> Vec<f32> {
    let players = game.players();
    let mut returns = vec![0.0; players];
    if game.is_over()
        && let Some(winner) = game.ranking().first()
    {
        returns.fill(-1.0 / (players as f32 - 1.0));
        returns[winner.index()] = 1.0;
    }
    returns
}
