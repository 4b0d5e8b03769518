//! J3-5: the market is refreshed as J1-10 says, and the player has another turn.

use carvania_rules::components::endless_world::FILE;
use carvania_rules::{Components, Turn};

use super::{discarded, journey, row, with_deck};
use crate::conformance::journey_two::after;
use crate::play::mountains::wagon;
use crate::play::world::at;
use crate::play::{caravan, legal, play, refused, seat, turn_of};

const DRAWS: &str = "draw:+B draw:+GG draw:YY>B draw:+YB";

#[test]
fn j3_5_a_refresh_deals_four_new_cards() {
    let mut game = after(&journey(2), "work:E2.3");
    assert_eq!((row(&game).as_str(), at(&game, 1).as_str()), ("", "E2.3/2"));
    for (draw, left) in DRAWS.split(' ').zip([39, 38, 37, 36]) {
        assert_eq!((game.turn(), game.chance().count()), (Turn::Chance, left));
        // The cards put under the deck come after all others.
        for card in ["draw:+YYYY", "draw:YY>GG", "draw:+M", "draw:^3", "rest"] {
            refused(&game, card, "J1-10");
        }
        play(&mut game, draw);
    }
    assert_eq!((row(&game).as_str(), discarded(&game, 1).as_str()), ("+B +GG YY>B +YB", ""));
}

#[test]
fn j3_5_after_a_refresh_the_same_player_has_a_whole_turn() {
    let mut game = after(&journey(2), &format!("work:E2.3 {DRAWS}"));
    assert_eq!(game.turn_begins(), Some(seat(1)));
    // The traders stay where they are.
    refused(&game, "work:E2.3", "EW-7");
    play(&mut game, "work:F2.2 step:d3 stop");
    assert_eq!((wagon(&game, 1).as_str(), at(&game, 1).as_str()), ("d3", "E2.3/2 F2.2/2"));
    assert_eq!(game.turn_begins(), Some(seat(2)));
    let game = after(&journey(2), &format!("work:E2.3 {DRAWS} rest"));
    assert_eq!((at(&game, 1).as_str(), game.turn_begins()), ("", Some(seat(2))));
}

#[test]
fn j3_5_refreshed_cards_come_back_after_those_of_the_deck() {
    let mut game = after(&with_deck("+YYYY YY>GG +M ^3", "+B +GG"), "work:E2.3");
    for (draw, drawable) in [
        ("draw:+GG", "draw:+GG draw:+B"),
        ("draw:+B", "draw:+B"),
        ("draw:+M", "draw:+YYYY draw:+M draw:^3 draw:YY>GG"),
        ("draw:^3", "draw:+YYYY draw:^3 draw:YY>GG"),
    ] {
        assert_eq!((game.turn(), legal(&game).as_str()), (Turn::Chance, drawable));
        play(&mut game, draw);
    }
    assert_eq!((row(&game).as_str(), game.turn_begins()), ("+GG +B +M ^3", Some(seat(1))));
    play(&mut game, "work:E2.M1");
    assert_eq!(legal(&game), "draw:+YYYY draw:YY>GG");
}

#[test]
fn j3_5_with_fewer_than_four_cards_in_all_a_refresh_deals_them_all() {
    let mut game = after(&with_deck("+YYYY ^3", ""), "work:E2.3");
    assert_eq!(legal(&game), "draw:+YYYY draw:^3");
    play(&mut game, "draw:^3 draw:+YYYY");
    assert_eq!((row(&game).as_str(), game.turn_begins()), ("^3 +YYYY", Some(seat(1))));
}

#[test]
fn j3_5_a_refresh_is_legal_with_no_card_at_all() {
    let game = after(&with_deck("", ""), "work:E2.3");
    assert_eq!((row(&game).as_str(), game.turn_begins()), ("", Some(seat(1))));
    assert_eq!(at(&game, 1), "E2.3/2");
}

#[test]
fn j3_5_returns_come_between_a_refresh_and_the_other_turn() {
    // A box where tools for markets serve at the refresh too: P19 gives a yellow crystal.
    let entry = "kind = \"refresh_market\", traders = 2";
    assert!(FILE.contains(entry));
    let file = FILE.replacen(entry, &format!("{entry}, icons = [\"market\"]"), 1);
    let components = Components::read(&file).unwrap().leak();
    let mut game = journey(2).claimed(1, "P19").caravan(1, "GGGGGGGGGG").game_with(components);
    play(&mut game, "work:E2.3");
    assert_eq!((game.turn(), caravan(&game, 1).as_str()), (Turn::Chance, "YGGGGGGGGGG"));
    play(&mut game, DRAWS);
    assert_eq!((game.turn(), legal(&game).as_str()), (turn_of(1), "return:Y return:G"));
    play(&mut game, "return:Y");
    assert_eq!(game.turn_begins(), Some(seat(1)));
}

#[test]
fn j3_5_the_other_turn_belongs_to_the_same_place_in_the_round() {
    // Seat 1 has met the end: seat 2 has the last turn, and the one that a refresh brings.
    let table = journey(2).turn(2).claimed(1, "P04 P05 P20 P21 P34 P36 P46 P47");
    let mut game = after(&table, &format!("work:E2.3 {DRAWS}"));
    assert_eq!(game.turn_begins(), Some(seat(2)));
    play(&mut game, "rest");
    assert_eq!(game.turn(), Turn::Over);
}

#[test]
fn j3_5_a_refresh_takes_no_card() {
    // Three cards on the pile: a refresh is no fourth, nor does it count among those that follow.
    let table = journey(2).discard_pile(1, "+YYY +YG +YYG");
    let game = after(&table, &format!("work:E2.3 {DRAWS}"));
    assert_eq!(game.turn_begins(), Some(seat(1)));
    let game = after(&table, &format!("work:E2.3 {DRAWS} work:E2.M1"));
    assert_eq!(legal(&game), "bonus:T03 bonus:T04 bonus:T05 bonus:T06 stop");
}
