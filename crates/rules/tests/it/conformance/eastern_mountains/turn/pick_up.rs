//! EM-11: crystals that lie on tiles.

use carvania_rules::Source;

use crate::play::mountains::{dropped, villages};
use crate::play::{caravan, claimed, legal, legal_to, play, refused, seat};
use crate::table::mountains::{mountains, own_mountains};

#[test]
fn em_11_all_crystals_of_the_tile_may_be_taken() {
    let mut game = mountains(2).caravan(1, "Y").dropped("c4", "YGGM").game();
    play(&mut game, "step:c4 stop");
    assert_eq!(legal(&game), "take leave");
    play(&mut game, "take");
    assert_eq!((caravan(&game, 1).as_str(), dropped(&game, "c4").as_str()), ("YYGGM", ""));
    assert_eq!(legal(&game), "build mine pass");
}

#[test]
fn em_11_they_may_all_be_left() {
    let mut game = mountains(2).caravan(1, "Y").dropped("c4", "YGGM").game();
    play(&mut game, "step:c4 stop leave");
    assert_eq!((caravan(&game, 1).as_str(), dropped(&game, "c4").as_str()), ("Y", "YGGM"));
    refused(&game, "take", "EM-13");
}

#[test]
fn em_11_nothing_else_is_decided_before() {
    let mut game = mountains(2).dropped("c4", "M").game();
    play(&mut game, "step:c4 stop");
    for action in ["mine", "pass", "build", "pay:M", "stop", "step:c5"] {
        refused(&game, action, "EM-11");
    }
}

#[test]
fn em_11_nothing_is_asked_where_nothing_lies() {
    let mut game = mountains(2).dropped("c3", "M").dropped("c5", "M").game();
    play(&mut game, "step:c4 stop");
    assert_eq!(legal(&game), "build mine pass");
    refused(&game, "take", "EM-13");
}

#[test]
fn em_11_only_the_tile_where_the_movement_ended_counts() {
    let mut game = mountains(2).dropped("c4", "M").dropped("c5", "G").bonus(1, "step").game();
    play(&mut game, "step:c4 step:c5 stop take");
    assert_eq!((caravan(&game, 1).as_str(), dropped(&game, "c4").as_str()), ("YYYYG", "M"));
}

#[test]
fn em_11_crystals_dropped_in_this_movement_are_included() {
    let mut game = mountains(2).caravan(1, "YG").dropped("c4", "B").game();
    play(&mut game, "step:c4 pay:Y step:c3 pay:G step:c4");
    assert_eq!(dropped(&game, "c4"), "YB");
    play(&mut game, "take");
    assert_eq!((caravan(&game, 1).as_str(), dropped(&game, "c3").as_str()), ("YB", "G"));
}

#[test]
fn em_11_crystals_are_taken_in_villages_and_valleys_too() {
    let mut game = mountains(2).wagon(1, "b1").dropped("a1", "MM").game();
    play(&mut game, "step:a1 stop take");
    assert_eq!(caravan(&game, 1), "YYYYMM");
    let mut game = own_mountains(2).dropped("c1", "MM").game();
    play(&mut game, "step:c1 stop take");
    assert_eq!(caravan(&game, 1), "YYYYMM");
}

#[test]
fn em_11_the_toll_comes_first_and_is_not_paid_with_them() {
    let table = mountains(2).wagon(2, "c4").dropped("c4", "MM");
    let mut game = table.clone().caravan(1, "Y").game();
    play(&mut game, "step:c4 stop");
    assert_eq!(legal(&game), "pay:Y");
    play(&mut game, "pay:Y");
    assert_eq!(legal(&game), "take leave");
    refused(&table.caravan(1, "").game(), "step:c4", "EM-12");
}

#[test]
fn em_11_they_do_not_pay_for_this_movement() {
    let mut game = mountains(2).caravan(1, "").dropped("c4", "MM").game();
    play(&mut game, "step:c4");
    assert_eq!(legal(&game), "take leave");
    play(&mut game, "take");
    assert_eq!((legal_to(&game, "pay"), legal_to(&game, "step")), (String::new(), String::new()));
    refused(&game, "step:c5", "EM-13");
}

#[test]
fn em_11_they_can_be_spent_in_the_action_of_this_turn() {
    let mut game = mountains(2).wagon(1, "b1").caravan(1, "").dropped("a1", "BBBB").game();
    play(&mut game, "step:a1 take claim:BBBB");
    assert_eq!((claimed(&game, 1).as_str(), villages(&game).as_str()), ("BBBB", "- YGBM MMMM GGGBB"));
    let mut game = mountains(2).caravan(1, "").dropped("c4", "YYYY").outposts(1, "c4").game();
    play(&mut game, "step:c4 take trade:2");
    assert_eq!(caravan(&game, 1), "BB");
}

#[test]
fn em_11_crystals_left_on_tiles_count_for_nobody() {
    let game = mountains(2).caravan(1, "G").caravan(2, "").dropped("c3", "MMMM").dropped("a2", "BB").game();
    assert_eq!((game.scores()[seat(1)].total(), game.scores()[seat(2)].total()), (1, 0));
    assert_eq!(game.scores()[seat(1)].from(Source::Crystals), 1);
}
