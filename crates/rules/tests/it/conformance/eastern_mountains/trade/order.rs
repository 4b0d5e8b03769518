//! EM-18: upgrades after a build, and the order of everything in it.

use crate::play::mountains::{bonus, outposts};
use crate::play::{caravan, legal, legal_to, play, refused, turn_of};
use crate::table::mountains::mountains;

#[test]
fn em_18_each_tile_gives_one_upgrade_after_a_build() {
    let mut game = mountains(2).bonus(1, "upgrade upgrade").caravan(1, "YG").game();
    play(&mut game, "build");
    assert_eq!(legal(&game), "upgrade:Y upgrade:G stop");
    play(&mut game, "upgrade:Y upgrade:G");
    assert_eq!((caravan(&game, 1).as_str(), game.turn()), ("GB", turn_of(2)));
}

#[test]
fn em_18_the_same_crystal_may_rise_with_every_tile() {
    let mut game = mountains(2).bonus(1, "upgrade upgrade upgrade").caravan(1, "Y").game();
    play(&mut game, "build upgrade:Y upgrade:G upgrade:B");
    assert_eq!((caravan(&game, 1).as_str(), game.turn()), ("M", turn_of(2)));
}

#[test]
fn em_18_upgrades_may_be_declined_and_end_when_nothing_can_rise() {
    let mut game = mountains(2).bonus(1, "upgrade upgrade").caravan(1, "Y").game();
    play(&mut game, "build upgrade:Y stop");
    assert_eq!((caravan(&game, 1).as_str(), game.turn()), ("G", turn_of(2)));
    let mut game = mountains(2).bonus(1, "upgrade upgrade").caravan(1, "BMM").game();
    play(&mut game, "build upgrade:B");
    assert_eq!((caravan(&game, 1).as_str(), game.turn()), ("MMM", turn_of(2)));
}

#[test]
fn em_18_there_is_no_upgrade_without_a_build() {
    let mut game = mountains(2).bonus(1, "upgrade").outposts(1, "c3").game();
    refused(&game, "upgrade:Y", "EM-28");
    play(&mut game, "trade:1");
    assert_eq!(game.turn(), turn_of(2));
}

#[test]
fn em_18_nothing_else_is_decided_before_and_magenta_does_not_rise() {
    let mut game = mountains(2).bonus(1, "upgrade").caravan(1, "YYM").game();
    play(&mut game, "build");
    for action in ["trade:1", "mine", "pass", "build", "pay:Y"] {
        refused(&game, action, "EM-18");
    }
    refused(&game, "upgrade:M", "C-3");
    refused(&game, "upgrade:B", "C-3");
}

#[test]
fn em_18_a_tile_just_won_counts() {
    let table = mountains(4).outposts(1, "c3 c4 c5").wagon(1, "c2").caravan(1, "YY").bonus(1, "upgrade");
    let mut game = table.game();
    play(&mut game, "build bonus:upgrade upgrade:Y upgrade:Y");
    assert_eq!(caravan(&game, 1), "GG");
    let mut game = table.game();
    play(&mut game, "build bonus:points upgrade:Y");
    assert_eq!((caravan(&game, 1).as_str(), legal_to(&game, "upgrade")), ("YG", String::new()));
}

#[test]
fn em_18_pay_then_place_then_bonus_then_upgrade_then_trade() {
    let table = mountains(2).outposts(1, "c3 c4 c5").outposts(2, "c2").wagon(1, "c2");
    let mut game = table.caravan(1, "YYY").game();
    play(&mut game, "build pay:Y");
    assert_eq!((legal(&game).as_str(), outposts(&game, 1).as_str()), ("pay:Y", "c3 c4 c5"));
    play(&mut game, "pay:Y");
    assert_eq!(outposts(&game, 1), "c2 c3 c4 c5");
    assert!(legal(&game).starts_with("bonus:step"));
    play(&mut game, "bonus:upgrade");
    assert_eq!((bonus(&game, 1).as_str(), legal(&game).as_str()), ("upgrade", "upgrade:Y stop"));
    play(&mut game, "upgrade:Y");
    assert_eq!((caravan(&game, 1).as_str(), legal(&game).as_str()), ("G", "trade:1 stop"));
    play(&mut game, "trade:1");
    assert_eq!((caravan(&game, 1).as_str(), game.turn()), ("YYY", turn_of(2)));
}

#[test]
fn em_18_crystals_that_an_upgrade_would_bring_do_not_pay_for_the_outpost() {
    let game = mountains(2).outposts(2, "c3").bonus(1, "upgrade").caravan(1, "Y").game();
    refused(&game, "build", "C-14");
}
