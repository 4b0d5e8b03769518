//! The villages in a position: the VP tiles on them, in the pile and with the players.

use super::{Closed, VILLAGES, Villages};
use crate::action::Draw;
use crate::clause::em;
use crate::components::{EasternMountains, PointId};
use crate::map::{Cell, Map};
use crate::parts::mountains::SEATS;
use crate::parts::mountains::position::cell;
use crate::position::{Document, Fields, Places, Reader, Report};
use crate::seat::PerSeat;
use crate::set::Set;

pub(crate) const FIELDS: Fields =
    Fields { table: &["villages", "vp_pile", "drawn_before_closed"], seats: &[] };

const CLOSED: &str = "closed";

pub(crate) fn names(tiles: Set<PointId>, components: &EasternMountains) -> Vec<String> {
    tiles.into_iter().map(|tile| components.vp_tile(tile).cost.to_string()).collect()
}

impl Villages {
    pub(crate) fn write(&self, map: &Map, components: &EasternMountains, document: &mut Document) {
        let village = |cell: Cell| {
            let village = map.village(cell)?;
            let closed = self.is_closed(village).then(|| CLOSED.to_owned());
            let tile = || self.tile(village).map(|tile| components.vp_tile(tile).cost.to_string());
            Some((map.name(cell).to_string(), closed.or_else(tile)?))
        };
        document.villages = Some(map.villages().into_iter().filter_map(village).collect());
        document.vp_pile = Some(names(self.pile, components));
        document.drawn_before_closed = match self.closed {
            Closed::InPile { drawn } => Some(drawn),
            Closed::On { .. } => None,
        };
    }

    /// The villages, and the VP tiles that each player has claimed.
    pub(crate) fn read(reader: &mut Reader) -> (Villages, PerSeat<Set<PointId>, SEATS>) {
        let (mut villages, mut claimed) = (Villages::new(Set::EMPTY), PerSeat::default());
        let (document, map) = (reader.document, reader.map);
        let mut places = Places::new(
            reader.components,
            reader.components.eastern_mountains.vp_tiles(),
            |all, name| all.eastern_mountains.find_vp_tile(name.parse().ok()?),
            |all, tile| all.eastern_mountains.vp_tile(tile).cost.to_string(),
        );
        for (name, tile) in document.villages.iter().flatten() {
            let Some(cell) = cell(&map, "villages", name, &mut reader.report) else { continue };
            match map.village(cell) {
                None => reader.report.no_such_cell("villages", name),
                Some(_) if tile == CLOSED && document.drawn_before_closed.is_some() => {
                    reader.report.no_such_card("villages, beside drawn_before_closed", CLOSED);
                }
                Some(village) if tile == CLOSED => villages.closed = Closed::On { village: village as u8 },
                Some(village) => {
                    villages.tiles[village] = places.lay_one("villages", tile, &mut reader.report);
                }
            }
        }
        for (seat, entry) in document.seated() {
            let tiles = places.lay(&format!("seat {seat}, claimed"), &entry.claimed, &mut reader.report);
            claimed[seat] = tiles.into_iter().collect();
        }
        villages.pile = places.lay_deck("vp_pile", document.vp_pile.as_deref(), &mut reader.report);
        if let Closed::InPile { drawn } = &mut villages.closed {
            *drawn = read_drawn(villages.pile.len(), reader);
        }
        (villages, claimed)
    }

    /// Whether a set-up draw of a VP tile leads from `now` to these.
    pub(crate) fn leads_from(&self, now: &Villages, draw: Draw) -> bool {
        let next = now.empty().and_then(|village| self.tile(village));
        matches!(draw, Draw::Point(tile) if next == Some(tile))
    }

    /// EM-21: after a claim, a tile is to be drawn for one village.
    pub(crate) fn check(&self, is_refill: bool, report: &mut Report) {
        let is_empty = |village: &usize| self.tile(*village).is_none() && !self.is_closed(*village);
        let empty = (0..VILLAGES).filter(is_empty).count();
        report.exactly("villages without a tile", empty, usize::from(is_refill), em(21));
    }
}

/// EM-3: how many tiles have been drawn since the set-up follows from how many are left in the pile.
fn read_drawn(left: usize, reader: &mut Reader) -> u8 {
    let drawn = reader.components.eastern_mountains.vp_tiles().len().saturating_sub(VILLAGES + left);
    if let Some(found) = reader.document.drawn_before_closed {
        reader.report.exactly("drawn_before_closed", found.into(), drawn, em(3));
    }
    if reader.is_reachable() {
        reader.report.at_most("drawn_before_closed", drawn, 5, em(3));
    }
    drawn as u8
}
