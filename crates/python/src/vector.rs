//! Many games at once, for learning: a step of all of them is one call into arrays that the caller owns.
//!
//! Every lane plays one game after another. What happens in a lane follows from the seed, the number of the lane and the actions,
//! so neither the number of threads nor the other lanes change it.

mod arrays;
mod lane;

use carvania_lab::deal;
use numpy::{PyReadonlyArray1, PyReadwriteArray1, PyReadwriteArray2};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use rayon::prelude::*;
use rayon::{ThreadPool, ThreadPoolBuilder};

use crate::dense;
use crate::game::{Game, IllegalAction};
use crate::observation;
use crate::setup::refuse;
use arrays::Arrays;
use lane::{Fault, Lane, Out, Rewards, Table};

/// More lanes than this would be a slip.
const MAX_LANES: usize = 1 << 20;
/// A thread takes so many lanes at a time: enough to be worth handing over.
const PORTION: usize = 64;

/// Many games of one set-up, played side by side.
#[pyclass(module = "carvania._carvania")]
pub(crate) struct Lanes {
    table: Table,
    lanes: Vec<Lane>,
    pool: ThreadPool,
    observation: usize,
    tensor: usize,
}

/// A slice of an array, or nothing where the caller wants none.
macro_rules! slice {
    ($array:expr, $name:literal, $len:expr) => {
        match &mut $array {
            Some(array) => {
                let slice =
                    array.as_slice_mut().map_err(|_| refuse(concat!("`", $name, "` must be contiguous")))?;
                check_len($name, slice.len(), $len)?;
                slice
            }
            None => &mut [],
        }
    };
}

#[pymethods]
impl Lanes {
    #[new]
    #[pyo3(signature = (start, lanes, *, seed = 0, threads = 0, rewards = "win", max_turns = 1000))]
    fn new(
        start: &Game,
        lanes: usize,
        seed: u64,
        threads: usize,
        rewards: &str,
        max_turns: u32,
    ) -> PyResult<Lanes> {
        if !(1..=MAX_LANES).contains(&lanes) {
            return Err(PyValueError::new_err(format!("there can be 1 to {MAX_LANES} lanes, not {lanes}")));
        }
        if max_turns == 0 {
            return Err(PyValueError::new_err("`max_turns` must be at least 1"));
        }
        let pool = ThreadPoolBuilder::new().num_threads(threads).build().map_err(refuse)?;
        let position = *start.game();
        let table = Table::new(start, Rewards::named(rewards)?, max_turns);
        let mut all = Lanes {
            table,
            lanes: Vec::new(),
            pool,
            observation: observation::size(&position),
            tensor: dense::size(&position),
        };
        all.deal(lanes, seed);
        Ok(all)
    }

    /// How many games are played side by side.
    fn __len__(&self) -> usize {
        self.lanes.len()
    }

    /// How many numbers the actions of players have.
    #[getter]
    fn num_actions(&self) -> usize {
        self.table.numbering.moves()
    }

    /// How many bytes an observation has.
    #[getter]
    fn observation_size(&self) -> usize {
        self.observation
    }

    /// How many values a tensor has.
    #[getter]
    fn tensor_size(&self) -> usize {
        self.tensor
    }

    /// The number of threads.
    #[getter]
    fn threads(&self) -> usize {
        self.pool.current_num_threads()
    }

    /// Starts a new game in every lane.
    #[pyo3(signature = (seed, seats, masks = None, observations = None))]
    fn reset(
        &mut self,
        py: Python<'_>,
        seed: u64,
        mut seats: PyReadwriteArray1<'_, i8>,
        mut masks: Option<PyReadwriteArray2<'_, bool>>,
        mut observations: Option<PyReadwriteArray2<'_, u8>>,
    ) -> PyResult<()> {
        let (lanes, actions) = (self.lanes.len(), self.num_actions());
        let seats = seats.as_slice_mut().map_err(|_| refuse("`seats` must be contiguous"))?;
        check_len("seats", seats.len(), lanes)?;
        let masks = slice!(masks, "masks", lanes * actions);
        let observations = slice!(observations, "observations", lanes * self.observation);
        py.detach(|| {
            self.deal(lanes, seed);
            self.work(Arrays { seats, masks, observations, ..Arrays::default() })
        });
        Ok(())
    }

