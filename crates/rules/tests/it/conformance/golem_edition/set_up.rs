//! GE-1 to GE-5: set-up.

use carvania_rules::Turn;

use crate::play::{
    caravan, claimed, deal, hand, legal, merchant_row, new_game, piles, play, played, point_row, refused,
    state, tokens, turn_of,
};

const POINT_DRAWS: &str = "draw:YYGG draw:BBMM draw:GGGG draw:YYBB draw:MMMMM";
const MERCHANT_DRAWS: &str = "draw:+YYYY draw:YY>GG draw:+M draw:^3 draw:GGG>MM draw:B>GG";

#[test]
fn ge_1_five_of_36_point_cards_form_the_row() {
    let mut game = new_game(2);
    assert_eq!((point_row(&game).as_str(), state(&game).golems().deck().len()), ("", 36));
    play(&mut game, POINT_DRAWS);
    assert_eq!(point_row(&game), "YYGG BBMM GGGG YYBB MMMMM");
    assert_eq!(state(&game).golems().deck().len(), 31);
}

#[test]
fn ge_1_each_card_of_the_deck_is_equally_likely() {
    let mut game = new_game(3);
    play(&mut game, "draw:YYGG");
    assert_eq!(game.turn(), Turn::Chance);
    assert!(game.chance().all(|(_, weight)| weight == 1));
    assert_eq!(game.chance().count(), 35);
    refused(&game, "draw:YYGG", "GE-1");
}

#[test]
fn ge_2_two_tokens_of_each_metal_for_every_player() {
    for players in 2..=5 {
        let game = new_game(players);
        let number = 2 * players as u8;
        assert_eq!(piles(&game), (number, number));
        assert!((1..=players).all(|seat| tokens(&game, seat) == (0, 0)));
    }
}

#[test]
fn ge_3_everybody_begins_with_create_2_and_upgrade_2() {
    for players in 2..=5 {
        let game = new_game(players);
        for seat in 1..=players {
            assert_eq!((hand(&game, seat).as_str(), played(&game, seat).as_str()), ("+YY ^2", ""));
            assert_eq!(claimed(&game, seat), "");
        }
    }
}

#[test]
fn ge_3_starting_cards_are_not_in_the_deck() {
    let mut game = new_game(2);
    play(&mut game, POINT_DRAWS);
    refused(&game, "draw:+YY", "GE-4");
    refused(&game, "draw:^2", "GE-4");
    assert!(!legal(&game).split(' ').any(|draw| draw == "draw:+YY" || draw == "draw:^2"));
}

#[test]
fn ge_4_six_of_43_merchant_cards_form_the_row() {
    let mut game = new_game(2);
    play(&mut game, POINT_DRAWS);
    assert_eq!((merchant_row(&game).as_str(), state(&game).market().deck().len()), ("", 43));
    play(&mut game, MERCHANT_DRAWS);
    assert_eq!(merchant_row(&game), "+YYYY YY>GG +M ^3 GGG>MM B>GG");
    assert_eq!(state(&game).market().deck().len(), 37);
    assert_eq!(game.turn(), turn_of(1));
}

#[test]
fn ge_4_each_card_of_the_deck_is_equally_likely() {
    let mut game = new_game(5);
    play(&mut game, POINT_DRAWS);
    play(&mut game, "draw:+M");
    assert!(game.chance().all(|(_, weight)| weight == 1));
    assert_eq!(game.chance().count(), 42);
    refused(&game, "draw:+M", "GE-4");
}

#[test]
fn ge_5_starting_crystals_depend_on_the_seat() {
    let crystals = ["YYY", "YYYY", "YYYY", "YYYG", "YYYG"];
    for players in 2..=5 {
        let mut game = new_game(players);
        deal(&mut game);
        for seat in 1..=players {
            assert_eq!(caravan(&game, seat), crystals[seat - 1], "seat {seat} of {players}");
        }
    }
}
