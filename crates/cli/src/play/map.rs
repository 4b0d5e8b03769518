//! The map in a game: every cell with its tile, and what stands and lies on it.

use carvania_rules::map::Cell;
use carvania_rules::mountains::{Mountains, Tile};
use carvania_rules::villages::Villages;
use carvania_rules::{Crystals, Game, Merchant, Seat};

use super::cards::point;
use super::layout::width;
use super::paint::marked;
use super::terminal::Terminal;
use crate::drawing;

/// Five columns of so wide cells fit the screen.
const CELL: usize = 13;

/// The map under its name, with the size of the pile of VP tiles at the right.
pub(super) fn show(game: &Game, dropped: &dyn Fn(Cell) -> Crystals, terminal: Terminal) -> Vec<String> {
    let Some(mountains) = game.mountains() else { return Vec::new() };
    let label = |cell| {
        vec![
            name(game, mountains, dropped(cell), cell),
            kind(game, mountains, cell, terminal),
            below(game, mountains, cell, terminal),
        ]
    };
    let pile = game.expedition().map(|at| pile(at.villages(), terminal)).unwrap_or_default();
    let mut lines = terminal.apart(&terminal.say("map-heading", &[]), &pile);
    let drawn = drawing::draw_within(terminal.width, mountains.map(), &label);
    lines.extend(drawn.lines().map(str::to_owned));
    lines
}

fn pile(villages: &Villages, terminal: Terminal) -> String {
    let (tiles, hidden) = (villages.pile().len(), villages.hidden_among().unwrap_or(0));
    terminal.say("map-pile", &[("tiles", tiles.into()), ("hidden", hidden.into())])
}

/// The name of a cell, the wagons there, and the crystals: their number if there is no room for more.
fn name(game: &Game, mountains: &Mountains, heap: Crystals, cell: Cell) -> String {
    let wagons = by_seat('@', game, |seat| mountains.wagon(seat) == Some(cell));
    let name = format!("{}{wagons}", mountains.map().name(cell));
    if heap.is_empty() {
        return name;
    }
    let full = format!("{name} ({})", marked(heap));
    if width(&full) <= CELL { full } else { format!("{name} ({})", heap.total()) }
}

/// The kind of tile: of a mountain the trade symbol and the trade.
fn kind(game: &Game, mountains: &Mountains, cell: Cell, terminal: Terminal) -> String {
    match mountains.tile(cell) {
        Tile::Empty => String::new(),
        Tile::Valley => terminal.say("map-valley", &[]),
        Tile::Village(_) => terminal.say("map-village", &[]),
        Tile::Mountain(tile) => {
            let tile = game.components().eastern_mountains.mountain(tile);
            {
                let trade = Merchant::Trade { give: tile.give, take: tile.take };
                format!("[{}] {}", marked(Crystals::of(tile.symbol, 1)), marked(trade))
            }
        }
    }
}

/// The outposts on a mountain, the VP tile on a village.
fn below(game: &Game, mountains: &Mountains, cell: Cell, terminal: Terminal) -> String {
    match mountains.tile(cell) {
        Tile::Empty | Tile::Valley => String::new(),
        Tile::Village(village) => match game.expedition().and_then(|at| at.villages().tile(village)) {
            Some(tile) => point(game.components().eastern_mountains.vp_tile(tile)),
            None => terminal.say("map-closed", &[]),
        },
        Tile::Mountain(_) => {
            by_seat('#', game, |seat| mountains.outposts(seat).contains(cell)).trim_start().to_owned()
        }
    }
}

/// A mark and the numbers of the seats of which something holds; nothing if there are none.
fn by_seat(mark: char, game: &Game, holds: impl Fn(Seat) -> bool) -> String {
    let seats: String = game.seats().filter(|&seat| holds(seat)).map(|seat| seat.to_string()).collect();
    if seats.is_empty() { seats } else { format!(" {mark}{seats}") }
}
