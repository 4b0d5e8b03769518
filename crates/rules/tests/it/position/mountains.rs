//! Positions of Eastern Mountains.

mod decisions;
mod faults;

use carvania_rules::{Components, Setup, Title, Turn};
use serde_json::json;

use super::load;
use crate::play::mountains::villages;
use crate::play::{legal, play, turn_of};
use crate::playout::{moments, played};
use crate::table::mountains::{REMOVED, TILES, dealt, mountains, new_mountains, own_map, own_mountains};

#[test]
fn every_moment_of_a_game_in_the_mountains_loads_again() {
    for (players, map) in [(2, None), (3, None), (4, None), (3, Some(own_map()))] {
        let setup = Setup { map, ..Setup::standard(Title::EasternMountains, players) };
        for game in moments(&played(&setup, 7, 600)) {
            let document = game.to_position();
            assert_eq!(load(&document), game, "{document}");
            let text = document.to_string();
            assert_eq!(load(&serde_json::from_str(&text).unwrap()).to_position(), document);
        }
    }
}

#[test]
fn the_pile_holds_what_lies_nowhere_else() {
    let table = mountains(3).claimed(2, "YYBBB");
    let game = table.game();
    let pile = game.to_position()["vp_pile"].as_array().unwrap().len();
    assert_eq!(pile, 26 - 4 - 1);
    assert_eq!(load(&game.to_position()), game);
}

#[test]
fn a_document_reads_like_the_mountains() {
    let table =
        mountains(2).outposts(2, "c3 c4").bonus(2, "mine mine 5").claimed(2, "YYBBB").caravan(1, "YGM");
    let mut game = table.game();
    play(&mut game, "step:c4 pay:G");
    let mut document = game.to_position();
    document.as_object_mut().unwrap().retain(|key, _| key != "vp_pile" && key != "tiles");
    let expected = json!({
        "game": "EM",
        "players": 2,
        "components": Components::standard().digest(Title::EasternMountains).to_string(),
        "turn": 1,
        "decision": {"kind": "move", "free": 0, "paid": true},
        "villages": {"a1": "BBBB", "a4": "YGBM", "e1": "MMMM", "e4": "GGGBB"},
        "drawn_before_closed": 1,
        "dropped": {"c4": "G"},
        "seats": [
            {
                "caravan": "YM",
                "wagon": "c4",
                "outposts": [],
                "claimed": [],
                "bonus": {"step": 0, "upgrade": 0, "mine": 0, "caravan": 0, "points": []},
            },
            {
                "caravan": "YYG",
                "wagon": "a2",
                "outposts": ["c3", "c4"],
                "claimed": ["YYBBB"],
                "bonus": {"step": 0, "upgrade": 0, "mine": 2, "caravan": 0, "points": [5]},
            },
        ],
    });
    assert_eq!(document, expected);
}

#[test]
fn the_map_is_named_only_if_it_is_ones_own() {
    assert!(mountains(2).game().to_position().get("map").is_none());
    let game = own_mountains(2).game();
    let document = game.to_position();
    assert_eq!(document["map"]["villages"].as_array().unwrap().len(), 4);
    assert_eq!(load(&document).map(), Some(&own_map()));
}

#[test]
fn the_set_up_in_the_mountains_can_be_loaded_half_way() {
    let mut game = new_mountains(2, None);
    for draws in [REMOVED, TILES, "draw:BBBB draw:YGBM"] {
        for draw in draws.split_whitespace() {
            assert_eq!((load(&game.to_position()), game.turn()), (game, Turn::Chance));
            play(&mut game, draw);
        }
    }
    let mut again = load(&game.to_position());
    play(&mut again, "draw:MMMM");
    assert_eq!(villages(&again), "BBBB YGBM MMMM -");
}

#[test]
fn the_starting_decisions_can_be_loaded() {
    let mut game = dealt(3, None);
    for action in ["start:GG", "place:c3", "start:YB", "place:c3", "start:YYG"] {
        assert_eq!(load(&game.to_position()), game, "before {action}");
        play(&mut game, action);
    }
    let again = load(&game.to_position());
    assert_eq!((again, again.turn(), legal(&again).starts_with("place:")), (game, turn_of(1), true));
}
