//! EW-1 to EW-6: set-up.

mod stacks;

use carvania_rules::{Components, Title, Turn};

use super::endless;
use crate::play::world::{at, exploration, explored, points, sorted, tiles, traders};
use crate::play::{caravan, claimed, legal, play, refused, turn_of};
use crate::table::world::{new_world, world_with};

const POINTS: &str = "draw:P01 draw:P33 draw:P45 draw:P17 draw:P35";
const TILES: &str = "draw:T01 draw:T02 draw:T03 draw:T04 draw:T05 draw:T06";

#[test]
fn ew_1_one_of_three_sides_is_drawn() {
    for players in 2..=4 {
        let game = new_world(Title::EndlessWorld, players);
        assert_eq!((game.turn(), sorted(&game).as_str()), (Turn::Chance, "draw:D1 draw:E1 draw:F1"));
        assert!(game.chance().all(|(_, weight)| weight == 1));
        for other in ["draw:A1", "draw:C1", "draw:D2", "draw:P01", "rest"] {
            refused(&game, other, "EW-1");
        }
    }
}

#[test]
fn ew_1_the_board_has_the_drawn_side_and_three_others() {
    for (side, others) in [("D1", ["E1", "F1"]), ("E1", ["D1", "F1"]), ("F1", ["D1", "E1"])] {
        let game = world_with(side, 4).caravan(1, "YYGGBBMM").game();
        let legal = legal(&game);
        for side in ["A1", "B1", "C1", side] {
            assert!(legal.contains(&format!("work:{side}.1")) || legal.contains(&format!("work:{side}.3")));
        }
        for other in others {
            refused(&game, &format!("work:{other}.1"), "EW-7");
        }
    }
}

#[test]
fn ew_2_stars_and_player_marks_say_which_cards_play() {
    // White star; black star; `3+`; `=4`.
    for (players, cards, removed, kept) in [
        (2, 24, "P03 P11 P09 P10 P13 P14 P15", "P01 P02 P50"),
        (3, 36, "P03 P11 P13 P14 P15", "P01 P02 P09 P10 P53"),
        (4, 48, "P03 P11 P15", "P01 P02 P09 P10 P13 P14 P56"),
    ] {
        let mut game = new_world(Title::EndlessWorld, players);
        play(&mut game, "draw:D1");
        assert_eq!(game.chance().count(), cards, "{players} players");
        assert!(game.chance().all(|(_, weight)| weight == 1));
        removed.split(' ').for_each(|card| refused(&game, &format!("draw:{card}"), "EW-2"));
        let legal = legal(&game);
        assert!(kept.split(' ').all(|card| legal.contains(&format!("draw:{card}"))), "{players} players");
    }
}

#[test]
fn ew_2_four_cards_from_left_to_right_and_the_next_one() {
    let mut game = new_world(Title::EndlessWorld, 3);
    play(&mut game, "draw:D1");
    for (dealt, draw) in POINTS.split(' ').enumerate() {
        assert_eq!(game.chance().count(), 36 - dealt);
        play(&mut game, draw);
        refused(&game, draw, if dealt < 4 { "EW-2" } else { "EW-3" });
    }
    assert_eq!(points(&game), "P01 P33 P45 P17 - P35");
}

#[test]
fn ew_2_a_card_lies_above_each_golem_location() {
    for (location, card) in [("A1.G1", "P01"), ("A1.G2", "P33"), ("B1.G3", "P45"), ("B1.G4", "P17")] {
        let mut game = endless(2).caravan(1, "YYYYGGBBM").game();
        play(&mut game, &format!("work:{location} claim:{card}"));
        assert_eq!(claimed(&game, 1), card);
    }
}

#[test]
fn ew_4_exploration_tiles_cover_locations_in_the_order_of_the_board() {
    let icons = "C1.3 C1.4 C1.5 C1.6 E1.3 E1.4 E1.5 E1.6";
    for (players, covered) in
        [(2, format!("{icons} A1.5 B1.5")), (3, format!("{icons} A1.5 B1.5")), (4, icons.into())]
    {
        let mut game = new_world(Title::EndlessWorld, players);
        play(&mut game, &format!("draw:E1 {POINTS} {TILES}"));
        let mut expected = Vec::new();
        for (dealt, location) in covered.split(' ').enumerate() {
            assert_eq!((game.turn(), game.chance().count()), (Turn::Chance, 10 - dealt), "{players} players");
            assert!(game.chance().all(|(_, weight)| weight == 1));
            // From the last tile to the first, so that no order but the board's is followed.
            let tile = format!("X{:02}", 10 - dealt);
            play(&mut game, &format!("draw:{tile}"));
            expected.push(format!("{location}/{tile}"));
        }
        expected.sort();
        assert_eq!((exploration(&game), game.turn()), (expected.join(" "), turn_of(1)), "{players} players");
    }
}

#[test]
fn ew_4_a_tile_that_lies_somewhere_is_not_drawn_again() {
    let mut game = new_world(Title::EndlessWorld, 2);
    play(&mut game, &format!("draw:D1 {POINTS} {TILES} draw:X04"));
    for other in ["draw:X04", "draw:T07", "draw:P36", "rest"] {
        refused(&game, other, "EW-4");
    }
}

#[test]
fn ew_4_with_four_players_two_tiles_leave_the_game() {
    let mut game = endless(4).caravan(1, "YGB").game();
    assert!(["work:A1.5", "work:B1.5"].iter().all(|open| legal(&game).contains(open)));
    play(&mut game, "work:B1.G3 claim:P45");
    for gone in ["explore:X09", "explore:X10"] {
        refused(&game, gone, "EW-19");
    }
    for players in [2, 3] {
        for covered in ["work:A1.5", "work:B1.5"] {
            refused(&endless(players).game(), covered, "EW-7");
        }
    }
}

#[test]
fn ew_5_player_board_side_a_is_used() {
    let board = &Components::standard().endless_world.side_a;
    assert_eq!((board.caravan, board.bonus_spaces), (10, 3));
}

#[test]
fn ew_5_six_of_twelve_traders_are_available_or_seven_of_two_players() {
    for (players, idle) in [(2, (7, 5)), (3, (6, 6)), (4, (6, 6))] {
        let game = endless(players).game();
        for seat in 1..=players {
            assert_eq!(traders(&game, seat), idle, "{players} players");
            let owned = [at(&game, seat), tiles(&game, seat), explored(&game, seat), claimed(&game, seat)];
            assert_eq!(owned, [""; 4], "{players} players");
        }
    }
}

#[test]
fn ew_6_starting_crystals_depend_on_the_seat() {
    for players in 2..=4 {
        let game = endless(players).game();
        let caravans: Vec<String> = (1..=players).map(|seat| caravan(&game, seat)).collect();
        assert_eq!(caravans, ["YYY", "YYYY", "YYYY", "YYYG"][..players]);
        assert_eq!(game.turn(), turn_of(1));
    }
}
