//! The Call for Adventure: the merchant cards of Golem Edition in the mountains of Eastern Mountains.
//! Cards are played, or spent to move. Clauses CA-1 to CA-20.

#[cfg(feature = "position")]
mod position;

use super::play::{self, Parts, Play};
use crate::action::{Draw, Move};
use crate::chance::Chance;
use crate::clause::{Clause, ca, em};
use crate::components::{Components, MerchantId, PointId};
use crate::crystals::Crystals;
use crate::decision::{Decision as Asked, Step};
use crate::map::{Cell, Map};
use crate::parts::bonus::Bonus;
use crate::parts::cards::{self, CardDecision, Cards};
use crate::parts::expedition::{
    self, Deal, Expedition, Fare, FareClauses, Movement, StartDecision, TILES_TO_END,
};
use crate::parts::hand::Hand;
use crate::parts::market::Market;
use crate::parts::mountains::SEATS;
use crate::parts::order::Order;
use crate::parts::sink::Sink;
use crate::parts::wagon::{self, WagonDecision};
use crate::score::Score;
use crate::seat::{PerSeat, Seat};
use crate::set::Set;

/// The whole state of a game.
pub type CallForAdventure = Play<Table, Decision, Refill>;

type Next = play::Next<Decision, Refill>;

/// Two tiles of each symbol are removed, and four valleys dealt with the others (CA-2).
pub(crate) const DEAL: Deal = Deal { kept_per_symbol: 4, valleys: 4, tiles: ca(2), vp_tiles: ca(3) };

const FARE: FareClauses = FareClauses { step: ca(9), pay: ca(9), free_first: ca(10) };

/// The map, the villages, the merchant cards, and what the players have.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Table {
    pub(crate) order: Order,
    pub(crate) expedition: Expedition,
    pub(crate) market: Market<4>,
    pub(crate) hands: PerSeat<Hand, SEATS>,
    /// The cards that were spent for steps, which wait for a rest (CA-9).
    pub(crate) discarded: PerSeat<Set<MerchantId>, SEATS>,
}

/// What is to be decided within a turn, or before the first one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Decision {
    /// Before the first turn (EM-6).
    Start(StartDecision),
    /// About a card that is being played or acquired.
    Card(CardDecision),
    /// Where to go on to, or to stop (CA-9, CA-10).
    Move(Movement),
    /// About the wagon where it stands.
    Wagon(WagonDecision),
    /// Trade, claim, or nothing, after a movement (CA-13).
    Act,
    /// What to take for an emptied column (CA-14).
    Reward {
        /// The column, from 0.
        column: u8,
    },
}

/// What is refilled.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Refill {
    /// The row, after an acquire (GE-11).
    Acquired,
    /// The row, after a reward (CA-14).
    Rewarded,
    /// A village (EM-21).
    Village,
}

impl CallForAdventure {
    /// The map, the villages, and what the players have.
    pub const fn expedition(&self) -> &Expedition {
        &self.parts.expedition
    }

    /// The merchant cards on offer.
    pub const fn market(&self) -> &Market<4> {
        &self.parts.market
    }

    /// A player's merchant cards in the hand and in play.
    pub fn hand(&self, seat: Seat) -> &Hand {
        &self.parts.hands[seat]
    }

    /// The cards that a player has spent for steps.
    pub fn discarded(&self, seat: Seat) -> Set<MerchantId> {
        self.parts.discarded[seat]
    }
}

impl Table {
    fn mover(&self) -> Seat {
        self.order.seat()
    }

    fn own(&self) -> Crystals {
        self.expedition.caravan(self.mover())
    }

    fn cards<'a>(&'a mut self, components: &'a Components) -> Cards<'a, 4> {
        let seat = self.order.seat();
        Cards {
            components: &components.golem_edition,
            caravan: &mut self.expedition.caravans[seat],
            hand: &mut self.hands[seat],
            market: &mut self.market,
        }
    }

    /// CA-9: cards of the hand and cards in play.
    fn spendable(&self) -> Set<MerchantId> {
        let hand = &self.hands[self.mover()];
        hand.cards.union(hand.played)
    }

