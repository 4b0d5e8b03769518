//! Where the sides lie beside each other.

use serde::{Deserialize, Serialize};

use super::super::board::{BoardName, Side};
use super::super::{Layout, Layouts};
use super::entry::named;
use crate::components::{Fault, Problem, Quantity, amount};

/// More than the sides of any game need.
const MAX_PLACES: usize = 6;

/// Rows of places, each with a side, with sides of which one is drawn (`D1|E1|F1`), or with nothing.
type Rows = Vec<Vec<String>>;

#[derive(Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub(super) struct LayoutEntry {
    #[serde(rename = "EW")]
    endless_world: Rows,
    #[serde(rename = "J1")]
    journey_one: Rows,
    #[serde(rename = "J2")]
    journey_two: Rows,
    #[serde(rename = "J3")]
    journey_three: Rows,
}

impl LayoutEntry {
    /// The layouts as a file writes them.
    pub(super) fn of(layouts: &Layouts) -> LayoutEntry {
        let place = |sides: &Vec<Side>| sides.iter().map(|side| side.name()).collect::<Vec<_>>().join("|");
        let rows = |layout: &Layout| layout.iter().map(|row| row.iter().map(place).collect()).collect();
        let [endless_world, journey_one, journey_two, journey_three] = layouts.each_ref().map(rows);
        LayoutEntry { endless_world, journey_one, journey_two, journey_three }
    }

    pub(super) fn check(&self, problems: &mut Vec<Problem>) -> Layouts {
        let mut check = |game: &str, rows: &Rows, board: BoardName| {
            check(rows, board).unwrap_or_else(|fault| {
                problems.push(Problem::Table { name: format!("layout.{game}"), fault });
                Layout::new()
            })
        };
        [
            check("EW", &self.endless_world, BoardName::Undrawn),
            check("J1", &self.journey_one, BoardName::JourneyOne),
            check("J2", &self.journey_two, BoardName::JourneyTwo),
            check("J3", &self.journey_three, BoardName::JourneyThree),
        ]
    }
}

/// The rows of a layout, if they show the sides of the board.
fn check(rows: &Rows, board: BoardName) -> Result<Layout, Fault> {
    let row = |row: &Vec<String>| -> Result<Vec<Vec<Side>>, Fault> {
        amount(Quantity::Places, row.len(), 1, MAX_PLACES)?;
        row.iter().map(|place| sides(place)).collect()
    };
    amount(Quantity::Rows, rows.len(), 1, MAX_PLACES)?;
    let layout: Layout = rows.iter().map(row).collect::<Result<_, _>>()?;
    if layout.windows(2).any(|rows| rows[0].len() != rows[1].len()) {
        return Err(Fault::Rows);
    }
    let (found, wanted) = (shown(&layout), laid(board));
    if found != wanted {
        return Err(Fault::Sides { found: text(&found), wanted: text(&wanted) });
    }
    Ok(layout)
}

/// What lies at the places of a layout, in the order of the box.
fn shown(layout: &Layout) -> Vec<Vec<Side>> {
    let places = layout.iter().flatten().filter(|place| !place.is_empty());
    let mut places: Vec<Vec<Side>> = places.cloned().collect();
    places.sort();
    places
}

/// What lies on the table in a game, in the order of the box (EW-1, J1-1, J2-1, J3-1).
fn laid(board: BoardName) -> Vec<Vec<Side>> {
    let mut places: Vec<Vec<Side>> = board.sides().iter().map(|&side| vec![side]).collect();
    if board == BoardName::Undrawn {
        places.push(Side::DRAWN.to_vec());
    }
    places.sort();
    places
}

/// The sides that may lie at a place, in the order of the box.
fn sides(place: &str) -> Result<Vec<Side>, Fault> {
    let side = |name| named("side", name, &Side::ALL, Side::name);
    let names = place.split('|').filter(|_| !place.is_empty());
    let mut sides: Vec<Side> = names.map(side).collect::<Result<_, _>>()?;
    sides.sort();
    Ok(sides)
}

fn text(places: &[Vec<Side>]) -> String {
    let place = |sides: &Vec<Side>| sides.iter().map(|side| side.name()).collect::<Vec<_>>().join("|");
    let places: Vec<String> = places.iter().map(place).collect();
    places.join(", ")
}
