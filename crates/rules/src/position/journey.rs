//! Positions of the games of the third box: the world, and what each game adds.

mod check;
mod decision;
mod merchants;
mod trading;
mod wagons;
mod world;

use super::document::{DecisionEntry, Document, PlayerEntry};
use super::{DecisionFault, Demand, Problem};
use crate::clause::Clause;
use crate::components::endless_world::LocationKind;
use crate::components::{Components, MerchantId};
use crate::games::Title;
use crate::games::journey::{Addition, Journey, Origin, Parts, Table};
use crate::games::play::{Phase, Play};
use crate::map::Map;
use crate::order::Order;
use crate::seat::Seat;

/// What is wrong with a decision, and the clause that says so.
pub(super) type Wrong = (DecisionFault, Clause);

/// What a game adds, in a document.
pub(super) trait Documented: Addition + PartialEq {
    const TITLE: Title;
    /// Whether the market can be refreshed, which brings another turn (J1-10).
    const HAS_EXTRA_TURNS: bool = false;

    /// Writes the added parts into a document that has its seats.
    fn write(&self, _document: &mut Document, _components: &Components) {}

    /// The added parts as the document says.
    fn read(reader: &mut Reader, map: Map) -> Self;

    fn write_decision(decision: Self::Decision, components: &Components) -> DecisionEntry;

    /// What is decided about the added parts, if it is about them.
    fn read_decision(entry: &DecisionEntry, reader: &mut Reader) -> Option<Self::Decision>;

    /// The traders of a player that lie on added parts.
    fn traders(&self, _seat: Seat) -> u8 {
        0
    }

    /// What must hold of the added parts after the set-up.
    fn check_parts(&self, _table: &Table, _components: &Components, _problems: &mut Vec<Problem>) {}

    /// Whether a decision about the added parts can be the one at hand.
    fn check_decision(
        &self,
        decision: Self::Decision,
        table: &Table,
        components: &Components,
    ) -> Result<(), Wrong>;

    /// Whether the set-up draw that this game shows next leads from `now` to this.
    fn leads_from(&self, _now: &Self, _draw: crate::Draw) -> bool {
        false
    }

    /// Whether a card is missing from the row of the market, and can be drawn.
    fn wants_card(&self) -> bool {
        self.draws().is_some()
    }

    /// How many cards lie in the row of the market.
    fn row_len(&self) -> usize {
        0
    }

    /// How many bonus tiles a player has been offered, where they are not taken at golem locations.
    fn earned_tiles(&self, _seat: Seat) -> Earned {
        Earned::default()
    }

    /// The bonus tile that a decision is about, which has not been taken yet.
    fn earns(_decision: Self::Decision) -> Earned {
        Earned::default()
    }

    /// Whether work at a location of this kind leads to a decision.
    fn is_opened_at(&self, decision: Self::Decision, kind: LocationKind) -> bool;

    /// Whether a decision can come right after a draw.
    fn follows_a_draw(_decision: Self::Decision) -> bool {
        false
    }

    /// The merchant card below a market location.
    fn card_at(&self, _slot: u8) -> Option<MerchantId> {
        None
    }

    /// Whether a decision comes when a card has left the row, before the refill (J3-6).
    fn follows_a_card(_decision: Self::Decision) -> bool {
        false
    }

    /// Whether the card, mountain or outpost that an effect comes from is there for the mover.
    fn holds(&self, _table: &Table, _of: Origin) -> bool {
        false
    }

    /// The map of the game, if it has one.
    fn map(&self) -> Option<Map> {
        None
    }
}

/// Bonus tiles for emptied columns (J2-11) and for every fourth merchant card (J3-6).
#[derive(Clone, Copy, Default)]
pub(super) struct Earned {
    pub(super) columns: usize,
    pub(super) merchants: usize,
}

/// A document that is being read.
pub(super) struct Reader<'a> {
    pub(super) document: &'a Document,
    pub(super) components: &'static Components,
    pub(super) problems: &'a mut Vec<Problem>,
}

pub(super) fn write<A: Documented>(state: &Journey<A, A::Decision>, all: &Components) -> Document {
    let Table { order, world } = &state.parts.table;
    let mut document = Document {
        game: A::TITLE.code().to_owned(),
        players: order.players(),
        components: Some(all.digest(A::TITLE).to_string()),
        turn: order.seat().number(),
        decision: decision::write(state, all),
        seats: order.seats().map(|_| PlayerEntry::default()).collect(),
        ..Document::default()
    };
    world::write(world, &all.endless_world, &A::SHEET, &mut document);
    state.parts.added.write(&mut document, all);
    document
}

/// Puts everything where the document says, and reports everything that is wrong.
pub(super) fn read<A: Documented>(
    document: &Document,
    components: &'static Components,
    map: Map,
    problems: &mut Vec<Problem>,
) -> Option<Journey<A, A::Decision>> {
    document.counts_fit(A::TITLE, problems)?;
    let order = Order::at(document.players, document.turn)?;
    let mut reader = Reader { document, components, problems };
    let world = world::read(&mut reader, &A::SHEET)?;
    let added = A::read(&mut reader, map);
    let mut state = Play { phase: Phase::Turn, parts: Parts { table: Table { order, world }, added } };
    let decision = decision::read(&document.decision, &state, &mut reader);
    if decision.is_none() && problems.is_empty() {
        let entry = match &document.decision {
            DecisionEntry::Return { .. } if A::HAS_EXTRA_TURNS => &DecisionEntry::Return { again: false },
            entry => entry,
        };
        problems.push(entry.not_here(A::TITLE.clause_of_the_turn()));
    }
    state.phase = decision?;
    if problems.is_empty() {
        check::check(&state, components, problems);
        if document.demand == Demand::Reachable && !matches!(state.phase, Phase::SetUp) {
            check::check_past(&state, components, problems);
        }
    }
    Some(state)
}
