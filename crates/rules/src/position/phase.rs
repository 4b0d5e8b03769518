//! What all games read, write and check alike: who plays, how far the turn is, and that the game could come to it.

use serde_json::Value;

use super::document::{self, DecisionEntry, Document, Fields, PlayerEntry};
use super::problem::{Report, Wrong, ensure};
use super::{DecisionFault, Demand};
use crate::action::{Actions, Draw, Move};
use crate::clause::{Clause, c};
use crate::components::Components;
use crate::games::play::{Parts, Phase, Play};
use crate::games::{Rules, Title};
use crate::map::Map;
use crate::parts::order::Order;
use crate::seat::Seat;

/// The phase of a game with these parts.
pub(crate) type PhaseOf<P> = Phase<<P as Parts>::Decision, <P as Parts>::Then>;

/// So many cards have room in a row, as a clause says.
pub(crate) type Room = Option<(usize, Clause)>;

/// A document that is being read.
pub(crate) struct Reader<'a> {
    pub(crate) document: &'a Document,
    pub(crate) components: &'static Components,
    /// The map of the position, or that of the first game.
    pub(crate) map: Map,
    pub(crate) report: Report,
}

impl<'a> Reader<'a> {
    /// The players and what the document says of each.
    pub(crate) fn seats(&self) -> impl Iterator<Item = (Seat, &'a PlayerEntry)> + use<'a> {
        self.document.seated()
    }

    pub(crate) const fn is_reachable(&self) -> bool {
        matches!(self.document.demand, Demand::Reachable)
    }
}

/// Parts of a game that read, write and check themselves in a position.
pub(crate) trait Positioned: Parts + PartialEq {
    /// The fields that the parts use.
    const FIELDS: &'static [Fields];
    const POINT_ROW: Room = None;
    const MERCHANT_ROW: Room = None;
    /// Whether the market can be refreshed, which brings another turn (J1-10).
    const HAS_EXTRA_TURNS: bool = false;
    /// The clause of the end.
    const END: Clause;

    /// Writes the parts into a document that has its seats.
    fn write(&self, document: &mut Document, components: &Components);
    /// The parts as the document says.
    fn read(reader: &mut Reader, order: Order) -> Option<Self>;

    fn write_decision(&self, decision: Self::Decision, components: &Components) -> DecisionEntry;
    /// What is to be decided within a turn, or before the first one, if it is that.
    fn read_decision(&self, entry: &DecisionEntry, reader: &mut Reader) -> Option<Self::Decision>;
    fn write_draw(&self, then: Self::Then, components: &Components) -> DecisionEntry;
    /// What follows the draws that are due, if they are.
    fn read_draw(&self, entry: &DecisionEntry, reader: &mut Reader) -> Option<Self::Then>;

    /// Whether a set-up draw leads closer from `now` to these parts.
    fn leads_from(&self, now: &Self, draw: Draw, components: &Components) -> bool;
    /// What must hold of the parts for a game to go on.
    fn check_parts(&self, phase: PhaseOf<Self>, reader: &mut Reader);
    /// What holds after the set-up because of how players come by what they have.
    fn check_past(&self, _phase: PhaseOf<Self>, _reader: &mut Reader) {}
    /// Whether the parts allow the phase after the set-up.
    fn check_phase(&self, phase: PhaseOf<Self>, components: &Components) -> Result<(), Wrong>;
    /// Whether the player whose turn it is may have claimed something in it already.
    fn may_follow_claim(phase: PhaseOf<Self>) -> bool {
        matches!(phase, Phase::Draw(_) | Phase::Return { .. })
    }
}

#[expect(private_bounds, reason = "a position is read by the rules alone")]
impl<P: Positioned> Play<P, P::Decision, P::Then> {
    pub(super) fn write(&self, title: Title, components: &Components) -> Document {
        let order = self.parts.order();
        let mut document = Document {
            game: title.code().to_owned(),
            players: order.players(),
            components: Some(components.digest(title).to_string()),
            turn: order.seat().number(),
            decision: self.write_phase(components),
            seats: order.seats().map(|_| PlayerEntry::default()).collect(),
            ..Document::default()
        };
        self.parts.write(&mut document, components);
        document
    }

    fn write_phase(&self, components: &Components) -> DecisionEntry {
        match self.phase {
            Phase::SetUp => DecisionEntry::SetUp {},
            Phase::Turn => DecisionEntry::Turn {},
            Phase::Within(decision) => self.parts.write_decision(decision, components),
            Phase::Draw(then) => self.parts.write_draw(then, components),
            Phase::Return { again, .. } => DecisionEntry::Return { again },
            Phase::Over => DecisionEntry::Over {},
        }
    }

