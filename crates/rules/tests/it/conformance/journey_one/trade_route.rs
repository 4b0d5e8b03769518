//! J1-8: adding cards to a trade route.

use carvania_rules::Turn;

use super::table::{available, discard_pile, journey, merchant_row, route};
use crate::play::{caravan, legal, legal_to, play, refused, seat};

/// Five cards, with traders on the second and the fourth.
const FIVE: &str = "+B YYY>M/2 +GG +YB/1 G>YYY";

#[test]
fn j1_8_a_new_card_goes_to_the_right_end() {
    let mut game = journey(2).game();
    for (turn, cards) in [
        ("work:E2.M2 keep draw:+B rest", "YY>GG"),
        ("work:C2.M4 keep draw:+GG rest", "YY>GG +B"),
        ("work:E2.M1 keep draw:+YB rest", "YY>GG +B +YYYY"),
    ] {
        play(&mut game, turn);
        assert_eq!(route(&game, 1), cards);
    }
    assert_eq!(route(&game, 2), "");
}

#[test]
fn j1_8_traders_on_the_cards_before_it_stay_and_none_lie_on_the_new_one() {
    let mut game = journey(2).route(1, "+B/1 +GG +YB/2").game();
    play(&mut game, "work:E2.M1 keep");
    assert_eq!(route(&game, 1), "+B/1 +GG +YB/2 +YYYY");
}

#[test]
fn j1_8_a_fifth_card_has_room() {
    let mut game = journey(2).route(1, "+B YYY>M +GG +YB").game();
    play(&mut game, "work:E2.M1 keep");
    assert_eq!((route(&game, 1).as_str(), game.turn()), ("+B YYY>M +GG +YB +YYYY", Turn::Chance));
    assert_eq!(discard_pile(&game, 1), "");
}

#[test]
fn j1_8_a_sixth_card_replaces_one_of_the_players_choice() {
    let mut game = journey(2).route(1, FIVE).route(2, "+YG").game();
    play(&mut game, "work:C2.M3 keep");
    assert_eq!(legal(&game), "replace:+B replace:YYY>M replace:+GG replace:+YB replace:G>YYY");
    // The new card itself, one of the row, one of another route, one of the deck.
    for card in ["+M", "+YYYY", "+YG", "YYY>GB"] {
        refused(&game, &format!("replace:{card}"), "J1-8");
    }
    for action in ["stop", "use", "keep", "rest", "route:+B", "swap:+B", "draw:+B"] {
        refused(&game, action, "J1-8");
    }
}

#[test]
fn j1_8_the_new_card_lies_in_the_place_of_the_old_one_which_is_discarded() {
    for (old, cards) in [
        ("+B", "+M YYY>M/2 +GG +YB/1 G>YYY"),
        ("+GG", "+B YYY>M/2 +M +YB/1 G>YYY"),
        ("G>YYY", "+B YYY>M/2 +GG +YB/1 +M"),
    ] {
        let mut game = journey(2).route(1, FIVE).game();
        play(&mut game, &format!("work:C2.M3 keep replace:{old}"));
        assert_eq!([route(&game, 1), merchant_row(&game)], [cards, "+YYYY YY>GG ^3"]);
        assert_eq!([discard_pile(&game, 1).as_str(), &discard_pile(&game, 2)], [old, ""]);
    }
}

#[test]
fn j1_8_traders_on_the_old_card_stay_on_the_new_one() {
    for (old, cards) in [("YYY>M", "+B +M/2 +GG +YB/1 G>YYY"), ("+YB", "+B YYY>M/2 +GG +M/1 G>YYY")] {
        let mut game = journey(2).route(1, FIVE).game();
        let before = available(&game, 1);
        play(&mut game, &format!("work:C2.M3 keep replace:{old}"));
        assert_eq!((route(&game, 1).as_str(), available(&game, 1)), (cards, before - 2));
        assert_eq!(discard_pile(&game, 1), old);
    }
}

#[test]
fn j1_8_the_action_of_the_new_card_is_not_used() {
    for market in ["E2.M1", "C2.M3", "C2.M4", "E2.M2"] {
        let mut game = journey(2).route(1, FIVE).game();
        play(&mut game, &format!("work:{market} keep replace:YYY>M"));
        assert_eq!((caravan(&game, 1).as_str(), game.turn()), ("YYY", Turn::Chance), "{market}");
    }
}

#[test]
fn j1_8_a_card_that_inherits_traders_cannot_be_used_before_a_rest() {
    let mut game = journey(2).route(1, FIVE).game();
    play(&mut game, "work:C2.M3 keep replace:+YB draw:YYY>GB rest");
    refused(&game, "route:+M", "J1-12");
    assert_eq!(legal_to(&game, "route"), "route:+B route:+GG");
    play(&mut game, "rest rest");
    assert_eq!((route(&game, 1).as_str(), available(&game, 1)), ("+B YYY>M +GG +M G>YYY", 7));
    play(&mut game, "route:+M");
    assert_eq!((caravan(&game, 1).as_str(), route(&game, 1).as_str()), ("YYYM", "+B YYY>M +GG +M/4 G>YYY"));
}

#[test]
fn j1_8_inherited_traders_make_the_cards_to_the_right_cheaper() {
    let mut game = journey(2).route(1, "+B/1 +GG +YB +YG YYY>GB").game();
    play(&mut game, "work:E2.M1 keep replace:+B draw:+YYG rest route:YYY>GB trade:1");
    assert_eq!(route(&game, 1), "+YYYY/1 +GG +YB +YG YYY>GB/4");
}

#[test]
fn j1_8_the_replaced_card_does_not_come_back() {
    let mut game = journey(2).route(1, FIVE).deck_left("").game();
    play(&mut game, "work:C2.M3 keep replace:+B");
    assert_eq!((game.turn_begins(), merchant_row(&game).as_str()), (Some(seat(2)), "+YYYY YY>GG ^3"));
    let mut game = journey(2).route(1, FIVE).game();
    play(&mut game, "work:C2.M3 keep replace:+B");
    refused(&game, "draw:+B", "J1-9");
}

#[test]
fn j1_8_a_card_that_is_used_at_the_market_needs_no_room() {
    let mut game = journey(2).route(1, FIVE).game();
    play(&mut game, "work:C2.M3 use draw:YYY>GB");
    assert_eq!([route(&game, 1).as_str(), &discard_pile(&game, 1)], [FIVE, "+M"]);
}
