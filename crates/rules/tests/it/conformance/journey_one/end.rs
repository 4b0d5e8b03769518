//! J1-14 and J1-16: limit, end, score.

use carvania_rules::components::endless_world::FILE;
use carvania_rules::{Components, Game, Source, Turn};
use serde_json::json;

use super::table::{EIGHT_CARDS, SEVEN_CARDS, journey};
use crate::play::world::{points, scored};
use crate::play::{caravan, legal, play, refused, seat, turn_of};

#[test]
fn j1_14_every_pair_of_merchant_cards_scores_2() {
    for (route, pile, points) in [
        ("", "", 0),
        ("+B", "", 0),
        ("", "+B", 0),
        ("+B", "+GG", 2),
        ("+B +GG", "", 2),
        ("", "+B +GG", 2),
        ("+B +GG", "+YB", 2),
        ("+B +GG +YB", "+YG", 4),
        // As in the rulebook: four and five cards are four pairs.
        ("+B +GG +YB +YG", "+YYY +YYG G>YYY B>GG YYY>M", 8),
        ("+B +GG +YB +YG YYY>GB", "+YYY +YYG G>YYY B>GG YYY>M", 10),
    ] {
        let game = journey(2).tiles(1, "T18").route(1, route).discard_pile(1, pile).game();
        assert_eq!(scored(&game, 1, Source::BonusTiles), points, "{route} and {pile}");
    }
}

#[test]
fn j1_14_each_such_tile_scores_on_its_own() {
    let table = journey(2).route(1, "+B +GG +YB").discard_pile(1, "+YG +YYY");
    for (tiles, points) in [("", 0), ("T18", 4), ("T19", 4), ("T20", 4), ("T18 T19", 8), ("T18 T19 T20", 12)]
    {
        let game = table.clone().tiles(1, tiles).game();
        assert_eq!(scored(&game, 1, Source::BonusTiles), points, "{tiles}");
    }
}

#[test]
fn j1_14_only_ones_own_cards_count_and_not_the_traders_on_them() {
    let table = journey(2).tiles(1, "T18").route(2, "+B +GG").discard_pile(2, "+YB +YG");
    let game = table.route(1, "+YYY/3").discard_pile(1, "+YYG G>YYY").game();
    assert_eq!([scored(&game, 1, Source::BonusTiles), scored(&game, 2, Source::BonusTiles)], [2, 0]);
}

#[test]
fn j1_16_a_caravan_holds_ten_crystals() {
    for (crystals, next) in [("YYYYYYYY", turn_of(2)), ("YYYYYYYYY", turn_of(1))] {
        let mut game = journey(2).caravan(1, crystals).game();
        play(&mut game, "work:A1.3");
        assert_eq!(game.turn(), next, "{crystals}");
    }
}

#[test]
fn j1_16_crystals_above_ten_are_returned_at_the_end_of_the_turn() {
    let mut game = journey(2).caravan(1, "YYYYYYYYGB").game();
    play(&mut game, "work:A1.3");
    assert_eq!((game.turn(), legal(&game).as_str()), (turn_of(1), "return:Y return:G return:B"));
    refused(&game, "return:M", "C-5");
    refused(&game, "rest", "C-5");
    play(&mut game, "return:B return:Y");
    assert_eq!((caravan(&game, 1).as_str(), game.turn()), ("YYYYYYYYYG", turn_of(2)));
}

#[test]
fn j1_16_whoever_is_above_ten_returns_crystals_the_mover_first() {
    let mut game = journey(3)
        .turn(2)
        .decision(json!({"kind": "draw"}))
        .stands(2, "E2.M1", 1)
        .discard_pile(2, "+YYYY")
        .merchant_row("+B +GG +M")
        .caravan(1, "GGGGGGGGGGG")
        .caravan(2, "YYYYYYYYYYYY")
        .game();
    play(&mut game, "draw:+YB");
    for (number, action) in [(2, "return:Y"), (2, "return:Y"), (1, "return:G")] {
        assert_eq!((game.turn(), legal(&game).as_str()), (turn_of(number), action));
        play(&mut game, action);
    }
    assert_eq!(game.turn_begins(), Some(seat(3)));
}

/// A box whose deck has fifteen cards for two players: all lie on the table or with the players.
fn last_cards() -> Game {
    let cards = ["P34", "P36", "P37", "P38", "P46", "P47", "P48", "P49", "P50"];
    let file = cards.into_iter().fold(FILE.to_owned(), |file, card| {
        let entry = format!("id = \"{card}\"\n");
        assert!(file.contains(&entry));
        file.replacen(&entry, &format!("{entry}players = \"3+\"\n"), 1)
    });
    let table = journey(2).claimed(1, "P03 P04 P05 P07 P20").claimed(2, "P08 P19 P21 P23 P24");
    table.caravan(1, "YYYYGGGB").game_with(Components::read(&file).unwrap().leak())
}

