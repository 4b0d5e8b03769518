//! Looking at a table of the games with mountains.

use carvania_rules::Game;
use carvania_rules::expedition::Expedition;
use serde_json::Value;

use super::of_seat;

/// The map and what stands on it, the villages, and what the players have.
pub(crate) fn expedition(game: &Game) -> &Expedition {
    game.expedition().unwrap_or_else(|| panic!("{} has no villages", game.title()))
}

pub(crate) fn wagon(game: &Game, seat: usize) -> String {
    of_seat(game, seat, "wagon")
}

/// The cells with an outpost of a player.
pub(crate) fn outposts(game: &Game, seat: usize) -> String {
    of_seat(game, seat, "outposts")
}

/// The bonus tiles of a player: kinds, and the values of tiles from the VP pile, as in `"step mine 6"`.
pub(crate) fn bonus(game: &Game, seat: usize) -> String {
    let document = game.to_position();
    let bonus = &document["seats"][seat - 1]["bonus"];
    let mut tiles = Vec::new();
    for kind in ["step", "upgrade", "mine", "caravan"] {
        (0..bonus[kind].as_u64().unwrap()).for_each(|_| tiles.push(kind.to_owned()));
    }
    tiles.extend(bonus["points"].as_array().unwrap().iter().map(Value::to_string));
    tiles.join(" ")
}

/// The crystals that lie on a tile.
pub(crate) fn dropped(game: &Game, cell: &str) -> String {
    game.to_position()["dropped"][cell].as_str().unwrap_or_default().to_owned()
}

/// What lies on the villages, in the order of the map: VP tiles, `closed`, or `-` for nothing.
pub(crate) fn villages(game: &Game) -> String {
    let document = game.to_position();
    let tile = |cell: &str| document["villages"][cell].as_str().unwrap_or("-").to_owned();
    let map = game.map().unwrap();
    let names = map.villages().into_iter().map(|cell| map.name(cell).to_string());
    names.map(|name| tile(&name)).collect::<Vec<_>>().join(" ")
}
