//! J1-9: the row of the market slides and is refilled.

use carvania_rules::Turn;

use crate::conformance::journey_one::table::{deck, discard_pile, journey, merchant_row};
use crate::play::{legal, legal_to, play, refused, turn_of};

#[test]
fn j1_9_the_row_slides_left_and_the_deck_refills_it_on_the_right() {
    for (turn, row) in [
        ("work:E2.M1 use", "YY>GG +M ^3"),
        ("work:E2.M1 keep", "YY>GG +M ^3"),
        ("work:E2.M2 use trade:1", "+YYYY +M ^3"),
        ("work:E2.M2 keep", "+YYYY +M ^3"),
        ("work:C2.M3 use", "+YYYY YY>GG ^3"),
        ("work:C2.M3 keep", "+YYYY YY>GG ^3"),
        ("work:C2.M4 use stop", "+YYYY YY>GG +M"),
        ("work:C2.M4 keep", "+YYYY YY>GG +M"),
    ] {
        let mut game = journey(2).game();
        play(&mut game, turn);
        assert_eq!((merchant_row(&game).as_str(), game.turn()), (row, Turn::Chance), "{turn}");
        play(&mut game, "draw:+B");
        assert_eq!((merchant_row(&game), game.turn()), (format!("{row} +B"), turn_of(2)), "{turn}");
    }
}

#[test]
fn j1_9_each_card_of_the_deck_is_equally_likely() {
    let mut game = journey(2).discard_pile(2, "+GG").route(2, "+YB").game();
    play(&mut game, "work:E2.M1 keep");
    assert_eq!(game.chance().count(), 43 - 4 - 2);
    assert!(game.chance().all(|(_, weight)| weight == 1));
    // In the row, on a route, in a discard pile, a starting card; and what is not a merchant card.
    for draw in ["+YYYY", "+M", "+YB", "+GG", "+YY", "P50", "T20", "X10"] {
        refused(&game, &format!("draw:{draw}"), "J1-9");
    }
    for action in ["rest", "stop", "keep", "work:A1.3"] {
        refused(&game, action, "J1-9");
    }
}

#[test]
fn j1_9_with_the_deck_empty_the_row_gets_shorter() {
    let mut game = journey(2).deck_left("").game();
    play(&mut game, "work:E2.M2 keep");
    assert_eq!((merchant_row(&game).as_str(), game.turn()), ("+YYYY +M ^3", turn_of(2)));
    refused(&game, "work:C2.M4", "J1-9");
    play(&mut game, "work:E2.M1 use");
    assert_eq!((merchant_row(&game).as_str(), game.turn()), ("+M ^3", turn_of(1)));
}

#[test]
fn j1_9_the_last_card_of_the_deck_is_drawn_like_any_other() {
    let mut game = journey(2).deck_left("+B").game();
    play(&mut game, "work:E2.M1 keep");
    assert_eq!(legal(&game), "draw:+B");
    play(&mut game, "draw:+B");
    assert_eq!([merchant_row(&game), deck(&game)], ["YY>GG +M ^3 +B", ""]);
}

#[test]
fn j1_9_discard_piles_never_return_to_the_deck() {
    let mut game = journey(2).discard_pile(1, "+B +GG").deck_left("").game();
    play(&mut game, "work:C2.M3 use");
    assert_eq!((game.turn(), discard_pile(&game, 1).as_str()), (turn_of(2), "+GG +B +M"));
    assert_eq!(merchant_row(&game), "+YYYY YY>GG ^3");
}

#[test]
fn j1_9_a_market_without_a_card_cannot_be_used() {
    let markets = "work:E2.M1 work:E2.M2 work:C2.M3 work:C2.M4";
    for (cards, open) in [("+B +GG +M", 3), ("+B +GG", 2), ("+B", 1), ("", 0)] {
        let game = journey(2).merchant_row(cards).deck_left("").game();
        let works = legal_to(&game, "work");
        for (number, market) in markets.split(' ').enumerate() {
            assert_eq!(works.split(' ').any(|work| work == market), number < open, "{market} of {cards}");
            if number >= open {
                refused(&game, market, "J1-9");
            }
        }
    }
}

#[test]
fn j1_9_a_shorter_row_slides_to_the_left_as_well() {
    let mut game = journey(3).merchant_row("+B +GG +M").deck_left("").game();
    play(&mut game, "work:E2.M1 keep");
    assert_eq!((merchant_row(&game).as_str(), game.turn()), ("+GG +M", turn_of(2)));
    play(&mut game, "work:E2.M2 use");
    assert_eq!([merchant_row(&game), discard_pile(&game, 2)], ["+GG", "+M"]);
}
