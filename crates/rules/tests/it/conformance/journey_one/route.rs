//! J1-12 and J1-13: using a card of the trade route, and taking traders back.

mod cost;
mod effect;

use super::table::{available, discard_pile, journey, merchant_row, route};
use crate::play::world::{at, traders};
use crate::play::{caravan, legal_to, play, refused, turn_of};

#[test]
fn j1_12_traders_are_placed_on_a_card_and_its_effect_carried_out() {
    let mut game = journey(3).turn(2).route(2, "+B").caravan(2, "Y").game();
    assert_eq!(legal_to(&game, "route"), "route:+B");
    play(&mut game, "route:+B");
    assert_eq!((caravan(&game, 2).as_str(), route(&game, 2).as_str()), ("YB", "+B/1"));
    assert_eq!((available(&game, 2), game.turn()), (6 - 1, turn_of(3)));
}

#[test]
fn j1_12_the_card_stays_and_the_market_does_not_change() {
    let mut game = journey(2).route(1, "+B +GG").game();
    play(&mut game, "route:+GG");
    assert_eq!([route(&game, 1).as_str(), &discard_pile(&game, 1)], ["+B +GG/2", ""]);
    assert_eq!((merchant_row(&game).as_str(), game.turn()), ("+YYYY YY>GG +M ^3", turn_of(2)));
}

#[test]
fn j1_12_only_cards_of_ones_own_route_can_be_chosen() {
    let game = journey(2).route(1, "+B").route(2, "+GG").discard_pile(1, "+YB").game();
    assert_eq!(legal_to(&game, "route"), "route:+B");
    // Of another route, of the discard pile, of the row, of the deck; a starting card.
    for card in ["+GG", "+YB", "+M", "+YYY", "+YY"] {
        refused(&game, &format!("route:{card}"), "J1-12");
    }
}

#[test]
fn j1_12_a_card_with_traders_cannot_be_chosen() {
    let mut game = journey(2).route(1, "+B +GG/1").game();
    assert_eq!(legal_to(&game, "route"), "route:+B");
    refused(&game, "route:+GG", "J1-12");
    play(&mut game, "route:+B rest");
    assert_eq!(legal_to(&game, "route"), "");
    refused(&game, "route:+B", "J1-12");
}

#[test]
fn j1_12_nobody_ousts_traders_from_a_route() {
    let mut game = journey(2).turn(2).route(1, "+B/2").route(2, "+GG").game();
    refused(&game, "route:+B", "J1-12");
    assert_eq!(legal_to(&game, "route"), "route:+GG");
    play(&mut game, "route:+GG");
    assert_eq!([route(&game, 1), route(&game, 2)], ["+B/2", "+GG/1"]);
}

#[test]
fn j1_13_a_rest_takes_traders_back_from_the_board_and_from_the_route() {
    let table = journey(2).route(1, "+B/1 +GG YYY>M/3").stands(1, "A1.3", 1).stands(1, "E2.M2", 2);
    let mut game = table.game();
    assert_eq!(traders(&game, 1), (0, 5));
    play(&mut game, "rest");
    assert_eq!((traders(&game, 1), at(&game, 1).as_str()), ((7, 5), ""));
    assert_eq!((route(&game, 1).as_str(), game.turn()), ("+B +GG YYY>M", turn_of(2)));
}

#[test]
fn j1_13_a_rest_takes_traders_back_from_the_route_alone() {
    let mut game = journey(4).turn(3).route(3, "+B/1 +GG/1 +YB/1").game();
    play(&mut game, "rest");
    assert_eq!((traders(&game, 3), route(&game, 3).as_str()), ((6, 6), "+B +GG +YB"));
}

#[test]
fn j1_13_the_traders_of_others_stay() {
    let mut game = journey(2).route(2, "+GG/2").stands(2, "A1.3", 1).route(1, "+B/1").game();
    play(&mut game, "rest");
    assert_eq!((traders(&game, 2), at(&game, 2).as_str()), ((4, 5), "A1.3/1"));
    assert_eq!([route(&game, 1), route(&game, 2)], ["+B", "+GG/2"]);
}

#[test]
fn j1_13_cards_used_before_can_be_used_again() {
    let mut game = journey(2).route(1, "+B").game();
    play(&mut game, "route:+B rest rest rest route:+B");
    assert_eq!((caravan(&game, 1).as_str(), route(&game, 1).as_str()), ("YYYBB", "+B/1"));
}

#[test]
fn j1_13_a_rest_without_traders_is_legal() {
    let mut game = journey(2).route(1, "+B").game();
    play(&mut game, "rest");
    assert_eq!((traders(&game, 1), route(&game, 1).as_str()), ((7, 5), "+B"));
    assert_eq!((caravan(&game, 1).as_str(), game.turn()), ("YYY", turn_of(2)));
}
