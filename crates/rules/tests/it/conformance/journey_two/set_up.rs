//! J2-1 to J2-4: what is dealt and what the players begin with. The map is in `maps`.

mod order;

use carvania_rules::{Game, Source, Title};

use super::draws::set_up_to;
use super::{after, holding, trek};
use crate::play::mountains::outposts;
use crate::play::world::{exploration, points, scored, stacks, tiles, traders};
use crate::play::{caravan, legal_to, play, refused, turn_of};
use crate::table::world::world;

/// A set-up that has come to draws of this kind.
fn set_up(players: usize, kind: &str) -> Game {
    set_up_to(Title::JourneyTwo, players, kind)
}

#[test]
fn j2_1_the_board_has_sides_a2_b2_c1_and_f2() {
    // No exploration tile is left, and everything can be paid.
    let table = world(Title::JourneyTwo, 2).explored(2, "X01 X02 X03 X04 X05 X06 X07 X08 X09");
    let game = table.caravan(1, "YYYYGGGBBM").wagon(1, "d2").outposts(1, "d2").game();
    let locations = [
        "A2.G1", "A2.G2", "A2.3", "A2.4", "B2.G3", "B2.G4", "B2.3", "C1.1", "C1.2", "C1.3", "C1.4", "C1.5",
        "C1.6", "F2.1", "F2.2", "F2.3", "F2.4", "F2.5",
    ];
    assert_eq!(legal_to(&game, "work"), locations.map(|name| format!("work:{name}")).join(" "));
    for elsewhere in ["A1.3", "B1.3", "C2.3", "D1.1", "D2.M3", "E1.1", "E2.3", "F1.1"] {
        refused(&game, &format!("work:{elsewhere}"), "EW-7");
    }
}

#[test]
fn j2_1_point_cards_with_a_white_star_are_removed() {
    for (players, cards) in [(2, 24), (3, 36), (4, 48)] {
        let game = set_up(players, "draw:P");
        assert_eq!((game.chance().count(), game.chance().total()), (cards, cards as u32));
        refused(&game, "draw:P03", "J2-1");
        let mut black = game;
        play(&mut black, "draw:P02");
    }
}

#[test]
fn j2_1_point_cards_fit_the_number_of_players() {
    for (players, fits) in [(2, ["J2-1", "J2-1"]), (3, ["", "J2-1"]), (4, ["", ""])] {
        for (draw, clause) in ["draw:P09", "draw:P13"].into_iter().zip(fits) {
            let mut game = set_up(players, "draw:P");
            if clause.is_empty() { play(&mut game, draw) } else { refused(&game, draw, clause) }
        }
    }
}

#[test]
fn j2_1_four_cards_lie_in_the_row_and_the_next_is_known() {
    let mut game = set_up(2, "draw:P");
    for (card, left) in ["P01", "P33", "P45", "P17", "P35"].into_iter().zip([24, 23, 22, 21, 20]) {
        assert_eq!(game.chance().count(), left);
        play(&mut game, &format!("draw:{card}"));
        refused(&game, &format!("draw:{card}"), "J2-1");
    }
    assert_eq!(points(&game), "P01 P33 P45 P17 - P35");
    refused(&game, "draw:P46", "J2-1");
}

#[test]
fn j2_1_seventeen_bonus_tiles_without_groups_one_and_three() {
    let mut game = set_up(2, "draw:T");
    assert_eq!(legal_to(&game, "draw").split(' ').count(), 17);
    for tile in 18..=25 {
        refused(&game, &format!("draw:T{tile}"), "J2-1");
    }
    for (tile, left) in ["T01", "T02", "T03", "T04"].into_iter().zip([17, 16, 15, 14]) {
        assert_eq!((game.chance().count(), game.chance().total()), (left, left as u32));
        play(&mut game, &format!("draw:{tile}"));
    }
    refused(&game, "draw:T05", "J2-2");
}

#[test]
fn j2_1_four_stacks_of_four_and_one_tile_leaves_the_game_unseen() {
    let game = set_up(2, "draw:X");
    assert_eq!(stacks(&game), "T01/3 T02/3 T03/3 T04/3");
    assert_eq!(game.to_position()["unseen_tiles"].as_array().unwrap().len(), 4 * 3 + 1);
}

