//! C-10, C-11, C-14 to C-16: actions and decisions. C-12 and C-13 have files of their own.

use carvania_rules::{Record, Rounds, Setup, Title};

use crate::play::{caravan, deal, legal, legal_to, merchant_row, new_game, play, refused, turn_of};
use crate::playout::{moments, playout};
use crate::table::table;

#[test]
fn c_10_the_player_picks_the_colour_of_each_crystal_paid() {
    let mut game = table(2).caravan(1, "YGGM").game();
    play(&mut game, "acquire:^3");
    assert_eq!(legal(&game), "pay:Y pay:G pay:M");
    play(&mut game, "pay:M");
    assert_eq!(legal(&game), "pay:Y pay:G");
    play(&mut game, "pay:G");
    assert_eq!(legal(&game), "pay:Y pay:G");
    play(&mut game, "pay:G");
    assert_eq!(caravan(&game, 1), "Y");
}

#[test]
fn c_10_the_player_picks_the_colour_of_each_crystal_returned() {
    let mut game = table(2).caravan(1, "GBMMMMMMMM").game();
    play(&mut game, "play:+YY");
    assert_eq!(legal(&game), "return:Y return:G return:B return:M");
    play(&mut game, "return:G");
    assert_eq!(legal(&game), "return:Y return:B return:M");
    play(&mut game, "return:B");
    assert_eq!(caravan(&game, 1), "YYMMMMMMMM");
}

#[test]
fn c_11_a_player_always_has_a_legal_action() {
    for players in 2..=5 {
        let record = playout(&Setup::standard(Title::GolemEdition, players), 11);
        assert!(moments(&record).all(|game| game.is_over() || !legal(&game).is_empty()));
    }
}

#[test]
fn c_11_a_player_without_cards_or_crystals_can_still_rest() {
    let game = table(2).caravan(1, "").played(1, "+YY ^2").merchant_row("").merchant_deck_drawn().game();
    assert_eq!(legal(&game), "rest");
}

#[test]
fn c_11_there_is_no_pass_where_no_clause_gives_one() {
    let game = table(2).game();
    refused(&game, "stop", "GE-18");
}

#[test]
fn c_14_an_acquire_that_cannot_be_paid_may_not_be_started() {
    let game = table(2).caravan(1, "YM").game();
    assert_eq!(legal_to(&game, "acquire"), "acquire:+YYYY acquire:YY>GG acquire:+M");
    for card in ["acquire:^3", "acquire:GGG>MM", "acquire:B>GG"] {
        refused(&game, card, "C-14");
    }
}

#[test]
fn c_14_an_acquire_that_takes_the_last_crystal_may_be_started() {
    let mut game = table(2).caravan(1, "YGB").game();
    play(&mut game, "acquire:^3 pay:B pay:G pay:Y");
    assert_eq!(caravan(&game, 1), "");
}

#[test]
fn c_14_crystals_that_the_card_would_bring_do_not_pay_for_it() {
    let game = table(2).caravan(1, "Y").merchant_row("+YYYY YY>GG +M/YYYY ^3 GGG>MM B>GG").game();
    refused(&game, "acquire:+M", "C-14");
}

#[test]
fn c_14_a_card_whose_effect_cannot_be_carried_out_may_not_be_played() {
    let game = table(2).caravan(1, "YYY").hand(1, "GG>BB YYYY>BM YYY>M").game();
    assert_eq!(legal_to(&game, "play"), "play:+YY play:^2 play:YYY>M");
    refused(&game, "play:GG>BB", "GE-9");
    refused(&game, "play:YYYY>BM", "GE-9");
}

#[test]
fn c_15_a_choice_with_one_option_is_an_action_of_its_own() {
    let mut game = table(2).caravan(1, "YY").hand(1, "YY>B").game();
    play(&mut game, "play:YY>B");
    assert_eq!((game.turn(), legal(&game).as_str()), (turn_of(1), "trade:1"));
    let mut game = table(2).caravan(1, "YY").game();
    play(&mut game, "acquire:YY>GG");
    assert_eq!((game.turn(), legal(&game).as_str()), (turn_of(1), "pay:Y"));
}

#[test]
fn c_15_each_decision_is_an_action_in_the_record() {
    let mut record = Record::from_position(table(2).game());
    let actions = ["acquire:+M", "pay:Y", "pay:Y", "draw:+B"];
    for text in actions {
        record.apply(record.game().read_action(text).unwrap()).unwrap();
    }
    let recorded: Vec<String> =
        record.steps().map(|step| step.before.write_action(step.action).to_string()).collect();
    assert_eq!(recorded, actions);
}

#[test]
fn c_15_stopping_is_asked_only_while_something_can_be_declined() {
    let mut game = table(2).caravan(1, "BB").game();
    play(&mut game, "play:^2 upgrade:B");
    assert_eq!(legal(&game), "upgrade:B stop");
    play(&mut game, "upgrade:B");
    assert_eq!(game.turn(), turn_of(2));
    refused(&game, "stop", "GE-18");
}

#[test]
fn c_16_no_rule_ends_a_game_without_progress() {
    let mut game = new_game(3);
    deal(&mut game);
    let (start, row) = (game, merchant_row(&game));
    let mut rounds = Rounds::watch(&game);
    for _ in 0..3 * 1000 {
        play(&mut game, "rest");
        rounds.observe(&game);
    }
    assert_eq!((rounds.number(), game.turn(), merchant_row(&game)), (1001, turn_of(1), row));
    assert_eq!(game, start);
}
