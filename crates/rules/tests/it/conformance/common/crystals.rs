//! C-1 to C-4: crystals.

use std::iter::successors;

use carvania_rules::components::golem_edition::FILE;
use carvania_rules::components::{Fault, Problem};
use carvania_rules::{Components, Crystal};

use crate::play::{caravan, legal, play, refused, turn_of};
use crate::table::table;

#[test]
fn c_1_each_colour_rises_to_the_next() {
    let levels: Vec<Crystal> = successors(Some(Crystal::Yellow), |crystal| crystal.next()).collect();
    assert_eq!(levels, [Crystal::Yellow, Crystal::Green, Crystal::Blue, Crystal::Magenta]);
}

#[test]
fn c_1_three_upgrades_lead_from_yellow_to_magenta() {
    let mut game =
        table(2).merchant_row("+YYYY YY>GG +M +B GGG>MM B>GG").hand(1, "^3").caravan(1, "Y").game();
    play(&mut game, "play:^3 upgrade:Y upgrade:G upgrade:B");
    assert_eq!(caravan(&game, 1), "M");
}

#[test]
fn c_2_no_gain_fails_for_want_of_crystals() {
    let full = "YYYYYYYYYY";
    let mut game = (1..=5).fold(table(5), |table, seat| table.caravan(seat, full)).game();
    play(&mut game, "play:+YY");
    assert_eq!(caravan(&game, 1), "YYYYYYYYYYYY");
}

#[test]
fn c_2_a_gain_cannot_be_turned_down() {
    let mut game = table(2).caravan(1, "MMMMMMMMMM").game();
    play(&mut game, "play:+YY");
    assert_eq!(caravan(&game, 1), "YYMMMMMMMMMM");
    refused(&game, "stop", "C-5");
}

#[test]
fn c_3_an_upgrade_swaps_a_crystal_for_the_next_level() {
    let mut game = table(2).caravan(1, "YYG").game();
    play(&mut game, "play:^2 upgrade:Y");
    assert_eq!(caravan(&game, 1), "YGG");
}

#[test]
fn c_3_magenta_cannot_be_upgraded() {
    let mut game = table(2).caravan(1, "YMM").game();
    play(&mut game, "play:^2");
    assert_eq!(legal(&game), "upgrade:Y stop");
    refused(&game, "upgrade:M", "C-3");
}

#[test]
fn c_3_a_crystal_that_is_not_there_cannot_be_upgraded() {
    let mut game = table(2).caravan(1, "YB").game();
    play(&mut game, "play:^2");
    refused(&game, "upgrade:G", "C-3");
}

#[test]
fn c_3_the_same_crystal_may_rise_more_than_once() {
    let mut game = table(2).caravan(1, "YYY").game();
    play(&mut game, "play:^2 upgrade:Y upgrade:G");
    assert_eq!(caravan(&game, 1), "YYB");
}

#[test]
fn c_3_the_player_may_stop_before_the_first_upgrade() {
    let mut game = table(2).caravan(1, "YYY").game();
    play(&mut game, "play:^2 stop");
    assert_eq!((caravan(&game, 1).as_str(), game.turn()), ("YYY", turn_of(2)));
}

#[test]
fn c_3_the_player_may_stop_after_some_upgrades() {
    let mut game = table(2).caravan(1, "YYY").game();
    play(&mut game, "play:^2 upgrade:Y stop");
    assert_eq!((caravan(&game, 1).as_str(), game.turn()), ("YYG", turn_of(2)));
}

#[test]
fn c_3_the_effect_ends_when_its_upgrades_are_used_up() {
    let mut game = table(2).caravan(1, "YYY").game();
    play(&mut game, "play:^2 upgrade:Y upgrade:Y");
    assert_eq!((caravan(&game, 1).as_str(), game.turn()), ("YGG", turn_of(2)));
}

#[test]
fn c_3_the_effect_ends_when_no_crystal_can_rise() {
    for (before, actions, after) in
        [("B", "play:^2 upgrade:B", "M"), ("MM", "play:^2", "MM"), ("", "play:^2", "")]
    {
        let mut game = table(2).caravan(1, before).game();
        play(&mut game, actions);
        assert_eq!((caravan(&game, 1).as_str(), game.turn()), (after, turn_of(2)), "{before}");
    }
}

#[test]
fn c_4_a_trade_gives_up_one_side_and_takes_the_other() {
    let mut game = table(2).caravan(1, "YYYM").hand(1, "YYY>GB").game();
    play(&mut game, "play:YYY>GB trade:1");
    assert_eq!(caravan(&game, 1), "GBM");
}

#[test]
fn c_4_a_trade_may_be_repeated_while_the_caravan_holds_the_inputs() {
    let mut game = table(2).caravan(1, "YYYYYYGGM").hand(1, "YYB>MM YG>M").game();
    play(&mut game, "play:YG>M");
    assert_eq!(legal(&game), "trade:1 trade:2");
    refused(&game, "trade:3", "C-4");
    refused(&game, "trade:255", "C-4");
    play(&mut game, "trade:2");
    assert_eq!(caravan(&game, 1), "YYYYMMM");
}

#[test]
fn c_4_a_trade_with_a_colour_on_both_sides_is_refused() {
    let file = FILE.replacen("give = \"YYY\"\ntake = \"GB\"", "give = \"YYY\"\ntake = \"YB\"", 1);
    let problems = Components::read(&file).unwrap_err().problems;
    assert!(matches!(problems[..], [Problem::Card { fault: Fault::BothSides, .. }]), "{problems:?}");
}
