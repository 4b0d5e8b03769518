//! J2-15 and J2-16: rest, limit, end, score.

use carvania_rules::{Game, Source, Turn};

use super::{after, holding, trek};
use crate::play::mountains::{outposts, wagon};
use crate::play::world::{at, scored, sorted, traders};
use crate::play::{caravan, deal, legal, play, seat, turn_of};
use crate::table::Table;

/// Point cards that do not lie in the row.
const SEVEN_CARDS: &str = "P02 P04 P05 P18 P20 P34 P46";

/// The first card of the row can be paid for, and would be the eighth.
fn before_the_eighth(players: usize, seat: usize) -> Table {
    trek(players).turn(seat).caravan(seat, "YYGG").claimed(seat, SEVEN_CARDS)
}

#[test]
fn j2_15_a_rest_takes_all_traders_back() {
    let table = trek(2).wagon(1, "d3").outposts(1, "d3").stands(1, "F2.2", 2).stands(1, "B2.3", 1);
    let game = after(&table.stands(2, "F2.5", 3), "rest");
    assert_eq!((traders(&game, 1), at(&game, 1).as_str()), ((7, 5), ""));
    assert_eq!((traders(&game, 2), at(&game, 2).as_str()), ((4, 5), "F2.5/3"));
    assert_eq!((wagon(&game, 1).as_str(), outposts(&game, 1).as_str()), ("d3", "d3"));
    assert_eq!(game.turn(), turn_of(2));
}

#[test]
fn j2_15_a_rest_is_legal_with_no_trader_on_the_board() {
    let game = after(&trek(2), "rest");
    assert_eq!((traders(&game, 1), game.turn()), ((7, 5), turn_of(2)));
}

#[test]
fn j2_15_a_toll_may_push_another_player_over_the_limit() {
    let table = trek(3).wagon(2, "d3").caravan(2, "GGGGGGGGGG");
    let mut game = after(&table, "work:F2.2 step:d3 pay:Y stop");
    assert_eq!((game.turn(), sorted(&game).as_str()), (turn_of(2), "return:G return:Y"));
    play(&mut game, "return:G");
    assert_eq!((caravan(&game, 2).as_str(), game.turn_begins()), ("YGGGGGGGGG", Some(seat(2))));
}

#[test]
fn j2_15_the_mover_returns_first_then_the_others_clockwise() {
    let ten = "GGGGGGGGGG";
    let table = trek(4).turn(2).wagon(1, "c3").wagon(3, "c3").caravan(1, ten).caravan(2, ten).caravan(3, ten);
    let mut game = after(&table, "work:F2.2 step:c3 pay:G pay:G stop trade:3");
    // The mover has 8 - 3 green and 9 yellow crystals.
    let mut returning = Vec::new();
    while legal(&game).starts_with("return") {
        let Turn::Seat(seat) = game.turn() else { panic!("nobody returns") };
        returning.push(seat.number());
        play(&mut game, "return:G");
    }
    assert_eq!((returning, game.turn_begins()), (vec![2, 2, 2, 2, 3, 1], Some(seat(3))));
}

#[test]
fn j2_15_the_limit_is_checked_after_the_trade() {
    let mut game = after(&trek(2).caravan(1, "GGGGGGGGGG"), "work:F2.2 step:c3 stop trade:1");
    assert_eq!((caravan(&game, 1).as_str(), sorted(&game).as_str()), ("YYYGGGGGGGGG", "return:G return:Y"));
    play(&mut game, "return:Y return:Y");
    assert_eq!(game.turn(), turn_of(2));
}

#[test]
fn j2_15_the_eighth_point_card_triggers_the_end() {
    for players in 2..=4 {
        let mut game = after(&before_the_eighth(players, players), "work:A2.G1 claim:P01");
        assert_eq!(game.turn(), Turn::Chance, "the next card is turned up");
        deal(&mut game);
        assert_eq!((game.turn(), legal(&game).as_str()), (Turn::Over, ""), "{players} players");
        let seven = before_the_eighth(players, players).claimed(players, "P02 P04 P05 P18 P20 P34");
        let mut game = after(&seven, "work:A2.G1 claim:P01");
        deal(&mut game);
        assert_eq!(game.turn(), turn_of(1), "{players} players");
    }
}

#[test]
fn j2_15_the_round_is_played_out() {
    let mut game = after(&before_the_eighth(3, 1), "work:A2.G1 claim:P01");
    deal(&mut game);
    assert_eq!(game.turn(), turn_of(2));
    play(&mut game, "work:F2.2 step:d3 build rest");
    assert_eq!(game.turn(), Turn::Over);
}

#[test]
fn j2_15_the_last_returns_come_before_the_end() {
    let table = trek(2).turn(2).claimed(1, &format!("{SEVEN_CARDS} P36")).caravan(2, "YYYYYYYYY");
    let mut game = after(&table, "work:B2.3");
    assert_eq!((game.turn(), legal(&game).as_str()), (turn_of(2), "return:Y"));
    play(&mut game, "return:Y");
    assert_eq!(game.turn(), Turn::Over);
}

#[test]
fn j2_16_the_score_is_cards_outposts_bonus_tiles_exploration_tiles_and_crystals() {
    // Help, new traders, exploration; an end-of-game help icon, three points, two crystals.
    let table = trek(2).claimed(1, "P04 P34 P46").explored(1, "X05 X07 X01").explored(2, "X06");
    // Two yellow mountains, a green one and a magenta one.
    let table = table.outposts(1, "c1 c3 d2 d3").outposts(2, "b1 b2 e1");
    // Two for each help; three for each pair of help and exploration; three flat.
    let game = holding(table, 1, "T01 T07 T17").stack(1, "T05", 0).caravan(1, "YYGBM").game();
    let expected = [
        (Source::PointCards, 6 + 6 + 5),
        (Source::Outposts, (1 + 2) + 1 + 1),
        (Source::BonusTiles, 2 * 2 + 3 + 3),
        (Source::ExplorationTiles, 3),
        (Source::Crystals, 3),
    ];
    for (source, points) in expected {
        assert_eq!(scored(&game, 1, source), points, "{source:?}");
    }
    assert_eq!(game.scores()[seat(1)].total(), 17 + 5 + 10 + 3 + 3);
    assert_eq!(scored(&game, 2, Source::Outposts), 1 + 2 + 3);
}

#[test]
fn j2_16_all_twelve_outposts_uncover_24_points() {
    let all = "a1 b1 b2 b3 b4 c1 c3 d1 d2 d3 d4 e1";
    assert_eq!(scored(&trek(2).outposts(1, all).game(), 1, Source::Outposts), 4 * (1 + 2 + 3));
}

#[test]
fn j2_16_of_equal_points_the_later_seat_ranks_higher() {
    let order = |game: &Game| game.ranking().iter().map(|seat| seat.number()).collect::<Vec<_>>();
    // Seat 2 has six points of exploration tiles.
    let table = trek(3).outposts(1, "b4 c1 c3").caravan(1, "").caravan(2, "").caravan(3, "GGGGGG");
    assert_eq!(order(&table.game()), [3, 2, 1]);
    assert_eq!(order(&table.outposts(1, "b4 c1 c3 d2").game()), [1, 3, 2]);
}
