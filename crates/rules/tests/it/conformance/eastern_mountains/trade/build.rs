//! EM-14 to EM-16: outposts, what they cost, and where they come from.

use carvania_rules::Source;

use crate::play::mountains::{dropped, expedition, outposts};
use crate::play::{caravan, legal, play, refused, seat, turn_of};
use crate::table::mountains::mountains;

#[test]
fn em_14_an_outpost_is_built_where_the_wagon_stands() {
    let mut game = mountains(2).game();
    play(&mut game, "build");
    assert_eq!((outposts(&game, 1).as_str(), outposts(&game, 2).as_str()), ("c3", ""));
}

#[test]
fn em_14_nobody_builds_twice_on_a_tile() {
    let game = mountains(2).outposts(1, "c3").game();
    refused(&game, "build", "EM-14");
}

#[test]
fn em_14_a_tile_holds_one_outpost_of_every_player() {
    let mut game = mountains(4).outposts(2, "c3").outposts(3, "c3").outposts(4, "c3").game();
    play(&mut game, "build pay:Y pay:Y pay:Y");
    assert!((1..=4).all(|seat| outposts(&game, seat) == "c3"));
}

#[test]
fn em_14_nobody_builds_after_trading_or_mining() {
    for action in ["trade:1", "mine"] {
        let mut game = mountains(2).outposts(1, "c3").game();
        play(&mut game, action);
        assert_eq!(game.turn(), turn_of(2), "{action}");
    }
}

#[test]
fn em_14_after_building_there_is_no_mine_and_no_second_build() {
    let mut game = mountains(2).game();
    play(&mut game, "build");
    for action in ["mine", "build", "pass", "claim:BBBB", "step:c4"] {
        refused(&game, action, "EM-19");
    }
}

#[test]
fn em_14_building_without_trading_is_a_whole_action() {
    let mut game = mountains(2).game();
    play(&mut game, "build stop");
    assert_eq!((caravan(&game, 1).as_str(), game.turn()), ("YYYY", turn_of(2)));
    // Where no trade is possible there is nothing to decline.
    let mut game = mountains(2).caravan(1, "Y").game();
    play(&mut game, "build");
    assert_eq!(game.turn(), turn_of(2));
}

#[test]
fn em_15_the_first_outpost_on_a_tile_is_free() {
    for players in 2..=4 {
        let mut game = mountains(players).caravan(1, "").game();
        play(&mut game, "build");
        assert_eq!((outposts(&game, 1).as_str(), game.turn()), ("c3", turn_of(2)));
    }
}

#[test]
fn em_15_with_three_or_four_players_each_outpost_there_costs_one_crystal() {
    for (players, others, payments) in [(3, 1, 1), (3, 2, 2), (4, 1, 1), (4, 2, 2), (4, 3, 3)] {
        let table = (2..2 + others).fold(mountains(players), |table, seat| table.outposts(seat, "c3"));
        let mut game = table.caravan(1, "GBMM").game();
        play(&mut game, "build");
        play(&mut game, &["pay:G", "pay:M", "pay:B"][..payments].join(" "));
        assert_eq!((outposts(&game, 1).as_str(), caravan(&game, 1).len()), ("c3", 4 - payments));
    }
}

#[test]
fn em_15_with_two_players_the_other_outpost_costs_two_crystals() {
    let mut game = mountains(2).outposts(2, "c3").caravan(1, "YGM").game();
    play(&mut game, "build");
    assert_eq!((legal(&game).as_str(), outposts(&game, 1).as_str()), ("pay:Y pay:G pay:M", ""));
    play(&mut game, "pay:M");
    assert_eq!((legal(&game).as_str(), outposts(&game, 1).as_str()), ("pay:Y pay:G", ""));
    play(&mut game, "pay:Y");
    assert_eq!((caravan(&game, 1).as_str(), outposts(&game, 1).as_str()), ("G", "c3"));
}

#[test]
fn em_15_the_crystals_go_to_the_supply() {
    let mut game = mountains(3).outposts(2, "c3").game();
    play(&mut game, "build pay:Y");
    assert_eq!((caravan(&game, 2).as_str(), dropped(&game, "c3").as_str()), ("YYG", ""));
}

#[test]
fn em_15_the_payment_is_completed_with_crystals_of_the_caravan() {
    let mut game = mountains(2).outposts(2, "c3").game();
    play(&mut game, "build");
    for action in ["pay:G", "stop", "mine", "trade:1", "build"] {
        refused(&game, action, "EM-15");
    }
}

#[test]
fn em_15_what_cannot_be_paid_may_not_be_started() {
    let game = mountains(2).outposts(2, "c3").caravan(1, "M").game();
    refused(&game, "build", "C-14");
    let game = mountains(4).outposts(2, "c3").outposts(4, "c3").caravan(1, "M").game();
    refused(&game, "build", "C-14");
}

#[test]
fn em_16_the_outpost_comes_from_the_row_of_the_tiles_symbol() {
    for (cell, built) in
        [("c2", [1, 0, 0, 0]), ("c3", [0, 1, 0, 0]), ("c4", [0, 0, 1, 0]), ("c5", [0, 0, 0, 1])]
    {
        let mut game = mountains(2).wagon(1, cell).game();
        play(&mut game, "build");
        assert_eq!(expedition(&game).mountains().built(seat(1)), built, "{cell}");
    }
}

#[test]
fn em_16_the_leftmost_outpost_of_the_row_is_built() {
    // Five mountains with the green symbol: what each uncovers, from the left.
    let green = ["a3", "b5", "c3", "d1", "d3"];
    let mut before = 0;
    for (column, uncovered) in [0, 1, 2, 2, 3].into_iter().enumerate() {
        // An outpost in another row does not count.
        let built = format!("c2 c4 {}", green[..column].join(" "));
        let mut game = mountains(2).outposts(1, &built).wagon(1, green[column]).caravan(1, "").game();
        play(&mut game, "build");
        let points = game.scores()[seat(1)].from(Source::Outposts);
        assert_eq!(points - before, uncovered, "column {}", column + 1);
        before = points;
    }
}
