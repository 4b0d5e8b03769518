//! CA-9 to CA-11: the movement. Here stand the cards that pay for it.

mod free_steps;
mod toll;

use super::table::{adventure, discarded, hand, played};
use crate::play::mountains::wagon;
use crate::play::{caravan, legal, legal_to, play, refused, turn_of};

/// The steps from c3.
const STEPS: &str = "step:b2 step:b3 step:c2 step:c4 step:d2 step:d3";

#[test]
fn ca_9_each_card_pays_for_one_step() {
    let mut game = adventure(2).game();
    assert_eq!(legal_to(&game, "spend"), "spend:+YY spend:^2");
    play(&mut game, "spend:+YY");
    assert_eq!((legal(&game).as_str(), wagon(&game, 1).as_str()), (STEPS, "c3"));
    play(&mut game, "step:c4");
    assert_eq!((legal(&game).as_str(), wagon(&game, 1).as_str()), ("spend:^2 stop", "c4"));
    play(&mut game, "spend:^2 step:c5");
    // C-15: no card is left, so that there is nothing to decline.
    assert_eq!((legal(&game).as_str(), wagon(&game, 1).as_str()), ("build pass", "c5"));
    assert_eq!(caravan(&game, 1), "YYYY");
}

#[test]
fn ca_9_cards_go_to_the_discard_pile_one_at_a_time() {
    let mut game = adventure(2).hand(1, "+B YYY>GB").game();
    for (actions, hand_left, pile) in [
        ("spend:+B", "+YY ^2 YYY>GB", "+B"),
        ("step:c4 spend:+YY", "^2 YYY>GB", "+YY +B"),
        ("step:c5 spend:YYY>GB", "^2", "+YY +B YYY>GB"),
    ] {
        play(&mut game, actions);
        assert_eq!((hand(&game, 1).as_str(), discarded(&game, 1).as_str()), (hand_left, pile));
    }
    play(&mut game, "step:c6 stop pay:Y pass");
    assert_eq!(discarded(&game, 1), "+YY +B YYY>GB");
}

#[test]
fn ca_9_face_up_cards_pay_as_well() {
    let mut game = adventure(2).hand(1, "+B").played(1, "+YY").game();
    assert_eq!(legal_to(&game, "spend"), "spend:+YY spend:^2 spend:+B");
    play(&mut game, "spend:+YY step:c4 spend:+B step:c5 stop pass");
    assert_eq!((hand(&game, 1).as_str(), played(&game, 1).as_str()), ("^2", ""));
    assert_eq!(discarded(&game, 1), "+YY +B");
}

#[test]
fn ca_9_all_cards_may_be_face_up() {
    let mut game = adventure(2).played(1, "+YY ^2").game();
    play(&mut game, "spend:^2 step:c2 spend:+YY step:c1");
    assert_eq!((played(&game, 1).as_str(), discarded(&game, 1).as_str()), ("", "+YY ^2"));
}

#[test]
fn ca_9_a_card_that_was_spent_must_be_followed_by_its_step() {
    let mut game = adventure(2).outposts(1, "c3").game();
    play(&mut game, "spend:+YY");
    for action in
        ["stop", "spend:^2", "pass", "rest", "play:^2", "trade:1", "build", "acquire:+YYYY", "pay:Y"]
    {
        refused(&game, action, "CA-9");
    }
    play(&mut game, "step:c4 spend:^2");
    refused(&game, "stop", "CA-9");
}

#[test]
fn ca_9_there_is_no_free_first_step() {
    let mut game = adventure(2).game();
    assert_eq!(legal_to(&game, "step"), "");
    refused(&game, "step:c4", "CA-19");
    play(&mut game, "spend:+YY step:c4");
    refused(&game, "step:c5", "CA-9");
}

#[test]
fn ca_9_steps_are_not_paid_in_crystals() {
    let mut game = adventure(2).game();
    refused(&game, "pay:Y", "CA-19");
    play(&mut game, "spend:+YY step:c4");
    refused(&game, "pay:Y", "CA-9");
}

#[test]
fn ca_9_a_step_leads_to_an_adjacent_tile() {
    let mut game = adventure(2).game();
    play(&mut game, "spend:+YY");
    for cell in ["c3", "c5", "c1", "b1", "b4", "d4", "a1", "e4"] {
        refused(&game, &format!("step:{cell}"), "CA-9");
    }
}

#[test]
fn ca_9_villages_and_valleys_are_crossed_and_a_tile_visited_twice() {
    let mut game = adventure(2).hand(1, "+B +GG +YYYY YYY>GB").merchant_row("+M ^3 +YB B>GG").game();
    play(&mut game, "spend:+YY step:b2 spend:^2 step:a1 spend:+B step:b2 spend:+GG step:b3");
    play(&mut game, "spend:+YYYY step:c3 stop build stop");
    assert_eq!((wagon(&game, 1).as_str(), hand(&game, 1).as_str()), ("c3", "YYY>GB"));
}

#[test]
fn ca_9_a_discarded_card_can_be_neither_played_nor_spent() {
    let game = adventure(2).discarded(1, "+YY").game();
    assert_eq!((legal_to(&game, "play"), legal_to(&game, "spend")), ("play:^2".into(), "spend:^2".into()));
    refused(&game, "play:+YY", "GE-6");
    refused(&game, "spend:+YY", "CA-9");
}

#[test]
fn ca_9_a_card_spent_in_this_movement_cannot_be_spent_again() {
    let mut game = adventure(2).game();
    play(&mut game, "spend:+YY step:c4");
    assert_eq!(legal(&game), "spend:^2 stop");
    refused(&game, "spend:+YY", "CA-9");
}

#[test]
fn ca_9_discarded_cards_wait_for_a_rest() {
    let mut game = adventure(2).game();
    play(&mut game, "spend:+YY step:c4 stop pass rest");
    refused(&game, "play:+YY", "GE-6");
    refused(&game, "spend:+YY", "CA-9");
    play(&mut game, "rest rest play:+YY");
    assert_eq!(caravan(&game, 1), "YYYYYY");
}

#[test]
fn ca_9_without_cards_there_is_no_movement() {
    let game = adventure(2).discarded(1, "+YY ^2").game();
    assert_eq!((legal_to(&game, "spend"), legal_to(&game, "step")), (String::new(), String::new()));
    refused(&game, "spend:^2", "CA-9");
    assert_eq!(game.turn(), turn_of(1));
}

#[test]
fn ca_9_only_ones_own_cards_can_be_spent() {
    let game = adventure(2).hand(2, "+GG").played(2, "+YY").game();
    // A card of another player's hand, of the row, of the deck.
    for card in ["spend:+GG", "spend:+M", "spend:+B"] {
        refused(&game, card, "CA-9");
    }
    assert_eq!(legal_to(&game, "spend"), "spend:+YY spend:^2");
}
