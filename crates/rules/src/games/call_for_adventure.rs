//! The Call for Adventure: the merchant cards of Golem Edition in the mountains of Eastern Mountains.
//! Cards are played, or spent to move. Clauses CA-1 to CA-20.
//!
//! What it shares with Eastern Mountains is in [`crossing`], what with Golem Edition in `cards`.

#[cfg(feature = "position")]
mod position;

use super::crossing::{self, Crossing, Outfit, Table, Then};
use crate::action::Move;
use crate::chance::Chance;
use crate::clause::{Clause, ca, em};
use crate::components::{self, Board, Components, GameBox, MerchantId};
use crate::crystals::Crystals;
use crate::decision::{Decision as Asked, Step};
use crate::map::file::Shape;
use crate::parts::bonus::Bonus;
use crate::parts::cards::{self, CardDecision, Cards};
use crate::parts::expedition::{Deal, Fare, FareClauses, Movement};
use crate::parts::hand::Hand;
use crate::parts::market::Market;
use crate::parts::mountains::SEATS;
use crate::parts::sink::{Moves, Sink};
use crate::seat::{PerSeat, Seat};
use crate::set::Set;

/// The whole state of a game.
pub type CallForAdventure = Crossing<MerchantCards, Decision, Refill>;

type Next = crossing::Next<MerchantCards>;

/// The merchant cards: those on offer, and those that the players have.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct MerchantCards {
    pub(crate) market: Market<4>,
    pub(crate) hands: PerSeat<Hand, SEATS>,
    /// The cards that were spent for steps, which wait for a rest (CA-9).
    pub(crate) discarded: PerSeat<Set<MerchantId>, SEATS>,
}

/// What is to be decided within a turn besides what every crossing asks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Decision {
    /// About a card that is being played or acquired.
    Card(CardDecision),
    /// What to take for an emptied column (CA-14).
    Reward {
        /// The column, from 0.
        column: u8,
    },
}

/// Why the row is refilled.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Refill {
    /// After an acquire (GE-11).
    Acquired,
    /// After a reward (CA-14).
    Rewarded,
}

impl CallForAdventure {
    /// The merchant cards on offer.
    pub const fn market(&self) -> &Market<4> {
        &self.parts.outfit.market
    }

    /// A player's merchant cards in the hand and in play.
    pub fn hand(&self, seat: Seat) -> &Hand {
        &self.parts.outfit.hands[seat]
    }

    /// The cards that a player has spent for steps.
    pub fn discarded(&self, seat: Seat) -> Set<MerchantId> {
        self.parts.outfit.discarded[seat]
    }
}

impl MerchantCards {
    fn cards<'a>(&'a mut self, table: &'a mut Table, components: &'a Components) -> Cards<'a, 4> {
        Cards {
            components: &components.golem_edition,
            hand: &mut self.hands[table.order.seat()],
            caravan: table.caravan_mut(),
            market: &mut self.market,
        }
    }

    /// CA-9: cards of the hand and cards in play.
    fn spendable(&self, seat: Seat) -> Set<MerchantId> {
        let hand = &self.hands[seat];
        hand.cards.union(hand.played)
    }

    /// CA-9: face down on the discard pile.
    fn spend(&mut self, seat: Seat, card: MerchantId) {
        self.hands[seat].cards.remove(card);
        self.hands[seat].played.remove(card);
        self.discarded[seat].insert(card);
    }

    /// Begins a turn by spending a card.
    fn set_off(&mut self, table: &Table, card: MerchantId) -> Result<Next, Clause> {
        if !self.spendable(table.mover()).contains(card) {
            return Err(ca(9));
        }
        let free = free_steps(table);
        if !table.expedition.can_pay_step(table.order, free, self.fare(table)) {
            return Err(em(12));
        }
        self.spend(table.mover(), card);
        Ok(Next::Decide(crossing::Decision::Move(Movement::paid(free))))
    }

    /// CA-15: the played cards and the whole discard pile come back.
    fn rest(&mut self, seat: Seat) {
        let discarded = std::mem::take(&mut self.discarded[seat]);
        let hand = &mut self.hands[seat];
        hand.rest();
        hand.cards = hand.cards.union(discarded);
    }

    /// CA-14.
    fn take_reward(
        &mut self,
        table: &mut Table,
        components: &Components,
        column: u8,
        action: Move,
    ) -> Result<Next, Clause> {
        match action {
            Move::Reward(card) => {
                let position = self.market.offer.row.position(card).ok_or(ca(14))?;
                self.cards(table, components).take(position);
                Ok(Next::Draw(Then::Outfit(Refill::Rewarded)))
            }
            Move::Bonus(bonus) if column > 0 && table.expedition.supply.count(bonus) > 0 => {
                table.expedition.take_bonus(table.mover(), bonus);
                Ok(table.after_build(components))
            }
            _ => Err(ca(14)),
        }
    }

    fn has_reward(&self, table: &Table, column: usize) -> bool {
        let has_bonus = column > 0 && table.expedition.supply.available().next().is_some();
        has_bonus || !self.market.offer.row.is_empty()
    }
}

/// CA-10.
fn free_steps(table: &Table) -> u8 {
    table.expedition.bonus(table.mover()).count(Bonus::ExtraStep)
}

impl Outfit for MerchantCards {
    type Decision = Decision;
    type Then = Refill;
    const BOXES: &'static [GameBox] = &[GameBox::GolemEdition, GameBox::EasternMountains];
    const SHAPE: Shape = Shape::CALL_FOR_ADVENTURE;
    const TURN: Clause = ca(19);
    /// Two tiles of each symbol are removed, and four valleys dealt with the others (CA-2).
    const DEAL: Deal = Deal { kept_per_symbol: 4, valleys: 4, tiles: ca(2), vp_tiles: ca(3) };
    const FARE: FareClauses = FareClauses { step: ca(9), pay: ca(9), free_first: ca(10) };
    const PAYS: Step = Step::ForCard;
    const ACT: Clause = ca(13);

