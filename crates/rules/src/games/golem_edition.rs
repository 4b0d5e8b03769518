//! Golem Edition: play cards, acquire better ones, claim golems. Clauses GE-1 to GE-20.

use crate::action::{Action, Actions};
use crate::chance::Chance;
use crate::clause::{Clause, c, ge};
use crate::components::{GolemEdition as Components, Merchant, MerchantId, PointId};
use crate::crystals::Crystals;
use crate::effect;
use crate::golems::{Golems, TokenCount};
use crate::hand::Hand;
use crate::market::Market;
use crate::order::Order;
use crate::score::{Score, Source};
use crate::seat::{PerSeat, Seat};
use crate::set::Set;

/// The most crystals that a caravan may hold at the end of a turn (GE-15).
pub const LIMIT: u32 = 10;

/// The whole state of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct GolemEdition {
    pub(crate) order: Order,
    pub(crate) decision: Decision,
    pub(crate) golems: Golems<5>,
    pub(crate) tokens: TokenCount,
    pub(crate) market: Market<6>,
    pub(crate) seats: PerSeat<Player>,
}

/// What one player has.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Player {
    /// The crystals.
    pub caravan: Crystals,
    /// The merchant cards.
    pub hand: Hand,
    /// The point cards claimed.
    pub claimed: Set<PointId>,
    /// The tokens that came with them.
    pub tokens: TokenCount,
}

/// What is to be decided now, by the player whose turn it is unless it says otherwise.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Decision {
    /// Chance: the rows are being dealt (GE-1, GE-4).
    SetUp,
    /// Play, acquire, rest or claim (GE-18).
    Turn,
    /// A crystal for the card at place `paid`, on the way to the one at `position` (GE-10).
    Pay {
        /// The place of the card that is being acquired, the leftmost being 0.
        position: u8,
        /// How many cards to its left have been paid for.
        paid: u8,
    },
    /// Which crystal to raise, with so many upgrades left (GE-8).
    Upgrade {
        /// How many upgrades are left.
        left: u8,
    },
    /// How often to carry out the trade of a card just played (GE-9).
    Trade {
        /// The card.
        card: MerchantId,
    },
    /// Chance: a row is refilled (GE-11, GE-13).
    Refill,
    /// A crystal to return above the limit (C-5).
    Return {
        /// Who returns it.
        seat: Seat,
    },
    /// Nothing: the game is over.
    Over,
}

impl GolemEdition {
    /// The table before the first card is dealt.
    pub(crate) fn new(players: usize, components: &Components) -> GolemEdition {
        let number = players as u8;
        GolemEdition {
            order: Order::new(players),
            decision: Decision::SetUp,
            golems: Golems::new(components.points()),
            tokens: TokenCount {
                copper: number * components.copper.per_player,
                silver: number * components.silver.per_player,
            },
            market: Market::new(components.deck()),
            seats: PerSeat::each(players, |seat| Player {
                caravan: starting_crystals(seat),
                hand: Hand::new(components.starting()),
                claimed: Set::EMPTY,
                tokens: TokenCount::default(),
            }),
        }
    }

    /// How many play, and whose turn it is.
    pub const fn order(&self) -> Order {
        self.order
    }

    /// What is to be decided now.
    pub const fn decision(&self) -> Decision {
        self.decision
    }

    /// The point cards on offer.
    pub const fn golems(&self) -> &Golems<5> {
        &self.golems
    }

    /// The token piles above the point cards.
    pub const fn tokens(&self) -> TokenCount {
        self.tokens
    }

    /// The merchant cards on offer.
    pub const fn market(&self) -> &Market<6> {
        &self.market
    }

    /// What a player has.
    pub fn player(&self, seat: Seat) -> &Player {
        &self.seats[seat]
    }

    /// How many point cards trigger the end (GE-16).
    pub const fn cards_to_end(players: usize) -> usize {
        if players <= 3 { 6 } else { 5 }
    }

    /// How many point cards the box must have for the game to end (GE-20).
    pub const fn point_cards_needed(players: usize) -> usize {
        players * (GolemEdition::cards_to_end(players) - 1) + 1
    }

    pub(crate) fn legal_actions(&self, components: &Components, out: &mut Actions) {
        match self.decision {
            Decision::SetUp | Decision::Refill => out.extend(self.chance().map(|(action, _)| action)),
            Decision::Turn => self.turn_actions(components, out),
            Decision::Pay { .. } => effect::each_colour(self.mover().caravan, Action::Pay, out),
            Decision::Upgrade { .. } => effect::upgrade_actions(self.mover().caravan, out),
            Decision::Trade { card } => {
                effect::trade_actions(self.mover().caravan, components.needs(card), out);
            }
            Decision::Return { seat } => effect::each_colour(self.seats[seat].caravan, Action::Return, out),
            Decision::Over => {}
        }
    }

