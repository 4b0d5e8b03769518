//! EM-17: bonus tiles for emptied columns.

use carvania_rules::Game;

use crate::play::mountains::{bonus, outposts};
use crate::play::{caravan, legal, play, refused, turn_of};
use crate::table::Table;
use crate::table::mountains::mountains;

/// A player whose next outpost, on `c2`, empties the first column.
fn before_the_last_of_a_column() -> Table {
    mountains(4).outposts(1, "c3 c4 c5").wagon(1, "c2").caravan(1, "")
}

fn built(table: &Table) -> Game {
    let mut game = table.game();
    play(&mut game, "build");
    game
}

#[test]
fn em_17_an_emptied_column_is_rewarded_with_a_bonus_tile_of_choice() {
    let game = built(&before_the_last_of_a_column());
    assert_eq!(game.turn(), turn_of(1));
    assert_eq!(legal(&game), "bonus:step bonus:upgrade bonus:mine bonus:caravan bonus:points");
    for (tile, owned) in
        [("step", "step"), ("upgrade", "upgrade"), ("mine", "mine"), ("caravan", "caravan"), ("points", "6")]
    {
        let mut game = game;
        play(&mut game, &format!("bonus:{tile}"));
        assert_eq!((bonus(&game, 1).as_str(), game.turn()), (owned, turn_of(2)));
    }
}

#[test]
fn em_17_three_rows_are_not_a_column() {
    for (outposts, cell) in
        [("c3 c4", "c2"), ("c3 c4 a3 c6", "c2"), ("c2 c3 c4", "b2"), ("c2 c3 c4 c5", "b2")]
    {
        let table = mountains(4).outposts(1, outposts).wagon(1, cell).caravan(1, "");
        assert_eq!(built(&table).turn(), turn_of(2), "{outposts}, then {cell}");
    }
}

#[test]
fn em_17_any_row_and_any_column_can_be_the_last() {
    for (outposts, cell) in [
        ("c2 c4 c5", "c3"),
        ("c2 c3 c5", "c4"),
        ("c2 b2 d4 e2 a2 c3 c4", "c5"),
        ("c2 c3 c4 c5 b2 a3 c6", "b4"),
    ] {
        let table = mountains(4).outposts(1, outposts).wagon(1, cell).caravan(1, "");
        assert!(legal(&built(&table)).starts_with("bonus:"), "{outposts}, then {cell}");
    }
}

#[test]
fn em_17_the_outposts_of_others_do_not_count() {
    let table = mountains(4).outposts(1, "c3 c4").outposts(2, "c5").wagon(1, "c2").caravan(1, "");
    assert_eq!(built(&table).turn(), turn_of(2));
}

#[test]
fn em_17_the_tile_must_be_taken_at_once() {
    let game = built(&before_the_last_of_a_column().caravan(1, "GG"));
    for action in ["stop", "pass", "mine", "trade:1", "upgrade:G"] {
        refused(&game, action, "EM-17");
    }
}

#[test]
fn em_17_of_the_vp_pile_only_the_top_tile_is_on_offer() {
    for (taken, owned) in [("", "6"), ("6", "5"), ("6 5", "4"), ("6 5 4", "3")] {
        let mut game = built(&before_the_last_of_a_column().bonus(2, taken));
        play(&mut game, "bonus:points");
        assert_eq!(bonus(&game, 1), owned);
    }
}

#[test]
fn em_17_a_kind_that_has_run_out_cannot_be_chosen() {
    let table = before_the_last_of_a_column().bonus(2, "step step mine 6 5").bonus(3, "step step 4 3");
    let game = built(&table);
    assert_eq!(legal(&game), "bonus:upgrade bonus:mine bonus:caravan");
    refused(&game, "bonus:step", "EM-17");
    refused(&game, "bonus:points", "EM-17");
}

#[test]
fn em_17_with_nothing_left_there_is_no_reward() {
    let game = built(
        &before_the_last_of_a_column()
            .bonus(2, "step step step step upgrade upgrade upgrade upgrade")
            .bonus(3, "mine mine mine mine caravan caravan caravan caravan 6 5 4 3"),
    );
    assert_eq!((outposts(&game, 1).as_str(), game.turn()), ("c2 c3 c4 c5", turn_of(2)));
}

#[test]
fn em_17_several_of_a_kind_are_allowed() {
    let mut game = built(&before_the_last_of_a_column().bonus(1, "mine mine mine"));
    play(&mut game, "bonus:mine");
    assert_eq!(bonus(&game, 1), "mine mine mine mine");
}

#[test]
fn em_17_caravan_plus_3_counts_at_the_end_of_this_turn() {
    let table = before_the_last_of_a_column().caravan(1, "GGGGGGGGGG");
    for (tile, next) in [("bonus:caravan", turn_of(2)), ("bonus:mine", turn_of(1))] {
        let mut game = built(&table);
        play(&mut game, tile);
        play(&mut game, "trade:1");
        assert_eq!((caravan(&game, 1).as_str(), game.turn()), ("YYYGGGGGGGGG", next), "{tile}");
    }
}
