//! EM-9 and EM-10: tolls. C-19: their order.

use crate::play::mountains::wagon;
use crate::play::{caravan, legal, legal_to, play, refused, turn_of};
use crate::table::mountains::{mountains, own_mountains};

#[test]
fn em_9_ending_on_a_mountain_costs_a_crystal_of_choice_to_the_owner_of_the_wagon_there() {
    let mut game = mountains(2).wagon(2, "c4").caravan(1, "YGM").caravan(2, "").game();
    play(&mut game, "step:c4 stop");
    assert_eq!((game.turn(), legal(&game).as_str()), (turn_of(1), "pay:Y pay:G pay:M"));
    play(&mut game, "pay:G");
    assert_eq!((caravan(&game, 1).as_str(), caravan(&game, 2).as_str()), ("YM", "G"));
    assert_eq!(legal(&game), "build mine pass");
}

#[test]
fn em_9_every_owner_is_paid() {
    let mut game = mountains(4).wagon(2, "c4").wagon(3, "c4").caravan(1, "YGB").game();
    play(&mut game, "step:c4 stop pay:B pay:Y");
    assert_eq!(caravan(&game, 1), "G");
    assert_eq!((caravan(&game, 2).as_str(), caravan(&game, 3).as_str()), ("YYGB", "YGG"));
    assert_eq!((caravan(&game, 4).as_str(), legal(&game).as_str()), ("YB", "build mine pass"));
}

#[test]
fn em_9_only_a_crystal_of_the_caravan_pays_and_nothing_else_is_decided() {
    let mut game = mountains(2).wagon(2, "c4").dropped("c4", "M").game();
    play(&mut game, "step:c4 stop");
    for action in ["pay:M", "stop", "take", "mine", "pass", "build", "step:c3"] {
        refused(&game, action, "EM-9");
    }
}

#[test]
fn em_9_a_movement_may_not_end_where_a_toll_cannot_be_paid() {
    let mut game = mountains(4).wagon(2, "c4").wagon(3, "c4").caravan(1, "Y").bonus(1, "step").game();
    play(&mut game, "step:c4");
    refused(&game, "stop", "EM-9");
    assert_eq!(legal_to(&game, "stop"), "");
    play(&mut game, "step:c5 stop");
    assert_eq!((wagon(&game, 1).as_str(), caravan(&game, 1).as_str()), ("c5", "Y"));
}

#[test]
fn em_9_a_full_caravan_does_not_refuse_a_toll() {
    let mut game = mountains(2).wagon(2, "c4").caravan(2, "GGGGGGGGGG").game();
    play(&mut game, "step:c4 stop pay:Y");
    assert_eq!((caravan(&game, 2).as_str(), game.turn()), ("YGGGGGGGGGG", turn_of(1)));
}

#[test]
fn em_9_villages_are_free() {
    let mut game = mountains(4).wagon(1, "b1").wagon(2, "a1").wagon(3, "a1").caravan(1, "").game();
    play(&mut game, "step:a1");
    assert_eq!((legal(&game).as_str(), caravan(&game, 2).as_str()), ("mine pass", "YYG"));
}

#[test]
fn em_9_valleys_are_free() {
    let mut game = own_mountains(2).wagon(2, "c1").caravan(1, "").game();
    play(&mut game, "step:c1");
    assert_eq!((legal(&game).as_str(), caravan(&game, 2).as_str()), ("mine pass", "YYG"));
}

#[test]
fn em_9_passing_through_is_free() {
    let mut game = mountains(2).wagon(2, "c4").caravan(1, "Y").game();
    play(&mut game, "step:c4 pay:Y step:c5");
    assert_eq!((legal(&game).as_str(), caravan(&game, 2).as_str()), ("build mine pass", "YYG"));
}

#[test]
fn c_19_tolls_are_paid_one_at_a_time_clockwise_from_the_mover() {
    let table = mountains(4).wagon(1, "d3").wagon(2, "d3").wagon(3, "d3").wagon(4, "d3");
    let empty = (1..=4).fold(table, |table, seat| table.caravan(seat, ""));
    for (mover, owners) in [(1, [2, 3, 4]), (2, [3, 4, 1]), (3, [4, 1, 2]), (4, [1, 2, 3])] {
        let mut game = empty.clone().turn(mover).wagon(mover, "c3").caravan(mover, "YGB").game();
        play(&mut game, "step:d3 stop pay:Y pay:G pay:B");
        for (owner, crystal) in owners.into_iter().zip(["Y", "G", "B"]) {
            assert_eq!(caravan(&game, owner), crystal, "seat {owner}, when seat {mover} moves");
        }
        assert_eq!(legal(&game), "build mine pass");
    }
}

#[test]
fn em_10_standing_still_costs_no_toll() {
    let mut game = mountains(2).wagon(2, "c3").game();
    assert!(legal(&game).ends_with("build mine pass"));
    play(&mut game, "mine");
    assert_eq!((caravan(&game, 1).as_str(), caravan(&game, 2).as_str()), ("YYYYYY", "YYG"));
    assert_eq!(game.turn(), turn_of(2));
}

#[test]
fn em_10_standing_still_picks_nothing_up() {
    let mut game = mountains(2).dropped("c3", "MM").game();
    refused(&game, "take", "EM-28");
    play(&mut game, "mine");
    assert_eq!(caravan(&game, 1), "YYYYYY");
}

#[test]
fn em_10_going_out_and_back_is_a_movement() {
    let mut game = mountains(2).wagon(2, "c3").dropped("c3", "MM").bonus(1, "step").game();
    play(&mut game, "step:c4 step:c3 stop");
    refused(&game, "mine", "EM-9");
    play(&mut game, "pay:Y take");
    assert_eq!((caravan(&game, 1).as_str(), caravan(&game, 2).as_str()), ("YYYMM", "YYYG"));
}
