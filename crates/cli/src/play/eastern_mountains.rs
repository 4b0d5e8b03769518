//! The table of Eastern Mountains as lines of text.

use carvania_rules::Language;
use carvania_rules::games::eastern_mountains::EasternMountains;

use super::expedition::{player, supply};
use super::map;
use super::table::Table;

/// The map, the bonus tiles, then every player.
pub(super) fn show(table: &Table, state: &EasternMountains, language: Language) -> Vec<String> {
    let components = &table.game().components().eastern_mountains;
    let (at, board) = (state.expedition(), &components.board);
    let dropped = |cell| state.dropped(cell);
    let mut lines = map::show(at, table.game().players(), components, &dropped, language);
    lines.push(String::new());
    lines.extend(supply(at.supply(), board, language));
    for seat in table.game().seats() {
        lines.push(String::new());
        lines.extend(player(at, seat, components, board, language).show(table, language));
    }
    lines
}