#[test]
fn j2_2_one_exploration_tile_on_each_of_the_seven_locations_with_the_icon() {
    let mut game = set_up(4, "draw:X");
    for tile in 1..=7 {
        assert_eq!((game.chance().count(), game.chance().total()), (11 - tile, 11 - tile as u32));
        play(&mut game, &format!("draw:X0{tile}"));
    }
    let icons = "C1.3/X01 C1.4/X02 C1.5/X03 C1.6/X04 F2.1/X05 F2.3/X06 F2.4/X07";
    assert_eq!(exploration(&game), icons);
    // With four players the other three leave the game.
    refused(&game, "draw:X08", "J2-5");
}

#[test]
fn j2_2_with_two_or_three_players_the_2_3_locations_are_covered_and_one_tile_leaves() {
    for players in [2, 3] {
        let mut game = set_up(players, "draw:X");
        for tile in 1..=9 {
            assert_eq!(game.chance().count(), 11 - tile);
            refused(&game, "remove:YY>B", "J2-2");
            play(&mut game, &format!("draw:X0{tile}"));
        }
        let two_three = "A2.3/X08 A2.4/X09 ";
        let icons = "C1.3/X01 C1.4/X02 C1.5/X03 C1.6/X04 F2.1/X05 F2.3/X06 F2.4/X07";
        assert_eq!(exploration(&game), format!("{two_three}{icons}"));
        refused(&game, "draw:X10", "J2-5");
    }
}

#[test]
fn j2_2_tiles_that_left_the_game_cannot_be_taken() {
    for (players, tiles) in [(2, 9), (3, 9), (4, 7)] {
        let table = world(Title::JourneyTwo, players).point_row("P45 P01 P33 P17").caravan(1, "YGB");
        let game = after(&table, "work:A2.G1 claim:P45");
        assert_eq!(legal_to(&game, "explore").split(' ').count(), tiles, "{players} players");
        refused(&game, "explore:X10", "EW-19");
    }
}

#[test]
fn j2_2_with_four_players_the_2_3_locations_are_open() {
    for (players, clause) in [(2, "EW-7"), (3, "EW-7"), (4, "")] {
        for location in ["work:A2.3", "work:A2.4"] {
            let mut game = world(Title::JourneyTwo, players).game();
            if clause.is_empty() { play(&mut game, location) } else { refused(&game, location, clause) }
        }
    }
}

#[test]
fn j2_3_a_caravan_holds_ten_crystals() {
    for (before, next) in [("YYYYYYYY", turn_of(2)), ("YYYYYYYYY", turn_of(1))] {
        let game = after(&trek(2).caravan(1, before), "work:B2.3");
        assert_eq!(game.turn(), next, "{before}");
    }
}

#[test]
fn j2_3_a_board_has_four_bonus_spaces() {
    let table = trek(2).outposts(1, "c1 d2 b2").caravan(1, "");
    let game = after(&holding(table.clone(), 1, "T11 T12 T13"), "work:F2.2 step:d3 build bonus:T01");
    assert_eq!(tiles(&game, 1), "T11 T12 T13 T01");
    let game = after(&holding(table, 1, "T11 T12 T13 T14"), "work:F2.2 step:d3 build");
    assert_eq!((tiles(&game, 1).as_str(), game.turn()), ("T11 T12 T13 T14", turn_of(2)));
}

#[test]
fn j2_3_the_outpost_section_has_four_rows_with_values_1_2_and_3() {
    for row in [["b4", "c1", "c3"], ["a1", "d2", "d4"], ["b1", "b2", "e1"], ["b3", "d1", "d3"]] {
        for (built, points) in [(0, 0), (1, 1), (2, 1 + 2), (3, 1 + 2 + 3)] {
            let game = trek(2).outposts(1, &row[..built].join(" ")).game();
            assert_eq!(scored(&game, 1, Source::Outposts), points, "{built} of {row:?}");
        }
    }
}

#[test]
fn j2_4_traders_and_crystals_as_in_an_endless_world() {
    for (players, available) in [(2, 7), (3, 6), (4, 6)] {
        let game = world(Title::JourneyTwo, players).game();
        for (seat, crystals) in (1..=players).zip(["YYY", "YYYY", "YYYY", "YYYG"]) {
            assert_eq!(traders(&game, seat), (available, 12 - available), "{players} players");
            assert_eq!(caravan(&game, seat), crystals, "{players} players");
            assert_eq!((outposts(&game, seat).as_str(), tiles(&game, seat).as_str()), ("", ""));
        }
    }
}
