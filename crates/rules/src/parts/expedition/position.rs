//! An expedition in a position: tiles, villages, wagons, outposts, bonus tiles. Both games of the mountains share it.

use super::{Deal, Expedition, Fare, Movement, StartDecision, TERMS};
use crate::action::Draw;
use crate::clause::{Clause, em};
use crate::components::{Board, EasternMountains};
use crate::crystals::{Crystal, Crystals, MAX_TRADES};
use crate::parts::bonus::{Bonus, BonusCounts};
use crate::parts::order::Order;
use crate::parts::villages::{self, Closed, Villages};
use crate::parts::wagon::WagonDecision;
use crate::position::{
    BonusEntry, DecisionEntry, DecisionFault, Document, Fields, PlayerEntry, Problem, Reader, Wrong, ensure,
};
use crate::seat::Seat;

pub(crate) const FIELDS: Fields = Fields { table: &["on_offer"], seats: &["bonus"] };

impl Expedition {
    pub(crate) fn write(&self, board: &Board, components: &EasternMountains, document: &mut Document) {
        let sets: Vec<Crystals> = self.on_offer().map(|set| components.start[usize::from(set)]).collect();
        document.on_offer = (!sets.is_empty()).then_some(sets);
        for (seat, entry) in document.seated_mut() {
            entry.caravan = self.caravan(seat);
            entry.claimed = villages::position::names(self.claimed(seat), components);
            entry.bonus = Some(write_bonus(self.bonus(seat), board));
        }
        self.villages.write(self.mountains.map(), components, document);
        self.mountains.write(&components.first_map, components, document);
    }

    /// Everything as the document says.
    pub(crate) fn read(reader: &mut Reader, board: &Board) -> Expedition {
        let components = &reader.components.eastern_mountains;
        let mut at = Expedition::new(reader.map, components, board);
        at.mountains = at.mountains.read(reader);
        (at.villages, at.claimed) = Villages::read(reader);
        for (seat, entry) in reader.seats() {
            at.caravans[seat] = entry.caravan;
            at.read_bonus(seat, entry, board, reader);
        }
        if reader.is_reachable() {
            at.check_points_pile(board, reader);
        }
        for set in reader.document.on_offer.iter().flatten() {
            match components.start.iter().position(|other| other == set) {
                Some(place) => at.on_offer |= 1 << place,
                None => reader.report.no_such_card("on_offer", &set.to_string()),
            }
        }
        at
    }

    fn read_bonus(&mut self, seat: Seat, entry: &PlayerEntry, board: &Board, reader: &mut Reader) {
        let Some(bonus) = &entry.bonus else { return };
        for (kind, &found) in Bonus::ALL.iter().zip(&bonus.counts()) {
            let most = self.supply.count(*kind);
            let place = format!("seat {seat}, bonus, {kind}");
            reader.report.at_most(place, found.into(), most.into(), em(17));
            (0..found.min(most)).for_each(|_| self.take_bonus(seat, *kind));
        }
        for points in &bonus.points {
            let mut supply = self.supply.points();
            match supply.find(|&place| board.points_pile.get(place) == Some(points)) {
                Some(place) => self.take_points_tile(seat, place),
                None => {
                    reader.report.no_such_card(&format!("seat {seat}, bonus, points"), &points.to_string());
                }
            }
        }
    }

    /// EM-17: from the VP pile only the top tile can be taken.
    fn check_points_pile(&self, board: &Board, reader: &mut Reader) {
        let value = |place: usize| board.points_pile.get(place).copied().unwrap_or(0);
        let Some(top) = self.supply.points().next() else { return };
        for (seat, _) in reader.seats() {
            if let Some(below) = self.bonus(seat).points().find(|&place| place > top) {
                let place = format!("seat {seat}, bonus, points");
                let (taken, top) = (value(below), value(top));
                reader.report.push(Problem::BelowOthers { place, taken, top, clause: em(17) });
            }
        }
    }

    /// Whether a set-up draw leads from `now` to this.
    pub(crate) fn leads_from(&self, now: &Expedition, draw: Draw) -> bool {
        self.mountains.leads_from(&now.mountains, draw) || self.villages.leads_from(&now.villages, draw)
    }

    /// Whether everything is dealt that must be, and nothing more.
    pub(crate) fn check_deal(&self, deal: Deal, is_refill: bool, reader: &mut Reader) {
        let (components, report) = (&reader.components.eastern_mountains, &mut reader.report);
        self.mountains.check_dealt(deal.kept_per_symbol, deal.tiles, components, report);
        let valleys = self.mountains.valleys().difference(self.mountains.map().valleys()).len();
        report.exactly("valleys", valleys, deal.valleys, deal.tiles);
        if !self.mountains.pile.is_empty() {
            report.number("mountain_pile", self.mountains.pile.len(), "0 after the set-up", deal.tiles);
        }
        self.villages.check(is_refill, report);
    }

