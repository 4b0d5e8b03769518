//! CA-7 and CA-8: acquiring and playing merchant cards.

use carvania_rules::Turn;

use crate::conformance::call_for_adventure::table::{adventure, hand, merchant_row, played};
use crate::play::{caravan, legal, legal_to, play, refused, turn_of};

#[test]
fn ca_7_the_row_has_four_cards_of_which_the_leftmost_is_free() {
    let mut game = adventure(2).caravan(1, "").game();
    assert_eq!(legal_to(&game, "acquire"), "acquire:+YYYY");
    refused(&game, "acquire:YY>GG", "C-14");
    play(&mut game, "acquire:+YYYY");
    assert_eq!((hand(&game, 1).as_str(), game.turn()), ("+YY ^2 +YYYY", Turn::Chance));
    play(&mut game, "draw:+B");
    assert_eq!((merchant_row(&game).as_str(), game.turn()), ("YY>GG +M ^3 +B", turn_of(2)));
}

#[test]
fn ca_7_one_crystal_lies_on_each_card_to_the_left() {
    let mut game = adventure(2).caravan(1, "YYGB").game();
    play(&mut game, "acquire:^3 pay:Y pay:B pay:G");
    assert_eq!((merchant_row(&game).as_str(), caravan(&game, 1).as_str()), ("+YYYY/Y YY>GG/B +M/G", "Y"));
    play(&mut game, "draw:+B");
    assert_eq!(merchant_row(&game), "+YYYY/Y YY>GG/B +M/G +B");
}

#[test]
fn ca_7_crystals_on_the_card_join_the_caravan() {
    let mut game = adventure(2).merchant_row("+YYYY +M/GGB YY>GG/Y ^3").caravan(1, "M").game();
    play(&mut game, "acquire:+M pay:M draw:+B");
    assert_eq!((caravan(&game, 1).as_str(), merchant_row(&game).as_str()), ("GGB", "+YYYY/M YY>GG/Y ^3 +B"));
}

#[test]
fn ca_7_each_card_of_the_deck_is_equally_likely() {
    let mut game = adventure(2).hand(2, "+GG").game();
    play(&mut game, "acquire:+YYYY");
    assert_eq!(game.chance().count(), 43 - 4 - 1);
    assert!(game.chance().all(|(_, weight)| weight == 1));
    for draw in ["draw:+YYYY", "draw:+M", "draw:+GG", "draw:+YY", "draw:BBMM", "draw:closed"] {
        refused(&game, draw, "CA-7");
    }
}

#[test]
fn ca_7_with_the_deck_empty_the_row_gets_shorter() {
    let mut game = adventure(2).deck_drawn().game();
    play(&mut game, "acquire:YY>GG pay:Y");
    assert_eq!((merchant_row(&game).as_str(), game.turn()), ("+YYYY/Y +M ^3", turn_of(2)));
}

#[test]
fn ca_7_only_a_card_of_the_row_can_be_acquired() {
    let game = adventure(2).hand(2, "+GG").discarded(1, "+YY").game();
    for card in ["acquire:+YY", "acquire:+GG", "acquire:+B"] {
        refused(&game, card, "GE-10");
    }
}

#[test]
fn ca_8_a_played_card_lies_face_up() {
    let mut game = adventure(2).hand(1, "+B").game();
    play(&mut game, "play:+B");
    assert_eq!((hand(&game, 1).as_str(), played(&game, 1).as_str()), ("+YY ^2", "+B"));
    assert_eq!((caravan(&game, 1).as_str(), game.turn()), ("YYYYB", turn_of(2)));
    play(&mut game, "rest");
    refused(&game, "play:+B", "GE-6");
}

#[test]
fn ca_8_upgrades_are_made_one_after_another() {
    let mut game = adventure(2).caravan(1, "YG").game();
    play(&mut game, "play:^2 upgrade:G");
    assert_eq!(legal(&game), "upgrade:Y upgrade:B stop");
    refused(&game, "rest", "GE-8");
    play(&mut game, "upgrade:B");
    assert_eq!((caravan(&game, 1).as_str(), game.turn()), ("YM", turn_of(2)));
}

#[test]
fn ca_8_a_trade_card_is_carried_out_any_number_of_times() {
    let mut game = adventure(2).hand(1, "YYY>GB").caravan(1, "YYYYYYY").game();
    play(&mut game, "play:YYY>GB");
    assert_eq!(legal(&game), "trade:1 trade:2");
    play(&mut game, "trade:2");
    assert_eq!((caravan(&game, 1).as_str(), game.turn()), ("YGGBB", turn_of(2)));
}

#[test]
fn ca_8_a_trade_card_needs_its_crystals() {
    let game = adventure(2).hand(1, "YYY>GB").caravan(1, "YYG").game();
    refused(&game, "play:YYY>GB", "GE-9");
}
