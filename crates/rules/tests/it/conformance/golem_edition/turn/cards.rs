//! GE-6 to GE-9: playing a card.

use crate::play::{caravan, hand, legal, legal_to, play, played, refused, turn_of};
use crate::table::table;

#[test]
fn ge_6_a_played_card_lies_face_up_in_front_of_the_player() {
    let mut game = table(2).hand(1, "+B").game();
    play(&mut game, "play:+B");
    assert_eq!((hand(&game, 1).as_str(), played(&game, 1).as_str()), ("+YY ^2", "+B"));
}

#[test]
fn ge_6_a_turn_plays_one_card() {
    let mut game = table(2).game();
    play(&mut game, "play:+YY");
    assert_eq!(game.turn_begins().map(|seat| seat.number()), Some(2));
}

#[test]
fn ge_6_only_a_card_of_the_hand_can_be_played() {
    let game = table(2).hand(1, "+B").played(1, "+YY").hand(2, "+GG").game();
    assert_eq!(legal_to(&game, "play"), "play:^2 play:+B");
    // Already played, in another hand, in the row, in the deck.
    for card in ["play:+YY", "play:+GG", "play:+YYYY", "play:+YB"] {
        refused(&game, card, "GE-6");
    }
}

#[test]
fn ge_7_a_crystal_card_gains_the_crystals_shown() {
    for (card, after) in [("+YY", "YYG"), ("+YYG", "YYGG"), ("+YB", "YGB"), ("+GG", "GGG")] {
        let cards = if card == "+YY" { "" } else { card };
        let mut game = table(2).caravan(1, "G").hand(1, cards).game();
        play(&mut game, &format!("play:{card}"));
        assert_eq!((caravan(&game, 1).as_str(), game.turn()), (after, turn_of(2)), "{card}");
    }
}

#[test]
fn ge_8_an_upgrade_card_allows_as_many_upgrades_as_it_shows() {
    let table = table(2).merchant_row("+YYYY YY>GG +M +B GGG>MM B>GG").hand(1, "^3").caravan(1, "YYYY");
    for (card, upgrades, after) in [("^2", 2, "YYGG"), ("^3", 3, "YGGG")] {
        let mut game = table.game();
        play(&mut game, &format!("play:{card}"));
        for _ in 0..upgrades {
            assert_eq!(game.turn(), turn_of(1));
            play(&mut game, "upgrade:Y");
        }
        assert_eq!((caravan(&game, 1).as_str(), game.turn()), (after, turn_of(2)), "{card}");
    }
}

#[test]
fn ge_8_fewer_upgrades_or_none_are_allowed() {
    for (actions, after) in [("play:^2 stop", "YYY"), ("play:^2 upgrade:Y stop", "YYG")] {
        let mut game = table(2).game();
        play(&mut game, actions);
        assert_eq!((caravan(&game, 1).as_str(), game.turn()), (after, turn_of(2)), "{actions}");
    }
}

#[test]
fn ge_8_nothing_else_is_done_while_upgrading() {
    let mut game = table(2).game();
    play(&mut game, "play:^2");
    assert_eq!(legal(&game), "upgrade:Y stop");
    for action in ["rest", "play:+YY", "pay:Y", "trade:1"] {
        refused(&game, action, "GE-8");
    }
}

#[test]
fn ge_9_a_trade_card_is_carried_out_one_or_more_times() {
    let table = table(2).caravan(1, "YYYYYM").hand(1, "YY>B");
    for (times, after) in [("trade:1", "YYYBM"), ("trade:2", "YBBM")] {
        let mut game = table.game();
        play(&mut game, "play:YY>B");
        assert_eq!(legal(&game), "trade:1 trade:2");
        play(&mut game, times);
        assert_eq!((caravan(&game, 1).as_str(), game.turn()), (after, turn_of(2)), "{times}");
    }
}

#[test]
fn ge_9_a_trade_card_may_not_be_played_for_zero_trades() {
    let mut game = table(2).hand(1, "YY>B").game();
    play(&mut game, "play:YY>B");
    refused(&game, "trade:0", "GE-9");
    refused(&game, "stop", "GE-9");
}

#[test]
fn ge_9_a_trade_card_cannot_be_played_without_its_inputs() {
    let game = table(2).caravan(1, "YGMM").hand(1, "YY>B YYB>MM YG>M").game();
    assert_eq!(legal_to(&game, "play"), "play:+YY play:^2 play:YG>M");
    refused(&game, "play:YY>B", "GE-9");
    refused(&game, "play:YYB>MM", "GE-9");
}
