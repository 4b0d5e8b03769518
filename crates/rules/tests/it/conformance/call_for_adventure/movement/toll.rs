//! CA-11: tolls, and movements that must find an end.

use serde_json::json;

use crate::conformance::call_for_adventure::table::adventure;
use crate::play::mountains::wagon;
use crate::play::{caravan, legal, legal_to, play, refused, turn_of};
use crate::table::Table;

#[test]
fn ca_11_ending_on_a_mountain_costs_a_crystal_for_each_other_wagon() {
    let mut game = adventure(2).wagon(2, "c4").caravan(1, "YGM").game();
    play(&mut game, "spend:+YY step:c4 stop");
    assert_eq!((game.turn(), legal(&game).as_str()), (turn_of(1), "pay:Y pay:G pay:M"));
    play(&mut game, "pay:G");
    assert_eq!((caravan(&game, 1).as_str(), caravan(&game, 2).as_str()), ("YM", "YYGG"));
    assert_eq!(legal(&game), "build pass");
}

#[test]
fn ca_11_owners_are_paid_clockwise_from_the_mover() {
    let mut game =
        adventure(4).turn(3).wagon(1, "c5").wagon(2, "c5").wagon(4, "c5").caravan(3, "YGBM").game();
    play(&mut game, "spend:+YY step:c5 stop pay:Y pay:G pay:B");
    let caravans = [1, 2, 3, 4].map(|seat| caravan(&game, seat));
    assert_eq!(caravans, ["YYYYG", "YYGB", "M", "YYB"]);
}

#[test]
fn ca_11_the_toll_is_not_paid_in_cards() {
    let mut game = adventure(2).wagon(2, "c4").game();
    play(&mut game, "spend:+YY step:c4 stop");
    for action in ["spend:^2", "pass", "build", "step:c5", "stop"] {
        refused(&game, action, "EM-9");
    }
    refused(&game, "pay:M", "EM-9");
}

#[test]
fn ca_11_villages_and_valleys_are_free_and_so_is_passing_through() {
    for (cell, way) in [("b3", "step:b3"), ("a1", "step:b2 spend:^2 step:a1")] {
        let mut game = adventure(2).wagon(2, cell).caravan(1, "").game();
        play(&mut game, &format!("spend:+YY {way}"));
        if legal_to(&game, "stop") == "stop" {
            play(&mut game, "stop");
        }
        assert_eq!((legal(&game).as_str(), caravan(&game, 2).as_str()), ("pass", "YYG"));
    }
    let mut game = adventure(2).wagon(2, "c4").game();
    play(&mut game, "spend:+YY step:c4 spend:^2 step:c5");
    assert_eq!((caravan(&game, 1).as_str(), legal(&game).as_str()), ("YYYY", "build pass"));
}

#[test]
fn ca_11_standing_still_costs_no_toll() {
    let mut game = adventure(2).wagon(2, "c3").outposts(1, "c3").game();
    play(&mut game, "trade:1");
    assert_eq!((caravan(&game, 1).as_str(), caravan(&game, 2).as_str()), ("YYB", "YYG"));
}

#[test]
fn ca_11_going_out_and_back_does() {
    let mut game = adventure(2).wagon(2, "c3").game();
    play(&mut game, "spend:+YY step:c4 spend:^2 step:c3");
    assert_eq!(legal(&game), "pay:Y");
}

#[test]
fn ca_11_a_full_caravan_does_not_refuse_a_toll() {
    let mut game = adventure(2).wagon(2, "c4").caravan(2, "YYYYYYYYYY").caravan(1, "M").game();
    play(&mut game, "spend:+YY step:c4 stop pay:M");
    assert_eq!(caravan(&game, 2), "YYYYYYYYYYM");
    play(&mut game, "pass");
    assert_eq!((game.turn(), legal(&game).as_str()), (turn_of(2), "return:Y return:M"));
}

