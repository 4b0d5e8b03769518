//! How often everything is printed on the boards of the games.

use super::super::board::{BoardName, MAX_PLACES, Side};
use super::locations::{LocationEntry, SLOTS};
use super::sides::Sides;
use crate::components::list::check_count;
use crate::components::{Counted, Problem};

/// Sets of locations are words of 64 bits.
const MAX_LOCATIONS: usize = 64;
/// The published number of locations of An Endless World.
const LOCATIONS: usize = 23;
/// EW-4, J1-3, J2-2.
const TWO_THREE_ICONS: usize = 2;
/// The bonus tiles of An Endless World (EW-3); the first journey has more for the same stacks.
const MAX_TILES: usize = 17;

/// What is published of the board of one game.
struct Published {
    game: &'static str,
    board: BoardName,
    least_locations: usize,
    most_locations: usize,
    /// EW-4, J1-3, J2-2, J3-2.
    exploration_icons: usize,
}

const PUBLISHED: [Published; 6] = [
    Published::endless_world("EW with D1", BoardName::WithD1),
    Published::endless_world("EW with E1", BoardName::WithE1),
    Published::endless_world("EW with F1", BoardName::WithF1),
    Published::journey("J1", BoardName::JourneyOne, 0),
    Published::journey("J2", BoardName::JourneyTwo, 7),
    Published::journey("J3", BoardName::JourneyThree, 7),
];

/// The sides that share the slots of a row of cards (EW-2, J1-5, J3-3).
const ROWS: [(&str, [Side; 2]); 4] = [
    ("golem", [Side::A1, Side::B1]),
    ("golem", [Side::A2, Side::B2]),
    ("market", [Side::E2, Side::C2]),
    ("market", [Side::D2, Side::E2]),
];

/// The locations that are printed once (J1-10, J1-11, J2-13, J2-14).
const ONCE: [(&str, Side); 4] = [
    ("refresh_market", Side::E2),
    ("adjust_trade_route", Side::C2),
    ("wagon_trade", Side::F2),
    ("outpost_trade", Side::F2),
];

/// How far wagons go, each once (J2-9).
const STEPS: [&str; 3] = ["1", "2", "any"];

/// Checks what can be counted over several sides.
pub(super) fn check(sides: &Sides, problems: &mut Vec<Problem>) {
    let all = sides.on(&Side::ALL).count();
    check_count(Counted::AllLocations, all, 1, MAX_LOCATIONS, problems);
    for published in &PUBLISHED {
        published.check(sides, problems);
    }
    check_slots(sides, problems);
    check_single(sides, problems);
    let sizes = sides.on(&[Side::A1, Side::B1]).flat_map(|location| &location.bonus_stacks);
    let tiles = sizes.fold(0, |sum: usize, &size| sum.saturating_add(size as usize));
    check_count(Counted::StackedTiles, tiles, 1, MAX_TILES, problems);
}

fn check_slots(sides: &Sides, problems: &mut Vec<Problem>) {
    for (kind, places) in ROWS {
        let [one, other] = places.map(Side::name);
        for slot in 1..=SLOTS {
            let shows = |location: &&LocationEntry| {
                location.kind == kind && location.slot.is_some_and(|other| other as usize == slot)
            };
            let found = sides.on(&places).filter(shows).count();
            check_count(Counted::Slot { kind, slot, sides: [one, other] }, found, 1, 1, problems);
        }
    }
}

fn check_single(sides: &Sides, problems: &mut Vec<Problem>) {
    for (kind, side) in ONCE {
        let found = sides.of(side).iter().filter(|location| location.kind == kind).count();
        check_count(Counted::Location { kind, side: side.name() }, found, 1, 1, problems);
    }
    for steps in STEPS {
        let written = sides.of(Side::F2).iter().filter_map(|location| location.steps.as_ref());
        let found = written.filter(|other| other.to_string() == steps).count();
        check_count(Counted::Steps(steps), found, 1, 1, problems);
    }
}

impl Published {
    const fn endless_world(game: &'static str, board: BoardName) -> Published {
        let (least_locations, most_locations) = (LOCATIONS, LOCATIONS);
        Published { game, board, least_locations, most_locations, exploration_icons: 8 }
    }

    const fn journey(game: &'static str, board: BoardName, exploration_icons: usize) -> Published {
        Published { game, board, least_locations: 1, most_locations: MAX_PLACES, exploration_icons }
    }

    fn check(&self, sides: &Sides, problems: &mut Vec<Problem>) {
        let game = self.game;
        let mut check = |what, found, least, most| check_count(what, found, least, most, problems);
        let locations = || sides.on(self.board.sides());
        check(Counted::Locations(game), locations().count(), self.least_locations, self.most_locations);
        let icons = locations().filter(|location| location.exploration).count();
        check(Counted::ExplorationIcons(game), icons, self.exploration_icons, self.exploration_icons);
        let icons = locations().filter(|location| location.two_three).count();
        check(Counted::TwoThreeIcons(game), icons, TWO_THREE_ICONS, TWO_THREE_ICONS);
    }
}
