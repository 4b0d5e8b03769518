//! The table of Eastern Mountains as lines of text.

use carvania_rules::games::eastern_mountains::EasternMountains;

use super::expedition::{player, supply};
use super::map;
use super::reader::Reader;
use super::table::Table;

/// The map, the bonus tiles, then every player.
pub(super) fn show(table: &Table, state: &EasternMountains, reader: Reader) -> Vec<String> {
    let components = &table.game().components().eastern_mountains;
    let (at, board) = (state.expedition(), &components.board);
    let mut lines = map::show(table.game(), &|cell| state.dropped(cell), reader);
    lines.push(String::new());
    lines.extend(supply(at.supply(), board, reader));
    for seat in table.game().seats() {
        lines.push(String::new());
        lines.extend(player(at, seat, components, board, reader.language).show(table, reader));
    }
    lines
}
