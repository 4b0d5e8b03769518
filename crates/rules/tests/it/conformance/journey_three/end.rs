//! J3-9 and J3-10: merchant pairs, limit, end, score.

use carvania_rules::{Source, Turn};

use super::{journey, others};
use crate::conformance::journey_two::{after, holding};
use crate::play::world::{scored, sorted};
use crate::play::{caravan, deal, legal, play, seat, turn_of};
use crate::table::Table;

/// Point cards that do not lie in the row.
const SEVEN_CARDS: &str = "P04 P05 P20 P21 P34 P36 P46";

/// The first card of the row can be paid for, and would be the eighth.
fn before_the_eighth(players: usize, seat: usize) -> Table {
    journey(players).turn(seat).caravan(seat, "YYGG").claimed(seat, SEVEN_CARDS)
}

#[test]
fn j3_9_two_points_for_every_pair_of_merchant_cards() {
    let pile = others("+YYYY YY>GG +M ^3", "");
    let pile: Vec<&str> = pile.split(' ').collect();
    for (cards, points) in [(0, 0), (1, 0), (2, 2), (3, 2), (4, 4), (9, 8)] {
        let table = journey(2).discard_pile(1, &pile[..cards].join(" "));
        let game = holding(table.clone(), 1, "T18").game();
        assert_eq!(scored(&game, 1, Source::BonusTiles), points, "{cards}");
        // Each tile scores on its own.
        let game = holding(table, 1, "T19 T24 T25").game();
        assert_eq!(scored(&game, 1, Source::BonusTiles), 3 * points, "{cards}");
    }
}

#[test]
fn j3_9_merchant_cards_alone_or_of_others_score_nothing() {
    let table = journey(2).discard_pile(1, "+YYY +YG +YYG +GG").caravan(1, "");
    assert_eq!(table.game().scores()[seat(1)].total(), 0);
    assert_eq!(scored(&table.tiles(2, "T18").game(), 2, Source::BonusTiles), 0);
}

#[test]
fn j3_10_the_limit_is_ten_and_tolls_may_push_others_over_it() {
    let table = journey(2).wagon(2, "d3").caravan(2, "GGGGGGGGGG");
    let mut game = after(&table, "work:F2.2 step:d3 pay:Y stop");
    assert_eq!((game.turn(), sorted(&game).as_str()), (turn_of(2), "return:G return:Y"));
    play(&mut game, "return:Y");
    assert_eq!(game.turn_begins(), Some(seat(2)));
    let mut game = after(&journey(2).caravan(1, "BBBBBBB"), "work:E2.M1 draw:+B");
    assert_eq!((caravan(&game, 1).as_str(), sorted(&game).as_str()), ("YYYYBBBBBBB", "return:B return:Y"));
    play(&mut game, "return:B");
    assert_eq!(game.turn_begins(), Some(seat(2)));
}

#[test]
fn j3_10_the_eighth_point_card_triggers_the_end() {
    for players in 2..=4 {
        let mut game = after(&before_the_eighth(players, players), "work:A2.G1 claim:P01");
        deal(&mut game);
        assert_eq!((game.turn(), legal(&game).as_str()), (Turn::Over, ""), "{players} players");
    }
    let mut game = after(&before_the_eighth(2, 1), "work:A2.G1 claim:P01");
    deal(&mut game);
    assert_eq!(game.turn(), turn_of(2));
    play(&mut game, "work:E2.M1");
    assert_eq!(game.turn(), Turn::Chance, "the last turn is no exception");
    play(&mut game, "draw:+B");
    assert_eq!(game.turn(), Turn::Over);
}

#[test]
fn j3_10_the_score_is_that_of_part_two_with_merchant_pairs() {
    let table = journey(2).claimed(1, "P04 P34 P46").explored(1, "X05 X07 X01").explored(2, "X06");
    let table = table.outposts(1, "c1 c3 d2 d3").discard_pile(1, "+YYY +YG +YYG +GG +YB");
    // Two for each pair of merchant cards; two for each help; three for each pair of help and new traders.
    let game = holding(table, 1, "T18 T01 T21").stack(1, "T09", 0).caravan(1, "YYGBM").game();
    let expected = [
        (Source::PointCards, 6 + 6 + 5),
        (Source::Outposts, (1 + 2) + 1 + 1),
        (Source::BonusTiles, 2 * 2 + 2 * 2 + 3),
        (Source::ExplorationTiles, 3),
        (Source::Crystals, 3),
    ];
    for (source, points) in expected {
        assert_eq!(scored(&game, 1, source), points, "{source:?}");
    }
    assert_eq!(game.scores()[seat(1)].total(), 17 + 5 + 11 + 3 + 3);
}
