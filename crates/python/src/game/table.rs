//! What lies on the table: offers, prices that belong to a place, what stands in the way.

use carvania_rules::golems::Metal;
use carvania_rules::label::Label;
use carvania_rules::map::{Cell, CellName};
use pyo3::prelude::*;
use pyo3::types::PyDict;

use super::Game;
use crate::setup::refuse;

#[pymethods]
impl Game {
    /// The number of the only action that the seat which decides has; None if there is a choice, for draws, and when the game is
    /// over.
    fn only_action(&self) -> PyResult<Option<usize>> {
        self.game().only_action().map(|action| self.number(action)).transpose()
    }

    /// The golems or tiles that can be seen: for each its `name` in notation, `cost`, `points`, and the `token` that comes with it
    /// (`copper`, `silver` or None).
    fn golems<'py>(&self, py: Python<'py>) -> PyResult<Vec<Bound<'py, PyDict>>> {
        let row = |card| {
            let golem = self.game().golem(card);
            let token = self.game().token(card).map(|metal| match metal {
                Metal::Copper => "copper",
                Metal::Silver => "silver",
            });
            let row = PyDict::new(py);
            row.set_item("name", golem.name())?;
            row.set_item("cost", golem.cost.to_string())?;
            row.set_item("points", golem.points)?;
            row.set_item("token", token)?;
            Ok(row)
        };
        self.game().open_golems().into_iter().map(row).collect()
    }

    /// The merchant cards on offer, leftmost first: each in notation, with the crystals that lie on it.
    fn merchants(&self) -> Vec<(String, String)> {
        let cards = &self.game().components().golem_edition;
        let face = |(card, crystals): (_, carvania_rules::Crystals)| {
            (cards.merchant(card).to_string(), crystals.to_string())
        };
        self.game().merchant_row().map(face).collect()
    }

    /// What a trade would give up and gain now: the one at hand, or that of the mountain where the wagon of the seat stands, by
    /// default of the seat that decides.
    #[pyo3(signature = (seat = None))]
    fn trade(&self, seat: Option<usize>) -> PyResult<Option<(String, String)>> {
        let trade = match seat {
            Some(seat) => self.game().wagon_trade(self.seat(seat)?),
            None => self.game().trade(),
        };
        Ok(trade.map(|trade| (trade.give.to_string(), trade.take.to_string())))
    }

    /// How many crystals a seat gives as tolls if it ends a movement on a cell such as `c3`; by default the seat that decides.
    #[pyo3(signature = (cell, seat = None))]
    fn toll(&self, cell: &str, seat: Option<usize>) -> PyResult<u32> {
        Ok(self.game().toll(self.looker(seat)?, self.cell(cell)?))
    }

    /// How many crystals of any colours an outpost on a cell costs.
    fn build_price(&self, cell: &str) -> PyResult<u32> {
        Ok(self.game().build_price(self.cell(cell)?))
    }

    /// The crystals that lie on a cell.
    fn dropped(&self, cell: &str) -> PyResult<String> {
        Ok(self.game().dropped(self.cell(cell)?).to_string())
    }

    /// How many traders a seat must place at a location such as `A1.3`; None if its own are already there. By default the seat that
    /// decides.
    #[pyo3(signature = (location, seat = None))]
    fn traders_needed(&self, location: &str, seat: Option<usize>) -> PyResult<Option<u8>> {
        let absent = || refuse(format!("there is no location {location} on the board"));
        let label: Label = location.parse().map_err(refuse)?;
        let world = &self.game().components().endless_world;
        let board = world.board(self.game().world().ok_or_else(absent)?.board());
        let place =
            world.find_location(label).and_then(|location| board.place(location)).ok_or_else(absent)?;
        Ok(self.game().traders_needed(place, self.looker(seat)?))
    }
}

impl Game {
    fn cell(&self, name: &str) -> PyResult<Cell> {
        let Some(map) = self.game().map() else {
            return Err(refuse(format!("{} is not played on a map", self.game().title())));
        };
        let known: CellName = name.parse().map_err(refuse)?;
        map.find(known).ok_or_else(|| refuse(format!("there is no cell {name} on the map")))
    }
}
