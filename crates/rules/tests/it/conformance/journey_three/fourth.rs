//! J3-6: a bonus tile with every fourth merchant card.

use carvania_rules::Turn;

use super::{discarded, journey, others, row, with_deck};
use crate::conformance::journey_two::after;
use crate::play::world::{sorted, stacks, tiles};
use crate::play::{caravan, legal, play, refused, turn_of};
use crate::table::Table;

const OFFER: &str = "bonus:T03 bonus:T04 bonus:T05 bonus:T06 stop";
const THREE: &str = "+YYY +YG +YYG";

/// A player with three merchant cards.
fn before_the_fourth() -> Table {
    journey(2).discard_pile(1, THREE)
}

#[test]
fn j3_6_the_fourth_card_brings_the_top_tile_of_a_stack_on_d2() {
    let game = after(&before_the_fourth(), "work:E2.M1");
    assert_eq!((game.turn(), sorted(&game).as_str()), (turn_of(1), OFFER));
    for tile in ["T03", "T04", "T05", "T06"] {
        let mut game = game;
        play(&mut game, &format!("bonus:{tile}"));
        assert_eq!((tiles(&game, 1).as_str(), tiles(&game, 2).as_str()), (tile, ""));
    }
}

#[test]
fn j3_6_only_d2_has_tiles_for_merchant_cards() {
    let game = after(&before_the_fourth(), "work:E2.M1");
    for tile in ["T01", "T02", "T07", "T08", "T09", "T25"] {
        refused(&game, &format!("bonus:{tile}"), "J3-6");
    }
    for action in ["rest", "work:E2.M2", "trade:1", "draw:+B", "keep"] {
        refused(&game, action, "J3-6");
    }
}

#[test]
fn j3_6_every_fourth_card_and_no_other() {
    let pile = others("+YYYY YY>GG +M ^3", "");
    let pile: Vec<&str> = pile.split(' ').collect();
    for taken in 1..=17 {
        let game = after(&journey(2).discard_pile(1, &pile[..taken - 1].join(" ")), "work:E2.M1");
        let asked = sorted(&game) == OFFER;
        assert_eq!((discarded(&game, 1).split(' ').count(), asked), (taken, [4, 8, 12, 16].contains(&taken)));
    }
}

#[test]
fn j3_6_the_cards_of_others_do_not_count() {
    let table = journey(2).discard_pile(1, "+YYY +YG").discard_pile(2, "+YYG");
    assert_eq!(after(&table, "work:E2.M1").turn(), Turn::Chance);
    let game = after(&table.discard_pile(1, "+YYY +YG +GG"), "work:E2.M1");
    assert_eq!(sorted(&game), OFFER);
}

#[test]
fn j3_6_whoever_takes_a_fourth_card_has_the_tile() {
    for mover in 1..=4 {
        let table = journey(4).turn(mover).discard_pile(mover, THREE);
        let game = after(&table, "work:E2.M1 bonus:T04");
        let owned = [1, 2, 3, 4].map(|seat| tiles(&game, seat));
        assert_eq!(owned, [1, 2, 3, 4].map(|seat| if seat == mover { "T04" } else { "" }));
    }
}

#[test]
fn j3_6_trades_and_upgrades_elsewhere_are_no_merchant_cards() {
    // Four cards lie on the pile.
    let table = journey(2).discard_pile(1, "+YYY +YG +YYG +GG").wagon(1, "d2").outposts(1, "b3");
    for actions in [
        "work:F2.1 trade:1",
        "work:F2.3 outpost:b3 trade:1",
        "work:C1.2 upgrade:Y upgrade:Y upgrade:Y",
        "work:F2.2 step:d3 stop",
        "work:B2.3",
        "rest",
    ] {
        assert_eq!(after(&table, actions).turn(), turn_of(2), "{actions}");
    }
}

#[test]
fn j3_6_it_comes_after_the_action_of_the_card() {
    let mut game = after(&before_the_fourth(), "work:E2.M2");
    assert_eq!(sorted(&game), "trade:1");
    refused(&game, "bonus:T03", "J3-5");
    play(&mut game, "trade:1");
    assert_eq!((caravan(&game, 1).as_str(), sorted(&game).as_str()), ("YGG", OFFER));
    let game = after(&before_the_fourth(), "work:E2.M1");
    assert_eq!((caravan(&game, 1).as_str(), sorted(&game).as_str()), ("YYYYYYY", OFFER));
    for upgrades in ["stop", "upgrade:Y stop", "upgrade:Y upgrade:Y upgrade:Y"] {
        let game = after(&before_the_fourth(), &format!("work:D2.M4 {upgrades}"));
        assert_eq!(sorted(&game), OFFER, "{upgrades}");
    }
    let game = after(&before_the_fourth().caravan(1, ""), "work:D2.M4");
    assert_eq!(sorted(&game), OFFER);
}

