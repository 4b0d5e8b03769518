//! C-18 in Part II: the order of the set-up draws.

use carvania_rules::Title;

use crate::conformance::journey_two::draws::{down, draw_counts, waits};

#[test]
fn c_18_the_draws_of_part_two_come_in_this_order() {
    for (players, points, tiles) in [(2, 24, 9), (3, 36, 9), (4, 48, 7)] {
        let world = [down(points, 5), down(17, 4), down(10, tiles)].concat();
        let map = [down(6, 3).repeat(4), down(12, 12)].concat();
        assert_eq!(draw_counts(Title::JourneyTwo, players), [world, map].concat(), "{players} players");
    }
}

#[test]
fn c_18_each_draw_of_part_two_waits_for_those_before_it() {
    for (kind, clause) in [
        ("draw:P", "J2-1"),
        ("draw:T", "J2-1"),
        ("draw:X", "J2-2"),
        ("remove", "J2-5"),
        ("lay", "J2-5"),
        ("work", "EW-27"),
    ] {
        waits(Title::JourneyTwo, kind, clause);
    }
}
