//! Which sides lie beside each other, and the boards of the players.

use carvania_rules::components::EndlessWorld;
use carvania_rules::components::endless_world::{Layout, PlayerBoard, Side as BoardSide};

use super::super::numbers;
use super::GAMES;
use crate::columns::{Columns, Side};

/// The sides of each game as they lie on the table.
pub(super) fn layouts(components: &EndlessWorld) -> String {
    let mut columns = Columns::new([Side::Left, Side::Left]);
    columns.row(["  game", "sides"]);
    for (game, layout) in GAMES.into_iter().zip(&components.layouts) {
        for (index, row) in rows(layout).into_iter().enumerate() {
            columns.row([format!("  {}", if index == 0 { game } else { "" }), row]);
        }
    }
    columns.to_string()
}

/// The rows of a layout, with the sides below each other.
fn rows(layout: &Layout) -> Vec<String> {
    let widest = layout.iter().flatten().map(|sides| place(sides).len()).max().unwrap_or_default();
    let row = |row: &Vec<Vec<BoardSide>>| {
        row.iter()
            .map(|sides| format!("{:<widest$}  ", place(sides)))
            .collect::<String>()
            .trim_end()
            .to_owned()
    };
    layout.iter().map(row).collect()
}

/// The side at a place, or those of which one is drawn.
pub(super) fn place(sides: &[BoardSide]) -> String {
    sides.iter().map(|side| side.name()).collect::<Vec<_>>().join("|")
}

pub(super) fn player_boards(components: &EndlessWorld) -> String {
    let mut columns = Columns::new([Side::Left, Side::Left, Side::Right, Side::Right, Side::Left]);
    columns.row(["  side", "games", "caravan", "bonus spaces", "points of the outpost columns"]);
    for (side, games, board) in [("A", "EW, J1", &components.side_a), ("B", "J2, J3", &components.side_b)] {
        let PlayerBoard { caravan, bonus_spaces, outpost_columns } = board;
        let [caravan, spaces] = [caravan, bonus_spaces].map(u8::to_string);
        columns.row([format!("  {side}"), games.to_owned(), caravan, spaces, numbers(outpost_columns)]);
    }
    columns.to_string()
}
