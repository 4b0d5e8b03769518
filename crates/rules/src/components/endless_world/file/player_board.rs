//! The two sides of the player board.

use serde::Deserialize;

use super::super::PlayerBoard;
use crate::components::{Fault, Problem, Quantity, amount};

/// The caravan (EW-5, J2-3).
const CARAVAN: usize = 10;
/// The outposts of a player are so many in each of four rows (J2-3, J2-5).
const OUTPOST_COLUMNS: usize = 3;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct PlayerBoardEntry {
    #[serde(rename = "side_A")]
    side_a: SideEntry,
    #[serde(rename = "side_B")]
    side_b: SideEntry,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SideEntry {
    caravan: u32,
    bonus_spaces: u32,
    #[serde(default)]
    outpost_columns: Vec<u32>,
}

impl PlayerBoardEntry {
    pub(super) fn check(&self, problems: &mut Vec<Problem>) -> [PlayerBoard; 2] {
        [
            self.side_a.check("player_board.side_A", 3, 0, problems),
            self.side_b.check("player_board.side_B", 4, OUTPOST_COLUMNS, problems),
        ]
    }
}

impl SideEntry {
    fn check(&self, name: &str, spaces: usize, columns: usize, problems: &mut Vec<Problem>) -> PlayerBoard {
        let mut keep = |checked: Result<u8, Fault>| {
            checked.unwrap_or_else(|fault| {
                problems.push(Problem::Table { name: name.to_owned(), fault });
                0
            })
        };
        let values = &self.outpost_columns;
        keep(amount(Quantity::OutpostColumns, values.len(), columns, columns));
        let value = |&value: &u32| amount(Quantity::OutpostValue, value as usize, 0, 100);
        PlayerBoard {
            caravan: keep(amount(Quantity::Caravan, self.caravan as usize, CARAVAN, CARAVAN)),
            bonus_spaces: keep(amount(Quantity::BonusSpaces, self.bonus_spaces as usize, spaces, spaces)),
            outpost_columns: values.iter().map(value).map(keep).collect(),
        }
    }
}
