//! CA-16 to CA-18: limit, end, score.

use carvania_rules::{Game, Source, Turn};
use serde_json::json;

use super::table::{FOUR_TILES, THREE_TILES, adventure};
use crate::play::{caravan, deal, legal, play, seat, turn_of};

#[test]
fn ca_16_a_caravan_holds_ten_crystals_and_three_more_for_each_tile() {
    for (tiles, limit) in [("", 10), ("caravan", 13), ("caravan caravan", 16), ("step 6", 10)] {
        let full = "Y".repeat(limit);
        let mut game = adventure(2).bonus(1, tiles).caravan(1, &full[..limit - 2]).game();
        play(&mut game, "play:+YY");
        assert_eq!((game.turn(), caravan(&game, 1)), (turn_of(2), full.clone()), "{tiles}");
        let mut game = adventure(2).bonus(1, tiles).caravan(1, &full[..limit - 1]).game();
        play(&mut game, "play:+YY");
        assert_eq!((game.turn(), legal(&game).as_str()), (turn_of(1), "return:Y"), "{tiles}");
        play(&mut game, "return:Y");
        assert_eq!((game.turn(), caravan(&game, 1)), (turn_of(2), full), "{tiles}");
    }
}

#[test]
fn ca_16_who_received_a_toll_may_have_to_return_a_crystal() {
    let mut game = adventure(3).wagon(2, "c4").caravan(2, "GGGGGGGGGG").game();
    play(&mut game, "spend:+YY step:c4 stop pay:Y pass");
    assert_eq!((game.turn(), legal(&game).as_str()), (turn_of(2), "return:Y return:G"));
    play(&mut game, "return:Y");
    assert_eq!(game.turn_begins(), Some(seat(2)));
}

#[test]
fn ca_16_the_limit_is_not_checked_within_a_turn() {
    let mut game = adventure(2).wagon(1, "c2").outposts(1, "c2").caravan(1, "GGGGGGGGGG").game();
    play(&mut game, "trade:5");
    assert_eq!(caravan(&game, 1).len(), 5 + 15);
    for _ in 0..10 {
        assert_eq!(game.turn(), turn_of(1));
        play(&mut game, "return:Y");
    }
    assert_eq!((caravan(&game, 1).as_str(), game.turn()), ("YYYYYGGGGG", turn_of(2)));
}

#[test]
fn ca_17_the_fourth_vp_tile_triggers_the_end() {
    for players in 2..=4 {
        let table = adventure(players).turn(players).wagon(players, "a1").caravan(players, "YGBM");
        for (tiles, turn) in [("YYBBB YYYMM", turn_of(1)), (THREE_TILES, Turn::Over)] {
            let mut game = table.clone().claimed(players, tiles).game();
            play(&mut game, "claim:YGBM");
            assert_eq!(game.turn(), Turn::Chance, "its refill is drawn like any other");
            deal(&mut game);
            assert_eq!(game.turn(), turn, "{players} players");
        }
    }
}

#[test]
fn ca_17_the_round_is_played_out() {
    let mut game = adventure(3).wagon(1, "a1").caravan(1, "YGBM").claimed(1, THREE_TILES).game();
    play(&mut game, "claim:YGBM draw:BBMM");
    assert_eq!(game.turn(), turn_of(2));
    play(&mut game, "pass play:+YY");
    assert_eq!((game.turn(), legal(&game).as_str()), (Turn::Over, ""));
}

#[test]
fn ca_18_the_score_is_tiles_board_bonus_and_crystals() {
    let table =
        adventure(2).claimed(1, "BBBBB YYBBB").outposts(1, "b1 c2 c6 a2 b4").bonus(1, "step caravan 6 3");
    let score = table.caravan(1, "YYGBM").game().scores()[seat(1)];
    let expected = [
        (Source::PointCards, 0),
        (Source::VpTiles, 15 + 11),
        (Source::Outposts, (1 + 1 + 2) + 1 + 1),
        (Source::BonusTiles, 6 + 3),
        (Source::ExplorationTiles, 0),
        (Source::Copper, 0),
        (Source::Silver, 0),
        (Source::Crystals, 3),
    ];
    assert_eq!(score.items().collect::<Vec<_>>(), expected);
    assert_eq!(score.total(), 26 + 6 + 9 + 3);
}

#[test]
fn ca_18_each_row_of_the_board_uncovers_1_1_2_and_3() {
    let rows = [
        ["b1", "c2", "c6", "d5"],
        ["a2", "a3", "c4", "e2"],
        ["b4", "c3", "d1", "d2"],
        ["b2", "c5", "d3", "e3"],
    ];
    for row in rows {
        for (built, points) in [(0, 0), (1, 1), (2, 2), (3, 4), (4, 7)] {
            let game = adventure(2).outposts(2, &row[..built].join(" ")).game();
            assert_eq!(game.scores()[seat(2)].from(Source::Outposts), points, "{row:?}");
        }
    }
}

#[test]
fn ca_18_extra_steps_caravans_merchant_cards_and_yellow_crystals_are_worth_nothing() {
    let table = adventure(2).bonus(1, "step step caravan").hand(1, "+B +GG").caravan(1, "YYYYYYYYYY");
    assert_eq!(table.game().scores()[seat(1)].total(), 0);
}

#[test]
fn ca_18_of_equal_points_the_later_seat_ranks_higher() {
    let order = |game: &Game| game.ranking().iter().map(|seat| seat.number()).collect::<Vec<_>>();
    let over = json!({"kind": "over"});
    let table = adventure(3).turn(3).decision(over).claimed(1, FOUR_TILES).caravan(1, "");
    let game = table.clone().caravan(2, "YG").caravan(3, "YB").game();
    assert_eq!(order(&game), [1, 3, 2]);
    let game = table.caravan(2, "GG").caravan(3, "B").game();
    assert_eq!(order(&game), [1, 2, 3]);
}
