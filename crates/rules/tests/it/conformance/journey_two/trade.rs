//! J2-12 to J2-14: trades with the mountains.

use super::{after, trek};
use crate::play::mountains::outposts;
use crate::play::world::{at, sorted};
use crate::play::{caravan, play, refused, turn_of};

#[test]
fn j2_12_after_a_move_the_trade_of_the_mountain_needs_no_outpost() {
    let mut game = after(&trek(2).caravan(1, "YYYYY"), "work:F2.2 step:d2 stop");
    assert_eq!((sorted(&game).as_str(), game.turn()), ("stop trade:1 trade:2", turn_of(1)));
    play(&mut game, "trade:2");
    assert_eq!((caravan(&game, 1).as_str(), outposts(&game, 1).as_str()), ("YGGGG", ""));
    assert_eq!(game.turn(), turn_of(2));
}

#[test]
fn j2_12_it_comes_after_a_build_and_with_an_outpost_that_stands_there() {
    let game = after(&trek(2).caravan(1, "YY"), "work:F2.2 step:d2 build trade:1");
    assert_eq!((caravan(&game, 1).as_str(), game.turn()), ("GG", turn_of(2)));
    let game = after(&trek(2).outposts(1, "d2").caravan(1, "YY"), "work:F2.2 step:d2 trade:1");
    assert_eq!((caravan(&game, 1).as_str(), game.turn()), ("GG", turn_of(2)));
}

#[test]
fn j2_12_it_may_be_declined() {
    for actions in ["work:F2.2 step:d2 stop stop", "work:F2.4 step:d2 build stop"] {
        let game = after(&trek(2), actions);
        assert_eq!((caravan(&game, 1).as_str(), game.turn()), ("YYY", turn_of(2)), "{actions}");
    }
}

#[test]
fn j2_12_it_is_not_asked_where_it_cannot_be_carried_out() {
    // What a build costs may be what is missing.
    let table = trek(3).outposts(2, "d2").caravan(1, "YY");
    assert_eq!(sorted(&after(&table, "work:F2.2 step:d2 stop")), "stop trade:1");
    assert_eq!(after(&table, "work:F2.2 step:d2 build pay:Y").turn(), turn_of(2));
    // Or a toll.
    let game = after(&table.wagon(3, "d2"), "work:F2.2 step:d2 pay:Y stop");
    assert_eq!((caravan(&game, 1).as_str(), game.turn()), ("Y", turn_of(2)));
}

#[test]
fn j2_12_any_number_of_times_while_the_caravan_lasts() {
    let game = after(&trek(2), "work:F2.2 step:d2 stop");
    assert_eq!(sorted(&game), "stop trade:1");
    refused(&game, "trade:2", "C-4");
    refused(&game, "trade:0", "J2-12");
    for action in ["build", "pay:Y", "step:c2", "rest", "upgrade:Y", "bonus:T01"] {
        refused(&game, action, "J2-12");
    }
}

#[test]
fn j2_12_each_mountain_has_its_own_trade() {
    for (cell, before, crystals) in [
        ("c3", "GG", "YYYG"),
        ("b3", "YYY", "M"),
        ("b2", "YY", "B"),
        ("c1", "GG", "YYYB"),
        ("d3", "BB", "MM"),
        ("a1", "B", "GG"),
        ("b1", "M", "BB"),
    ] {
        let table = trek(2).caravan(1, before);
        let game = after(&table, &format!("work:F2.4 step:{cell} stop trade:1"));
        assert_eq!((caravan(&game, 1).as_str(), game.turn()), (crystals, turn_of(2)), "{cell}");
    }
}

#[test]
fn j2_13_a_wagon_trades_where_it_stands() {
    // Others on the tile are paid nothing: nobody has moved.
    let mut game = after(&trek(2).wagon(1, "d2").wagon(2, "d2").caravan(1, "YYYY"), "work:F2.1");
    assert_eq!((sorted(&game).as_str(), at(&game, 1).as_str()), ("trade:1 trade:2", "F2.1/1"));
    play(&mut game, "trade:2");
    assert_eq!((caravan(&game, 1).as_str(), caravan(&game, 2).as_str()), ("GGGG", "YYYY"));
    assert_eq!((outposts(&game, 1).as_str(), game.turn()), ("", turn_of(2)));
}

#[test]
fn j2_13_at_least_once() {
    let game = after(&trek(2).wagon(1, "d2").caravan(1, "YYYY"), "work:F2.1");
    for action in ["stop", "trade:0", "rest", "build", "step:d3", "outpost:d2"] {
        refused(&game, action, "J2-13");
    }
    refused(&game, "trade:3", "C-4");
}