    /// Carries out an action in every lane. A lane whose game is over goes on with a new one at once.
    #[pyo3(signature = (actions, rewards, dones, cut_off, seats, masks = None, observations = None))]
    #[expect(clippy::too_many_arguments, reason = "each is an array of the caller, which Python names")]
    fn step(
        &mut self,
        py: Python<'_>,
        actions: PyReadonlyArray1<'_, i64>,
        mut rewards: PyReadwriteArray2<'_, f32>,
        mut dones: PyReadwriteArray1<'_, bool>,
        mut cut_off: PyReadwriteArray1<'_, bool>,
        mut seats: PyReadwriteArray1<'_, i8>,
        mut masks: Option<PyReadwriteArray2<'_, bool>>,
        mut observations: Option<PyReadwriteArray2<'_, u8>>,
    ) -> PyResult<()> {
        let (lanes, numbers, players) = (self.lanes.len(), self.num_actions(), self.table.start.players());
        let loose = |name: &'static str| move |_| refuse(format!("`{name}` must be contiguous"));
        let actions = actions.as_slice().map_err(|_| refuse("`actions` must be contiguous"))?;
        let rewards = rewards.as_slice_mut().map_err(loose("rewards"))?;
        let dones = dones.as_slice_mut().map_err(loose("dones"))?;
        let cut_off = cut_off.as_slice_mut().map_err(loose("cut_off"))?;
        let seats = seats.as_slice_mut().map_err(loose("seats"))?;
        check_len("actions", actions.len(), lanes)?;
        check_len("rewards", rewards.len(), lanes * players)?;
        check_len("dones", dones.len(), lanes)?;
        check_len("cut_off", cut_off.len(), lanes)?;
        check_len("seats", seats.len(), lanes)?;
        let masks = slice!(masks, "masks", lanes * numbers);
        let observations = slice!(observations, "observations", lanes * self.observation);
        let actions = Some(actions);
        let arrays = Arrays { actions, rewards, dones, cut_off, seats, masks, observations };
        let fault = py.detach(|| self.work(arrays));
        match fault {
            Some(fault) => Err(self.explain(fault)),
            None => Ok(()),
        }
    }

    /// Chooses a legal action in every lane, each equally likely, from the generator of the lane.
    fn sample(&mut self, py: Python<'_>, mut actions: PyReadwriteArray1<'_, i64>) -> PyResult<()> {
        let actions = actions.as_slice_mut().map_err(|_| refuse("`actions` must be contiguous"))?;
        check_len("actions", actions.len(), self.lanes.len())?;
        let numbering = self.table.numbering;
        py.detach(|| {
            let lanes = &mut self.lanes;
            self.pool.install(|| {
                lanes.par_iter_mut().with_min_len(PORTION).zip(actions).for_each(|(lane, action)| {
                    *action = lane.sample(numbering);
                });
            });
        });
        Ok(())
    }

    /// What the seat that decides sees in every lane, as the networks of the bots see it.
    fn tensors(&self, py: Python<'_>, mut out: PyReadwriteArray2<'_, f32>) -> PyResult<()> {
        let out = out.as_slice_mut().map_err(|_| refuse("`out` must be contiguous"))?;
        check_len("out", out.len(), self.lanes.len() * self.tensor)?;
        py.detach(|| {
            self.pool.install(|| {
                let tensors = out.par_chunks_exact_mut(self.tensor).with_min_len(PORTION);
                self.lanes.par_iter().zip(tensors).for_each_init(
                    dense::Reader::default,
                    |reader, (lane, out)| {
                        reader.write(&lane.game, lane.game.decider(), out);
                    },
                );
            });
        });
        Ok(())
    }

    /// The points of every seat in every lane.
    fn scores(&self, mut out: PyReadwriteArray2<'_, f32>) -> PyResult<()> {
        let players = self.table.start.players();
        let out = out.as_slice_mut().map_err(|_| refuse("`out` must be contiguous"))?;
        check_len("out", out.len(), self.lanes.len() * players)?;
        for (lane, out) in self.lanes.iter().zip(out.chunks_exact_mut(players)) {
            let scores = lane.game.scores();
            out.iter_mut().zip(lane.game.seats()).for_each(|(out, seat)| *out = scores[seat].total() as f32);
        }
        Ok(())
    }

