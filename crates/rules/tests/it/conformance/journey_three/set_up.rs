//! J3-1 to J3-3: set-up.

use carvania_rules::{Game, Setup, SetupError, Source, Title};

use super::{journey, row};
use crate::conformance::journey_two::draws::{down, draw_counts, set_up_to, waits};
use crate::conformance::journey_two::maps::own_map;
use crate::play::mountains::wagon;
use crate::play::world::{exploration, points, scored, sorted, stacks, traders};
use crate::play::{caravan, deal, legal, legal_to, play, refused, turn_of};
use crate::table::mountains::own_map as map_with_villages;
use crate::table::world::{new_world, world};

/// A set-up that has come to draws of this kind.
fn set_up(players: usize, kind: &str) -> Game {
    set_up_to(Title::JourneyThree, players, kind)
}

#[test]
fn j3_1_the_board_has_sides_a2_b2_c1_d2_e2_and_f2() {
    // No exploration tile is left, and everything can be paid.
    let table = world(Title::JourneyThree, 2).explored(2, "X01 X02 X03 X04 X05 X06 X07 X08 X09");
    let game = table.caravan(1, "YYYYGGGBBM").wagon(1, "d2").outposts(1, "d2").game();
    let locations = [
        "A2.G1", "A2.G2", "A2.3", "A2.4", "B2.G3", "B2.G4", "B2.3", "C1.1", "C1.2", "C1.3", "C1.4", "C1.5",
        "C1.6", "D2.M3", "D2.M4", "E2.M1", "E2.M2", "E2.3", "F2.1", "F2.2", "F2.3", "F2.4", "F2.5",
    ];
    assert_eq!(legal_to(&game, "work"), locations.map(|name| format!("work:{name}")).join(" "));
    for elsewhere in ["A1.3", "B1.3", "C2.M3", "C2.3", "D1.1", "E1.1", "F1.1"] {
        refused(&game, &format!("work:{elsewhere}"), "EW-7");
    }
}

#[test]
fn j3_1_point_cards_with_a_black_star_are_removed() {
    for (players, cards) in [(2, 24), (3, 36), (4, 48)] {
        let mut game = set_up(players, "draw:P");
        assert_eq!((game.chance().count(), game.chance().total()), (cards, cards as u32));
        refused(&game, "draw:P02", "J3-1");
        play(&mut game, "draw:P03 draw:P33 draw:P45 draw:P17 draw:P35");
        assert_eq!(points(&game), "P03 P33 P45 P17 - P35");
        refused(&game, "draw:P46", "J3-1");
    }
}

#[test]
fn j3_1_all_25_bonus_tiles_are_used() {
    let mut game = set_up(2, "draw:T");
    for tile in 18..=25 {
        let left = 43 - tile;
        assert_eq!((game.chance().count(), game.chance().total()), (left, left as u32));
        play(&mut game, &format!("draw:T{tile}"));
    }
    assert_eq!(stacks(&game), "T18/3 T19/3 T20/1 T21/1 T22/1 T23/1 T24/3 T25/3");
    // Sixteen lie below, and one has left the game.
    assert_eq!(game.to_position()["unseen_tiles"].as_array().unwrap().len(), 16 + 1);
    refused(&game, "draw:T01", "J3-2");
}

#[test]
fn j3_2_exploration_tiles_as_in_part_two() {
    let icons = "C1.3/X01 C1.4/X02 C1.5/X03 C1.6/X04 F2.1/X05 F2.3/X06 F2.4/X07";
    let all = format!("A2.3/X08 A2.4/X09 {icons}");
    for (players, laid, expected) in [(2, 9, all.as_str()), (3, 9, all.as_str()), (4, 7, icons)] {
        let mut game = set_up(players, "draw:X");
        for tile in 1..=laid {
            assert_eq!((game.chance().count(), game.chance().total()), (11 - tile, 11 - tile as u32));
            refused(&game, "remove:YY>B", "J3-2");
            play(&mut game, &format!("draw:X0{tile}"));
        }
        assert_eq!(exploration(&game), expected, "{players} players");
        refused(&game, "draw:X10", "J3-3");
    }
}

#[test]
fn j3_2_with_four_players_the_three_left_over_leave_the_game() {
    for (players, tiles) in [(2, 9), (3, 9), (4, 7)] {
        let table = world(Title::JourneyThree, players).point_row("P45 P01 P33 P17").caravan(1, "YGB");
        let mut game = table.game();
        play(&mut game, "work:A2.G1 claim:P45");
        assert_eq!(legal_to(&game, "explore").split(' ').count(), tiles, "{players} players");
        refused(&game, "explore:X10", "EW-19");
    }
}

