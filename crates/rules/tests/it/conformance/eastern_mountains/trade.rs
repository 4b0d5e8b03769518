//! EM-14 to EM-19: building and trading.

mod bonus;
mod build;
mod order;

use crate::play::{caravan, legal, legal_to, play, refused, turn_of};
use crate::table::mountains::mountains;

#[test]
fn em_19_with_an_outpost_the_trade_is_carried_out_any_number_of_times() {
    let table = mountains(2).caravan(1, "YYYYYYY").outposts(1, "c3");
    assert_eq!(legal_to(&table.game(), "trade"), "trade:1 trade:2 trade:3");
    for (trade, after) in [("trade:1", "YYYYYGG"), ("trade:3", "YGGGGGG")] {
        let mut game = table.game();
        play(&mut game, trade);
        assert_eq!((caravan(&game, 1).as_str(), game.turn()), (after, turn_of(2)));
    }
    refused(&table.game(), "trade:4", "C-4");
}

#[test]
fn em_19_zero_trades_without_building_is_no_action() {
    let game = mountains(2).outposts(1, "c3").game();
    refused(&game, "trade:0", "EM-19");
}

#[test]
fn em_19_without_an_outpost_nobody_trades() {
    // The outpost of another player does not help.
    let game = mountains(2).outposts(2, "c3").outposts(1, "c4").game();
    assert_eq!(legal_to(&game, "trade"), "");
    refused(&game, "trade:1", "EM-19");
    refused(&game, "trade:9", "EM-19");
}

#[test]
fn em_19_a_new_outpost_trades_at_once() {
    let mut game = mountains(2).game();
    play(&mut game, "build");
    assert_eq!(legal(&game), "trade:1 trade:2 stop");
    refused(&game, "trade:0", "EM-19");
    refused(&game, "trade:3", "C-4");
    play(&mut game, "trade:2");
    assert_eq!((caravan(&game, 1).as_str(), game.turn()), ("GGGG", turn_of(2)));
}

#[test]
fn em_19_a_trade_that_cannot_be_paid_is_refused() {
    let game = mountains(2).outposts(1, "c3").caravan(1, "YGGG").game();
    refused(&game, "trade:1", "C-4");
}
