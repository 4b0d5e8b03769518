//! The map in a game: every cell with its tile, and what stands and lies on it.

use carvania_rules::components::EasternMountains as Components;
use carvania_rules::expedition::Expedition;
use carvania_rules::map::Cell;
use carvania_rules::mountains::Tile;
use carvania_rules::villages::Closed;
use carvania_rules::{Crystals, Language, Merchant, Seat};
use carvania_words::say;

use super::layout::{apart, width};
use crate::drawing;

/// Five columns of so wide cells fit the screen.
const CELL: usize = 13;
/// The Closed Village tile is among so many tiles at the top of the pile (EM-3).
const HIDDEN_AMONG: u8 = 6;

/// The map under its name, with the size of the pile of VP tiles at the right.
pub(super) fn show(
    at: &Expedition,
    players: usize,
    components: &Components,
    dropped: &dyn Fn(Cell) -> Crystals,
    language: Language,
) -> Vec<String> {
    let label = |cell| {
        vec![
            name(at, players, dropped(cell), cell),
            kind(at, components, cell, language),
            below(at, players, components, cell, language),
        ]
    };
    let mut lines = vec![apart(&say(language, "map-heading", &[]), &pile(at, language))];
    lines.extend(drawing::draw(at.mountains().map(), &label).lines().map(str::to_owned));
    lines
}

fn pile(at: &Expedition, language: Language) -> String {
    let hidden = match at.villages().closed() {
        Closed::InPile { drawn } => HIDDEN_AMONG.saturating_sub(drawn),
        Closed::On { .. } => 0,
    };
    let tiles = at.villages().pile().len();
    say(language, "map-pile", &[("tiles", tiles.into()), ("hidden", hidden.into())])
}

/// The name of a cell, the wagons there, and the crystals: their number if there is no room for more.
fn name(at: &Expedition, players: usize, heap: Crystals, cell: Cell) -> String {
    let wagons = by_seat('@', players, |seat| at.mountains().wagon(seat) == Some(cell));
    let name = format!("{}{wagons}", at.mountains().map().name(cell));
    if heap.is_empty() {
        return name;
    }
    let full = format!("{name} ({heap})");
    if width(&full) <= CELL { full } else { format!("{name} ({})", heap.total()) }
}

/// The kind of tile: of a mountain the trade symbol and the trade.
fn kind(at: &Expedition, components: &Components, cell: Cell, language: Language) -> String {
    match at.mountains().tile(cell) {
        Tile::Empty => String::new(),
        Tile::Valley => say(language, "map-valley", &[]),
        Tile::Village(_) => say(language, "map-village", &[]),
        Tile::Mountain(tile) => {
            let tile = components.mountain(tile);
            format!("[{}] {}", tile.symbol, Merchant::Trade { give: tile.give, take: tile.take })
        }
    }
}

/// The outposts on a mountain, the VP tile on a village.
fn below(at: &Expedition, players: usize, components: &Components, cell: Cell, language: Language) -> String {
    match at.mountains().tile(cell) {
        Tile::Empty | Tile::Valley => String::new(),
        Tile::Village(village) => match at.villages().tile(village) {
            Some(tile) => components.vp_tile(tile).to_string(),
            None => say(language, "map-closed", &[]),
        },
        Tile::Mountain(_) => {
            by_seat('#', players, |seat| at.mountains().outposts(seat).contains(cell)).trim_start().to_owned()
        }
    }
}

/// A mark and the numbers of the seats of which something holds; nothing if there are none.
fn by_seat(mark: char, players: usize, holds: impl Fn(Seat) -> bool) -> String {
    let seats: String = Seat::all(players).filter(|&seat| holds(seat)).map(|seat| seat.to_string()).collect();
    if seats.is_empty() { seats } else { format!(" {mark}{seats}") }
}