    fn turn_actions(&self, components: &Components, out: &mut Actions) {
        let player = self.mover();
        for card in player.hand.cards {
            out.push_if(player.caravan.contains(components.needs(card)), Action::Play(card));
        }
        let affordable = player.caravan.total() as usize + 1;
        for &card in self.market.row.cards().iter().take(affordable) {
            out.push(Action::Acquire(card));
        }
        out.push(Action::Rest);
        for &card in self.golems.cards() {
            out.push_if(player.caravan.contains(components.cost(card)), Action::Claim(card));
        }
    }

    /// Whether the action is legal; if not, the clause that forbids it (C-12).
    pub(crate) fn check(&self, components: &Components, action: Action) -> Result<(), Clause> {
        let caravan = self.mover().caravan;
        match self.decision {
            Decision::SetUp if self.golems.wants_card() => self.check_draw_point(action, ge(1)),
            Decision::SetUp => self.check_draw_merchant(action, ge(4)),
            Decision::Turn => self.check_turn(components, action),
            Decision::Pay { .. } => effect::check_pay(caravan, action, ge(10)),
            Decision::Upgrade { .. } => effect::check_upgrade(caravan, action, ge(8)),
            Decision::Trade { card } => effect::check_trade(caravan, components.needs(card), action, ge(9)),
            Decision::Refill if self.golems.wants_card() => self.check_draw_point(action, ge(13)),
            Decision::Refill => self.check_draw_merchant(action, ge(11)),
            Decision::Return { seat } => effect::check_return(self.seats[seat].caravan, action),
            Decision::Over => Err(c(6)),
        }
    }

    fn check_turn(&self, components: &Components, action: Action) -> Result<(), Clause> {
        let player = self.mover();
        match action {
            Action::Play(card) if !player.hand.cards.contains(card) => Err(ge(6)),
            Action::Play(card) if !player.caravan.contains(components.needs(card)) => Err(ge(9)),
            Action::Play(_) => Ok(()),
            Action::Acquire(card) => match self.market.row.position(card) {
                None => Err(ge(10)),
                Some(position) if position > player.caravan.total() as usize => Err(c(14)),
                Some(_) => Ok(()),
            },
            Action::Rest => Ok(()),
            Action::Claim(card) if self.golems.row.position(card).is_none() => Err(ge(13)),
            Action::Claim(card) if !player.caravan.contains(components.cost(card)) => Err(ge(13)),
            Action::Claim(_) => Ok(()),
            Action::Pay(_)
            | Action::Upgrade(_)
            | Action::Stop
            | Action::Trade(_)
            | Action::Return(_)
            | Action::DrawMerchant(_)
            | Action::DrawPoint(_) => Err(ge(18)),
        }
    }

    fn check_draw_point(&self, action: Action, opened_by: Clause) -> Result<(), Clause> {
        match action {
            Action::DrawPoint(card) if self.golems.deck.contains(card) => Ok(()),
            _ => Err(opened_by),
        }
    }

    fn check_draw_merchant(&self, action: Action, opened_by: Clause) -> Result<(), Clause> {
        match action {
            Action::DrawMerchant(card) if self.market.deck.contains(card) => Ok(()),
            _ => Err(opened_by),
        }
    }

    /// Carries out an action that [`check`](Self::check) accepts.
    pub(crate) fn perform(&mut self, components: &Components, action: Action) {
        match action {
            Action::Play(card) => self.play(components, card),
            Action::Acquire(card) => self.acquire(card),
            Action::Rest => {
                self.mover_mut().hand.rest();
                self.end_turn();
            }
            Action::Claim(card) => self.claim(components, card),
            Action::Pay(crystal) => {
                if let Decision::Pay { position, paid } = self.decision {
                    self.mover_mut().caravan = self.mover().caravan.without(crystal);
                    self.market.pay(paid.into(), crystal);
                    self.pay_or_take(position, paid + 1);
                }
            }
            Action::Upgrade(crystal) => {
                if let Decision::Upgrade { left } = self.decision {
                    self.mover_mut().caravan = effect::upgraded(self.mover().caravan, crystal);
                    self.upgrade_or_end(left - 1);
                }
            }
            Action::Stop => self.end_turn(),
            Action::Trade(times) => {
                if let Decision::Trade { card } = self.decision
                    && let Merchant::Trade { give, take } = components.merchant(card)
                {
                    let caravan = self.mover().caravan - give.repeated(times);
                    self.mover_mut().caravan = caravan + take.repeated(times);
                    self.end_turn();
                }
            }
            Action::Return(crystal) => {
                if let Decision::Return { seat } = self.decision {
                    self.seats[seat].caravan = self.seats[seat].caravan.without(crystal);
                    self.end_turn();
                }
            }
            Action::DrawMerchant(card) => {
                self.market.refill(card);
                self.drawn();
            }
            Action::DrawPoint(card) => {
                self.golems.refill(card);
                self.drawn();
            }
        }
    }

