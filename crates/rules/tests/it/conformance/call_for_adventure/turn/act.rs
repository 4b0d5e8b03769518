//! CA-13: what may be done after the movement.

use carvania_rules::Turn;

use crate::conformance::call_for_adventure::table::adventure;
use crate::play::mountains::{outposts, villages};
use crate::play::{caravan, claimed, legal, play, refused, turn_of};

#[test]
fn ca_13_there_is_no_mine() {
    let mut game = adventure(2).game();
    refused(&game, "mine", "CA-19");
    play(&mut game, "spend:+YY step:c4 stop");
    refused(&game, "mine", "CA-13");
}

#[test]
fn ca_13_after_a_movement_nothing_but_the_tile_is_acted_on() {
    let mut game = adventure(2).game();
    play(&mut game, "spend:+YY step:c4 stop");
    assert_eq!(legal(&game), "build pass");
    for action in ["play:^2", "acquire:+YYYY", "rest", "spend:^2", "step:c5", "stop"] {
        refused(&game, action, "CA-13");
    }
    play(&mut game, "pass");
    assert_eq!(game.turn(), turn_of(2));
}

#[test]
fn ca_13_on_a_valley_there_is_nothing_to_do() {
    let mut game = adventure(2).game();
    play(&mut game, "spend:+YY step:b3 stop");
    assert_eq!(legal(&game), "pass");
    refused(&game, "build", "CA-13");
    refused(&game, "trade:1", "CA-13");
    refused(&game, "claim:YGBM", "EM-20");
}

#[test]
fn ca_13_an_outpost_is_built_and_then_the_trade_carried_out() {
    let mut game = adventure(2).caravan(1, "YYYYY").game();
    play(&mut game, "spend:+YY step:c4 stop");
    refused(&game, "trade:1", "EM-19");
    play(&mut game, "build");
    assert_eq!((outposts(&game, 1).as_str(), legal(&game).as_str()), ("c4", "trade:1 trade:2 stop"));
    play(&mut game, "trade:2");
    assert_eq!((caravan(&game, 1).as_str(), game.turn()), ("YGGGG", turn_of(2)));
}

#[test]
fn ca_13_building_alone_is_a_whole_action() {
    let mut game = adventure(2).caravan(1, "G").game();
    play(&mut game, "spend:+YY step:c4 stop build");
    assert_eq!((outposts(&game, 1).as_str(), game.turn()), ("c4", turn_of(2)));
}

#[test]
fn ca_13_a_tile_holds_one_outpost_of_every_player() {
    let mut game = adventure(2).outposts(1, "c4").game();
    play(&mut game, "spend:+YY step:c4 stop");
    assert_eq!(legal(&game), "trade:1 trade:2 pass");
    refused(&game, "build", "EM-14");
    refused(&game, "trade:0", "EM-19");
    refused(&game, "trade:3", "C-4");
}

#[test]
fn ca_13_outposts_cost_a_crystal_for_each_that_stands_there_or_two_with_two_players() {
    let mut game = adventure(2).outposts(2, "c3").caravan(1, "YGB").game();
    play(&mut game, "build pay:G");
    refused(&game, "pay:M", "EM-15");
    play(&mut game, "pay:B");
    assert_eq!((caravan(&game, 1).as_str(), outposts(&game, 1).as_str()), ("Y", "c3"));
    let mut game = adventure(4).outposts(2, "c3").outposts(3, "c3").caravan(1, "YGB").game();
    play(&mut game, "build pay:G pay:Y");
    assert_eq!((caravan(&game, 1).as_str(), outposts(&game, 1).as_str()), ("B", "c3"));
    let game = adventure(2).outposts(2, "c3").caravan(1, "Y").game();
    refused(&game, "build", "C-14");
}

#[test]
fn ca_13_in_a_village_the_tile_is_claimed_and_replaced() {
    let mut game = adventure(2).caravan(1, "YYGGBM").game();
    play(&mut game, "spend:+YY step:b2 spend:^2 step:a1");
    assert_eq!(legal(&game), "claim:YGBM pass");
    refused(&game, "build", "CA-13");
    play(&mut game, "claim:YGBM");
    assert_eq!((caravan(&game, 1).as_str(), claimed(&game, 1).as_str()), ("YG", "YGBM"));
    assert_eq!((game.turn(), villages(&game).as_str()), (Turn::Chance, "- BBBB GGMM MMMMM"));
    refused(&game, "draw:+B", "EM-21");
    play(&mut game, "draw:BBMM");
    assert_eq!((game.turn(), villages(&game).as_str()), (turn_of(2), "BBMM BBBB GGMM MMMMM"));
}

#[test]
fn ca_13_only_the_tile_of_this_village_can_be_claimed_and_only_in_full() {
    let game = adventure(2).wagon(1, "a1").caravan(1, "YGBBBB").game();
    refused(&game, "claim:YGBM", "EM-20");
    refused(&game, "claim:BBBB", "EM-20");
    refused(&game, "claim:BBMM", "EM-20");
}

#[test]
fn ca_13_a_village_may_be_closed() {
    let mut game = adventure(2).wagon(1, "a1").caravan(1, "YGBM").game();
    play(&mut game, "claim:YGBM draw:closed");
    assert_eq!(villages(&game), "closed BBBB GGMM MMMMM");
    let mut game = adventure(2).wagon(1, "a4").closed("e1").caravan(1, "BBBB").game();
    play(&mut game, "claim:BBBB");
    refused(&game, "draw:closed", "EM-21");
    play(&mut game, "draw:BBMM");
    assert_eq!(villages(&game), "YGBM closed BBMM MMMMM");
    let game = adventure(2).wagon(1, "e1").closed("e1").caravan(1, "GGMM").game();
    refused(&game, "claim:GGMM", "EM-20");
}