    /// CA-9: a card for each step.
    pub(crate) fn fare(&self) -> Fare {
        let steps = self.spendable().len() as u32;
        Fare { crystals: self.own().total(), steps, is_in_crystals: false }
    }

    /// CA-10.
    fn free_steps(&self) -> u8 {
        self.expedition.bonus(self.mover()).count(Bonus::ExtraStep)
    }

    /// CA-9: face down on the discard pile.
    fn spend(&mut self, card: MerchantId, free: u8) -> Next {
        let seat = self.order.seat();
        self.hands[seat].cards.remove(card);
        self.hands[seat].played.remove(card);
        self.discarded[seat].insert(card);
        Next::Decide(Decision::Move(Movement::paid(free)))
    }

    /// Begins a turn by spending a card.
    fn set_off(&mut self, card: MerchantId) -> Result<Next, Clause> {
        if !self.spendable().contains(card) {
            return Err(ca(9));
        }
        let free = self.free_steps();
        if !self.expedition.can_pay_step(self.order, free, self.fare()) {
            return Err(em(12));
        }
        Ok(self.spend(card, free))
    }

    fn step(&mut self, components: &Components, movement: Movement, to: Cell) -> Result<Next, Clause> {
        let fare = self.fare();
        Ok(match self.expedition.step(self.order, movement, fare, &FARE, to)? {
            Some(movement) => Next::Decide(Decision::Move(movement)),
            None => self.stop(components),
        })
    }

    /// Goes on, pays for a step, or stops.
    fn go(&mut self, components: &Components, movement: Movement, action: Move) -> Result<Next, Clause> {
        match action {
            Move::Step(to) => self.step(components, movement, to),
            Move::Spend(card) => {
                let has = self.spendable().contains(card);
                self.expedition.check_payment(self.order, movement, self.fare(), &FARE, has)?;
                Ok(self.spend(card, movement.free))
            }
            Move::Stop => {
                self.expedition.check_stop(self.order, movement, &FARE)?;
                Ok(self.stop(components))
            }
            _ => Err(movement.opened_by(&FARE)),
        }
    }

    fn stop(&mut self, components: &Components) -> Next {
        let next = self.expedition.arrive(self.order);
        self.go_on(components, next)
    }

    fn act_actions(&self, components: &Components, out: &mut impl Sink) {
        self.expedition.actions(&components.eastern_mountains, self.order, self.mover(), out);
        out.push(Move::Pass);
    }

    /// Builds, trades, claims or passes where the wagon stands; `opened_by` is named for anything else.
    fn act(&mut self, components: &Components, action: Move, opened_by: Clause) -> Result<Next, Clause> {
        if action == Move::Pass {
            return Ok(Next::End);
        }
        let performed = self.expedition.perform(&components.eastern_mountains, self.order, action, opened_by);
        // CA-13 says itself what can be done where, in place of EM-13.
        match performed.map_err(|clause| if clause == em(13) { ca(13) } else { clause })? {
            expedition::Next::Wagon(next) => Ok(self.go_on(components, next)),
            expedition::Next::Claimed => Ok(Next::Draw(Refill::Village)),
        }
    }

    /// CA-14: a card from any column, a bonus tile from all but the first.
    fn reward_actions(&self, column: u8, out: &mut impl Sink) {
        out.list(self.market.offer.row.cards().iter().map(|&card| Move::Reward(card)));
        if column > 0 {
            out.list(self.expedition.supply.available().map(Move::Bonus));
        }
    }

    /// CA-14.
    fn take_reward(&mut self, components: &Components, column: u8, action: Move) -> Result<Next, Clause> {
        match action {
            Move::Reward(card) => {
                let position = self.market.offer.row.position(card).ok_or(ca(14))?;
                self.cards(components).take(position);
                Ok(Next::Draw(Refill::Rewarded))
            }
            Move::Bonus(bonus) if column > 0 && self.expedition.supply.count(bonus) > 0 => {
                self.expedition.take_bonus(self.mover(), bonus);
                Ok(self.after_build(components))
            }
            _ => Err(ca(14)),
        }
    }

    pub(crate) fn has_reward(&self, column: usize) -> bool {
        let has_bonus = column > 0 && self.expedition.supply.available().next().is_some();
        has_bonus || !self.market.offer.row.is_empty()
    }

