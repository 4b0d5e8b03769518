//! Looking at a table of the games of the third box.

use carvania_rules::{Game, Source};
use serde_json::Value;

use super::{legal, of_seat, seat, words};

/// The legal actions in the order of their letters, with spaces between them.
pub(crate) fn sorted(game: &Game) -> String {
    let legal = legal(game);
    let mut actions: Vec<&str> = legal.split_whitespace().collect();
    actions.sort_unstable();
    actions.join(" ")
}

/// The traders of a player on the own board, and those in the reserve.
pub(crate) fn traders(game: &Game, seat: usize) -> (u64, u64) {
    let document = game.to_position();
    let traders = &document["seats"][seat - 1]["traders"];
    (traders["available"].as_u64().unwrap(), traders["reserve"].as_u64().unwrap())
}

/// The traders of a player on locations, as in `"A1.3/1 C1.1/2"`.
pub(crate) fn at(game: &Game, seat: usize) -> String {
    pairs(&game.to_position()["seats"][seat - 1]["at"])
}

/// The bonus tiles of a player.
pub(crate) fn tiles(game: &Game, seat: usize) -> String {
    of_seat(game, seat, "tiles")
}

/// The exploration tiles that a player has taken.
pub(crate) fn explored(game: &Game, seat: usize) -> String {
    of_seat(game, seat, "explored")
}

/// The exploration tiles on the board, as in `"C1.3/X01 C1.4/X02"`.
pub(crate) fn exploration(game: &Game) -> String {
    pairs(&game.to_position()["exploration"])
}

/// The point cards of the row, and after a dash the known next one.
pub(crate) fn points(game: &Game) -> String {
    let document = game.to_position();
    let row = words(document["point_row"].as_array().unwrap().iter().filter_map(Value::as_str));
    match document["point_next"].as_str() {
        Some(next) => format!("{row} - {next}"),
        None => row,
    }
}

/// The stacks in the order of the board: the top tile, if one is seen, and how many lie below it.
pub(crate) fn stacks(game: &Game) -> String {
    let document = game.to_position();
    let stack = |stack: &Value| format!("{}/{}", stack["tile"].as_str().unwrap_or("-"), stack["below"]);
    words(document["stacks"].as_array().unwrap().iter().map(stack))
}

/// What a player has from a source of points.
pub(crate) fn scored(game: &Game, number: usize, source: Source) -> u32 {
    game.scores()[seat(number)].from(source)
}

fn pairs(object: &Value) -> String {
    let pair = |(key, value): (&String, &Value)| match value.as_str() {
        Some(text) => format!("{key}/{text}"),
        None => format!("{key}/{value}"),
    };
    words(object.as_object().unwrap().iter().map(pair))
}
