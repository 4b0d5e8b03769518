//! Documents that are no position of Eastern Mountains: the message says where and what.

use carvania_rules::map::file::MapFile;
use serde_json::json;

use super::super::faults::message;
use crate::table::Table;
use crate::table::mountains::{mountains, own_map, own_mountains};
use crate::table::table;

#[track_caller]
fn each_says<const N: usize>(tables: [(Table, &str); N]) {
    for (table, expected) in tables {
        assert_eq!(message(&table), expected);
    }
}

#[test]
fn tiles_that_are_nowhere_or_in_two_places() {
    each_says([
        (mountains(2).set("/tiles/c3", json!("Y>G")), "tiles, c3: there is no card `Y>G`"),
        (mountains(2).claimed(1, "BBBB"), "seat 1, claimed: card `BBBB` is also in villages"),
        (mountains(2).village("a1", "Y"), "villages: there is no card `Y`"),
        (mountains(2).set("/on_offer", json!(["YY"])), "on_offer: there is no card `YY`"),
        (mountains(2).bonus(1, "2"), "seat 1, bonus, points: there is no card `2`"),
        (mountains(2).bonus(1, "6").bonus(2, "6"), "seat 2, bonus, points: there is no card `6`"),
    ]);
}

#[test]
fn cells_where_nothing_can_stand() {
    each_says([
        (mountains(2).wagon(1, "z9"), "seat 1, wagon: there is no place for it at `z9`"),
        (mountains(2).wagon(2, "C3"), "seat 2, wagon: there is no place for it at `C3`"),
        (mountains(2).outposts(1, "a1"), "seat 1, outposts: there is no place for it at `a1`"),
        (mountains(2).outposts(1, "c3 c3"), "seat 1, outposts: there is no place for it at `c3`"),
        (own_mountains(2).outposts(1, "c1"), "seat 1, outposts: there is no place for it at `c1`"),
        (mountains(2).dropped("f1", "Y"), "dropped: there is no place for it at `f1`"),
        (mountains(2).village("c3", "closed"), "villages: there is no place for it at `c3`"),
        (mountains(2).set("/tiles/a1", json!("M>YGB")), "tiles: there is no place for it at `a1`"),
    ]);
}

#[test]
fn numbers_out_of_bounds_in_the_mountains() {
    let missing = mountains(2).set("/villages", json!({"a1": "BBBB", "a4": "YGBM", "e1": "MMMM"}));
    let five = "YYBBB YYYMM GGMM YBBM GGBM";
    each_says([
        (mountains(2).caravan(2, "YYYYYYYYYYY"), "seat 2, caravan: 11 is not at most 10 (EM-24)"),
        (
            mountains(2).bonus(2, "caravan").caravan(2, "YYYYYYYYYYYYYY"),
            "seat 2, caravan: 14 is not at most 13 (EM-24)",
        ),
        (
            mountains(2).bonus(1, "step step step step step"),
            "seat 1, bonus, step: 5 is not at most 4 (EM-17)",
        ),
        (
            mountains(2).bonus(1, "mine mine mine").bonus(2, "mine mine"),
            "seat 2, bonus, mine: 2 is not at most 1 (EM-17)",
        ),
        (mountains(2).drawn_before_closed(6), "drawn_before_closed: 6 is not 0 (EM-3)"),
        (missing.clone(), "villages without a tile: 1 is not 0 (EM-21)"),
        (mountains(2).deciding("refill"), "villages without a tile: 0 is not 1 (EM-21)"),
        (mountains(2).claimed(1, five), "seat 1, claimed: 5 is not at most 4 (EM-25)"),
        (
            mountains(2).dropped("c3", &"Y".repeat(1_001)),
            "dropped, c3: 1001 crystals of a colour, but no more than 1000 can be counted on a tile",
        ),
        (
            mountains(2).set("/mountain_pile", json!(["M>YGB"])),
            "mountain_pile: 1 is not 0 after the set-up (EM-1)",
        ),
        (
            mountains(2).set("/tiles/c3", json!("valley")),
            "tiles with symbol G: 4 is not 5 (EM-1)\nvalleys: 1 is not 0 (EM-1)",
        ),
        (mountains(2).set("/players", json!(5)), "EM is for 2 to 4 players, not 5 (EM-28)"),
    ]);
    assert!(missing.deciding("refill").load().is_ok());
}

#[test]
fn fields_of_other_games() {
    each_says([
        (mountains(2).set("/merchant_row", json!([])), "EM has no `merchant_row`"),
        (mountains(2).set("/tokens", json!({"copper": 0, "silver": 0})), "EM has no `tokens`"),
        (mountains(2).set("/seats/0/hand", json!([])), "EM has no `hand`"),
        (mountains(2).set("/seats/1/discarded", json!([])), "EM has no `discarded`"),
        (table(2).wagon(1, "c3"), "GE has no `wagon`"),
        (table(2).outposts(1, ""), "GE has no `outposts`"),
        (table(2).set("/dropped", json!({})), "GE has no `dropped`"),
        (table(2).set("/map", json!({})), "GE has no `map`"),
        (table(2).set("/seats/0/discarded", json!([])), "GE has no `discarded`"),
    ]);
}

#[test]
fn a_map_that_cannot_be() {
    // Without the valleys the corridor begins nowhere.
    let apart = "map: the cell [0, 0] does not hang together with the others by shared edges\n\
                 map: the cell [1, 0] does not hang together with the others by shared edges";
    let with = |change: fn(&mut MapFile)| {
        let mut file = MapFile::of(&own_map());
        change(&mut file);
        own_mountains(2).set("/map", json!(file))
    };
    each_says([
        (with(|file| file.valleys.clear()), apart),
        (with(|file| file.villages.truncate(3)), "map: 3 villages, but 4 are needed"),
    ]);
}
