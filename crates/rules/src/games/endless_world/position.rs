//! Positions of An Endless World.

use super::Nothing;
use crate::games::journey::position::{Added, Matter, Others};
use crate::parts::world;
use crate::position::{Fields, Reader};

impl Added for Nothing {
    const FIELDS: &'static [Fields] = &[world::position::FIELDS, Fields { table: &["side"], seats: &[] }];

    fn read(_: &mut Reader) -> Nothing {
        Nothing
    }

    fn others(&self) -> Others<'_> {
        Others::default()
    }

    fn matter(never: Self::Decision) -> Matter {
        match never {}
    }

    fn decision(_: Matter) -> Option<Self::Decision> {
        None
    }
}
