//! GE-10 and GE-11: acquiring a merchant card.

use carvania_rules::Turn;

use crate::play::{caravan, hand, legal, legal_to, merchant_row, play, refused, state, turn_of};
use crate::table::table;

#[test]
fn ge_10_the_leftmost_card_is_free() {
    let mut game = table(2).caravan(1, "").game();
    assert_eq!(legal_to(&game, "acquire"), "acquire:+YYYY");
    play(&mut game, "acquire:+YYYY");
    assert_eq!((hand(&game, 1).as_str(), game.turn()), ("+YY ^2 +YYYY", Turn::Chance));
}

#[test]
fn ge_10_one_crystal_lies_on_each_card_to_the_left() {
    let mut game = table(2).caravan(1, "YYGBM").game();
    play(&mut game, "acquire:^3 pay:B pay:Y pay:M");
    assert_eq!(merchant_row(&game), "+YYYY/B YY>GG/Y +M/M GGG>MM B>GG");
    assert_eq!(caravan(&game, 1), "YG");
}

#[test]
fn ge_10_crystals_are_paid_one_at_a_time_from_the_left() {
    let mut game = table(2).caravan(1, "YGB").game();
    play(&mut game, "acquire:+M pay:G");
    assert_eq!(merchant_row(&game), "+YYYY/G YY>GG +M ^3 GGG>MM B>GG");
    assert_eq!((game.turn(), legal(&game).as_str()), (turn_of(1), "pay:Y pay:B"));
    play(&mut game, "pay:B");
    assert_eq!(merchant_row(&game), "+YYYY/G YY>GG/B ^3 GGG>MM B>GG");
}

#[test]
fn ge_10_the_card_is_taken_only_when_all_is_paid() {
    let mut game = table(2).game();
    play(&mut game, "acquire:+M pay:Y");
    assert_eq!(hand(&game, 1), "+YY ^2");
    play(&mut game, "pay:Y");
    assert_eq!(hand(&game, 1), "+YY ^2 +M");
}

#[test]
fn ge_10_crystals_on_the_card_join_the_caravan() {
    let mut game = table(2).caravan(1, "YM").merchant_row("+YYYY/B YY>GG/YGG +M ^3 GGG>MM B>GG").game();
    play(&mut game, "acquire:YY>GG pay:M");
    assert_eq!(caravan(&game, 1), "YYGG");
    assert_eq!(merchant_row(&game), "+YYYY/BM +M ^3 GGG>MM B>GG");
}

#[test]
fn ge_10_crystals_on_the_card_cannot_pay_for_it() {
    let table = table(2).caravan(1, "Y").merchant_row("+YYYY +M/GG ^3/GGG B>GG +B +GG");
    let mut game = table.game();
    refused(&game, "acquire:^3", "C-14");
    play(&mut game, "acquire:+M");
    assert_eq!(legal(&game), "pay:Y");
    refused(&game, "pay:G", "GE-10");
}

#[test]
fn ge_10_each_card_keeps_its_crystals_when_the_row_slides() {
    let mut game = table(2).merchant_row("+YYYY/Y YY>GG/G +M/B ^3/M GGG>MM B>GG/YY").game();
    play(&mut game, "acquire:YY>GG pay:Y");
    assert_eq!(merchant_row(&game), "+YYYY/YY +M/B ^3/M GGG>MM B>GG/YY");
    play(&mut game, "draw:+B");
    assert_eq!(merchant_row(&game), "+YYYY/YY +M/B ^3/M GGG>MM B>GG/YY +B");
}

#[test]
fn ge_10_only_a_colour_of_the_caravan_can_be_paid() {
    let mut game = table(2).caravan(1, "YB").game();
    play(&mut game, "acquire:YY>GG");
    refused(&game, "pay:G", "GE-10");
    refused(&game, "pay:M", "GE-10");
    refused(&game, "stop", "GE-10");
}

#[test]
fn ge_10_only_a_card_of_the_row_can_be_acquired() {
    let game = table(2).caravan(1, "YYYYYY").hand(2, "+GG").game();
    // A starting card, a card in a hand, a card in the deck.
    for card in ["acquire:+YY", "acquire:+GG", "acquire:+B"] {
        refused(&game, card, "GE-10");
    }
}

#[test]
fn ge_10_an_acquired_card_can_be_played_in_a_later_turn() {
    let mut game = table(2).game();
    play(&mut game, "acquire:+YYYY draw:+B rest play:+YYYY");
    assert_eq!(caravan(&game, 1), "YYYYYYY");
}

#[test]
fn ge_11_cards_slide_left_and_the_deck_refills_the_rightmost_place() {
    let mut game = table(2).game();
    play(&mut game, "acquire:+M pay:Y pay:Y");
    assert_eq!(merchant_row(&game), "+YYYY/Y YY>GG/Y ^3 GGG>MM B>GG");
    play(&mut game, "draw:BB>MM");
    assert_eq!(merchant_row(&game), "+YYYY/Y YY>GG/Y ^3 GGG>MM B>GG BB>MM");
    assert_eq!(game.turn(), turn_of(2));
}

#[test]
fn ge_11_each_card_of_the_deck_is_equally_likely() {
    let mut game = table(2).hand(2, "+GG").game();
    play(&mut game, "acquire:+YYYY");
    assert_eq!(game.chance().count(), 43 - 6 - 1);
    assert!(game.chance().all(|(_, weight)| weight == 1));
    // Just taken, in the row, in a hand, a starting card.
    for card in ["draw:+YYYY", "draw:+M", "draw:+GG", "draw:+YY"] {
        refused(&game, card, "GE-11");
    }
}

#[test]
fn ge_11_with_the_deck_empty_the_row_gets_shorter() {
    let mut game = table(2).merchant_deck_drawn().game();
    assert!(state(&game).market().deck().is_empty());
    play(&mut game, "acquire:YY>GG pay:Y");
    assert_eq!((merchant_row(&game).as_str(), game.turn()), ("+YYYY/Y +M ^3 GGG>MM B>GG", turn_of(2)));
    play(&mut game, "acquire:+YYYY");
    assert_eq!((merchant_row(&game).as_str(), game.turn()), ("+M ^3 GGG>MM B>GG", turn_of(1)));
}