    fn new(players: usize, components: &Components) -> MerchantCards {
        let components = &components.golem_edition;
        MerchantCards {
            market: Market::new(components.deck()),
            hands: PerSeat::each(players, |_| Hand::new(components.starting())),
            discarded: PerSeat::default(),
        }
    }

    fn board(components: &components::EasternMountains) -> &Board {
        &components.adventure_board
    }

    fn set_up_draws(&self) -> Option<(Chance, Clause)> {
        self.wants_card().then(|| (Chance::merchants(self.market.offer.deck), ca(1)))
    }

    fn merchant_at(&self, place: usize) -> Option<(MerchantId, Crystals)> {
        self.market.cards().nth(place)
    }

    fn hand(&self, seat: Seat) -> Option<&Hand> {
        Some(&self.hands[seat])
    }

    fn hand_mut(&mut self, seat: Seat) -> Option<&mut Hand> {
        Some(&mut self.hands[seat])
    }

    fn spent(&self, seat: Seat) -> Set<MerchantId> {
        self.discarded[seat]
    }

    fn wants_card(&self) -> bool {
        self.market.wants_card()
    }

    fn draws(&self, then: Refill) -> Option<(Chance, Clause)> {
        let clause = if then == Refill::Acquired { ca(7) } else { ca(14) };
        self.wants_card().then(|| (Chance::merchants(self.market.offer.deck), clause))
    }

    fn refill(&mut self, card: MerchantId) {
        self.market.refill(card);
    }

    fn resume(then: Refill, table: &Table, components: &Components) -> Next {
        match then {
            Refill::Acquired => Next::End,
            Refill::Rewarded => table.after_build(components),
        }
    }

    fn turn_actions(&self, table: &Table, components: &Components, out: &mut impl Sink) {
        let (mover, components) = (table.mover(), &components.golem_edition);
        cards::Choice::new(components, table.caravan(), &self.hands[mover], &self.market).tell(out);
        out.push(Move::Rest);
        if table.expedition.can_pay_step(table.order, free_steps(table), self.fare(table)) {
            out.each(self.spendable(mover), Move::Spend);
        }
    }

    /// CA-8: playing, acquiring and resting are as in Golem Edition.
    fn begin(&mut self, table: &mut Table, components: &Components, action: Move) -> Result<Next, Clause> {
        match action {
            Move::Play(card) => self.cards(table, components).play(card).map(Next::from),
            Move::Acquire(card) => self.cards(table, components).acquire(card).map(Next::from),
            Move::Rest => {
                self.rest(table.mover());
                Ok(Next::End)
            }
            Move::Spend(card) => self.set_off(table, card),
            _ => Err(ca(19)),
        }
    }

    /// CA-9: a card for each step.
    fn fare(&self, table: &Table) -> Fare {
        let steps = self.spendable(table.mover()).len() as u32;
        Fare { crystals: table.caravan().total(), steps, is_in_crystals: false }
    }

    fn pay_actions(&self, table: &Table, out: &mut impl Sink) {
        out.each(self.spendable(table.mover()), Move::Spend);
    }

    fn can_pay_with(&self, table: &Table, action: Move) -> Option<bool> {
        if let Move::Spend(card) = action { Some(self.spendable(table.mover()).contains(card)) } else { None }
    }

    fn pay(&mut self, table: &mut Table, action: Move) {
        if let Move::Spend(card) = action {
            self.spend(table.mover(), card);
        }
    }

    fn build(&self, table: &Table, components: &Components, emptied: Option<usize>) -> Next {
        match emptied.filter(|&column| self.has_reward(table, column)) {
            Some(column) => {
                Next::Decide(crossing::Decision::Outfit(Decision::Reward { column: column as u8 }))
            }
            None => table.after_build(components),
        }
    }

    fn asks(&self, decision: Decision, components: &Components) -> Asked {
        match decision {
            Decision::Card(decision) => decision.asks(&components.golem_edition, &self.market),
            Decision::Reward { column } => Asked::Reward { column },
        }
    }

    /// CA-14: a card from any column, a bonus tile from all but the first.
    fn actions(&self, decision: Decision, table: &Table, components: &Components, out: &mut impl Sink) {
        match decision {
            Decision::Card(decision) => decision.actions(&components.golem_edition, table.caravan(), out),
            Decision::Reward { column } => {
                out.list(self.market.offer.row.cards().iter().map(|&card| Move::Reward(card)));
                if column > 0 {
                    out.list(table.expedition.supply.available().map(Move::Bonus));
                }
            }
        }
    }

    fn opened_by(decision: Decision) -> Clause {
        match decision {
            Decision::Card(decision) => decision.opened_by(),
            Decision::Reward { .. } => ca(14),
        }
    }

    fn perform(
        &mut self,
        decision: Decision,
        table: &mut Table,
        components: &Components,
        action: Move,
    ) -> Result<Next, Clause> {
        match decision {
            Decision::Card(decision) => {
                self.cards(table, components).perform(decision, action).map(Next::from)
            }
            Decision::Reward { column } => self.take_reward(table, components, column, action),
        }
    }
}

/// What follows an action about a card.
impl From<cards::Next> for Next {
    fn from(next: cards::Next) -> Next {
        match next {
            cards::Next::Decide(decision) => {
                Next::Decide(crossing::Decision::Outfit(Decision::Card(decision)))
            }
            cards::Next::Taken => Next::Draw(Then::Outfit(Refill::Acquired)),
            cards::Next::Done => Next::End,
        }
    }
}
