//! The players as lines of text: a caravan and points, then everything else that they have.

use carvania_rules::Seat;

use super::layout::{GAP, INDENT, pad, width};
use super::narration::label;
use super::paint::marked;
use super::table::Table;
use super::terminal::Terminal;

/// What a player has, as far as it is the same in every game.
pub(super) struct Player {
    pub(super) seat: Seat,
    /// Names of places, as keys, and what lies there.
    pub(super) places: Vec<(&'static str, Vec<String>)>,
}

impl Player {
    /// Caravan and points on the first line, then a line for each place where something lies.
    pub(super) fn show(&self, table: &Table, terminal: Terminal) -> Vec<String> {
        let (crystals, limit) = (table.game().caravan(self.seat), table.game().caravan_limit(self.seat));
        let caravan = [
            ("crystals", marked(crystals).into()),
            ("number", crystals.total().into()),
            ("limit", limit.into()),
        ];
        let left =
            format!("{}{}", name(table, self.seat, terminal), terminal.say("player-caravan", &caravan));
        let points = table.game().scores()[self.seat].total();
        let mut lines = terminal.apart(&left, &terminal.say("score-points", &[("points", points.into())]));
        let places: Vec<(String, &Vec<String>)> =
            self.places.iter().map(|(key, things)| (terminal.say(key, &[]), things)).collect();
        let widest = places.iter().map(|(place, _)| width(place)).max().unwrap_or(0);
        for (place, things) in places.iter().filter(|(_, things)| !things.is_empty()) {
            let label = format!("{}{}", " ".repeat(INDENT), pad(place, widest + 2));
            lines.extend(terminal.listed(&label, things));
        }
        lines
    }
}

/// The player's name, padded with spaces so that what follows lines up.
fn name(table: &Table, seat: Seat, terminal: Terminal) -> String {
    let widest = table.game().seats().map(|seat| width(&label(table, seat, terminal))).max().unwrap_or(0);
    pad(&label(table, seat, terminal), widest + GAP)
}
