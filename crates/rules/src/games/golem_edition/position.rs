//! Positions of Golem Edition.

use super::{LIMIT, Player, Table};
use crate::action::Draw;
use crate::clause::{Clause, ge};
use crate::components::Components;
use crate::games::play::{Parts, Phase};
use crate::parts::cards::{self, CardDecision};
use crate::parts::golems::{self, Golems, TokenCount};
use crate::parts::market::Market;
use crate::parts::order::Order;
use crate::position::{
    DecisionEntry, DecisionFault, Document, Fields, PhaseOf, Positioned, Reader, Room, Wrong, ensure,
};
use crate::seat::PerSeat;

impl Positioned for Table {
    const FIELDS: &'static [Fields] = &[cards::position::FIELDS, golems::position::FIELDS];
    const POINT_ROW: Room = Some((5, ge(1)));
    const MERCHANT_ROW: Room = Some((6, ge(4)));
    const END: Clause = ge(16);

    fn write(&self, document: &mut Document, components: &Components) {
        self.golems.write(document, components);
        self.market.write(document, components);
        document.tokens = Some(self.tokens.write());
        for (seat, entry) in document.seated_mut() {
            let player = &self.seats[seat];
            entry.caravan = player.caravan;
            entry.claimed = golems::position::names(player.claimed, components);
            entry.tokens = Some(player.tokens.write());
            player.hand.write(entry, components);
        }
    }

    fn read(reader: &mut Reader, order: Order) -> Option<Table> {
        let mut points = golems::position::places(reader.components);
        let mut merchants = cards::position::places(reader.components).with_starting();
        let mut golems = Golems::read_row(reader, &mut points);
        let mut market = Market::read_row(reader, &mut merchants);
        let mut seats = PerSeat::default();
        for (seat, entry) in reader.seats() {
            let claimed = points.lay(&format!("seat {seat}, claimed"), &entry.claimed, &mut reader.report);
            let (hand, _) = cards::position::read_hand(entry, seat, &mut merchants, reader);
            let (caravan, tokens) = (entry.caravan, TokenCount::read(entry.tokens));
            seats[seat] = Player { caravan, hand, claimed: claimed.into_iter().collect(), tokens };
        }
        golems.read_deck(reader, &mut points);
        market.read_deck(reader, &mut merchants);
        Some(Table { order, golems, tokens: TokenCount::read(reader.document.tokens), market, seats })
    }

    fn write_decision(&self, decision: CardDecision, components: &Components) -> DecisionEntry {
        decision.write(&self.market, components)
    }

    fn read_decision(&self, entry: &DecisionEntry, reader: &mut Reader) -> Option<CardDecision> {
        CardDecision::read(entry, &self.market, reader)
    }

    fn write_draw(&self, (): (), _: &Components) -> DecisionEntry {
        DecisionEntry::Refill {}
    }

    fn read_draw(&self, entry: &DecisionEntry, _: &mut Reader) -> Option<()> {
        (*entry == DecisionEntry::Refill {}).then_some(())
    }

    fn leads_from(&self, now: &Table, draw: Draw, _: &Components) -> bool {
        match draw {
            Draw::Point(card) => self.golems.leads_from(&now.golems, card),
            Draw::Merchant(card) => self.market.offer.leads_from(&now.market.offer, card),
            _ => false,
        }
    }

    fn check_parts(&self, phase: PhaseOf<Table>, reader: &mut Reader) {
        let players = self.order.players();
        let mut tokens: Vec<TokenCount> = self.order.seats().map(|seat| self.seats[seat].tokens).collect();
        tokens.push(self.tokens);
        golems::position::check_tokens(
            &tokens,
            players,
            &reader.components.golem_edition,
            &mut reader.report,
        );
        let about_card = if let Phase::Within(decision) = phase { Some(decision) } else { None };
        self.market.check_crystals(about_card, &mut reader.report);
        // Above the limit only between the end of an action and the returns.
        let is_settled = !matches!(phase, Phase::Draw(()) | Phase::Return { .. });
        let most = if is_settled { LIMIT as usize } else { 127 };
        for seat in self.order.seats() {
            reader.report.crystals(format!("seat {seat}, caravan"), self.caravan(seat), most, ge(15));
        }
    }

    /// GE-14: a token comes with a card. GE-15: only the player whose turn it is gets crystals.
    fn check_past(&self, _: PhaseOf<Table>, reader: &mut Reader) {
        for seat in self.order.seats() {
            let Player { caravan, claimed, tokens, .. } = self.seats[seat];
            let found = usize::from(tokens.copper) + usize::from(tokens.silver);
            reader.report.at_most(format!("seat {seat}, tokens"), found, claimed.len(), ge(14));
            if seat != self.order.seat() {
                reader.report.crystals(format!("seat {seat}, caravan"), caravan, LIMIT as usize, ge(15));
            }
        }
    }

    fn check_phase(&self, phase: PhaseOf<Table>, components: &Components) -> Result<(), Wrong> {
        if let Phase::Draw(()) = phase {
            return self.check_refill();
        }
        ensure(!self.wants_draw(()), DecisionFault::RowIsShort, ge(11))?;
        let Phase::Within(decision) = phase else { return Ok(()) };
        let Player { caravan, hand, .. } = self.mover();
        decision.check_at(*caravan, hand, &self.market, &components.golem_edition)
    }
}

impl Table {
    /// GE-11, GE-13: one card has just left one of the rows.
    fn check_refill(&self) -> Result<(), Wrong> {
        let (golems, market) = (self.golems.wants_card(), self.market.wants_card());
        let one_place = golems != market && (self.golems.misses_one() || self.market.offer.misses_one());
        ensure(one_place, DecisionFault::NothingToRefill, ge(11))
    }
}
