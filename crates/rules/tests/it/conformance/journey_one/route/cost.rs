//! J1-12: how many traders a card of the route takes.

use crate::conformance::journey_one::table::{available, journey, route};
use crate::play::{caravan, legal_to, play, refused};

/// Five cards that give crystals.
const FIVE: [&str; 5] = ["+B", "+GG", "+YB", "+YG", "+YYY"];

#[test]
fn j1_12_one_trader_and_one_more_for_each_card_to_the_left() {
    for (position, card) in FIVE.into_iter().enumerate() {
        let mut game = journey(2).route(1, &FIVE.join(" ")).game();
        play(&mut game, &format!("route:{card}"));
        let cost = position as u64 + 1;
        assert_eq!(route(&game, 1), FIVE.join(" ").replace(card, &format!("{card}/{cost}")), "{card}");
        assert_eq!(available(&game, 1), 7 - cost);
    }
}

#[test]
fn j1_12_only_cards_without_traders_to_the_left_count() {
    for (cards, after) in [
        // As in the book: traders on the second card, the fourth is chosen.
        ("+B +GG/1 +YB +YYY", "+B +GG/1 +YB +YYY/3"),
        ("+B/1 +GG +YB/1 +YG +YYY", "+B/1 +GG +YB/1 +YG +YYY/3"),
        ("+B/1 +GG/1 +YB/1 +YG/1 +YYY", "+B/1 +GG/1 +YB/1 +YG/1 +YYY/1"),
        ("+B/3 +YYY", "+B/3 +YYY/1"),
        // Cards to the right do not matter.
        ("+YYY +B +GG +YB +YG", "+YYY/1 +B +GG +YB +YG"),
        ("+B +YYY +GG/2 +YB/1 +YG", "+B +YYY/2 +GG/2 +YB/1 +YG"),
    ] {
        let mut game = journey(2).route(1, cards).game();
        play(&mut game, "route:+YYY");
        assert_eq!(route(&game, 1), after);
    }
}

#[test]
fn j1_12_costs_fall_as_cards_are_used() {
    let mut game = journey(2).route(1, &FIVE.join(" ")).reserve(1, 2).caravan(1, "").game();
    for (card, after) in [
        ("+YB", "+B +GG +YB/3 +YG +YYY"),
        ("+YYY", "+B +GG +YB/3 +YG +YYY/4"),
        ("+B", "+B/1 +GG +YB/3 +YG +YYY/4"),
        ("+YG", "+B/1 +GG +YB/3 +YG/2 +YYY/4"),
    ] {
        play(&mut game, &format!("route:{card}"));
        assert_eq!(route(&game, 1), after);
        play(&mut game, "rest");
    }
    assert_eq!((available(&game, 1), legal_to(&game, "route").as_str()), (0, ""));
}

#[test]
fn j1_12_from_left_to_right_every_card_takes_one() {
    let mut game = journey(2).route(1, &FIVE.join(" ")).reserve(1, 12 - 5).caravan(1, "").game();
    for card in FIVE {
        play(&mut game, &format!("route:{card} rest"));
    }
    assert_eq!((route(&game, 1).as_str(), available(&game, 1)), ("+B/1 +GG/1 +YB/1 +YG/1 +YYY/1", 0));
}

#[test]
fn j1_12_a_card_that_takes_more_traders_than_there_are_cannot_be_chosen() {
    for traders in 0..=5 {
        let game = journey(2).route(1, &FIVE.join(" ")).reserve(1, 12 - traders).game();
        let affordable = FIVE[..traders as usize].iter().map(|card| format!("route:{card}"));
        assert_eq!(legal_to(&game, "route"), affordable.collect::<Vec<_>>().join(" "), "with {traders}");
        for card in &FIVE[traders as usize..] {
            refused(&game, &format!("route:{card}"), "J1-12");
        }
    }
}

#[test]
fn j1_12_a_rest_makes_cards_as_dear_as_before() {
    let mut game = journey(2).route(1, "+B/1 +GG/1 +YYY").game();
    play(&mut game, "rest rest route:+YYY");
    assert_eq!(route(&game, 1), "+B +GG +YYY/3");
}

#[test]
fn j1_12_after_a_swap_the_new_places_count() {
    let mut game = journey(2).route(1, "+B +GG +YYY").game();
    play(&mut game, "work:C2.3 swap:+B swap:+YYY rest route:+YYY rest route:+B");
    assert_eq!(route(&game, 1), "+YYY/1 +GG +B/2");
    // Traders have moved with their card: now both cards to the left are without.
    let mut game = journey(2).route(1, "+B/1 +GG +YB +YYY").game();
    play(&mut game, "work:C2.3 swap:+B swap:+YYY rest route:+YB");
    assert_eq!(route(&game, 1), "+YYY +GG +YB/3 +B/1");
}

#[test]
fn j1_12_traders_that_work_at_locations_make_no_card_cheaper() {
    let mut game = journey(2).route(1, "+B +GG").stands(1, "A1.3", 1).game();
    play(&mut game, "route:+GG");
    assert_eq!((route(&game, 1).as_str(), available(&game, 1)), ("+B +GG/2", 7 - 1 - 2));
}

#[test]
fn j1_12_help_and_tool_cards_do_not_apply() {
    // Help and tools, at markets, at upgrades and at trades.
    let table = journey(2)
        .claimed(1, "P03 P04 P05 P07 P19 P20 P21")
        .route(1, "^3 YYY>M +B")
        .merchant_row("+YYYY +M +GG +YB");
    for (card, after, crystals) in [
        ("route:+B", "^3 YYY>M +B/3", "YYYB"),
        ("route:YYY>M trade:1", "^3 YYY>M/2 +B", "M"),
        ("route:^3 stop", "^3/1 YYY>M +B", "YYY"),
    ] {
        let mut game = table.game();
        play(&mut game, card);
        assert_eq!((route(&game, 1).as_str(), caravan(&game, 1).as_str()), (after, crystals));
    }
    let game = table.reserve(1, 12 - 2).game();
    refused(&game, "route:+B", "J1-12");
}