    /// A field that the game has no use for.
    pub(super) fn stray_field<'a>(&self, document: &'a Value) -> Option<&'a str> {
        document::stray_field(document, P::FIELDS)
    }

    /// Puts everything where the document says, and reports everything that is wrong.
    pub(super) fn read(&mut self, reader: &mut Reader) -> Option<()> {
        let new = self.parts;
        check_counts::<P>(reader.document, &mut reader.report)?;
        let order = Order::at(reader.document.players, reader.document.turn)?;
        self.parts = P::read(reader, order)?;
        let phase = self.read_phase(&reader.document.decision, reader);
        if phase.is_none() && reader.report.is_empty() {
            reader.report.decision(Err(not_here::<P>(&reader.document.decision)));
        }
        self.phase = phase?;
        if reader.report.is_empty() {
            self.check(&new, reader);
        }
        Some(())
    }

    fn read_phase(&self, entry: &DecisionEntry, reader: &mut Reader) -> Option<PhaseOf<P>> {
        let is_over_limit = |seat: Seat| self.is_over_limit(reader.components, seat);
        Some(match *entry {
            DecisionEntry::SetUp {} => Phase::SetUp,
            DecisionEntry::Turn {} => Phase::Turn,
            DecisionEntry::Over {} => Phase::Over,
            DecisionEntry::Return { again: true } if !P::HAS_EXTRA_TURNS => return None,
            DecisionEntry::Return { again } => {
                Phase::Return { seat: self.parts.order().first_where(is_over_limit)?, again }
            }
            _ => match self.parts.read_draw(entry, reader) {
                Some(then) => Phase::Draw(then),
                None => Phase::Within(self.parts.read_decision(entry, reader)?),
            },
        })
    }

    fn check(&self, new: &P, reader: &mut Reader) {
        for seat in self.parts.order().seats() {
            let (place, found) = (format!("seat {seat}, claimed"), self.parts.claimed(seat).len());
            reader.report.at_most(place, found, P::claims_to_end(reader.document.players), P::END);
        }
        self.parts.check_parts(self.phase, reader);
        if reader.report.is_empty() {
            reader.report.decision(self.check_phase(new, reader.components));
        }
        if reader.is_reachable() && !matches!(self.phase, Phase::SetUp) {
            self.parts.check_past(self.phase, reader);
        }
    }

    /// Whether the decision can be the one at hand.
    fn check_phase(&self, new: &P, components: &Components) -> Result<(), Wrong> {
        let order = self.parts.order();
        if let Phase::SetUp = self.phase {
            return self.check_set_up(*new, components);
        }
        self.parts.check_phase(self.phase, components)?;
        match self.phase {
            Phase::Over => {
                return ensure(order.is_last_of_round() && self.end_is_met(), DecisionFault::NotOver, c(6));
            }
            Phase::Within(_) => check_choice(self, components)?,
            Phase::SetUp | Phase::Turn | Phase::Draw(_) | Phase::Return { .. } => {}
        }
        // C-6: who has enough to end the game got it in this round, and not before this turn's action.
        let mover = order.seat();
        let may_have_enough = |seat| seat < mover || (seat == mover && P::may_follow_claim(self.phase));
        let enough = P::claims_to_end(order.players());
        let has_enough = |seat| self.parts.claimed(seat).len() >= enough;
        let fits = order.seats().all(|seat| !has_enough(seat) || may_have_enough(seat));
        ensure(fits, DecisionFault::WouldBeOver, c(6))
    }

    /// C-18: dealt again from the start, the same draws must lead to this table.
    fn check_set_up(&self, new: P, components: &Components) -> Result<(), Wrong> {
        let (past, wanted) = (Err((DecisionFault::SetUpIsPast, c(18))), &self.parts);
        let mut now = new;
        while let Some((draws, _)) = now.deals(components) {
            if now == *wanted {
                return Ok(());
            }
            let mut draws = draws.filter_map(|(draw, _)| draw.as_draw());
            let Some(draw) = draws.find(|&draw| wanted.leads_from(&now, draw, components)) else {
                return past;
            };
            now.deal(components, draw);
        }
        if now == *wanted { Err((DecisionFault::NothingToDeal, c(18))) } else { past }
    }
}

/// C-15: there is something to do, or to decline.
pub(crate) fn check_choice(play: &impl Rules, components: &Components) -> Result<(), Wrong> {
    let mut actions = Actions::new();
    play.legal_actions(components, &mut actions);
    let has_choice = actions.iter().any(|&action| action != Move::Stop);
    ensure(has_choice, DecisionFault::NothingToTake, c(15))
}

/// Why this cannot be decided at all: nobody is over the limit, or the game knows no such decision.
fn not_here<P: Positioned>(entry: &DecisionEntry) -> Wrong {
    match entry {
        DecisionEntry::Return { again } if !again || P::HAS_EXTRA_TURNS => {
            (DecisionFault::NobodyOverLimit, c(5))
        }
        _ => (DecisionFault::OtherGame, P::TURN),
    }
}

/// Whether there are places for the cards and seats for the players.
fn check_counts<P: Positioned>(document: &Document, report: &mut Report) -> Option<()> {
    let players = document.players;
    let rows = [
        ("point_row", document.point_row.as_ref().map_or(0, Vec::len), P::POINT_ROW),
        ("merchant_row", document.merchant_row.as_ref().map_or(0, Vec::len), P::MERCHANT_ROW),
    ];
    for (place, found, room) in rows {
        if let Some((most, clause)) = room.filter(|&(most, _)| found > most) {
            report.number(place, found, format_args!("0 to {most}"), clause);
        }
    }
    report.exactly("seats", document.seats.len(), players, P::FOR_PLAYERS);
    if !(1..=players).contains(&document.turn) {
        report.number("turn", document.turn, format_args!("1 to {players}"), c(9));
    }
    report.is_empty().then_some(())
}
