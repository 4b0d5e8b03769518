//! The mountains in a position: tiles, villages, wagons, outposts, bonus tiles.

pub(super) mod check;

use std::collections::BTreeMap;

use super::document::{BonusEntry, DecisionEntry, Document, PlayerEntry};
use super::places::Places;
use super::{Demand, Problem, mountains};
use crate::bonus::{Bonus, BonusCounts};
use crate::clause::em;
use crate::components::{Board, Components, EasternMountains, PointId};
use crate::crystals::{Crystals, MOST_ON_A_TILE};
use crate::expedition::{Expedition, Movement, StartDecision};
use crate::map::{Cell, Map};
use crate::order::Order;
use crate::seat::Seat;
use crate::set::Id;
use crate::villages::{Closed, VILLAGES};

const CLOSED: &str = "closed";

/// Writes everything that both games of the mountains share into a document.
pub(super) fn write(
    at: &Expedition,
    order: Order,
    board: &Board,
    components: &EasternMountains,
    document: &mut Document,
) {
    let map = at.mountains().map();
    let name = |cell: Cell| map.name(cell).to_string();
    let point = |tile: PointId| components.vp_tile(tile).cost.to_string();
    let village = |cell: Cell| {
        let village = map.village(cell)?;
        let closed = at.villages().is_closed(village).then(|| CLOSED.to_owned());
        Some((name(cell), closed.or_else(|| at.villages().tile(village).map(point))?))
    };
    document.villages = Some(map.villages().into_iter().filter_map(village).collect());
    document.vp_pile = Some(at.villages().pile().into_iter().map(point).collect());
    document.drawn_before_closed = match at.villages().closed() {
        Closed::InPile { drawn } => Some(drawn),
        Closed::On { .. } => None,
    };
    let sets: Vec<Crystals> = at.on_offer().map(|set| components.start[usize::from(set)]).collect();
    document.on_offer = (!sets.is_empty()).then_some(sets);
    document.seats = order
        .seats()
        .map(|seat| PlayerEntry {
            caravan: at.caravan(seat),
            claimed: at.claimed(seat).into_iter().map(point).collect(),
            bonus: Some(write_bonus(at.bonus(seat), board)),
            ..PlayerEntry::default()
        })
        .collect();
    mountains::write(at.mountains(), components, &components.first_map, document);
}

fn write_bonus(bonus: BonusCounts, board: &Board) -> BonusEntry {
    let [step, upgrade, mine, caravan] = Bonus::ALL.map(|kind| bonus.count(kind));
    let points = bonus.points().filter_map(|place| board.points_pile.get(place).copied()).collect();
    BonusEntry { step, upgrade, mine, caravan, points }
}

pub(super) fn write_movement(movement: Movement) -> DecisionEntry {
    DecisionEntry::Move { free: movement.free, paid: movement.is_paid }
}

pub(super) fn write_start(decision: StartDecision) -> DecisionEntry {
    match decision {
        StartDecision::Start { seat } => DecisionEntry::Start { seat: seat.number() },
        StartDecision::Place { seat } => DecisionEntry::Place { seat: seat.number() },
    }
}

pub(super) fn read_start(entry: &DecisionEntry, players: usize) -> Option<StartDecision> {
    match *entry {
        DecisionEntry::Start { seat } => Some(StartDecision::Start { seat: Seat::numbered(seat, players)? }),
        DecisionEntry::Place { seat } => Some(StartDecision::Place { seat: Seat::numbered(seat, players)? }),
        _ => None,
    }
}

/// A document that is being read.
pub(super) struct Reader<'a> {
    pub(super) document: &'a Document,
    pub(super) components: &'static Components,
    pub(super) board: &'a Board,
    pub(super) problems: &'a mut Vec<Problem>,
}

