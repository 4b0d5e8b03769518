//! J1-1 to J1-5: set-up.

use carvania_rules::components::endless_world::BoardName;
use carvania_rules::{Game, Turn};
use serde_json::json;

use super::table::{EXPLORATION, POINTS, ROW, TILES, after, discard_pile, journey, merchant_row, route};
use crate::play::world::{exploration, points, stacks, tiles, traders};
use crate::play::{caravan, claimed, legal, legal_to, play, refused, turn_of};

/// The point cards without a black star and without a player mark.
const UNMARKED: &str = "P01 P03 P04 P05 P07 P08 P17 P19 P20 P21 P23 P24 \
                        P33 P34 P35 P36 P37 P38 P45 P46 P47 P48 P49 P50";
const THREE_OR_MORE: &str = "P09 P11 P12 P25 P27 P28 P39 P40 P41 P51 P52 P53";
const FOUR_ONLY: &str = "P13 P15 P16 P29 P31 P32 P42 P43 P44 P54 P55 P56";

/// The draws of these components, as a sorted list.
fn draws<'a>(components: impl IntoIterator<Item = &'a str>) -> Vec<String> {
    let names = components.into_iter().flat_map(str::split_whitespace);
    let mut draws: Vec<String> = names.map(|name| format!("draw:{name}")).collect();
    draws.sort();
    draws
}

fn possible_draws(game: &Game) -> Vec<String> {
    let mut draws: Vec<String> = game.chance().map(|(draw, _)| game.write_action(draw).to_string()).collect();
    draws.sort();
    draws
}

#[test]
fn j1_1_the_board_is_made_of_a1_b1_e2_and_c2() {
    let game = journey(4).caravan(1, "YYYGB").game();
    let locations = "work:A1.G1 work:A1.G2 work:A1.3 work:A1.4 work:A1.5 work:A1.6 \
                     work:B1.G3 work:B1.G4 work:B1.3 work:B1.4 work:B1.5 \
                     work:E2.M1 work:E2.M2 work:E2.3 work:C2.M3 work:C2.M4 work:C2.3";
    assert_eq!(legal_to(&game, "work"), locations);
    assert_eq!(game.world().unwrap().board(), BoardName::JourneyOne);
    for location in ["A2.G1", "B2.3", "C1.1", "D1.1", "D2.M3", "E1.1", "F1.1", "F2.2"] {
        refused(&game, &format!("work:{location}"), "EW-7");
    }
}

#[test]
fn j1_1_no_side_is_drawn() {
    for players in 2..=4 {
        let game = after(players, &[]);
        assert!(legal(&game).starts_with("draw:P01 "), "{players} players");
        refused(&game, "draw:D1", "J1-1");
    }
}

#[test]
fn j1_1_black_stars_and_marks_that_do_not_fit_are_removed() {
    for (players, cards) in
        [(2, &[UNMARKED][..]), (3, &[UNMARKED, THREE_OR_MORE]), (4, &[UNMARKED, THREE_OR_MORE, FOUR_ONLY])]
    {
        let game = after(players, &[]);
        assert_eq!(possible_draws(&game), draws(cards.iter().copied()), "{players} players");
        assert!(game.chance().all(|(_, weight)| weight == 1));
        for black_star in ["P02", "P06", "P10", "P14", "P18", "P22", "P26", "P30"] {
            refused(&game, &format!("draw:{black_star}"), "J1-1");
        }
    }
    refused(&after(2, &[]), "draw:P09", "J1-1");
    refused(&after(3, &[]), "draw:P13", "J1-1");
}

#[test]
fn j1_1_four_cards_lie_in_the_row_and_the_next_one_is_known() {
    let game = after(2, &[POINTS]);
    assert_eq!(points(&game), "P01 P33 P45 P17 - P35");
    assert_eq!(game.to_position()["point_deck"].as_array().unwrap().len(), 24 - 5);
}

#[test]
fn j1_2_twenty_bonus_tiles_are_used() {
    let mut game = after(2, &[POINTS]);
    let all: Vec<String> = (1..=20).map(|number| format!("T{number:02}")).collect();
    assert_eq!(possible_draws(&game), draws(all.iter().map(String::as_str)));
    for (drawn, tile) in TILES.split_whitespace().enumerate() {
        assert_eq!(game.chance().count(), 20 - drawn);
        assert!(game.chance().all(|(_, weight)| weight == 1));
        for removed in ["T21", "T22", "T23", "T24", "T25"] {
            refused(&game, &format!("draw:{removed}"), "J1-2");
        }
        play(&mut game, tile);
    }
}

#[test]
fn j1_2_stacks_have_the_size_printed_and_only_their_top_is_known() {
    let game = journey(3).game();
    assert_eq!(stacks(&game), "T01/2 T02/2 T03/1 T04/1 T05/1 T06/1");
    // Eight lie below others, six have left the game: nobody knows which.
    assert_eq!(game.to_position()["unseen_tiles"].as_array().unwrap().len(), 20 - 6);
}

