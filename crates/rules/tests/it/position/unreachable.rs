//! Documents of the right form that no game can come to: each is refused, and the message says why.

use carvania_rules::{Components, Game};
use serde_json::Value;

use super::load;
use crate::play::{legal, play};
use crate::table::mountains::mountains;

/// A document a line, with what it is and the message that refuses it.
const UNREACHABLE: &str = include_str!("unreachable.jsonl");

fn entries() -> impl Iterator<Item = Value> {
    UNREACHABLE.lines().map(|line| serde_json::from_str(line).unwrap())
}

#[test]
fn no_game_can_come_to_any_of_these() {
    for entry in entries() {
        let refused = Game::from_position(&entry["position"], Components::standard());
        let message = refused.expect_err("it is accepted").to_string();
        assert_eq!(message, entry["refused"].as_str().unwrap(), "{}", entry["what"]);
    }
}

#[test]
fn a_tile_keeps_every_crystal_that_is_laid_there() {
    let heap = "Y".repeat(50);
    let table = mountains(2).dropped("c4", &heap).caravan(1, "YY");
    let mut game = table.game();
    play(&mut game, "step:c4 pay:Y step:c3");
    assert_eq!(game.to_position()["dropped"]["c4"], "Y".repeat(51));
}

#[test]
fn a_heap_can_fill_the_largest_caravan_by_trades() {
    // Four tiles for a limit of 22; three yellow crystals for a magenta one; two more for the outpost.
    let table = mountains(2).bonus(1, "caravan caravan caravan caravan").caravan(1, "");
    let table = table.wagon(1, "c4").outposts(2, "c5").dropped("c5", &"Y".repeat(68));
    let mut game = table.game();
    play(&mut game, "step:c5 take build pay:Y pay:Y trade:22");
    assert_eq!(game.to_position()["seats"][0]["caravan"], "M".repeat(22));
}

#[test]
fn the_largest_heap_is_taken_traded_and_loads_again() {
    let table = mountains(2).caravan(1, "YYYY").wagon(1, "c4").outposts(1, "c5");
    let heap = ["Y", "G", "B", "M"].map(|colour| colour.repeat(1_000)).concat();
    let mut game = table.dropped("c5", &heap).game();
    play(&mut game, "step:c5 stop take");
    assert_eq!(load(&game.to_position()), game);
    assert!(legal(&game).ends_with("trade:99 trade:100 mine pass"), "{}", legal(&game));
    play(&mut game, "trade:100");
    assert_eq!(load(&game.to_position()), game);
    play(&mut game, "return:M");
    assert_eq!(load(&game.to_position()), game);
}