    /// The game of a lane, as an independent copy.
    fn game(&self, lane: usize) -> PyResult<Game> {
        let no_lane = || refuse(format!("there is no lane {lane}"));
        let position = self.lanes.get(lane).ok_or_else(no_lane)?.game;
        Game::of_record(carvania_rules::Record::from_position(position), None, self.table.files.clone())
    }
}

impl Lanes {
    fn deal(&mut self, lanes: usize, seed: u64) {
        let table = &self.table;
        let lane = |number: usize| Lane::new(table, deal::generator(seed, number as u64));
        self.lanes =
            self.pool.install(|| (0..lanes).into_par_iter().with_min_len(PORTION).map(lane).collect());
    }

    /// Steps in every lane where there are actions, and writes what is to be seen then. Tells the first lane at fault.
    fn work(&mut self, mut arrays: Arrays<'_>) -> Option<(usize, Fault)> {
        let (table, count) = (&self.table, self.lanes.len());
        let portion = count.div_ceil(4 * self.pool.current_num_threads()).clamp(1, PORTION.max(count / 16));
        let mut portions: Vec<Portion<'_>> = Vec::with_capacity(count.div_ceil(portion));
        for (number, lanes) in self.lanes.chunks_mut(portion).enumerate() {
            let first = number * portion;
            portions.push(Portion { first, arrays: arrays.take(lanes.len(), count - first), lanes });
        }
        self.pool.install(|| {
            portions.into_par_iter().filter_map(|portion| portion.work(table)).min_by_key(|(lane, _)| *lane)
        })
    }

    fn explain(&self, (lane, fault): (usize, Fault)) -> PyErr {
        match fault {
            Fault::Unknown(number) => {
                let most = self.num_actions() - 1;
                PyValueError::new_err(format!(
                    "lane {lane}: there is no action {number}, numbers go from 0 to {most}"
                ))
            }
            Fault::Illegal(number, clause) => {
                let name = self.table.numbering.name(&self.table.start, number).unwrap_or_default();
                IllegalAction::new_err(format!(
                    "lane {lane}: {name} (action {number}) is forbidden by {clause}"
                ))
            }
        }
    }
}

/// The lanes that a thread takes at a time.
struct Portion<'a> {
    first: usize,
    lanes: &'a mut [Lane],
    arrays: Arrays<'a>,
}

impl Portion<'_> {
    fn work(self, table: &Table) -> Option<(usize, Fault)> {
        let Portion { first, lanes, arrays } = self;
        let Arrays { actions, rewards, dones, cut_off, seats, masks, observations } = arrays;
        let count = lanes.len();
        let (players, numbers, size) =
            (rewards.len() / count, masks.len() / count, observations.len() / count);
        let mut fault = None;
        for (place, lane) in lanes.iter_mut().enumerate() {
            if let Some(actions) = actions {
                let rewards = &mut rewards[place * players..(place + 1) * players];
                let mut out = Out { rewards, done: &mut dones[place], cut_off: &mut cut_off[place] };
                if let Err(wrong) = lane.step(table, actions[place], &mut out) {
                    fault = fault.or(Some((first + place, wrong)));
                }
            }
            seats[place] = lane.game.decider().index() as i8;
            lane.mask(table.numbering, &mut masks[place * numbers..(place + 1) * numbers]);
            let observation = &mut observations[place * size..(place + 1) * size];
            if !observation.is_empty() {
                observation::write(&lane.game, lane.game.decider(), observation);
            }
        }
        fault
    }
}

fn check_len(name: &str, len: usize, wanted: usize) -> PyResult<()> {
    if len == wanted {
        return Ok(());
    }
    Err(PyValueError::new_err(format!("`{name}` has {len} places, not {wanted}: make it as the lanes say")))
}

/// What lanes begin with.
impl Table {
    fn new(start: &Game, rewards: Rewards, max_turns: u32) -> Table {
        let (files, start) = (start.files().to_vec(), *start.game());
        let numbering = crate::actions::Numbering::of(start.title());
        Table { start, rewards, max_turns, numbering, files }
    }
}
