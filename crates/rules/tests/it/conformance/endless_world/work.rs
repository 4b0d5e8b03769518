//! EW-7 and EW-11: choosing a location.

mod help;
mod tools;
mod traders;

use super::endless;
use crate::play::world::{at, sorted, traders};
use crate::play::{caravan, play, refused, turn_of};
use crate::table::world::world_with;

#[test]
fn ew_7_traders_from_the_own_board_are_placed_and_the_action_is_carried_out() {
    let mut game = endless(2).game();
    play(&mut game, "work:A1.3");
    assert_eq!((at(&game, 1).as_str(), traders(&game, 1)), ("A1.3/1", (6, 5)));
    assert_eq!((caravan(&game, 1).as_str(), game.turn()), ("YYYYY", turn_of(2)));
}

#[test]
fn ew_7_a_location_with_an_exploration_tile_is_closed() {
    let game = endless(2).caravan(1, "YYGGGBBM").game();
    for location in ["C1.3", "C1.4", "C1.5", "C1.6", "D1.3", "D1.4", "D1.5", "D1.6", "A1.5", "B1.5"] {
        refused(&game, &format!("work:{location}"), "EW-7");
    }
    let game = endless(2).caravan(1, "YYY").explored(2, "X01").game();
    assert!(sorted(&game).contains("work:C1.3"));
}

#[test]
fn ew_7_a_location_with_own_traders_is_closed_to_their_owner() {
    let table = endless(2).stands(1, "A1.3", 1);
    refused(&table.game(), "work:A1.3", "EW-7");
    assert!(sorted(&table.turn(2).game()).contains("work:A1.3"));
}

#[test]
fn ew_7_traders_stay_until_their_owner_rests_or_is_ousted() {
    let mut game = endless(2).game();
    play(&mut game, "work:A1.3 work:D1.1 work:C1.1 work:A1.4 stop");
    assert_eq!((at(&game, 1).as_str(), at(&game, 2).as_str()), ("A1.3/1 C1.1/2", "A1.4/1 D1.1/1"));
    refused(&game, "work:A1.3", "EW-7");
    refused(&game, "work:C1.1", "EW-7");
}

#[test]
fn ew_7_only_locations_of_the_board_can_be_chosen() {
    for location in ["E1.1", "F1.2", "A2.3", "B2.3", "E2.3", "C2.3", "F2.2"] {
        refused(&endless(2).game(), &format!("work:{location}"), "EW-7");
    }
    refused(&world_with("E1", 2).game(), "work:D1.1", "EW-7");
}

#[test]
fn ew_11_the_traders_must_be_on_the_own_board() {
    // Two traders are left; those in the reserve and on locations do not count.
    let table = endless(2).stands(1, "D1.1", 5);
    assert_eq!(traders(&table.game(), 1), (2, 5));
    assert_eq!(
        sorted(&table.game()),
        "rest work:A1.3 work:A1.4 work:A1.6 work:A1.G1 work:A1.G2 \
         work:B1.3 work:B1.4 work:B1.G3 work:C1.1 work:C1.2"
    );
    refused(&table.game(), "work:B1.G4", "EW-11");
    let none = table.stands(1, "C1.1", 2).game();
    assert_eq!(sorted(&none), "rest");
    refused(&none, "work:A1.3", "EW-11");
}

#[test]
fn ew_11_a_trade_must_be_possible_once() {
    let game = endless(2).caravan(1, "YGGB").game();
    for location in ["A1.6", "B1.4", "D1.2"] {
        refused(&game, &format!("work:{location}"), "EW-11");
    }
    assert!(sorted(&endless(2).caravan(1, "YY").game()).contains("work:B1.4"));
}

#[test]
fn ew_11_at_a_golem_location_a_claim_or_a_bonus_tile_must_be_possible() {
    let no_tiles = endless(2).stack(1, "", 0).stack(3, "", 0).caravan(1, "YYG");
    refused(&no_tiles.game(), "work:A1.G1", "EW-11");
    // One of two stacks of the location is enough, or the card.
    assert!(sorted(&no_tiles.game()).contains("work:B1.G3"));
    assert!(sorted(&endless(2).stack(4, "", 0).game()).contains("work:B1.G3"));
    refused(&no_tiles.clone().stack(4, "", 0).game(), "work:B1.G3", "EW-11");
    assert!(sorted(&no_tiles.caravan(1, "YYGG").game()).contains("work:A1.G1"));
    let full = endless(2).tiles(1, "T07 T08 T09").caravan(1, "YYG");
    for location in ["A1.G1", "A1.G2", "B1.G3", "B1.G4"] {
        refused(&full.game(), &format!("work:{location}"), "EW-11");
    }
    assert!(sorted(&full.caravan(1, "YYGG").game()).contains("work:A1.G1"));
}

#[test]
fn ew_11_production_and_upgrades_are_always_possible() {
    let game = endless(2).caravan(1, "").game();
    for location in ["A1.3", "A1.4", "B1.3", "C1.1", "C1.2", "D1.1"] {
        assert!(sorted(&game).contains(&format!("work:{location}")), "{location}");
    }
}

#[test]
fn ew_11_the_crystals_of_tool_cards_count() {
    // `P21` gives a yellow crystal at trade locations, `P24` at golem locations, `P20` at upgrades.
    let table = endless(2).caravan(1, "YYGG").stack(1, "", 0).stack(2, "", 0);
    refused(&table.game(), "work:A1.6", "EW-11");
    refused(&table.clone().claimed(1, "P20 P24").game(), "work:A1.6", "EW-11");
    assert!(sorted(&table.clone().claimed(1, "P21").game()).contains("work:A1.6"));
    let table = table.caravan(1, "YGG");
    refused(&table.game(), "work:A1.G1", "EW-11");
    refused(&table.clone().claimed(1, "P20 P21").game(), "work:A1.G1", "EW-11");
    assert!(sorted(&table.clone().claimed(1, "P24").game()).contains("work:A1.G1"));
    refused(&table.claimed(2, "P24").game(), "work:A1.G1", "EW-11");
}