#[test]
fn ca_11_no_movement_ends_where_the_toll_cannot_be_paid() {
    let mut game = adventure(2).wagon(2, "c4").caravan(1, "").game();
    play(&mut game, "spend:+YY step:c4");
    // The other card can still lead on, so that the step was legal; now it must.
    assert_eq!(legal(&game), "spend:^2");
    refused(&game, "stop", "EM-9");
    play(&mut game, "spend:^2");
    assert_eq!(legal_to(&game, "stop"), "");
    play(&mut game, "step:c5");
    assert_eq!((wagon(&game, 1).as_str(), legal(&game).as_str()), ("c5", "build pass"));
}

#[test]
fn ca_11_the_last_card_leads_only_where_the_movement_can_end() {
    let mut game = adventure(2).wagon(2, "c4").caravan(1, "").discarded(1, "^2").game();
    play(&mut game, "spend:+YY");
    assert_eq!(legal(&game), "step:b2 step:b3 step:c2 step:d2 step:d3");
    refused(&game, "step:c4", "EM-12");
}

#[test]
fn ca_11_a_free_step_is_a_means_to_go_on() {
    let mut game = adventure(2).wagon(2, "c4").caravan(1, "").discarded(1, "^2").bonus(1, "step").game();
    play(&mut game, "spend:+YY step:c4");
    assert_eq!(legal(&game), "step:b3 step:b4 step:c3 step:c5 step:d3 step:d4");
    refused(&game, "stop", "EM-9");
}

#[test]
fn ca_11_free_steps_lead_only_where_the_movement_can_end() {
    let table = adventure(3).wagon(2, "c4").wagon(3, "c5").caravan(1, "").bonus(1, "step");
    let mut game = table.discarded(1, "^2").game();
    play(&mut game, "spend:+YY step:c4");
    assert_eq!(legal(&game), "step:b3 step:b4 step:c3 step:d3 step:d4");
    refused(&game, "step:c5", "EM-12");
}

#[test]
fn ca_11_two_tolls_need_two_crystals() {
    let table = adventure(3).wagon(2, "c4").wagon(3, "c4").discarded(1, "^2");
    let mut game = table.clone().caravan(1, "Y").game();
    play(&mut game, "spend:+YY");
    refused(&game, "step:c4", "EM-12");
    let mut game = table.caravan(1, "YY").game();
    play(&mut game, "spend:+YY step:c4 pay:Y pay:Y");
    assert_eq!(legal(&game), "build pass");
}

/// The village a1 touches a2, b1 and b2, where all the others stand.
fn surrounded() -> Table {
    adventure(4).wagon(1, "a1").wagon(2, "a2").wagon(3, "b1").wagon(4, "b2").caravan(1, "")
}

#[test]
fn ca_11_no_card_is_spent_when_no_end_can_be_reached() {
    let game = surrounded().discarded(1, "^2").game();
    assert_eq!(legal_to(&game, "spend"), "");
    refused(&game, "spend:+YY", "EM-12");
    // C-12: a card that is not there comes first.
    refused(&game, "spend:^2", "CA-9");
}

#[test]
fn ca_11_a_second_card_a_free_step_or_a_crystal_opens_the_way() {
    let spend = |table: Table| legal_to(&table.game(), "spend");
    assert_eq!(spend(surrounded()), "spend:+YY spend:^2");
    assert_eq!(spend(surrounded().discarded(1, "^2").bonus(1, "step")), "spend:+YY");
    assert_eq!(spend(surrounded().discarded(1, "^2").caravan(1, "G")), "spend:+YY");
}

#[test]
fn ca_11_within_a_movement_a_card_leads_on_only_to_an_end() {
    // From the village the other card would find no end: there is nothing to decline (C-15).
    let mut game = surrounded().wagon(1, "a2").game();
    play(&mut game, "spend:+YY step:a1");
    assert_eq!(legal(&game), "pass");
}

#[test]
fn ca_11_no_crystals_are_left_on_tiles() {
    let mut game = adventure(2).game();
    play(&mut game, "spend:+YY step:c4 spend:^2 step:c5");
    assert_eq!((game.to_position().get("dropped"), caravan(&game, 1).as_str()), (None, "YYYY"));
    refused(&game, "take", "CA-13");
    refused(&game, "leave", "CA-13");
    let with_crystals = adventure(2).set("/dropped", json!({"c4": "Y"}));
    assert_eq!(with_crystals.load().unwrap_err().to_string(), "CA has no `dropped`");
}