#[test]
fn j3_3_player_boards_traders_and_crystals_as_in_part_two() {
    for (players, available) in [(2, 7), (3, 6), (4, 6)] {
        let game = world(Title::JourneyThree, players).game();
        for (seat, crystals) in (1..=players).zip(["YYY", "YYYY", "YYYY", "YYYG"]) {
            assert_eq!(traders(&game, seat), (available, 12 - available), "{players} players");
            assert_eq!((caravan(&game, seat).as_str(), wagon(&game, seat).as_str()), (crystals, "c2"));
        }
    }
    let game = journey(2).outposts(1, "b4 c1 c3 d2").game();
    assert_eq!(scored(&game, 1, Source::Outposts), (1 + 2 + 3) + 1);
}

#[test]
fn j3_3_the_map_is_dealt_as_in_part_two() {
    let mut game = set_up(2, "remove");
    for cell in ["d3", "c3", "b3", "b2", "c1", "d2", "d4", "b4", "a1", "b1", "d1", "e1"] {
        while legal(&game).starts_with("remove") {
            refused(&game, "lay:YY>B", "J3-3");
            let removed = legal(&game).split(' ').next().unwrap().to_owned();
            play(&mut game, &removed);
            refused(&game, &removed, "J3-3");
        }
        refused(&game, "lay:valley", "J3-3");
        let lay = legal(&game).split(' ').next().unwrap().to_owned();
        play(&mut game, &lay);
        assert_eq!(game.to_position()["tiles"][cell], lay.trim_start_matches("lay:"));
    }
}

#[test]
fn j3_3_a_map_of_ones_own_is_played_on() {
    let setup = Setup { map: Some(own_map()), ..Setup::standard(Title::JourneyThree, 2) };
    let mut game = Game::new(&setup).unwrap();
    deal(&mut game);
    assert_eq!((wagon(&game, 1).as_str(), wagon(&game, 2).as_str()), ("a1", "a1"));
    play(&mut game, "work:F2.2");
    assert_eq!(sorted(&game), "step:a2 step:b1");
}

#[test]
fn j3_3_a_map_for_another_game_is_refused() {
    let title = Title::JourneyThree;
    let setup = Setup { map: Some(map_with_villages()), ..Setup::standard(title, 2) };
    assert_eq!(Game::new(&setup).unwrap_err(), SetupError::Map { title });
}

#[test]
fn j3_3_four_of_43_merchant_cards_lie_below_the_markets() {
    let mut game = set_up(2, "draw:+");
    for (card, left) in ["+M", "YY>B", "^3", "+YYYY"].into_iter().zip([43, 42, 41, 40]) {
        assert_eq!((game.chance().count(), game.chance().total()), (left, left as u32));
        // The starting cards are not in the deck.
        refused(&game, "draw:+YY", "J1-5");
        refused(&game, "draw:^2", "J1-5");
        play(&mut game, &format!("draw:{card}"));
    }
    assert_eq!((row(&game).as_str(), game.turn()), ("+M YY>B ^3 +YYYY", turn_of(1)));
}

#[test]
fn c_18_the_draws_of_part_three_come_in_this_order() {
    for (players, points, tiles) in [(2, 24, 9), (3, 36, 9), (4, 48, 7)] {
        let world = [down(points, 5), down(25, 8), down(10, tiles)].concat();
        let map = [down(6, 3).repeat(4), down(12, 12)].concat();
        let expected = [world, map, down(43, 4)].concat();
        assert_eq!(draw_counts(Title::JourneyThree, players), expected, "{players} players");
    }
}

#[test]
fn c_18_each_draw_of_part_three_waits_for_those_before_it() {
    for (kind, clause) in [
        ("draw:P", "J3-1"),
        ("draw:T", "J3-1"),
        ("draw:X", "J3-2"),
        ("remove", "J3-3"),
        ("lay", "J3-3"),
        ("draw:+", "J1-5"),
        ("work", "EW-27"),
    ] {
        waits(Title::JourneyThree, kind, clause);
    }
}

#[test]
fn ew_27_part_three_is_for_two_to_four_players() {
    let title = Title::JourneyThree;
    for players in [0, 1, 5] {
        let error = Game::new(&Setup::standard(title, players)).unwrap_err();
        assert_eq!(error, SetupError::Players { title, players, clause: "EW-27".parse().unwrap() });
    }
    for players in 2..=4 {
        let mut game = new_world(title, players);
        deal(&mut game);
        assert_eq!(game.turn(), turn_of(1));
    }
}
