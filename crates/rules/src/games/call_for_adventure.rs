//! The Call for Adventure: the merchant cards of Golem Edition in the mountains of Eastern Mountains.
//! Cards are played, or spent to move. Clauses CA-1 to CA-20.

mod movement;

use crate::action::{Action, Actions};
use crate::cards::{self, CardDecision, Cards};
use crate::chance::{Chance, check_draw};
use crate::clause::{Clause, c, ca, em};
use crate::components::{Components, MerchantId, PointId};
use crate::crystals::Crystals;
use crate::effect;
use crate::expedition::{Deal, Expedition, Next, StartDecision};
use crate::game::Turn;
use crate::games::Rules;
use crate::hand::Hand;
use crate::map::Map;
use crate::market::Market;
use crate::mountains::SEATS;
use crate::order::{Order, TurnEnd};
use crate::score::Score;
use crate::seat::{PerSeat, Seat};
use crate::set::Set;
use crate::wagon::{self, WagonDecision};

/// Two tiles of each symbol are removed, and four valleys dealt with the others (CA-2).
pub(crate) const DEAL: Deal = Deal { kept_per_symbol: 4, valleys: 4, tiles: ca(2), vp_tiles: ca(3) };

/// The whole state of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct CallForAdventure {
    pub(crate) order: Order,
    pub(crate) decision: Decision,
    pub(crate) expedition: Expedition,
    pub(crate) market: Market<4>,
    pub(crate) hands: PerSeat<Hand, SEATS>,
    /// The cards that were spent for steps, which wait for a rest (CA-9).
    pub(crate) discarded: PerSeat<Set<MerchantId>, SEATS>,
}