    /// Whether caravans keep to the limit where they must, and elsewhere to what can be in them. `most_taken` is how
    /// many crystals of a colour the mover can have taken from a tile or with a card.
    pub(crate) fn check_caravans(
        &self,
        order: Order,
        settled: Settled,
        most_taken: u16,
        reader: &mut Reader,
    ) {
        let tolls = reader.document.demand.tolls();
        for seat in order.seats() {
            let limit = self.limit(seat) as usize;
            let of_a_colour = match (settled, seat == order.seat()) {
                (Settled::All, _) | (Settled::Mover, true) => limit,
                (Settled::Others, true) => limit + usize::from(most_taken),
                (Settled::Nobody, true) => limit + usize::from(most_taken) + TRADED,
                (Settled::Mover | Settled::Others | Settled::Nobody, false) => limit + tolls,
            };
            let has_taken = seat == order.seat() && of_a_colour > limit;
            let in_all = if has_taken { Crystal::ALL.len() * of_a_colour } else { of_a_colour };
            let (place, caravan) = (format!("seat {seat}, caravan"), self.caravan(seat));
            reader.report.crystals(&place, caravan, in_all, em(24));
            for colour in caravan.colours().filter(|_| has_taken) {
                let found = caravan.count(colour).into();
                reader.report.at_most(format!("{place}, {colour}"), found, of_a_colour, em(24));
            }
        }
    }

    /// Whether wagons and sets fit a decision before the first turn, or a table where that is past (EM-6).
    pub(crate) fn check_start(
        &self,
        order: Order,
        decision: Option<StartDecision>,
        components: &EasternMountains,
    ) -> Result<(), Wrong> {
        let has_wagon = |seat: Seat| self.mountains.wagon(seat).is_some();
        let placed = |from: Seat| order.seats().all(|seat| has_wagon(seat) == (seat > from));
        let on_offer = |taken: usize| self.on_offer().count() == components.start.len() - taken;
        let fits = match decision {
            Some(StartDecision::Start { seat }) => {
                self.is_new(order) && placed(seat) && on_offer(order.players() - seat.number())
            }
            Some(StartDecision::Place { seat }) => {
                self.is_new(order) && placed(seat) && on_offer(order.players() - seat.index())
            }
            None => order.seats().all(has_wagon) && self.on_offer == 0,
        };
        ensure(fits, DecisionFault::Start, em(6))
    }

    /// Whether nobody has done anything yet.
    fn is_new(&self, order: Order) -> bool {
        let is_bare = |seat| self.claimed(seat).is_empty() && self.mountains.outposts(seat).is_empty();
        let has_none = |seat| self.bonus(seat) == BonusCounts::default();
        let is_untouched = order.seats().all(|seat| is_bare(seat) && has_none(seat));
        is_untouched && order.seat() == Seat::FIRST && self.villages.closed == (Closed::InPile { drawn: 0 })
    }

    /// Whether a decision about a wagon can be the one at hand: here a trade needs an outpost (EM-19).
    pub(crate) fn check_wagon_at(
        &self,
        order: Order,
        decision: WagonDecision,
        components: &EasternMountains,
    ) -> Result<(), Wrong> {
        let may_trade = self.mountains.has_outpost_here(order.seat());
        ensure(decision != WagonDecision::Trade || may_trade, DecisionFault::CannotTrade, em(19))?;
        decision.check_at(&self.mountains, components, &self.caravans, order, &TERMS)
    }

    /// Only so many steps can be free, as a clause says, and a movement goes on only where a step can follow.
    pub(crate) fn check_movement(
        &self,
        order: Order,
        movement: Movement,
        fare: Fare,
        free: Clause,
    ) -> Result<(), Wrong> {
        let most = self.bonus(order.seat()).count(Bonus::ExtraStep);
        // EM-8: free steps come before those that cost a crystal.
        let is_late = fare.is_in_crystals && movement.is_paid && movement.free > 0;
        ensure(movement.free <= most && !is_late, DecisionFault::Steps, free)?;
        ensure(self.can_go_on(order, movement, fare), DecisionFault::CannotStep, em(12))
    }

    /// What follows a build is decided where an outpost of the mover stands; a reward, where it has emptied a column.
    pub(crate) fn check_built(&self, mover: Seat) -> Result<(), Wrong> {
        ensure(self.mountains.has_outpost_here(mover), DecisionFault::CannotBuild, em(14))
    }
}

fn write_bonus(bonus: BonusCounts, board: &Board) -> BonusEntry {
    let [step, upgrade, mine, caravan] = Bonus::ALL.map(|kind| bonus.count(kind));
    let points = bonus.points().filter_map(|place| board.points_pile.get(place).copied()).collect();
    BonusEntry { step, upgrade, mine, caravan, points }
}

/// More than trades or a mine can add of a colour.
const TRADED: usize = 10 * MAX_TRADES as usize;

/// Whose caravans must be within the limit.
#[derive(Clone, Copy)]
pub(crate) enum Settled {
    /// Everybody's: nothing has happened in this turn that brings crystals.
    All,
    /// The mover's: others may have been paid tolls.
    Mover,
    /// The mover may have taken crystals, others may have been paid tolls.
    Others,
    /// Only the returns are left.
    Nobody,
}

impl Movement {
    pub(crate) const fn write(self) -> DecisionEntry {
        DecisionEntry::Move { free: self.free, paid: self.is_paid }
    }
}

impl StartDecision {
    pub(crate) const fn write(self) -> DecisionEntry {
        match self {
            StartDecision::Start { seat } => DecisionEntry::Start { seat: seat.number() },
            StartDecision::Place { seat } => DecisionEntry::Place { seat: seat.number() },
        }
    }

    pub(crate) fn read(entry: &DecisionEntry, players: usize) -> Option<StartDecision> {
        let numbered = |seat| Seat::numbered(seat, players);
        match *entry {
            DecisionEntry::Start { seat } => Some(StartDecision::Start { seat: numbered(seat)? }),
            DecisionEntry::Place { seat } => Some(StartDecision::Place { seat: numbered(seat)? }),
            _ => None,
        }
    }
}