#[test]
fn j3_6_it_comes_before_the_refill() {
    let mut game = after(&before_the_fourth(), "work:E2.M1");
    assert_eq!((game.turn(), row(&game).as_str()), (turn_of(1), "YY>GG +M ^3"));
    play(&mut game, "bonus:T05");
    // First the tile below: any of the 17 that nobody has seen.
    assert_eq!((game.turn(), game.chance().count(), game.chance().total()), (Turn::Chance, 17, 17));
    refused(&game, "draw:+B", "EW-15");
    play(&mut game, "draw:T18");
    assert_eq!(stacks(&game), "T01/3 T02/3 T03/1 T04/1 T18/0 T06/1 T07/3 T08/3");
    // Then the merchant card: any of the 36 others.
    assert_eq!((game.turn(), game.chance().count()), (Turn::Chance, 36));
    refused(&game, "draw:T09", "J1-9");
    play(&mut game, "draw:+B");
    assert_eq!((row(&game).as_str(), game.turn()), ("YY>GG +M ^3 +B", turn_of(2)));
}

#[test]
fn j3_6_declined_is_lost() {
    let mut game = after(&before_the_fourth(), "work:E2.M1 stop");
    assert_eq!((game.turn(), row(&game).as_str()), (Turn::Chance, "YY>GG +M ^3"));
    play(&mut game, "draw:+B");
    assert_eq!((tiles(&game, 1).as_str(), game.turn()), ("", turn_of(2)));
    assert_eq!(stacks(&game), "T01/3 T02/3 T03/1 T04/1 T05/1 T06/1 T07/3 T08/3");
    // The fifth card brings nothing.
    play(&mut game, "rest work:E2.M2");
    assert_eq!((discarded(&game, 1).split(' ').count(), game.turn()), (5, Turn::Chance));
}

#[test]
fn j3_6_a_stack_with_no_tile_below_is_used_up() {
    let table = before_the_fourth().stack(4, "T04", 0);
    let game = after(&table, "work:E2.M1 bonus:T04");
    assert_eq!((game.chance().count(), legal(&game).contains("draw:+B")), (36, true));
    assert_eq!(stacks(&game), "T01/3 T02/3 T03/1 -/0 T05/1 T06/1 T07/3 T08/3");
}

#[test]
fn j3_6_without_a_tile_on_d2_nothing_is_asked() {
    let used_up =
        |table: Table, stacks: &[usize]| stacks.iter().fold(table, |table, &stack| table.stack(stack, "", 0));
    let game = after(&used_up(before_the_fourth(), &[3, 4, 6]), "work:E2.M1");
    assert_eq!(sorted(&game), "bonus:T05 stop");
    // Those of B2 and F2 do not help.
    let game = after(&used_up(before_the_fourth(), &[3, 4, 5, 6]), "work:E2.M1");
    assert_eq!((game.turn(), legal(&game).contains("draw:+B")), (Turn::Chance, true));
    refused(&game, "bonus:T01", "J1-9");
}

#[test]
fn j3_6_with_the_deck_empty_the_turn_ends_after_the_tile() {
    let table = with_deck("+YYYY YY>GG +M ^3", THREE).discard_pile(1, THREE);
    let game = after(&table, "work:E2.M1 stop");
    assert_eq!((row(&game).as_str(), game.turn()), ("YY>GG +M ^3", turn_of(2)));
    let game = after(&table, "work:E2.M1 bonus:T03 draw:T20");
    assert_eq!((tiles(&game, 1).as_str(), game.turn()), ("T03", turn_of(2)));
}

#[test]
fn j3_6_the_limit_is_checked_after_the_tile_and_the_refill() {
    let mut game = after(&before_the_fourth().caravan(1, "GGGGGGGG"), "work:E2.M1 bonus:T03");
    assert_eq!(caravan(&game, 1), "YYYYGGGGGGGG");
    play(&mut game, "draw:T20 draw:+B");
    assert_eq!((game.turn(), sorted(&game).as_str()), (turn_of(1), "return:G return:Y"));
    play(&mut game, "return:Y return:Y");
    assert_eq!(game.turn(), turn_of(2));
}
