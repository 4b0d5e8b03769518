//! EM-28 and EM-29: the turn as a whole, and the order of the set-up draws.

use carvania_rules::{Components, Game, Setup, SetupError, Title, Turn};

use crate::play::mountains::wagon;
use crate::play::{caravan, legal, play, refused, turn_of};
use crate::table::mountains::{REMOVED, TILES, VP_TILES, mountains, new_mountains, own_map};

#[test]
fn em_28_movement_and_action_are_both_optional() {
    for (actions, cell, crystals) in [
        ("step:c4 stop mine", "c4", "YYYYYY"),
        ("step:c4 stop pass", "c4", "YYYY"),
        ("mine", "c3", "YYYYYY"),
        ("pass", "c3", "YYYY"),
    ] {
        let mut game = mountains(2).game();
        play(&mut game, actions);
        assert_eq!((wagon(&game, 1).as_str(), caravan(&game, 1).as_str()), (cell, crystals), "{actions}");
        assert_eq!(game.turn_begins().map(|seat| seat.number()), Some(2));
    }
}

#[test]
fn em_28_passing_is_always_possible() {
    let mut game = mountains(2).game();
    for _ in 0..10 {
        assert!(legal(&game).ends_with("pass"));
        play(&mut game, "pass");
    }
    assert_eq!(game.turn(), turn_of(1));
}

#[test]
fn em_28_there_is_one_movement_and_it_comes_first() {
    let mut game = mountains(2).game();
    play(&mut game, "step:c4 stop");
    refused(&game, "step:c3", "EM-13");
    play(&mut game, "build");
    refused(&game, "step:c3", "EM-19");
}

#[test]
fn em_28_other_numbers_of_players_are_refused_at_set_up() {
    let title = Title::EasternMountains;
    for players in 2..=4 {
        assert!(Game::new(&Setup::standard(title, players)).is_ok());
    }
    for players in [0, 1, 5, usize::MAX] {
        let clause = "EM-28".parse().unwrap();
        let expected = SetupError::Players { title, players, clause };
        assert_eq!(Game::new(&Setup::standard(title, players)), Err(expected));
    }
}

/// The symbol of each tile that can be removed now.
fn symbols(game: &Game) -> Vec<String> {
    let components = &Components::standard().eastern_mountains;
    let faces: Vec<String> = legal(game).split(' ').map(|draw| draw.replace("remove:", "")).collect();
    let symbol = |face: &String| {
        let (give, take) = face.split_once('>').unwrap();
        let tile = components.find_mountain(give.parse().unwrap(), take.parse().unwrap()).unwrap();
        components.mountain(tile).symbol.to_string()
    };
    let mut symbols: Vec<String> = faces.iter().map(symbol).collect();
    symbols.dedup();
    symbols
}

#[test]
fn em_29_first_a_tile_of_each_symbol_is_removed_from_yellow_to_magenta() {
    let mut game = new_mountains(2, None);
    for (removed, symbol) in REMOVED.split_whitespace().zip(["Y", "G", "B", "M"]) {
        assert_eq!(symbols(&game), [symbol]);
        refused(&game, "lay:YY>B", "EM-1");
        play(&mut game, removed);
    }
}

#[test]
fn em_29_then_tiles_are_laid_in_the_maps_order_of_cells() {
    for map in [Components::standard().eastern_mountains.first_map, own_map()] {
        let mut game = new_mountains(2, Some(map));
        play(&mut game, REMOVED);
        for (tile, cell) in TILES.split_whitespace().zip(map.open()) {
            refused(&game, "draw:BBBB", "EM-1");
            play(&mut game, tile);
            let name = map.name(cell).to_string();
            assert_eq!(game.to_position()["tiles"][&name], tile.replace("lay:", ""));
        }
    }
}

#[test]
fn em_29_then_vp_tiles_in_its_order_of_villages() {
    for map in [Components::standard().eastern_mountains.first_map, own_map()] {
        let mut game = new_mountains(2, Some(map));
        play(&mut game, REMOVED);
        play(&mut game, TILES);
        for (tile, village) in VP_TILES.split_whitespace().zip(map.villages()) {
            refused(&game, "start:GG", "EM-3");
            play(&mut game, tile);
            let name = map.name(village).to_string();
            assert_eq!(game.to_position()["villages"][&name], tile.replace("draw:", ""));
        }
        assert_eq!((game.turn(), game.chance().count()), (turn_of(2), 0));
        assert!(legal(&game).starts_with("start:"));
    }
}

#[test]
fn em_29_until_the_starting_decisions_it_is_all_for_chance() {
    let mut game = new_mountains(3, None);
    let draws = [REMOVED, TILES, VP_TILES].join(" ");
    assert_eq!(draws.split_whitespace().count(), 4 + 20 + 4);
    for draw in draws.split_whitespace() {
        assert_eq!(game.turn(), Turn::Chance);
        play(&mut game, draw);
    }
    assert_eq!(game.turn(), turn_of(3));
}
