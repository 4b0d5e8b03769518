//! EM-1 to EM-6: set-up.

mod start;

use carvania_rules::Turn;
use carvania_rules::bonus::Bonus;
use carvania_rules::map::file::Shape;

use crate::play::mountains::{bonus, expedition, outposts, villages};
use crate::play::{legal, play, refused, seat};
use crate::table::mountains::{REMOVED, TILES, VP_TILES, dealt, mountains, new_mountains, own_map};

#[test]
fn em_1_one_tile_of_each_symbol_is_removed() {
    let mut game = new_mountains(2, None);
    for removed in REMOVED.split_whitespace() {
        assert_eq!((game.chance().count(), game.turn()), (6, Turn::Chance), "before {removed}");
        assert!(game.chance().all(|(_, weight)| weight == 1));
        play(&mut game, removed);
        refused(&game, removed, "EM-1");
    }
    assert!(!legal(&game).contains("remove"));
    refused(&game, "lay:M>YYYGG", "EM-1");
}

#[test]
fn em_1_the_20_others_are_shuffled_onto_the_cells_that_are_no_corners() {
    let mut game = new_mountains(2, None);
    play(&mut game, REMOVED);
    for (laid, tile) in TILES.split_whitespace().enumerate() {
        assert_eq!(game.chance().count(), 20 - laid);
        assert!(game.chance().all(|(_, weight)| weight == 1));
        play(&mut game, tile);
        refused(&game, tile, if laid < 19 { "EM-1" } else { "EM-3" });
    }
    let document = game.to_position();
    assert_eq!(document["tiles"].as_object().unwrap().len(), 20);
    assert_eq!(
        (&document["tiles"]["a2"], &document["tiles"]["e3"]),
        (&"B>YYYYG".into(), &"YYYYY>BBB".into())
    );
}

#[test]
fn em_1_villages_stand_on_the_four_corners() {
    let game = new_mountains(3, None);
    let map = game.map().unwrap();
    let names: Vec<String> = map.villages().into_iter().map(|cell| map.name(cell).to_string()).collect();
    assert_eq!(names, ["a1", "a4", "e1", "e4"]);
}

#[test]
fn em_1_no_valley_is_used() {
    let mut game = new_mountains(2, None);
    play(&mut game, REMOVED);
    refused(&game, "lay:valley", "EM-1");
    assert!(dealt(2, None).map().unwrap().valleys().is_empty());
}

#[test]
fn em_2_a_map_of_ones_own_may_be_used_instead() {
    let map = own_map();
    assert!(Shape::EASTERN_MOUNTAINS.fits(&map));
    let game = dealt(2, Some(map));
    assert_eq!(game.map(), Some(&map));
    let tile = |cell: &str| game.to_position()["tiles"][cell].as_str().unwrap().to_owned();
    assert_eq!((tile("a1").as_str(), tile("j3").as_str()), ("B>YYYYG", "YYYYY>BBB"));
}

#[test]
fn em_3_one_of_26_vp_tiles_lies_on_each_village() {
    let mut game = new_mountains(2, None);
    play(&mut game, REMOVED);
    play(&mut game, TILES);
    for (laid, tile) in VP_TILES.split_whitespace().enumerate() {
        assert_eq!(game.chance().count(), 26 - laid);
        assert!(game.chance().all(|(_, weight)| weight == 1));
        refused(&game, "draw:closed", "EM-3");
        play(&mut game, tile);
    }
    assert_eq!(villages(&game), "BBBB YGBM MMMM GGGBB");
    assert_eq!(expedition(&game).villages().pile().len(), 22);
}

#[test]
fn em_4_four_bonus_tiles_of_each_kind_and_a_vp_pile_of_four() {
    for players in 2..=4 {
        let game = mountains(players).game();
        let supply = expedition(&game).supply();
        assert!(Bonus::CHOICES.into_iter().all(|kind| supply.count(kind) == 4), "{players} players");
        assert_eq!(supply.points().collect::<Vec<_>>(), [0, 1, 2, 3]);
        assert!((1..=players).all(|seat| bonus(&game, seat).is_empty()));
    }
    let components = &mountains(2).game().components().eastern_mountains;
    assert_eq!(components.board.points_pile, [6, 5, 4, 3]);
}

#[test]
fn em_5_a_board_has_four_rows_of_five_outposts() {
    let game = mountains(2).game();
    assert_eq!(game.components().eastern_mountains.board.columns.len(), 5);
    assert_eq!((outposts(&game, 1).as_str(), expedition(&game).mountains().built(seat(1))), ("", [0; 4]));
}

#[test]
fn em_5_all_twenty_outposts_can_be_built() {
    let map = *mountains(2).game().map().unwrap();
    let cells: Vec<String> = map.open().into_iter().map(|cell| map.name(cell).to_string()).collect();
    let mut game = mountains(2).outposts(1, &cells[1..].join(" ")).wagon(1, "a2").game();
    play(&mut game, "build bonus:step");
    assert_eq!(expedition(&game).mountains().built(seat(1)), [5; 4]);
}
