//! The two sides of the player board.

use serde::{Deserialize, Serialize};

use super::super::PlayerBoard;
use crate::components::{Fault, Problem, Quantity, amount};

/// The caravan (EW-5, J2-3).
const CARAVAN: usize = 10;
/// The outposts of a player are so many in each of four rows (J2-3, J2-5).
const OUTPOST_COLUMNS: usize = 3;

#[derive(Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub(super) struct PlayerBoardEntry {
    #[serde(rename = "side_A")]
    side_a: SideEntry,
    #[serde(rename = "side_B")]
    side_b: SideEntry,
}

#[derive(Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
struct SideEntry {
    caravan: u32,
    bonus_spaces: u32,
    #[serde(default)]
    outpost_columns: Vec<u32>,
}

impl PlayerBoardEntry {
    /// Both sides as a file writes them.
    pub(super) fn of(side_a: &PlayerBoard, side_b: &PlayerBoard) -> PlayerBoardEntry {
        PlayerBoardEntry { side_a: SideEntry::of(side_a), side_b: SideEntry::of(side_b) }
    }

    pub(super) fn check(&self, problems: &mut Vec<Problem>) -> [PlayerBoard; 2] {
        [
            self.side_a.check("player_board.side_A", 3, 0, problems),
            self.side_b.check("player_board.side_B", 4, OUTPOST_COLUMNS, problems),
        ]
    }
}

impl SideEntry {
    fn of(board: &PlayerBoard) -> SideEntry {
        SideEntry {
            caravan: board.caravan.into(),
            bonus_spaces: board.bonus_spaces.into(),
            outpost_columns: board.outpost_columns.iter().copied().map(u32::from).collect(),
        }
    }

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
