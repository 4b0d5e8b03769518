//! The sides of the boards.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::super::EndlessWorld;
use super::super::board::Side;
use super::super::location::{Location, LocationId};
use super::entry::passed;
use super::locations::{LocationEntry, Printed};
use crate::components::list::check_count;
use crate::components::{Fault, Problem};
use crate::set::Id;

/// The sides, by name.
#[derive(Deserialize, Serialize)]
#[serde(transparent)]
pub(super) struct Sides(BTreeMap<String, SideEntry>);

#[derive(Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
struct SideEntry {
    locations: Vec<LocationEntry>,
    /// The stacks that belong to no location.
    #[serde(default)]
    bonus_stacks: Vec<u32>,
}

impl Sides {
    /// The sides of a box.
    pub(super) fn of_box(components: &EndlessWorld) -> Sides {
        let entry = |side: Side| {
            let locations = components.locations_of(side).map(LocationEntry::of).collect();
            let bonus_stacks = components.stacks_beside(side).into_iter().map(u32::from).collect();
            (side.name().to_owned(), SideEntry { locations, bonus_stacks })
        };
        Sides(Side::ALL.into_iter().map(entry).collect())
    }

    /// The locations of a side.
    pub(super) fn of(&self, side: Side) -> &[LocationEntry] {
        self.0.get(side.name()).map_or(&[], |entry| &entry.locations)
    }

    /// The locations of some sides.
    pub(super) fn on<'a>(&'a self, sides: &'a [Side]) -> impl Iterator<Item = &'a LocationEntry> {
        sides.iter().flat_map(|&side| self.of(side))
    }

    /// The locations of all sides. All sides must be there, and no others.
    pub(super) fn check(&self, problems: &mut Vec<Problem>) -> Vec<Location> {
        let sides = Side::ALL.map(Side::name);
        for side in sides.into_iter().filter(|side| !self.0.contains_key(*side)) {
            check_count(format!("side.{side}"), 0, 1, 1, problems);
        }
        for other in self.0.keys().filter(|name| !sides.contains(&name.as_str())) {
            let fault = Fault::Word { what: "side", found: other.clone(), known: sides.join(", ") };
            problems.push(Problem::Table { name: "side".to_owned(), fault });
        }
        let printed = |side| self.of(side).iter().map(move |entry| Printed { side, entry });
        let all: Vec<Printed> = Side::ALL.into_iter().flat_map(printed).collect();
        let mut locations = passed("location", &all, Printed::check, problems);
        for (index, location) in locations.iter_mut().enumerate() {
            location.id = LocationId::from_index(index);
        }
        locations
    }

    /// The stacks that belong to no location. Their sizes are published.
    pub(super) fn check_stacks(&self, problems: &mut Vec<Problem>) -> Vec<(Side, Vec<u8>)> {
        let mut stacks = Vec::new();
        for side in Side::ALL {
            let found = self.0.get(side.name()).map_or(&[][..], |entry| &entry.bonus_stacks);
            let wanted = loose_stacks(side);
            if !found.iter().copied().eq(wanted.iter().copied().map(u32::from)) {
                let fault = Fault::Stacks { found: found.to_vec(), wanted: wanted.to_vec() };
                problems.push(Problem::Table { name: format!("side.{}", side.name()), fault });
            }
            if !wanted.is_empty() {
                stacks.push((side, wanted.to_vec()));
            }
        }
        stacks
    }
}

/// The published sizes of the stacks that belong to no location (J2-11, J3-6).
const fn loose_stacks(side: Side) -> &'static [u8] {
    match side {
        Side::B2 | Side::F2 => &[4, 4],
        Side::D2 => &[2, 2, 2, 2],
        Side::A1 | Side::B1 | Side::C1 | Side::D1 | Side::E1 | Side::F1 => &[],
        Side::A2 | Side::C2 | Side::E2 => &[],
    }
}