#[test]
fn j2_13_there_is_no_trade_on_the_valley() {
    refused(&trek(2).caravan(1, "YYGGBBMM").game(), "work:F2.1", "J2-13");
}

#[test]
fn j2_13_what_cannot_be_carried_out_may_not_be_chosen() {
    let table = trek(2).wagon(1, "d2").outposts(1, "d2");
    refused(&table.clone().caravan(1, "YGBM").game(), "work:F2.1", "J2-13");
    refused(&table.caravan(1, "").game(), "work:F2.1", "J2-13");
}

#[test]
fn j2_13_everybody_trades_with_the_own_wagon() {
    let table = trek(2).wagon(2, "d2").caravan(1, "YYYY").caravan(2, "YYYY");
    refused(&table.game(), "work:F2.1", "J2-13");
    let game = after(&table.turn(2), "work:F2.1 trade:2");
    assert_eq!((caravan(&game, 1).as_str(), caravan(&game, 2).as_str()), ("YYYY", "GGGG"));
}

#[test]
fn j2_14_an_outpost_of_choice_trades_wherever_the_wagon_is() {
    let table = trek(2).outposts(1, "a1 b3 d2").caravan(1, "YYYB");
    for from in ["c2", "b4", "d2"] {
        let mut game = after(&table.clone().wagon(1, from), "work:F2.3");
        assert_eq!(sorted(&game), "outpost:a1 outpost:b3 outpost:d2");
        play(&mut game, "outpost:b3");
        assert_eq!((sorted(&game).as_str(), game.turn()), ("trade:1", turn_of(1)));
        play(&mut game, "trade:1");
        assert_eq!((caravan(&game, 1).as_str(), game.turn()), ("BM", turn_of(2)));
    }
    let game = after(&table, "work:F2.3 outpost:a1 trade:1");
    assert_eq!(caravan(&game, 1), "YYYGG");
}

#[test]
fn j2_14_only_mountains_whose_trade_can_be_carried_out() {
    let game = after(&trek(2).outposts(1, "a1 b3 d2").caravan(1, "YY"), "work:F2.3");
    assert_eq!(sorted(&game), "outpost:d2");
    for action in ["outpost:a1", "outpost:b3", "outpost:c1", "outpost:c2", "stop", "trade:1", "rest"] {
        refused(&game, action, "J2-14");
    }
}

#[test]
fn j2_14_at_least_once() {
    let game = after(&trek(2).outposts(1, "d2").caravan(1, "YYYYY"), "work:F2.3 outpost:d2");
    assert_eq!(sorted(&game), "trade:1 trade:2");
    for action in ["stop", "trade:0", "outpost:d2", "build"] {
        refused(&game, action, "J2-14");
    }
    refused(&game, "trade:3", "C-4");
}

#[test]
fn j2_14_without_an_outpost_that_can_trade_the_location_is_closed() {
    for table in [
        trek(2).caravan(1, "YYYY"),
        trek(2).outposts(2, "d2").caravan(1, "YYYY"),
        trek(2).wagon(1, "d2").caravan(1, "YYYY"),
        trek(2).outposts(1, "a1 d3").caravan(1, "YYYY"),
    ] {
        refused(&table.game(), "work:F2.3", "J2-14");
    }
}

#[test]
fn j2_14_everybody_trades_with_the_own_outposts() {
    let table = trek(3).outposts(1, "b3").outposts(2, "d2").outposts(3, "a1").turn(2);
    let mut game = after(&table, "work:F2.3");
    assert_eq!(sorted(&game), "outpost:d2");
    play(&mut game, "outpost:d2 trade:2");
    assert_eq!((caravan(&game, 2).as_str(), game.turn()), ("GGGG", turn_of(3)));
    // Seat 3 has no blue crystal for a1, but yellow ones for the outposts of the others.
    refused(&game, "work:F2.3", "J2-14");
}

#[test]
fn j2_14_a_tile_may_have_outposts_of_others_too() {
    let table = trek(3).outposts(1, "d2").outposts(2, "d2 b3").outposts(3, "d2").wagon(2, "d2");
    let mut game = after(&table, "work:F2.3");
    refused(&game, "outpost:b3", "J2-14");
    play(&mut game, "outpost:d2 trade:1");
    assert_eq!((caravan(&game, 1).as_str(), caravan(&game, 2).as_str()), ("YGG", "YYYY"));
}