/// What is to be decided now, by the player whose turn it is unless it says otherwise.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Decision {
    /// Chance: cards and tiles are being dealt (CA-20).
    SetUp,
    /// Before the first turn (EM-6).
    Start(StartDecision),
    /// Acquire, play, move or rest (CA-19).
    Turn,
    /// About a card that is being played or acquired.
    Card(CardDecision),
    /// Where to go on to, or to stop (CA-9).
    Move {
        /// How many free steps are left (CA-10).
        free: u8,
        /// Whether a card has been spent for the next step, which must then be made.
        is_paid: bool,
    },
    /// About the wagon where it stands.
    Wagon(WagonDecision),
    /// Trade, claim, or nothing, after a movement (CA-13).
    Act,
    /// What to take for an emptied column (CA-14).
    Reward {
        /// The column, from 0.
        column: u8,
    },
    /// Chance: something is drawn.
    Refill(Refill),
    /// A crystal to return above the limit (C-5).
    Return {
        /// Who returns it.
        seat: Seat,
    },
    /// Nothing: the game is over.
    Over,
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
    /// The table before anything is dealt.
    pub(crate) fn new(players: usize, map: Map, components: &Components) -> CallForAdventure {
        let mountains = &components.eastern_mountains;
        CallForAdventure {
            order: Order::new(players),
            decision: Decision::SetUp,
            expedition: Expedition::new(map, mountains, &mountains.adventure_board),
            market: Market::new(components.golem_edition.deck()),
            hands: PerSeat::each(players, |_| Hand::new(components.golem_edition.starting())),
            discarded: PerSeat::default(),
        }
    }

    /// What is to be decided now.
    pub const fn decision(&self) -> Decision {
        self.decision
    }

    /// The map, the villages, and what the players have.
    pub const fn expedition(&self) -> &Expedition {
        &self.expedition
    }

    /// The merchant cards on offer.
    pub const fn market(&self) -> &Market<4> {
        &self.market
    }

    /// A player's merchant cards in the hand and in play.
    pub fn hand(&self, seat: Seat) -> &Hand {
        &self.hands[seat]
    }

    /// The cards that a player has spent for steps.
    pub fn discarded(&self, seat: Seat) -> Set<MerchantId> {
        self.discarded[seat]
    }

    fn mover(&self) -> Seat {
        self.order.seat()
    }

    fn caravan(&self) -> Crystals {
        self.expedition.caravan(self.mover())
    }

    fn turn_actions(&self, components: &Components, out: &mut Actions) {
        let hand = &self.hands[self.mover()];
        cards::actions(&components.golem_edition, self.caravan(), hand, &self.market, out);
        out.push(Action::Rest);
        if self.can_spend(self.free_steps()) {
            out.extend(self.spendable().into_iter().map(Action::Spend));
        }
        self.act_actions(components, out);
    }

    fn act_actions(&self, components: &Components, out: &mut Actions) {
        self.expedition.actions(&components.eastern_mountains, self.order, self.mover(), out);
        out.push(Action::Pass);
    }

    fn check_act(&self, components: &Components, action: Action, opened_by: Clause) -> Result<(), Clause> {
        match action {
            Action::Pass => Ok(()),
            _ => {
                let components = &components.eastern_mountains;
                self.expedition.check(components, self.order, self.mover(), action, opened_by)
            }
        }
    }

    fn check_turn(&self, components: &Components, action: Action) -> Result<(), Clause> {
        let hand = &self.hands[self.mover()];
        match action {
            Action::Play(card) => cards::check_play(&components.golem_edition, self.caravan(), hand, card),
            Action::Acquire(card) => cards::check_acquire(self.caravan(), &self.market, card),
            Action::Rest => Ok(()),
            Action::Spend(card) => self.check_spend(card, self.free_steps()),
            _ => self.check_act(components, action, ca(19)),
        }
    }

    /// CA-14: a card from any column, a bonus tile from all but the first.
    fn reward_actions(&self, column: u8, out: &mut Actions) {
        out.extend(self.market.offer.row.cards().iter().map(|&card| Action::Reward(card)));
        if column > 0 {
            out.extend(self.expedition.supply.available().map(Action::Bonus));
        }
    }

    fn check_reward(&self, column: u8, action: Action) -> Result<(), Clause> {
        let is_there = match action {
            Action::Reward(card) => self.market.offer.row.position(card).is_some(),
            Action::Bonus(bonus) => column > 0 && self.expedition.supply.count(bonus) > 0,
            _ => false,
        };
        if is_there { Ok(()) } else { Err(ca(14)) }
    }

    pub(crate) fn has_reward(&self, column: usize) -> bool {
        let has_bonus = column > 0 && self.expedition.supply.available().next().is_some();
        has_bonus || !self.market.offer.row.is_empty()
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

    /// What follows an action about a card.
    fn go_on_with_card(&mut self, components: &Components, next: cards::Next, refill: Refill) {
        match next {
            cards::Next::Decide(decision) => self.decision = Decision::Card(decision),
            cards::Next::Taken if self.market.wants_card() => self.decision = Decision::Refill(refill),
            cards::Next::Taken => self.refilled(components, refill),
            cards::Next::Done => self.end_turn(),
        }
    }

    /// What follows an action about the wagon.
    fn go_on(&mut self, components: &Components, next: wagon::Next) {
        match next {
            wagon::Next::Decide(decision) => self.decision = Decision::Wagon(decision),
            wagon::Next::Arrived => self.decision = Decision::Act,
            wagon::Next::Built { column: Some(column) } if self.has_reward(column) => {
                self.decision = Decision::Reward { column: column as u8 };
            }
            wagon::Next::Built { .. } => self.after_build(components),
            wagon::Next::Done => self.end_turn(),
        }
    }

    fn after_build(&mut self, components: &Components) {
        let next = self.expedition.after_build(&components.eastern_mountains, self.mover());
        self.go_on(components, next);
    }

    fn refilled(&mut self, components: &Components, refill: Refill) {
        match refill {
            Refill::Acquired | Refill::Village => self.end_turn(),
            Refill::Rewarded => self.after_build(components),
        }
    }

    /// C-17: returns above the limit, then the next seat or the end.
    fn end_turn(&mut self) {
        self.decision = match self.expedition.end_turn(&mut self.order) {
            TurnEnd::Return { seat } => Decision::Return { seat },
            TurnEnd::Next => Decision::Turn,
            TurnEnd::Over => Decision::Over,
        };
    }

    /// The draws that are possible now and the clause that wants one.
    fn draws(&self, components: &Components) -> Option<(Chance, Clause)> {
        match self.decision {
            Decision::SetUp if self.market.wants_card() => {
                Some((Chance::merchants(self.market.offer.deck), ca(1)))
            }
            Decision::SetUp => self.expedition.set_up_draws(&components.eastern_mountains, DEAL),
            Decision::Refill(Refill::Acquired) => Some((Chance::merchants(self.market.offer.deck), ca(7))),
            Decision::Refill(Refill::Rewarded) => Some((Chance::merchants(self.market.offer.deck), ca(14))),
            Decision::Refill(Refill::Village) => Some((self.expedition.villages.draws(), em(21))),
            _ => None,
        }
    }

    /// CA-20: the merchant row, then as in Eastern Mountains.
    fn set_up(&mut self, components: &Components, action: Action) {
        match action {
            Action::DrawMerchant(card) => self.market.refill(card),
            _ => self.expedition.set_up(action),
        }
        if self.draws(components).is_none() {
            self.decision = Decision::Start(self.expedition.start(&components.eastern_mountains, self.order));
        }
    }
}