    /// GE-6: the card lies face up from now on; its effect follows.
    fn play(&mut self, components: &Components, card: MerchantId) {
        let player = self.mover_mut();
        player.hand.play(card);
        match components.merchant(card) {
            Merchant::Gain(crystals) => {
                player.caravan += crystals;
                self.end_turn();
            }
            Merchant::Upgrades(upgrades) => self.upgrade_or_end(upgrades),
            Merchant::Trade { .. } => self.decision = Decision::Trade { card },
        }
    }

    /// C-3: the effect ends by itself when no upgrade is left or no crystal can rise.
    fn upgrade_or_end(&mut self, left: u8) {
        if left > 0 && self.mover().caravan.can_rise() {
            self.decision = Decision::Upgrade { left };
        } else {
            self.end_turn();
        }
    }

    fn acquire(&mut self, card: MerchantId) {
        if let Some(position) = self.market.row.position(card) {
            self.pay_or_take(position as u8, 0);
        }
    }

    /// GE-10: one crystal on each card to the left, then the card with what lies on it.
    fn pay_or_take(&mut self, position: u8, paid: u8) {
        if paid < position {
            self.decision = Decision::Pay { position, paid };
            return;
        }
        let (card, crystals) = self.market.take(position.into());
        let player = self.mover_mut();
        player.hand.cards.insert(card);
        player.caravan += crystals;
        self.refill_or_end(self.market.wants_card());
    }

    /// GE-13, GE-14.
    fn claim(&mut self, components: &Components, card: PointId) {
        let Some(position) = self.golems.row.position(card) else { return };
        self.golems.row.take(position);
        let earned = self.tokens.take(position);
        let player = self.mover_mut();
        player.caravan -= components.cost(card);
        player.claimed.insert(card);
        player.tokens.gain(earned);
        self.refill_or_end(self.golems.wants_card());
    }

    fn refill_or_end(&mut self, refill: bool) {
        if refill { self.decision = Decision::Refill } else { self.end_turn() }
    }

    /// C-17, C-18: after a set-up draw the next one, or the first turn; after a refill the returns.
    fn drawn(&mut self) {
        match self.decision {
            Decision::SetUp if self.golems.wants_card() || self.market.wants_card() => {}
            Decision::SetUp => self.decision = Decision::Turn,
            _ => self.end_turn(),
        }
    }

    /// C-17: returns above the limit, then the next seat or the end.
    fn end_turn(&mut self) {
        self.decision = match self.order.first_over_limit(LIMIT, |seat| self.seats[seat].caravan) {
            Some(seat) => Decision::Return { seat },
            None if self.order.is_last_of_round() && self.end_is_met() => Decision::Over,
            None => {
                self.order.advance();
                Decision::Turn
            }
        };
    }

    /// GE-16.
    pub(crate) fn end_is_met(&self) -> bool {
        let players = self.order.players();
        let enough = GolemEdition::cards_to_end(players);
        self.seats.seated(players).iter().any(|player| player.claimed.len() >= enough)
    }

    /// The draws that are possible now.
    pub(crate) fn chance(&self) -> Chance {
        match self.decision {
            Decision::SetUp | Decision::Refill if self.golems.wants_card() => {
                Chance::points(self.golems.deck)
            }
            Decision::SetUp | Decision::Refill => Chance::merchants(self.market.deck),
            Decision::Turn
            | Decision::Pay { .. }
            | Decision::Upgrade { .. }
            | Decision::Trade { .. }
            | Decision::Return { .. }
            | Decision::Over => Chance::none(),
        }
    }

    /// GE-17.
    pub(crate) fn score(&self, components: &Components, seat: Seat) -> Score {
        let player = &self.seats[seat];
        let TokenCount { copper, silver } = player.tokens;
        let point_cards =
            player.claimed.into_iter().map(|card| u32::from(components.point(card).points)).sum();
        Score::default()
            .with(Source::PointCards, point_cards)
            .with(Source::Copper, u32::from(copper) * u32::from(components.copper.points))
            .with(Source::Silver, u32::from(silver) * u32::from(components.silver.points))
            .with(Source::Crystals, player.caravan.points())
    }

    fn mover(&self) -> &Player {
        &self.seats[self.order.seat]
    }

    fn mover_mut(&mut self) -> &mut Player {
        &mut self.seats[self.order.seat]
    }
}

/// GE-5.
fn starting_crystals(seat: Seat) -> Crystals {
    match seat.number() {
        1 => Crystals::new([3, 0, 0, 0]),
        2 | 3 => Crystals::new([4, 0, 0, 0]),
        _ => Crystals::new([3, 1, 0, 0]),
    }
}
