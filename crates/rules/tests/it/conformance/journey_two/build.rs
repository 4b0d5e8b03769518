//! J2-11: outposts, as EM-14 to EM-16 say. What an emptied column brings is in `column`.

use carvania_rules::Source;

use super::{after, trek};
use crate::play::mountains::outposts;
use crate::play::world::{scored, sorted};
use crate::play::{caravan, play, refused, seat, turn_of};

#[test]
fn j2_11_on_a_mountain_the_mover_may_build_an_outpost() {
    for actions in
        ["work:F2.2 step:d3", "work:F2.4 step:d3", "work:F2.5 step:d3 stop", "work:F2.5 step:c3 step:d3"]
    {
        let mut game = after(&trek(2), actions);
        assert_eq!((sorted(&game).as_str(), game.turn()), ("build stop", turn_of(1)), "{actions}");
        let mut declined = game;
        play(&mut declined, "stop");
        assert_eq!((outposts(&declined, 1).as_str(), declined.turn()), ("", turn_of(2)));
        play(&mut game, "build");
        assert_eq!((outposts(&game, 1).as_str(), outposts(&game, 2).as_str()), ("d3", ""));
        assert_eq!((caravan(&game, 1).as_str(), game.turn()), ("YYY", turn_of(2)), "the first is free");
    }
}

#[test]
fn j2_11_nobody_builds_on_the_valley() {
    let game = after(&trek(2).wagon(1, "d3").wagon(2, "a1"), "work:F2.2 step:c2");
    assert_eq!(game.turn(), turn_of(2));
}

#[test]
fn j2_11_nobody_builds_twice_on_a_tile() {
    let game = after(&trek(2).outposts(1, "d3"), "work:F2.2 step:d3");
    assert_eq!(game.turn(), turn_of(2));
    let game = after(&trek(2).outposts(1, "d3").caravan(1, "BB"), "work:F2.2 step:d3");
    assert_eq!(sorted(&game), "stop trade:1");
}

#[test]
fn j2_11_nobody_builds_without_moving() {
    let table = trek(2).wagon(1, "d2").outposts(1, "a1").caravan(1, "YYYB");
    for actions in ["work:F2.1 trade:1", "work:F2.3 outpost:a1 trade:1", "work:B2.3", "rest"] {
        let game = after(&table, actions);
        assert_eq!((outposts(&game, 1).as_str(), game.turn()), ("a1", turn_of(2)), "{actions}");
    }
    refused(&table.game(), "build", "EW-27");
}

#[test]
fn j2_11_building_is_decided_before_trading() {
    let game = after(&trek(2).caravan(1, "BB"), "work:F2.2 step:d3");
    for action in ["trade:1", "pay:B", "bonus:T01", "step:c2", "rest", "pass"] {
        refused(&game, action, "J2-11");
    }
}

#[test]
fn j2_11_with_three_or_four_players_each_outpost_there_costs_one_crystal() {
    for (players, others, payments) in [(3, 1, 1), (3, 2, 2), (4, 1, 1), (4, 2, 2), (4, 3, 3)] {
        let table = (2..2 + others).fold(trek(players), |table, seat| table.outposts(seat, "d3"));
        let mut game = after(&table.caravan(1, "GBMM"), "work:F2.2 step:d3 build");
        for pay in &["pay:G", "pay:M", "pay:B"][..payments] {
            assert_eq!((outposts(&game, 1).as_str(), game.turn()), ("", turn_of(1)));
            play(&mut game, pay);
        }
        assert_eq!((outposts(&game, 1).as_str(), caravan(&game, 1).len()), ("d3", 4 - payments));
    }
}

#[test]
fn j2_11_with_two_players_the_other_outpost_costs_two_crystals() {
    let mut game = after(&trek(2).outposts(2, "d3").caravan(1, "YGM"), "work:F2.2 step:d3 build");
    assert_eq!((sorted(&game).as_str(), outposts(&game, 1).as_str()), ("pay:G pay:M pay:Y", ""));
    play(&mut game, "pay:M");
    assert_eq!((sorted(&game).as_str(), outposts(&game, 1).as_str()), ("pay:G pay:Y", ""));
    play(&mut game, "pay:Y");
    assert_eq!((caravan(&game, 1).as_str(), outposts(&game, 1).as_str()), ("G", "d3"));
}

#[test]
fn j2_11_the_crystals_go_to_the_supply() {
    let game = after(&trek(3).outposts(2, "d3"), "work:F2.2 step:d3 build pay:Y");
    let caravans: Vec<String> = (1..=3).map(|seat| caravan(&game, seat)).collect();
    assert_eq!(caravans, ["YY", "YYYY", "YYYY"]);
}

#[test]
fn j2_11_the_payment_is_completed_with_crystals_of_the_caravan() {
    let mut game = after(&trek(2).outposts(2, "d3"), "work:F2.2 step:d3 build");
    for caravan_left in ["YY", "Y"] {
        for action in ["pay:G", "stop", "build", "trade:1", "step:c2"] {
            refused(&game, action, "EM-15");
        }
        assert_eq!(outposts(&game, 1), "");
        play(&mut game, "pay:Y");
        assert_eq!(caravan(&game, 1), caravan_left);
    }
    assert_eq!(outposts(&game, 1), "d3");
}

#[test]
fn j2_11_what_cannot_be_paid_is_not_on_offer() {
    let game = after(&trek(2).outposts(2, "d3").caravan(1, "M"), "work:F2.2 step:d3");
    assert_eq!((outposts(&game, 1).as_str(), game.turn()), ("", turn_of(2)));
    let table = trek(4).outposts(2, "d3").outposts(4, "d3").caravan(1, "M");
    assert_eq!(after(&table, "work:F2.2 step:d3").turn(), turn_of(2));
    // But the trade is.
    let game = after(&trek(2).outposts(2, "c3").caravan(1, "G"), "work:F2.2 step:c3");
    assert_eq!(sorted(&game), "stop trade:1");
}

#[test]
fn j2_11_the_outpost_comes_from_the_row_of_the_tiles_symbol() {
    for (cell, built) in
        [("c1", [1, 0, 0, 0]), ("d2", [0, 1, 0, 0]), ("b2", [0, 0, 1, 0]), ("d3", [0, 0, 0, 1])]
    {
        let game = after(&trek(2).caravan(1, ""), &format!("work:F2.2 step:{cell} build"));
        assert_eq!(game.mountains().unwrap().built(seat(1)), built, "{cell}");
    }
}

#[test]
fn j2_11_the_leftmost_outpost_of_the_row_is_built() {
    // Three mountains with the magenta symbol: what each uncovers, from the left.
    let magenta = ["b3", "d1", "d3"];
    for (column, points) in [(0, 1), (1, 1 + 2), (2, 1 + 2 + 3)] {
        let table = trek(2).outposts(1, &magenta[..column].join(" ")).caravan(1, "");
        let game = after(&table, &format!("work:F2.4 step:{} build", magenta[column]));
        assert_eq!(scored(&game, 1, Source::Outposts), points, "column {}", column + 1);
    }
}
