//! EM-13: one action, or none.

use crate::play::{legal, play, refused, turn_of};
use crate::table::mountains::{mountains, own_mountains};

#[test]
fn em_13_on_a_mountain_there_are_trade_and_mine() {
    let game = mountains(2).game();
    assert!(legal(&game).ends_with("step:d3 build mine pass"));
    let game = mountains(2).outposts(1, "c3").game();
    assert!(legal(&game).ends_with("step:d3 trade:1 trade:2 mine pass"));
    refused(&game, "claim:BBBB", "EM-20");
}

#[test]
fn em_13_in_a_village_there_are_claim_and_mine() {
    let game = mountains(2).wagon(1, "a1").caravan(1, "BBBB").game();
    assert_eq!(legal(&game), "step:a2 step:b1 step:b2 claim:BBBB mine pass");
    for action in ["build", "trade:1"] {
        refused(&game, action, "EM-13");
    }
}

#[test]
fn em_13_in_a_valley_there_is_mine_alone() {
    let game = own_mountains(2).wagon(1, "c1").game();
    assert_eq!(legal(&game), "step:b1 step:d1 mine pass");
    for action in ["build", "trade:1"] {
        refused(&game, action, "EM-13");
    }
}

#[test]
fn em_13_each_action_ends_the_turn() {
    let table = mountains(2).caravan(1, "BBBB");
    for (table, action) in [
        (table.clone(), "mine"),
        (table.clone(), "pass"),
        (table.clone(), "build"),
        (table.clone().caravan(1, "YY").outposts(1, "c3"), "trade:1"),
        (table.wagon(1, "a1"), "claim:BBBB draw:YYBBB"),
    ] {
        let mut game = table.game();
        play(&mut game, action);
        assert_eq!(game.turn(), turn_of(2), "{action}");
    }
}

#[test]
fn em_13_after_a_movement_the_same_actions_are_there() {
    let mut game = mountains(2).caravan(1, "YY").outposts(1, "c4").game();
    play(&mut game, "step:c4 stop");
    assert_eq!(legal(&game), "trade:1 mine pass");
    for action in ["step:c5", "stop", "pay:Y", "take"] {
        refused(&game, action, "EM-13");
    }
    play(&mut game, "pass");
    assert_eq!(game.turn(), turn_of(2));
}
