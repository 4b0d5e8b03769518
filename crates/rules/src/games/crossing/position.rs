//! Positions of the games of the second box: the expedition, and what each game is equipped with.

use super::{Decision, Outfit, Parts, Table, Then};
use crate::action::Draw;
use crate::clause::{Clause, em};
use crate::components::Components;
use crate::games::play::Phase;
use crate::parts::expedition::position::Settled;
use crate::parts::expedition::{Expedition, Movement, StartDecision};
use crate::parts::order::Order;
use crate::parts::wagon::WagonDecision;
use crate::position::{DecisionEntry, Document, Fields, PhaseOf, Positioned, Reader, Room, Wrong};

/// What a game is equipped with, in a document.
pub(crate) trait Packed: Outfit + PartialEq {
    /// The fields of the document that the game uses.
    const FIELDS: &'static [Fields];
    const MERCHANT_ROW: Room = None;
    /// So many crystals of a colour can have been taken from a tile or with a card.
    const MOST_TAKEN: u16;

    fn write(&self, table: &Table, document: &mut Document, components: &Components);
    /// What the document says of it.
    fn read(reader: &mut Reader) -> Self;
    fn write_decision(&self, decision: Self::Decision, components: &Components) -> DecisionEntry;
    fn read_decision(&self, entry: &DecisionEntry, reader: &mut Reader) -> Option<Self::Decision>;
    fn write_draw(then: Then<Self::Then>) -> DecisionEntry;
    fn read_draw(entry: &DecisionEntry) -> Option<Then<Self::Then>>;

    /// Whether a set-up draw leads closer from `now` to this.
    fn leads_from(&self, _now: &Self, _draw: Draw) -> bool {
        false
    }

    /// Whose caravans must be within the limit when this is decided, after a movement.
    fn settled(decision: Decision<Self::Decision>) -> Settled;
    /// Whose caravans must be within the limit when a draw is due that the turn goes on with so.
    fn settled_before(then: Self::Then) -> Settled;
    /// What must hold for a game to go on.
    fn check(&self, _phase: PhaseOf<Parts<Self>>, _reader: &mut Reader) {}
    /// Whether the phase after the set-up is allowed.
    fn check_phase(&self, phase: PhaseOf<Parts<Self>>) -> Result<(), Wrong>;
    /// Whether a decision can be the one at hand.
    fn check_decision(
        &self,
        decision: Self::Decision,
        table: &Table,
        components: &Components,
    ) -> Result<(), Wrong>;
    /// Whether a draw can be due that the turn goes on with so.
    fn check_draw(then: Self::Then, table: &Table, components: &Components) -> Result<(), Wrong>;
}

impl<O: Packed> Positioned for Parts<O> {
    const FIELDS: &'static [Fields] = O::FIELDS;
    const MERCHANT_ROW: Room = O::MERCHANT_ROW;
    const END: Clause = em(25);

    fn write(&self, document: &mut Document, components: &Components) {
        let mountains = &components.eastern_mountains;
        self.table.expedition.write(O::board(mountains), mountains, document);
        self.outfit.write(&self.table, document, components);
    }

    fn read(reader: &mut Reader, order: Order) -> Option<Parts<O>> {
        let outfit = O::read(reader);
        let expedition = Expedition::read(reader, O::board(&reader.components.eastern_mountains));
        Some(Parts { table: Table { order, expedition }, outfit })
    }

    fn write_decision(&self, decision: Decision<O::Decision>, components: &Components) -> DecisionEntry {
        match decision {
            Decision::Move(movement) => movement.write(),
            Decision::Start(decision) => decision.write(),
            Decision::Wagon(decision) => decision.write(),
            Decision::Act => DecisionEntry::Act {},
            Decision::Outfit(decision) => self.outfit.write_decision(decision, components),
        }
    }

    fn read_decision(&self, entry: &DecisionEntry, reader: &mut Reader) -> Option<Decision<O::Decision>> {
        let players = self.table.order.players();
        Some(match *entry {
            DecisionEntry::Move { free, paid } => Decision::Move(Movement { free, is_paid: paid }),
            DecisionEntry::Act {} => Decision::Act,
            _ => {
                let start = StartDecision::read(entry, players).map(Decision::Start);
                let wagon = || WagonDecision::read(entry, players).map(Decision::Wagon);
                let outfit = || self.outfit.read_decision(entry, reader).map(Decision::Outfit);
                start.or_else(wagon).or_else(outfit)?
            }
        })
    }

    fn write_draw(&self, then: Then<O::Then>, _: &Components) -> DecisionEntry {
        O::write_draw(then)
    }

    fn read_draw(&self, entry: &DecisionEntry, _: &mut Reader) -> Option<Then<O::Then>> {
        O::read_draw(entry)
    }

    fn leads_from(&self, now: &Parts<O>, draw: Draw, _: &Components) -> bool {
        self.outfit.leads_from(&now.outfit, draw)
            || self.table.expedition.leads_from(&now.table.expedition, draw)
    }

    fn check_parts(&self, phase: PhaseOf<Self>, reader: &mut Reader) {
        if let Phase::SetUp = phase {
            return;
        }
        let Table { order, expedition } = &self.table;
        expedition.check_deal(O::DEAL, matches!(phase, Phase::Draw(Then::End)), reader);
        self.outfit.check(phase, reader);
        let settled = match phase {
            Phase::SetUp
            | Phase::Turn
            | Phase::Within(Decision::Start(_) | Decision::Move(_))
            | Phase::Over => Settled::All,
            Phase::Within(Decision::Wagon(WagonDecision::Toll { .. })) => Settled::Mover,
            Phase::Within(decision) => O::settled(decision),
            Phase::Draw(Then::Outfit(then)) => O::settled_before(then),
            Phase::Draw(Then::End) | Phase::Return { .. } => Settled::Nobody,
        };
        expedition.check_caravans(*order, settled, O::MOST_TAKEN, reader);
    }

    fn check_phase(&self, phase: PhaseOf<Self>, components: &Components) -> Result<(), Wrong> {
        let Table { order, expedition } = &self.table;
        let mountains = &components.eastern_mountains;
        self.outfit.check_phase(phase)?;
        let start = if let Phase::Within(Decision::Start(decision)) = phase { Some(decision) } else { None };
        expedition.check_start(*order, start, mountains)?;
        match phase {
            Phase::Within(Decision::Wagon(decision)) => {
                expedition.check_wagon_at(*order, decision, mountains)
            }
            Phase::Within(Decision::Move(movement)) => {
                let fare = self.outfit.fare(&self.table);
                expedition.check_movement(*order, movement, fare, O::FARE.free_first)
            }
            Phase::Within(Decision::Outfit(decision)) => {
                self.outfit.check_decision(decision, &self.table, components)
            }
            Phase::Draw(Then::Outfit(then)) => O::check_draw(then, &self.table, components),
            _ => Ok(()),
        }
    }

    fn may_follow_claim(phase: PhaseOf<Self>) -> bool {
        matches!(phase, Phase::Draw(Then::End) | Phase::Return { .. })
    }
}
