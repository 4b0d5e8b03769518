//! GE-6 to GE-15: the turn. Here stand the short clauses, rest and limit.

mod acquire;
mod cards;
mod claim;

use crate::play::{caravan, hand, legal, legal_to, play, played, turn_of};
use crate::table::table;

#[test]
fn ge_12_a_rest_takes_all_played_cards_back() {
    let mut game = table(2).hand(1, "+B YY>B").played(1, "+YY +B").game();
    play(&mut game, "rest");
    assert_eq!((hand(&game, 1).as_str(), played(&game, 1).as_str()), ("+YY ^2 +B YY>B", ""));
    assert_eq!(game.turn(), turn_of(2));
}

#[test]
fn ge_12_the_cards_of_others_stay_where_they_are() {
    let mut game = table(2).played(1, "+YY").played(2, "^2").game();
    play(&mut game, "rest");
    assert_eq!((hand(&game, 2).as_str(), played(&game, 2).as_str()), ("+YY", "^2"));
}

#[test]
fn ge_12_a_rest_without_played_cards_does_duty_as_a_pass() {
    let mut game = table(2).game();
    assert_eq!(legal_to(&game, "rest"), "rest");
    let before = (caravan(&game, 1), hand(&game, 1));
    play(&mut game, "rest");
    assert_eq!((caravan(&game, 1), hand(&game, 1)), before);
    assert_eq!(game.turn(), turn_of(2));
}

#[test]
fn ge_15_at_the_end_of_a_turn_a_caravan_holds_at_most_ten_crystals() {
    for (before, returns) in [("YYYYYYYY", 0), ("YYYYYYYYY", 1), ("YYYYYYYYYY", 2)] {
        let mut game = table(2).caravan(1, before).game();
        play(&mut game, "play:+YY");
        for _ in 0..returns {
            assert_eq!((game.turn(), legal(&game).as_str()), (turn_of(1), "return:Y"));
            play(&mut game, "return:Y");
        }
        assert_eq!((caravan(&game, 1).len(), game.turn()), (10, turn_of(2)));
    }
}