impl Reader<'_> {
    /// Puts everything where the document says.
    pub(super) fn read(&mut self, map: Map) -> Expedition {
        let components = &self.components.eastern_mountains;
        let mut at = Expedition::new(map, components, self.board);
        mountains::Reader { document: self.document, components: self.components, problems: self.problems }
            .read(&mut at.mountains);
        self.read_points(&mut at);
        for seat in Seat::all(self.document.players) {
            self.read_player(&mut at, seat);
        }
        if self.document.demand == Demand::Reachable {
            self.check_points_pile(&at);
        }
        for set in self.document.on_offer.iter().flatten() {
            match components.start.iter().position(|other| other == set) {
                Some(place) => at.on_offer |= 1 << place,
                None => self.no_such_card("on_offer", &set.to_string()),
            }
        }
        at
    }

    fn no_such_card(&mut self, place: &str, card: &str) {
        self.problems.push(Problem::NoSuchCard { place: place.to_owned(), card: card.to_owned() });
    }

    fn cell(&mut self, map: &Map, place: &str, name: &str) -> Option<Cell> {
        mountains::cell(map, place, name, self.problems)
    }

    fn read_points(&mut self, at: &mut Expedition) {
        let components = &self.components.eastern_mountains;
        let mut places = Places::new(
            self.components,
            components.vp_tiles(),
            |all, name| all.eastern_mountains.find_vp_tile(name.parse().ok()?),
            |all, tile| all.eastern_mountains.vp_tile(tile).cost.to_string(),
        );
        for (name, tile) in self.document.villages.iter().flatten() {
            let Some(cell) = self.cell(at.mountains.map(), "villages", name) else { continue };
            match at.mountains.map().village(cell) {
                None => self
                    .problems
                    .push(Problem::NoSuchCell { place: "villages".to_owned(), cell: name.clone() }),
                Some(_) if tile == CLOSED && self.document.drawn_before_closed.is_some() => {
                    self.no_such_card("villages, beside drawn_before_closed", CLOSED);
                }
                Some(village) if tile == CLOSED => at.villages.closed = Closed::On { village: village as u8 },
                Some(village) => at.villages.tiles[village] = places.lay_one("villages", tile, self.problems),
            }
        }
        for seat in Seat::all(self.document.players) {
            let claimed = &self.document.seats[seat.index()].claimed;
            let claimed = places.lay(&format!("seat {seat}, claimed"), claimed, self.problems);
            at.claimed[seat] = claimed.into_iter().collect();
        }
        at.villages.pile = places.lay_deck("vp_pile", self.document.vp_pile.as_deref(), self.problems);
        if let Closed::InPile { drawn } = &mut at.villages.closed {
            *drawn = self.read_drawn(at.villages.pile.len());
        }
    }

    /// EM-3: how many tiles have been drawn since the set-up follows from how many are left in the pile.
    fn read_drawn(&mut self, left: usize) -> u8 {
        let drawn = self.components.eastern_mountains.vp_tiles().len().saturating_sub(VILLAGES + left);
        if let Some(found) = self.document.drawn_before_closed.map(usize::from)
            && found != drawn
        {
            let (place, wanted) = ("drawn_before_closed".to_owned(), drawn.to_string());
            self.problems.push(Problem::Number { place, found, wanted, clause: em(3) });
        }
        if drawn > 5 && self.document.demand == Demand::Reachable {
            let (place, wanted) = ("drawn_before_closed".to_owned(), "at most 5".to_owned());
            self.problems.push(Problem::Number { place, found: drawn, wanted, clause: em(3) });
        }
        drawn as u8
    }

    fn read_player(&mut self, at: &mut Expedition, seat: Seat) {
        let entry = &self.document.seats[seat.index()];
        at.caravans[seat] = entry.caravan;
        self.read_bonus(at, seat, entry);
    }

    fn read_bonus(&mut self, at: &mut Expedition, seat: Seat, entry: &PlayerEntry) {
        let Some(bonus) = &entry.bonus else { return };
        let counts = bonus.counts();
        for (kind, &found) in Bonus::ALL.iter().zip(&counts) {
            let most = at.supply.count(*kind);
            if found > most {
                let (place, wanted) = (format!("seat {seat}, bonus, {kind}"), format!("at most {most}"));
                self.problems.push(Problem::Number { place, found: found.into(), wanted, clause: em(17) });
                continue;
            }
            (0..found).for_each(|_| at.take_bonus(seat, *kind));
        }
        for &points in &bonus.points {
            let in_supply = at.supply.points().collect::<Vec<_>>();
            let tile =
                in_supply.into_iter().find(|&place| self.board.points_pile.get(place) == Some(&points));
            match tile {
                Some(place) => at.take_points_tile(seat, place),
                None => self.no_such_card(&format!("seat {seat}, bonus, points"), &points.to_string()),
            }
        }
    }
}

impl Reader<'_> {
    /// EM-17: from the VP pile only the top tile can be taken.
    fn check_points_pile(&mut self, at: &Expedition) {
        let value = |place: usize| self.board.points_pile.get(place).copied().unwrap_or(0);
        let Some(top) = at.supply.points().next() else { return };
        for seat in Seat::all(self.document.players) {
            if let Some(below) = at.bonus(seat).points().find(|&place| place > top) {
                let place = format!("seat {seat}, bonus, points");
                let (taken, top) = (value(below), value(top));
                self.problems.push(Problem::BelowOthers { place, taken, top, clause: em(17) });
            }
        }
    }
}

/// The crystals that lie on cells, by name.
pub(super) fn write_heaps(map: &Map, heaps: &[Crystals]) -> BTreeMap<String, Crystals> {
    let heap = |cell: Cell| (map.name(cell).to_string(), heaps[cell.index()]);
    map.cells().into_iter().map(heap).filter(|(_, crystals)| !crystals.is_empty()).collect()
}

impl Reader<'_> {
    /// The crystals that lie on cells.
    pub(super) fn read_heaps(&mut self, map: &Map) -> [Crystals; crate::map::MOST_CELLS] {
        let mut heaps = [Crystals::NONE; crate::map::MOST_CELLS];
        for (name, &crystals) in self.document.dropped.iter().flatten() {
            let Some(cell) = self.cell(map, "dropped", name) else { continue };
            let largest = crystals.colours().map(|colour| crystals.count(colour)).max();
            if let Some(found) = largest.filter(|&found| found > MOST_ON_A_TILE) {
                let (place, most) = (format!("dropped, {name}"), MOST_ON_A_TILE);
                self.problems.push(Problem::Uncountable { place, found, most });
            }
            heaps[cell.index()] = crystals;
        }
        heaps
    }
}