#[test]
fn j1_16_an_empty_deck_of_point_cards_does_not_refill_the_row() {
    let mut game = last_cards();
    play(&mut game, "work:A1.G1 claim:P01");
    assert_eq!((points(&game).as_str(), legal(&game).as_str()), ("P33 P45 P17 P35", "bonus:T01 stop"));
    play(&mut game, "stop rest work:A1.G2 claim:P45 explore:X05 stop");
    assert_eq!((points(&game).as_str(), game.turn()), ("P33 P17 P35", turn_of(2)));
    play(&mut game, "work:B1.G4");
    assert_eq!(legal(&game), "bonus:T05 bonus:T06");
}

#[test]
fn j1_16_the_eighth_point_card_triggers_the_end() {
    for players in 2..=4 {
        for (cards, next) in [("P34 P36 P37 P38 P46 P47", turn_of(1)), (SEVEN_CARDS, Turn::Over)] {
            let table = journey(players).turn(players).claimed(players, cards).caravan(players, "YYGG");
            let mut game = table.game();
            play(&mut game, "work:A1.G1 claim:P01 draw:P50");
            assert_eq!(game.turn(), turn_of(players), "the visit goes on");
            play(&mut game, "stop");
            assert_eq!(game.turn(), next, "{players} players");
        }
    }
}

#[test]
fn j1_16_the_round_is_played_out() {
    let mut game = journey(3).claimed(1, SEVEN_CARDS).caravan(1, "YYGG").route(2, "+B").game();
    play(&mut game, "work:A1.G1 claim:P01 draw:P50 stop");
    assert_eq!(game.turn(), turn_of(2));
    play(&mut game, "route:+B");
    assert_eq!(game.turn(), turn_of(3));
    play(&mut game, "work:E2.M1 use");
    assert_eq!(game.turn(), Turn::Chance, "the market is refilled in the last turn too");
    play(&mut game, "draw:+GG");
    assert_eq!((game.turn(), legal(&game).as_str()), (Turn::Over, ""));
    for action in ["rest", "route:+B", "work:E2.3", "keep", "draw:+YB"] {
        refused(&game, action, "C-6");
    }
}

#[test]
fn j1_16_the_score_is_cards_bonus_tiles_exploration_tiles_and_crystals() {
    // 5, 6, 6 and 5 points. Seven of twelve traders are not in the reserve. Five merchant cards.
    let game = journey(2)
        .claimed(1, "P03 P19 P34 P46")
        .tiles(1, "T15 T17 T18")
        .explored(1, "X01 X05 X06 X07")
        .route(1, "+B/1 +GG +YB")
        .discard_pile(1, "+YG +YYY")
        .caravan(1, "YYGBM")
        .game();
    let score = game.scores()[seat(1)];
    let expected = [
        (Source::PointCards, 5 + 6 + 6 + 5),
        (Source::VpTiles, 0),
        (Source::Outposts, 0),
        (Source::BonusTiles, 3 + 3 + 4),
        (Source::ExplorationTiles, 3 + 3),
        (Source::Copper, 0),
        (Source::Silver, 0),
        (Source::Crystals, 3),
    ];
    assert_eq!(score.items().collect::<Vec<_>>(), expected);
    assert_eq!(score.total(), 22 + 10 + 6 + 3);
}

#[test]
fn j1_16_icons_of_cards_and_exploration_tiles_score_with_their_bonus_tiles() {
    // Help on P03 and X07, tool on P19, new traders on P34: T11 wants help and tool, T07 help and
    // exploration, T12 tool and new traders.
    let table = journey(2).claimed(1, "P03 P19 P34").explored(1, "X07");
    for (tiles, points) in [("T11", 3), ("T07", 0), ("T12", 3), ("T11 T12", 6)] {
        assert_eq!(scored(&table.clone().tiles(1, tiles).game(), 1, Source::BonusTiles), points, "{tiles}");
    }
}

#[test]
fn j1_16_merchant_cards_and_yellow_crystals_alone_are_worth_nothing() {
    let game = journey(2).route(1, "+B +GG").discard_pile(1, "+YB").caravan(1, "YYYYYYYYYY").game();
    assert_eq!(game.scores()[seat(1)].total(), 0);
}

#[test]
fn j1_16_of_equal_points_the_later_seat_ranks_higher() {
    let table = journey(3).turn(3).decision(json!({"kind": "over"})).claimed(1, EIGHT_CARDS).caravan(1, "");
    let ranking = |two: &str, three: &str| {
        let game = table.clone().caravan(2, two).caravan(3, three).game();
        game.ranking().iter().map(|seat| seat.number()).collect::<Vec<_>>()
    };
    assert_eq!(ranking("YG", "YB"), [1, 3, 2]);
    assert_eq!(ranking("GG", "B"), [1, 2, 3]);
}
