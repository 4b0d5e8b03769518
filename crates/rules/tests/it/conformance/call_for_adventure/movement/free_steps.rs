//! CA-10: free steps.

use super::STEPS;
use crate::conformance::call_for_adventure::table::{adventure, discarded};
use crate::play::mountains::wagon;
use crate::play::{legal, legal_to, play, refused};

#[test]
fn ca_10_a_free_step_follows_a_paid_one() {
    let mut game = adventure(2).bonus(1, "step").wagon(1, "c2").game();
    play(&mut game, "spend:+YY step:c3");
    assert_eq!(legal(&game), format!("{STEPS} stop"));
    play(&mut game, "step:c4");
    assert_eq!((discarded(&game, 1).as_str(), wagon(&game, 1).as_str()), ("+YY", "c4"));
    assert_eq!(legal(&game), "spend:^2 stop");
}

#[test]
fn ca_10_no_movement_begins_with_a_free_step() {
    let game = adventure(2).bonus(1, "step step").game();
    assert_eq!(legal_to(&game, "step"), "");
    refused(&game, "step:c4", "CA-19");
}

#[test]
fn ca_10_without_cards_free_steps_cannot_be_used() {
    let game = adventure(2).bonus(1, "step step").discarded(1, "+YY ^2").game();
    assert_eq!(legal(&game), "acquire:+YYYY acquire:YY>GG acquire:+M acquire:^3 rest build pass");
    refused(&game, "step:c4", "CA-19");
    refused(&game, "spend:+YY", "CA-9");
}

#[test]
fn ca_10_free_steps_are_used_before_further_cards() {
    let mut game = adventure(2).bonus(1, "step").game();
    play(&mut game, "spend:+YY step:c4");
    assert_eq!(legal_to(&game, "spend"), "");
    refused(&game, "spend:^2", "CA-10");
    play(&mut game, "step:c5 spend:^2 step:c4");
    assert_eq!(wagon(&game, 1), "c4");
}

#[test]
fn ca_10_each_tile_gives_one_free_step_in_a_movement() {
    let mut game = adventure(2).bonus(1, "step step").game();
    play(&mut game, "spend:+YY step:c2 step:c3 step:c4");
    assert_eq!(legal(&game), "spend:^2 stop");
    // A second card does not bring them back.
    play(&mut game, "spend:^2 step:c5");
    assert_eq!((legal(&game).as_str(), wagon(&game, 1).as_str()), ("build pass", "c5"));
}

#[test]
fn ca_10_the_tiles_of_others_give_nothing() {
    let mut game = adventure(2).bonus(2, "step step step step").game();
    play(&mut game, "spend:+YY step:c4");
    refused(&game, "step:c5", "CA-9");
}

#[test]
fn ca_10_a_free_step_may_be_forgone() {
    let mut game = adventure(2).bonus(1, "step").game();
    play(&mut game, "spend:+YY step:c4 stop");
    assert_eq!((legal(&game).as_str(), wagon(&game, 1).as_str()), ("build pass", "c4"));
}

#[test]
fn ca_10_the_next_movement_has_them_anew() {
    let mut game = adventure(2).bonus(1, "step").game();
    play(&mut game, "spend:+YY step:c4 step:c3 stop pass rest");
    play(&mut game, "spend:^2 step:c4 step:c5");
    assert_eq!((legal(&game).as_str(), wagon(&game, 1).as_str()), ("build pass", "c5"));
}

#[test]
fn ca_10_a_free_step_is_still_there_after_the_last_card() {
    let mut game = adventure(2).bonus(1, "step").discarded(1, "^2").game();
    play(&mut game, "spend:+YY step:c4");
    assert_eq!(legal_to(&game, "stop"), "stop");
    play(&mut game, "step:c5");
    assert_eq!(legal(&game), "build pass");
}
