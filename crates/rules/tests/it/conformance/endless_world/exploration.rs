//! EW-19 and EW-20: exploration tiles.

use carvania_rules::{Game, Source, Turn};

use super::{endless, without_stacks};
use crate::play::world::{at, exploration, explored, scored, sorted, traders};
use crate::play::{caravan, claimed, play, refused, turn_of};
use crate::table::Table;

const ALL: &str = "X01 X02 X03 X04 X05 X06 X07 X08 X09 X10";

/// The first player is about to choose an exploration tile, and has no crystals left.
fn exploring(table: &Table) -> Game {
    let mut game = table.clone().caravan(1, "YGB").game();
    play(&mut game, "work:B1.G3 claim:P45");
    game
}

#[test]
fn ew_19_any_tile_on_the_board_may_be_taken() {
    let game = exploring(&endless(2));
    let all: Vec<String> = ALL.split(' ').map(|tile| format!("explore:{tile}")).collect();
    assert_eq!(sorted(&game), all.join(" "));
    let game = exploring(&endless(2).explored(2, "X01 X09").explored(1, "X05"));
    let left = "explore:X02 explore:X03 explore:X04 explore:X06 explore:X07 explore:X08 explore:X10";
    assert_eq!(sorted(&game), left);
    for taken in ["explore:X01", "explore:X05", "explore:X09"] {
        refused(&game, taken, "EW-19");
    }
}

#[test]
fn ew_19_the_choice_is_compulsory() {
    let game = exploring(&endless(2));
    for other in ["stop", "rest", "bonus:T03", "work:A1.3", "draw:P36", "draw:X01"] {
        refused(&game, other, "EW-19");
    }
    let last = exploring(&endless(2).explored(2, "X01 X02 X03 X04 X05 X06 X07 X08 X10"));
    assert_eq!((sorted(&last).as_str(), last.turn()), ("explore:X09", turn_of(1)));
}

#[test]
fn ew_19_the_location_is_open_to_all_from_now_on() {
    let mut game = exploring(&endless(2));
    play(&mut game, "explore:X09 draw:P36 stop");
    assert_eq!((explored(&game, 1).as_str(), explored(&game, 2).as_str()), ("X09", ""));
    assert!(!exploration(&game).contains("A1.5") && exploration(&game).contains("B1.5/X10"));
    // At the printed number of traders, and not at other locations.
    play(&mut game, "work:A1.5");
    assert_eq!((at(&game, 2).as_str(), caravan(&game, 2).as_str()), ("A1.5/2", "YYYYYYG"));
    refused(&game, "work:B1.5", "EW-7");
    play(&mut game, "work:A1.5");
    assert_eq!(at(&game, 1), "A1.5/3 B1.G3/2");
}

#[test]
fn ew_19_with_no_tile_left_the_benefit_lapses() {
    let mut game = exploring(&endless(2).explored(2, ALL));
    assert_eq!((claimed(&game, 1).as_str(), game.turn()), ("P45", Turn::Chance));
    play(&mut game, "draw:P36");
    assert_eq!(sorted(&game), "bonus:T03 bonus:T04 stop");
}

#[test]
fn ew_19_with_four_players_the_tiles_left_over_cannot_be_taken() {
    let game = exploring(&endless(4).explored(2, "X01 X02 X03 X04 X05 X06 X07"));
    assert_eq!(sorted(&game), "explore:X08");
    let mut game = exploring(&endless(4).explored(2, "X01 X02 X03 X04 X05 X06 X07 X08"));
    assert_eq!(game.turn(), Turn::Chance);
    play(&mut game, "draw:P36 stop");
    assert_eq!(explored(&game, 1), "");
}

#[test]
fn ew_19_every_exploration_card_takes_one_tile() {
    for (card, cost) in [("P45", "YGB"), ("P46", "YBB"), ("P47", "GGM"), ("P50", "GBBB")] {
        let table = endless(2).point_row(&format!("{card} P33 P34 P17")).caravan(1, cost);
        let mut game = table.game();
        play(&mut game, &format!("work:A1.G1 claim:{card} explore:X06"));
        assert_eq!((explored(&game, 1).as_str(), game.turn()), ("X06", Turn::Chance), "{card}");
    }
}

#[test]
fn ew_19_no_other_card_takes_a_tile() {
    for (location, card) in [("A1.G1", "P01"), ("A1.G2", "P33"), ("B1.G4", "P17")] {
        let mut game = endless(2).caravan(1, "YYYYGGB").game();
        play(&mut game, &format!("work:{location} claim:{card}"));
        assert_eq!(game.turn(), Turn::Chance, "{card}");
    }
}

#[test]
fn ew_20_crystals_at_once() {
    for (tile, crystals) in [("X01", "GG"), ("X02", "YB")] {
        let mut game = exploring(&endless(2));
        play(&mut game, &format!("explore:{tile}"));
        assert_eq!((caravan(&game, 1).as_str(), caravan(&game, 2).as_str()), (crystals, "YYYY"));
    }
}

#[test]
fn ew_20_a_trader_from_the_reserve_at_once() {
    for tile in ["X03", "X04"] {
        let mut game = exploring(&endless(2));
        assert_eq!(traders(&game, 1), (5, 5));
        play(&mut game, &format!("explore:{tile}"));
        assert_eq!((traders(&game, 1), traders(&game, 2)), ((6, 4), (7, 5)), "{tile}");
        let mut game = exploring(&endless(2).reserve(1, 0));
        play(&mut game, &format!("explore:{tile}"));
        assert_eq!((explored(&game, 1).as_str(), traders(&game, 1)), (tile, (10, 0)));
    }
}

#[test]
fn ew_20_three_points_at_the_end() {
    for (tiles, points) in [("X05", 3), ("X06", 3), ("X05 X06", 6), ("X01 X02 X03 X04 X07 X10", 0)] {
        let game = endless(2).explored(1, tiles).game();
        assert_eq!(scored(&game, 1, Source::ExplorationTiles), points, "{tiles}");
        assert_eq!(scored(&game, 2, Source::ExplorationTiles), 0, "{tiles}");
    }
}

#[test]
fn ew_20_an_extra_icon_counts_for_bonus_tiles() {
    // Tiles with 2 points per help, tool, new traders and exploration icon, in this order.
    let bonus = ["T01", "T02", "T03", "T04"];
    for (tiles, expected) in [
        ("X07", [2, 0, 0, 0]),
        ("X08", [0, 2, 0, 0]),
        ("X09", [0, 0, 2, 0]),
        ("X10", [0, 0, 0, 2]),
        ("X01 X02 X03 X04 X05 X06", [0, 0, 0, 0]),
        ("X07 X08 X09 X10", [2, 2, 2, 2]),
    ] {
        let table = without_stacks(2).explored(1, tiles);
        let points = bonus.map(|tile| scored(&table.clone().tiles(1, tile).game(), 1, Source::BonusTiles));
        assert_eq!(points, expected, "{tiles}");
    }
}

#[test]
fn ew_20_what_a_tile_shows_is_not_gained_again() {
    let mut game = exploring(&endless(2));
    play(&mut game, "explore:X01 draw:P36 stop rest rest");
    assert_eq!((caravan(&game, 1).as_str(), game.turn()), ("GG", turn_of(2)));
}