#[test]
fn j1_3_with_four_players_all_ten_tiles_lie_beside_the_board() {
    let mut game = after(4, &[POINTS, TILES]);
    refused(&game, "draw:X01", "J1-5");
    play(&mut game, ROW);
    let all: Vec<String> = (1..=10).map(|number| format!("X{number:02}")).collect();
    assert_eq!(game.to_position()["beside"], json!(all));
    assert_eq!(exploration(&game), "");
    assert_eq!(legal_to(&game, "work").split(' ').filter(|work| work.ends_with("1.5")).count(), 2);
}

#[test]
fn j1_3_with_two_or_three_one_lies_on_each_of_the_two_locations_and_eight_beside() {
    for players in [2, 3] {
        let mut game = after(players, &[POINTS, TILES]);
        for (drawn, tile) in EXPLORATION.split_whitespace().enumerate() {
            assert_eq!(game.chance().count(), 10 - drawn);
            assert!(game.chance().all(|(_, weight)| weight == 1));
            play(&mut game, tile);
        }
        assert_eq!(exploration(&game), "A1.5/X01 B1.5/X02");
        let beside = ["X03", "X04", "X05", "X06", "X07", "X08", "X09", "X10"];
        assert_eq!(game.to_position()["beside"], json!(beside));
        play(&mut game, ROW);
        refused(&game, "work:A1.5", "EW-7");
        refused(&game, "work:B1.5", "EW-7");
    }
}

#[test]
fn j1_4_traders_and_crystals_are_those_of_an_endless_world() {
    for (players, available) in [(2, 7), (3, 6), (4, 6)] {
        let game = journey(players).game();
        for (number, crystals) in (1..=players).zip(["YYY", "YYYY", "YYYY", "YYYG"]) {
            assert_eq!(caravan(&game, number), crystals);
            assert_eq!(traders(&game, number), (available, 12 - available));
            assert_eq!([claimed(&game, number), tiles(&game, number)], ["", ""]);
        }
    }
}

#[test]
fn j1_4_a_board_shows_side_a_with_three_bonus_spaces() {
    let game = journey(2).tiles(1, "T07 T08 T09").caravan(1, "").game();
    refused(&game, "work:A1.G1", "EW-11");
    let mut game = journey(2).tiles(1, "T07 T08").caravan(1, "").game();
    play(&mut game, "work:A1.G1 bonus:T01");
    assert_eq!(game.turn(), Turn::Chance);
}

#[test]
fn j1_5_one_merchant_card_lies_below_each_market() {
    let mut game = after(2, &[POINTS, TILES, EXPLORATION]);
    for (drawn, card) in ROW.split_whitespace().enumerate() {
        assert_eq!(game.chance().count(), 43 - drawn);
        assert!(game.chance().all(|(_, weight)| weight == 1));
        play(&mut game, card);
    }
    assert_eq!(merchant_row(&game), "+YYYY YY>GG +M ^3");
    assert_eq!(game.to_position()["merchant_deck"].as_array().unwrap().len(), 39);
}

#[test]
fn j1_5_starting_cards_are_not_used() {
    let game = after(3, &[POINTS, TILES, EXPLORATION]);
    refused(&game, "draw:+YY", "J1-5");
    refused(&game, "draw:^2", "J1-5");
    for number in 1..=3 {
        assert_eq!([route(&game, number), discard_pile(&game, number)], ["", ""]);
    }
}

#[test]
fn j1_5_merchant_cards_come_last_after_points_bonus_tiles_and_exploration_tiles() {
    for (players, points, exploration) in [(2, 24, &[10, 9][..]), (3, 36, &[10, 9]), (4, 48, &[])] {
        let mut game = after(players, &[]);
        let mut draws = Vec::new();
        while game.turn() == Turn::Chance {
            draws.push(game.chance().count());
            let (last, _weight) = game.chance().last().unwrap();
            game.apply(last).unwrap();
        }
        let points: Vec<usize> = (points - 4..=points).rev().collect();
        let tiles = [20, 19, 18, 17, 16, 15];
        let merchants = [43, 42, 41, 40];
        assert_eq!(draws, [&points[..], &tiles, exploration, &merchants].concat(), "{players} players");
        assert_eq!(game.turn(), turn_of(1));
    }
}

#[test]
fn j1_5_each_draw_waits_for_those_before_it() {
    for (before, clause) in [
        (&[][..], "J1-1"),
        (&[POINTS], "J1-2"),
        (&[POINTS, TILES], "J1-3"),
        (&[POINTS, TILES, EXPLORATION], "J1-5"),
    ] {
        let game = after(2, before);
        for action in ["draw:P50", "draw:T20", "draw:X10", "draw:+B", "draw:E1", "rest", "work:A1.3", "stop"]
        {
            if !legal(&game).split(' ').any(|legal| legal == action) {
                refused(&game, action, clause);
            }
        }
    }
    let game = after(2, &[POINTS, TILES, EXPLORATION, ROW]);
    for draw in ["draw:P50", "draw:T20", "draw:X10", "draw:+B"] {
        refused(&game, draw, "EW-27");
    }
}
