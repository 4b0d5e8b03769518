//! J1-10: refreshing the market.

mod extra_turn;
mod layers;

use carvania_rules::Turn;

use super::table::{available, deck, discard_pile, journey, merchant_row, route};
use crate::play::world::at;
use crate::play::{caravan, legal, play, refused, seat, turn_of};

/// The draws of these cards, in the order of the box.
fn draws(cards: &str) -> String {
    cards.split_whitespace().map(|card| format!("draw:{card}")).collect::<Vec<_>>().join(" ")
}

#[test]
fn j1_10_four_new_cards_are_dealt_from_left_to_right() {
    let mut game = journey(2).game();
    play(&mut game, "work:E2.3");
    for (card, row) in [("+B", ""), ("+GG", "+B"), ("YYY>M", "+B +GG"), ("+YG", "+B +GG YYY>M")] {
        assert_eq!((game.turn(), merchant_row(&game).as_str()), (Turn::Chance, row));
        play(&mut game, &format!("draw:{card}"));
    }
    assert_eq!((game.turn(), merchant_row(&game).as_str()), (turn_of(1), "+B +GG YYY>M +YG"));
}

#[test]
fn j1_10_each_card_that_was_in_the_deck_is_equally_likely_and_none_that_lay_there() {
    let mut game = journey(2).route(1, "+YB").discard_pile(2, "G>YYY").game();
    play(&mut game, "work:E2.3");
    for (drawn, card) in ["+B", "+GG", "YYY>M", "+YG"].into_iter().enumerate() {
        assert_eq!(game.chance().count(), 43 - 4 - 2 - drawn);
        assert!(game.chance().all(|(_, weight)| weight == 1));
        // Cards that lay in the row, on a route, in a discard pile; a starting card.
        for other in ["+YYYY", "YY>GG", "+M", "^3", "+YB", "G>YYY", "+YY"] {
            refused(&game, &format!("draw:{other}"), "J1-10");
        }
        for other in ["rest", "stop", "work:A1.3", "draw:P50", "draw:T20"] {
            refused(&game, other, "J1-10");
        }
        play(&mut game, &format!("draw:{card}"));
    }
}

#[test]
fn j1_10_refreshing_takes_two_traders_and_moves_no_card_of_the_players() {
    let mut game = journey(2).route(1, "+YB/1").discard_pile(1, "G>YYY").game();
    play(&mut game, "work:E2.3 draw:+B draw:+GG draw:YYY>M draw:+YG");
    assert_eq!((available(&game, 1), at(&game, 1).as_str()), (7 - 1 - 2, "E2.3/2"));
    assert_eq!([route(&game, 1), discard_pile(&game, 1)], ["+YB/1", "G>YYY"]);
}

#[test]
fn j1_10_help_and_tool_cards_of_markets_do_not_count_there() {
    // A refresh includes no icon.
    let mut game = journey(2).claimed(1, "P03 P07 P19 P23").game();
    play(&mut game, "work:E2.3");
    assert_eq!((available(&game, 1), caravan(&game, 1).as_str()), (7 - 2, "YYY"));
}

#[test]
fn j1_10_the_cards_just_put_under_count_after_all_others() {
    let mut game = journey(2).deck_left("+B +GG").game();
    play(&mut game, "work:E2.3");
    assert_eq!(legal(&game), draws("+GG +B"));
    play(&mut game, "draw:+B");
    assert_eq!(legal(&game), draws("+GG"));
    play(&mut game, "draw:+GG");
    assert_eq!(legal(&game), draws("+YYYY +M ^3 YY>GG"));
    play(&mut game, "draw:^3");
    assert_eq!(legal(&game), draws("+YYYY +M YY>GG"));
    play(&mut game, "draw:+YYYY");
    assert_eq!([merchant_row(&game), deck(&game)], ["+B +GG ^3 +YYYY", "+M YY>GG"]);
}

#[test]
fn j1_10_with_the_deck_empty_the_same_four_are_dealt_again() {
    let mut game = journey(2).deck_left("").game();
    play(&mut game, "work:E2.3");
    assert_eq!(legal(&game), draws("+YYYY +M ^3 YY>GG"));
    play(&mut game, "draw:^3 draw:+M draw:YY>GG draw:+YYYY");
    assert_eq!((merchant_row(&game).as_str(), game.turn()), ("^3 +M YY>GG +YYYY", turn_of(1)));
}

#[test]
fn j1_10_fewer_than_four_cards_are_all_dealt() {
    for (row, shuffled) in [("+YYYY +M ^3", "^3 +YYYY +M"), ("+YYYY ^3", "^3 +YYYY"), ("+M", "+M")] {
        let mut game = journey(2).merchant_row(row).deck_left("").game();
        play(&mut game, "work:E2.3");
        for (drawn, card) in shuffled.split(' ').enumerate() {
            let left = row.split(' ').count() - drawn;
            assert_eq!((game.turn(), game.chance().count()), (Turn::Chance, left), "of {row}");
            assert!(game.chance().all(|(_, weight)| weight == 1));
            play(&mut game, &format!("draw:{card}"));
        }
        assert_eq!((merchant_row(&game).as_str(), game.turn()), (shuffled, turn_of(1)));
        assert_eq!(game.turn_begins(), Some(seat(1)));
    }
}

#[test]
fn j1_10_refreshing_is_legal_even_with_no_card() {
    let mut game = journey(2).merchant_row("").deck_left("").game();
    play(&mut game, "work:E2.3");
    assert_eq!(game.turn_begins(), Some(seat(1)));
    assert_eq!([merchant_row(&game).as_str(), &at(&game, 1)], ["", "E2.3/2"]);
    refused(&game, "work:E2.M1", "J1-9");
}