    /// CA-15: the played cards and the whole discard pile come back.
    fn rest(&mut self) -> Next {
        let seat = self.order.seat();
        let discarded = std::mem::take(&mut self.discarded[seat]);
        let hand = &mut self.hands[seat];
        hand.rest();
        hand.cards = hand.cards.union(discarded);
        Next::End
    }

    /// What follows an action about the wagon.
    fn go_on(&mut self, components: &Components, next: wagon::Next) -> Next {
        match next {
            wagon::Next::Decide(decision) => Next::Decide(Decision::Wagon(decision)),
            wagon::Next::Arrived => Next::Decide(Decision::Act),
            wagon::Next::Built { column: Some(column) } if self.has_reward(column) => {
                Next::Decide(Decision::Reward { column: column as u8 })
            }
            wagon::Next::Built { .. } => self.after_build(components),
            wagon::Next::Done => Next::End,
        }
    }

    fn after_build(&mut self, components: &Components) -> Next {
        let next = self.expedition.after_build(&components.eastern_mountains, self.mover());
        self.go_on(components, next)
    }
}

impl Parts for Table {
    type Decision = Decision;
    type Then = Refill;
    const TURN: Clause = ca(19);

    fn new(players: usize, map: Map, components: &Components) -> Table {
        let mountains = &components.eastern_mountains;
        Table {
            order: Order::new(players),
            expedition: Expedition::new(map, mountains, &mountains.adventure_board),
            market: Market::new(components.golem_edition.deck()),
            hands: PerSeat::each(players, |_| Hand::new(components.golem_edition.starting())),
            discarded: PerSeat::default(),
        }
    }

    fn order(&self) -> Order {
        self.order
    }

    fn order_mut(&mut self) -> &mut Order {
        &mut self.order
    }

    /// CA-20: the merchant row, then as in Eastern Mountains.
    fn deals(&self, components: &Components) -> Option<(Chance, Clause)> {
        if self.market.wants_card() {
            return Some((Chance::merchants(self.market.offer.deck), ca(1)));
        }
        self.expedition.set_up_draws(&components.eastern_mountains, DEAL)
    }

    fn deal(&mut self, _components: &Components, draw: Draw) {
        match draw {
            Draw::Merchant(card) => self.market.refill(card),
            _ => self.expedition.set_up(draw),
        }
    }

    fn start(&mut self, components: &Components) -> Option<Decision> {
        Some(Decision::Start(self.expedition.start(&components.eastern_mountains, self.order)))
    }

    fn is_start(decision: Decision) -> bool {
        matches!(decision, Decision::Start(_))
    }

    fn decider(&self, decision: Decision) -> Seat {
        if let Decision::Start(start) = decision { start.seat() } else { self.mover() }
    }

    fn turn_actions(&self, components: &Components, out: &mut impl Sink) {
        let hand = &self.hands[self.mover()];
        cards::actions(&components.golem_edition, self.own(), hand, &self.market, out);
        out.push(Move::Rest);
        if self.expedition.can_pay_step(self.order, self.free_steps(), self.fare()) {
            out.each(self.spendable(), Move::Spend);
        }
        self.act_actions(components, out);
    }

    /// CA-8: playing, acquiring and resting are as in Golem Edition.
    fn begin(&mut self, components: &Components, action: Move) -> Result<Next, Clause> {
        match action {
            Move::Play(card) => self.cards(components).play(card).map(Next::from),
            Move::Acquire(card) => self.cards(components).acquire(card).map(Next::from),
            Move::Rest => Ok(self.rest()),
            Move::Spend(card) => self.set_off(card),
            _ => self.act(components, action, ca(19)),
        }
    }

    fn actions<S: Sink>(&self, components: &Components, decision: Decision, out: &mut S) {
        match decision {
            Decision::Start(decision) => decision.actions(&self.expedition, out),
            Decision::Card(decision) => decision.actions(&components.golem_edition, self.own(), out),
            Decision::Move(movement) => {
                let pay = |out: &mut S| out.each(self.spendable(), Move::Spend);
                self.expedition.move_actions(self.order, movement, self.fare(), pay, out);
            }
            Decision::Wagon(decision) => {
                self.expedition.wagon_actions(decision, &components.eastern_mountains, self.mover(), out);
            }
            Decision::Act => self.act_actions(components, out),
            Decision::Reward { column } => self.reward_actions(column, out),
        }
    }

