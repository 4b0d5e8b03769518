//! EM-7 and EM-8: steps, free and paid.

use crate::play::mountains::{dropped, wagon};
use crate::play::{caravan, legal, legal_to, play, refused, turn_of};
use crate::table::mountains::{mountains, own_mountains};

#[test]
fn em_7_a_step_leads_to_an_adjacent_tile() {
    let mut game = mountains(2).game();
    assert_eq!(legal_to(&game, "step"), "step:b2 step:b3 step:c2 step:c4 step:d2 step:d3");
    // Two tiles away, the other side of the map, where the wagon stands.
    for cell in ["step:c5", "step:e4", "step:c3"] {
        refused(&game, cell, "EM-7");
    }
    play(&mut game, "step:d3");
    assert_eq!(wagon(&game, 1), "d3");
}

#[test]
fn em_7_the_first_step_is_free() {
    let mut game = mountains(2).caravan(1, "").game();
    play(&mut game, "step:c4");
    assert_eq!((wagon(&game, 1).as_str(), legal(&game).as_str()), ("c4", "build mine pass"));
}

#[test]
fn em_7_villages_are_entered_and_crossed_like_mountains() {
    let mut game = mountains(2).wagon(1, "b1").bonus(1, "step").game();
    assert_eq!(legal_to(&game, "step"), "step:a1 step:b2 step:c1 step:c2");
    play(&mut game, "step:a1 step:b2");
    assert_eq!(wagon(&game, 1), "b2");
}

#[test]
fn em_7_valleys_are_entered_and_crossed_like_mountains() {
    let mut game = own_mountains(2).bonus(1, "step").game();
    play(&mut game, "step:c1 step:d1");
    assert_eq!(wagon(&game, 1), "d1");
}

#[test]
fn em_7_a_tile_may_be_visited_twice() {
    let mut game = mountains(2).bonus(1, "step step").game();
    play(&mut game, "step:c4 step:c3 step:c4");
    assert_eq!(wagon(&game, 1), "c4");
}

#[test]
fn em_7_each_extra_step_tile_makes_one_more_step_free() {
    for (tiles, free) in [("", 1), ("step", 2), ("step step step step", 5)] {
        let mut game = mountains(2).bonus(1, tiles).game();
        let steps = ["step:c4", "step:c3", "step:c4", "step:c3", "step:c4"];
        steps[..free].iter().for_each(|step| play(&mut game, step));
        assert_eq!(legal(&game), "pay:Y stop", "{tiles}");
        refused(&game, "step:d3", "EM-8");
    }
}

#[test]
fn em_7_free_steps_are_used_up_before_any_step_is_paid() {
    let mut game = mountains(2).bonus(1, "step").game();
    refused(&game, "pay:Y", "EM-28");
    play(&mut game, "step:c4");
    refused(&game, "pay:Y", "EM-7");
    assert_eq!(legal_to(&game, "pay"), "");
    play(&mut game, "step:c5 pay:Y");
    assert_eq!(caravan(&game, 1), "YYY");
}

#[test]
fn em_7_free_steps_need_not_be_used() {
    let mut game = mountains(2).bonus(1, "step step").game();
    play(&mut game, "step:c4 stop mine");
    assert_eq!((wagon(&game, 1).as_str(), game.turn()), ("c4", turn_of(2)));
}

#[test]
fn em_7_stopping_is_asked_only_while_a_step_can_follow() {
    let mut game = mountains(2).caravan(1, "Y").game();
    play(&mut game, "step:c4");
    assert_eq!(legal(&game), "pay:Y stop");
    play(&mut game, "pay:Y step:c5");
    assert_eq!(legal(&game), "build mine pass");
    refused(&game, "stop", "EM-13");
}

#[test]
fn em_8_a_further_step_costs_a_crystal_of_choice_on_the_tile_left() {
    let mut game = mountains(2).caravan(1, "YGM").game();
    play(&mut game, "step:c4");
    assert_eq!(legal(&game), "pay:Y pay:G pay:M stop");
    play(&mut game, "pay:G step:c5");
    assert_eq!((dropped(&game, "c4").as_str(), caravan(&game, 1).as_str()), ("G", "YM"));
    play(&mut game, "pay:M step:c6");
    assert_eq!((dropped(&game, "c5").as_str(), caravan(&game, 1).as_str()), ("M", "Y"));
    assert_eq!((dropped(&game, "c3"), dropped(&game, "c6")), (String::new(), String::new()));
}

#[test]
fn em_8_crystals_lie_on_villages_and_valleys_alike() {
    let mut game = mountains(2).wagon(1, "b1").game();
    play(&mut game, "step:a1 pay:Y step:a2");
    assert_eq!(dropped(&game, "a1"), "Y");
    let mut game = own_mountains(2).game();
    play(&mut game, "step:c1 pay:Y step:d1");
    assert_eq!(dropped(&game, "c1"), "Y");
}

#[test]
fn em_8_crystals_pile_up_on_a_tile() {
    let mut game = mountains(2).caravan(1, "GM").dropped("c4", "YM").game();
    play(&mut game, "step:c4 pay:G step:c5");
    assert_eq!(dropped(&game, "c4"), "YGM");
}

#[test]
fn em_8_a_crystal_placed_must_be_followed_by_its_step() {
    let mut game = mountains(2).game();
    play(&mut game, "step:c4 pay:Y");
    assert_eq!(legal(&game), "step:b3 step:b4 step:c3 step:c5 step:d3 step:d4");
    for action in ["stop", "pay:Y"] {
        refused(&game, action, "EM-8");
    }
    play(&mut game, "step:c5");
    assert_eq!(legal(&game), "pay:Y stop");
}

#[test]
fn em_8_only_a_crystal_of_the_caravan_can_be_placed_and_no_step_made_without() {
    let mut game = mountains(2).game();
    play(&mut game, "step:c4");
    refused(&game, "pay:M", "EM-8");
    refused(&game, "step:c5", "EM-8");
}
