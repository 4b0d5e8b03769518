//! The table of Eastern Mountains as lines of text.

use carvania_rules::games::eastern_mountains::EasternMountains;

use super::expedition::{player, supply};
use super::map;
use super::table::Table;
use super::terminal::Terminal;

/// The map, the bonus tiles, then every player.
pub(super) fn show(table: &Table, state: &EasternMountains, terminal: Terminal) -> Vec<String> {
    let components = &table.game().components().eastern_mountains;
    let (at, board) = (state.expedition(), &components.board);
    let mut lines = map::show(table.game(), &|cell| state.dropped(cell), terminal);
    lines.push(String::new());
    lines.extend(supply(at.supply(), board, terminal));
    for seat in table.game().seats() {
        lines.push(String::new());
        lines.extend(player(at, seat, components, board, terminal.language).show(table, terminal));
    }
    lines
}