    fn opened_by(&self, decision: Decision) -> Clause {
        match decision {
            Decision::Start(_) => em(6),
            Decision::Card(decision) => decision.opened_by(),
            Decision::Move(movement) => movement.opened_by(&FARE),
            Decision::Wagon(decision) => decision.opened_by(&expedition::TERMS),
            Decision::Act => ca(13),
            Decision::Reward { .. } => ca(14),
        }
    }

    fn perform(&mut self, components: &Components, decision: Decision, action: Move) -> Result<Next, Clause> {
        let mountains = &components.eastern_mountains;
        match decision {
            Decision::Start(decision) => {
                let next = decision.perform(&mut self.expedition, mountains, self.order, action)?;
                Ok(next.map_or(Next::Begin, |next| Next::Decide(Decision::Start(next))))
            }
            Decision::Card(decision) => self.cards(components).perform(decision, action).map(Next::from),
            Decision::Wagon(decision) => {
                let next = self.expedition.perform_wagon(decision, mountains, self.order, action)?;
                Ok(self.go_on(components, next))
            }
            Decision::Move(movement) => self.go(components, movement, action),
            Decision::Act => self.act(components, action, ca(13)),
            Decision::Reward { column } => self.take_reward(components, column, action),
        }
    }

    fn asks(&self, components: &Components, decision: Decision) -> Asked {
        match decision {
            Decision::Start(decision) => decision.asks(),
            Decision::Card(decision) => decision.asks(&components.golem_edition, &self.market),
            Decision::Move(movement) => Asked::Step(movement.asks(Step::ForCard)),
            Decision::Wagon(decision) => {
                decision.asks(&self.expedition.mountains, &components.eastern_mountains, self.mover())
            }
            Decision::Act => Asked::Act,
            Decision::Reward { column } => Asked::Reward { column },
        }
    }

    fn wants_draw(&self, then: Refill) -> bool {
        match then {
            Refill::Acquired | Refill::Rewarded => self.market.wants_card(),
            Refill::Village => self.expedition.villages.empty().is_some(),
        }
    }

    fn draws(&self, then: Refill) -> Option<(Chance, Clause)> {
        let row =
            |clause| self.market.wants_card().then(|| (Chance::merchants(self.market.offer.deck), clause));
        match then {
            Refill::Acquired => row(ca(7)),
            Refill::Rewarded => row(ca(14)),
            Refill::Village => self.expedition.village_draws(),
        }
    }

    fn draw(&mut self, draw: Draw) {
        match draw {
            Draw::Merchant(card) => self.market.refill(card),
            _ => self.expedition.draw(draw),
        }
    }

    fn resume(&mut self, components: &Components, then: Refill) -> Next {
        match then {
            Refill::Acquired | Refill::Village => Next::End,
            Refill::Rewarded => self.after_build(components),
        }
    }

    fn caravan(&self, seat: Seat) -> Crystals {
        self.expedition.caravan(seat)
    }

    fn caravan_mut(&mut self, seat: Seat) -> &mut Crystals {
        &mut self.expedition.caravans[seat]
    }

    fn limit(&self, _components: &Components, seat: Seat) -> u32 {
        self.expedition.limit(seat)
    }

    fn claimed(&self, seat: Seat) -> Set<PointId> {
        self.expedition.claimed(seat)
    }

    /// CA-17.
    fn claims_to_end(&self) -> usize {
        TILES_TO_END
    }

    fn score(&self, components: &Components, seat: Seat) -> Score {
        let components = &components.eastern_mountains;
        self.expedition.score(components, &components.adventure_board, seat)
    }
}

/// What follows an action about a card.
impl From<cards::Next> for Next {
    fn from(next: cards::Next) -> Next {
        match next {
            cards::Next::Decide(decision) => Next::Decide(Decision::Card(decision)),
            cards::Next::Taken => Next::Draw(Refill::Acquired),
            cards::Next::Done => Next::End,
        }
    }
}
