//! Positions of An Heroic Journey, Part II.

use super::Wagons;
use crate::games::journey::position::{Added, Matter, Others};
use crate::games::journey::trek::{self, TrekDecision};
use crate::parts::{mountains, world};
use crate::position::{Fields, Reader};

impl Added for Wagons {
    const FIELDS: &'static [Fields] = &[world::position::FIELDS, mountains::position::FIELDS];

    fn read(reader: &mut Reader) -> Wagons {
        Wagons { mountains: trek::land(reader.map, reader.components).read(reader) }
    }

    fn others(&self) -> Others<'_> {
        Others { mountains: Some(&self.mountains), ..Others::default() }
    }

    fn matter(decision: TrekDecision) -> Matter {
        Matter::Trek(decision)
    }

    fn decision(matter: Matter) -> Option<TrekDecision> {
        if let Matter::Trek(decision) = matter { Some(decision) } else { None }
    }
}