impl Rules for CallForAdventure {
    fn order(&self) -> Order {
        self.order
    }

    fn turn(&self) -> Turn {
        match self.decision {
            Decision::SetUp | Decision::Refill(_) => Turn::Chance,
            Decision::Start(decision) => Turn::Seat(decision.seat()),
            Decision::Return { seat } => Turn::Seat(seat),
            Decision::Turn
            | Decision::Card(_)
            | Decision::Move { .. }
            | Decision::Wagon(_)
            | Decision::Act
            | Decision::Reward { .. } => Turn::Seat(self.mover()),
            Decision::Over => Turn::Over,
        }
    }

    fn is_set_up(&self) -> bool {
        matches!(self.decision, Decision::SetUp | Decision::Start(_))
    }

    fn is_start_of_turn(&self) -> bool {
        self.decision == Decision::Turn
    }

    fn skip_turn(&mut self, _components: &Components) {
        self.end_turn();
    }

    fn caravan(&self, seat: Seat) -> Crystals {
        self.expedition.caravan(seat)
    }

    fn claimed(&self, seat: Seat) -> Set<PointId> {
        self.expedition.claimed(seat)
    }

    fn legal_actions(&self, components: &Components, out: &mut Actions) {
        match self.decision {
            Decision::SetUp | Decision::Refill(_) => {
                out.extend(
                    self.draws(components).into_iter().flat_map(|(draws, _)| draws).map(|(draw, _)| draw),
                );
            }
            Decision::Turn => self.turn_actions(components, out),
            Decision::Card(decision) => decision.actions(&components.golem_edition, self.caravan(), out),
            Decision::Move { free, is_paid } => self.move_actions(free, is_paid, out),
            Decision::Start(decision) => decision.actions(&self.expedition, out),
            Decision::Wagon(decision) => {
                let components = &components.eastern_mountains;
                self.expedition.wagon_actions(decision, components, self.mover(), out);
            }
            Decision::Act => self.act_actions(components, out),
            Decision::Reward { column } => self.reward_actions(column, out),
            Decision::Return { seat } => {
                effect::each_colour(self.expedition.caravan(seat), Action::Return, out);
            }
            Decision::Over => {}
        }
    }

