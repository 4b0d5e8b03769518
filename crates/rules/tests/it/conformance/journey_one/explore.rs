//! J1-15: choosing an exploration tile.

use carvania_rules::{Source, Turn};

use super::table::journey;
use crate::play::world::{exploration, explored, points, scored, traders};
use crate::play::{caravan, claimed, legal, legal_to, play, refused, turn_of};
use crate::table::Table;

const CLAIM: &str = "work:A1.G1 claim:P45";
const ALL_TILES: &str = "X01 X02 X03 X04 X05 X06 X07 X08 X09 X10";

/// A table where the first player can claim the exploration card `P45`.
fn explorer(players: usize) -> Table {
    journey(players).point_row("P45 P33 P01 P17").caravan(1, "YGB")
}

fn choices(tiles: &str) -> String {
    tiles.split(' ').map(|tile| format!("explore:{tile}")).collect::<Vec<_>>().join(" ")
}

#[test]
fn j1_15_a_tile_beside_the_board_or_on_it_is_chosen() {
    for players in 2..=4 {
        let mut game = explorer(players).game();
        play(&mut game, CLAIM);
        assert_eq!((game.turn(), legal(&game)), (turn_of(1), choices(ALL_TILES)), "{players} players");
    }
}

#[test]
fn j1_15_a_tile_from_beside_opens_nothing() {
    let mut game = explorer(3).game();
    play(&mut game, CLAIM);
    play(&mut game, "explore:X06 draw:P50 stop");
    assert_eq!([explored(&game, 1), exploration(&game)], ["X06", "A1.5/X01 B1.5/X02"]);
    let beside = ["X03", "X04", "X05", "X07", "X08", "X09", "X10"];
    assert_eq!(game.to_position()["beside"], serde_json::json!(beside));
    refused(&game, "work:A1.5", "EW-7");
    refused(&game, "work:B1.5", "EW-7");
}

#[test]
fn j1_15_a_tile_from_the_board_opens_its_location_to_all() {
    for (tile, opened, closed, left) in
        [("X01", "A1.5", "B1.5", "B1.5/X02"), ("X02", "B1.5", "A1.5", "A1.5/X01")]
    {
        let mut game = explorer(2).game();
        play(&mut game, CLAIM);
        play(&mut game, &format!("explore:{tile} draw:P50 stop"));
        assert_eq!([explored(&game, 1).as_str(), &exploration(&game)], [tile, left]);
        for _ in 0..2 {
            assert!(legal_to(&game, "work").contains(opened));
            refused(&game, &format!("work:{closed}"), "EW-7");
            play(&mut game, "rest");
        }
    }
}

#[test]
fn j1_15_the_choice_is_compulsory() {
    let mut game = explorer(2).explored(2, "X04 X05").game();
    play(&mut game, CLAIM);
    assert_eq!(legal(&game), choices("X01 X02 X03 X06 X07 X08 X09 X10"));
    for action in ["explore:X04", "explore:X05", "stop", "rest", "bonus:T01", "claim:P33", "use", "draw:P50"]
    {
        refused(&game, action, "J1-15");
    }
}

#[test]
fn j1_15_one_tile_alone_must_be_taken() {
    let mut game = explorer(2).explored(2, "X02 X03 X04 X05 X06 X07 X08 X09 X10").game();
    play(&mut game, CLAIM);
    assert_eq!(legal(&game), "explore:X01");
}

#[test]
fn j1_15_with_no_tile_left_the_benefit_lapses() {
    for players in 2..=4 {
        let mut game = explorer(players).explored(2, ALL_TILES).game();
        play(&mut game, CLAIM);
        assert_eq!((game.turn(), claimed(&game, 1).as_str()), (Turn::Chance, "P45"), "{players} players");
        play(&mut game, "draw:P50 stop");
        assert_eq!((explored(&game, 1).as_str(), game.turn()), ("", turn_of(2)));
    }
}

#[test]
fn j1_15_the_tile_is_taken_before_the_next_card_is_turned_up() {
    let mut game = explorer(2).game();
    play(&mut game, CLAIM);
    assert_eq!((caravan(&game, 1).as_str(), claimed(&game, 1).as_str()), ("", "P45"));
    play(&mut game, "explore:X07");
    assert_eq!(game.turn(), Turn::Chance);
    refused(&game, "explore:X08", "EW-16");
    play(&mut game, "draw:P50");
    assert_eq!((points(&game).as_str(), legal(&game).as_str()), ("P33 P01 P17 P35 - P50", "bonus:T01 stop"));
}

#[test]
fn j1_15_the_tile_brings_what_it_shows() {
    for (tile, crystals, board_and_reserve, score) in [
        ("X01", "GG", (6, 5), 0),
        ("X02", "YB", (6, 5), 0),
        ("X03", "", (7, 4), 0),
        ("X05", "", (6, 5), 3),
        ("X10", "", (6, 5), 0),
    ] {
        let mut game = explorer(2).game();
        play(&mut game, CLAIM);
        play(&mut game, &format!("explore:{tile} draw:P50 stop"));
        assert_eq!((caravan(&game, 1).as_str(), traders(&game, 1)), (crystals, board_and_reserve), "{tile}");
        assert_eq!(scored(&game, 1, Source::ExplorationTiles), score, "{tile}");
    }
}

#[test]
fn j1_15_other_cards_bring_no_tile() {
    let mut game = journey(4).caravan(1, "YYGG").game();
    play(&mut game, "work:A1.G1 claim:P01 draw:P50 stop");
    assert_eq!((explored(&game, 1).as_str(), game.turn()), ("", turn_of(2)));
}