    fn check(&self, components: &Components, action: Action) -> Result<(), Clause> {
        match self.decision {
            Decision::SetUp | Decision::Refill(_) => match self.draws(components) {
                Some((draws, clause)) => check_draw(&draws, action, clause),
                None => Err(ca(20)),
            },
            Decision::Turn => self.check_turn(components, action),
            Decision::Card(decision) => decision.check(&components.golem_edition, self.caravan(), action),
            Decision::Move { free, is_paid } => self.check_move(free, is_paid, action),
            Decision::Start(decision) => decision.check(&self.expedition, action),
            Decision::Wagon(decision) => {
                let components = &components.eastern_mountains;
                self.expedition.check_wagon(decision, components, self.mover(), action)
            }
            Decision::Act => self.check_act(components, action, ca(13)),
            Decision::Reward { column } => self.check_reward(column, action),
            Decision::Return { seat } => effect::check_return(self.expedition.caravan(seat), action),
            Decision::Over => Err(c(6)),
        }
    }

    fn perform(&mut self, components: &Components, action: Action) {
        let seat = self.order.seat();
        match (self.decision, action) {
            (Decision::SetUp, _) => self.set_up(components, action),
            (Decision::Card(decision), _) => {
                let next = self.cards(components).perform(decision, action);
                self.go_on_with_card(components, next, Refill::Acquired);
            }
            (Decision::Start(decision), _) => {
                let mountains = &components.eastern_mountains;
                let next = decision.perform(&mut self.expedition, mountains, self.order, action);
                self.decision = next.map_or(Decision::Turn, Decision::Start);
            }
            (Decision::Wagon(decision), _) => {
                let mountains = &components.eastern_mountains;
                let next = self.expedition.perform_wagon(decision, mountains, self.order, action);
                self.go_on(components, next);
            }
            (_, Action::Play(card)) => {
                let next = self.cards(components).play(card);
                self.go_on_with_card(components, next, Refill::Acquired);
            }
            (_, Action::Acquire(card)) => {
                let next = self.cards(components).acquire(card);
                self.go_on_with_card(components, next, Refill::Acquired);
            }
            (_, Action::Reward(card)) => {
                if let Some(position) = self.market.offer.row.position(card) {
                    let next = self.cards(components).take(position);
                    self.go_on_with_card(components, next, Refill::Rewarded);
                }
            }
            (_, Action::Bonus(bonus)) => {
                self.expedition.take_bonus(seat, bonus);
                self.after_build(components);
            }
            (_, Action::Rest) => {
                let discarded = std::mem::take(&mut self.discarded[seat]);
                let hand = &mut self.hands[seat];
                hand.rest();
                hand.cards = hand.cards.union(discarded);
                self.end_turn();
            }
            (_, Action::Spend(card)) => self.spend(card),
            (_, Action::Step(cell)) => self.step(components, cell),
            (Decision::Move { .. }, Action::Stop) => self.stop(components),
            (_, Action::Pass) => self.end_turn(),
            (Decision::Refill(refill), Action::DrawMerchant(card)) => {
                self.market.refill(card);
                self.refilled(components, refill);
            }
            (Decision::Refill(refill), Action::DrawPoint(tile)) => {
                self.expedition.villages.refill(tile);
                self.refilled(components, refill);
            }
            (Decision::Refill(refill), Action::DrawClosed) => {
                self.expedition.villages.close();
                self.refilled(components, refill);
            }
            (Decision::Return { seat }, Action::Return(crystal)) => {
                let caravan = &mut self.expedition.caravans[seat];
                *caravan = caravan.without(crystal);
                self.end_turn();
            }
            _ => {
                let mountains = &components.eastern_mountains;
                match self.expedition.perform(mountains, self.order, seat, action) {
                    Next::Wagon(next) => self.go_on(components, next),
                    Next::Claimed => self.decision = Decision::Refill(Refill::Village),
                }
            }
        }
    }

    fn chance(&self, components: &Components) -> Chance {
        self.draws(components).map_or_else(Chance::none, |(draws, _)| draws)
    }

    fn score(&self, components: &Components, seat: Seat) -> Score {
        let components = &components.eastern_mountains;
        self.expedition.score(components, &components.adventure_board, seat)
    }
}
