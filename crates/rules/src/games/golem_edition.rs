//! Golem Edition: play cards, acquire better ones, claim golems. Clauses GE-1 to GE-20.

use crate::action::{Action, Actions};
use crate::cards::{self, CardDecision, Cards, Next};
use crate::chance::{Chance, check_draw};
use crate::clause::{Clause, c, ge};
use crate::components::{Components as AllComponents, GolemEdition as Components, PointId};
use crate::crystals::Crystals;
use crate::effect;
use crate::game::Turn;
use crate::games::Rules;
use crate::golems::{Golems, TokenCount};
use crate::hand::Hand;
use crate::market::Market;
use crate::order::{Order, TurnEnd};
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
    /// About a card that is being played or acquired.
    Card(CardDecision),
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

    fn turn_actions(&self, components: &Components, out: &mut Actions) {
        let player = self.mover();
        cards::actions(components, player.caravan, &player.hand, &self.market, out);
        out.push(Action::Rest);
        for &card in self.golems.cards() {
            out.push_if(player.caravan.contains(components.cost(card)), Action::Claim(card));
        }
    }

    fn check_turn(&self, components: &Components, action: Action) -> Result<(), Clause> {
        let player = self.mover();
        match action {
            Action::Play(card) => cards::check_play(components, player.caravan, &player.hand, card),
            Action::Acquire(card) => cards::check_acquire(player.caravan, &self.market, card),
            Action::Rest => Ok(()),
            Action::Claim(card) if self.golems.row.position(card).is_none() => Err(ge(13)),
            Action::Claim(card) if !player.caravan.contains(components.cost(card)) => Err(ge(13)),
            Action::Claim(_) => Ok(()),
            _ => Err(ge(18)),
        }
    }

    /// What follows an action about a merchant card.
    fn go_on(&mut self, next: Next) {
        match next {
            Next::Decide(decision) => self.decision = Decision::Card(decision),
            Next::Taken => self.refill_or_end(self.market.wants_card()),
            Next::Done => self.end_turn(),
        }
    }

    /// The cards of the player whose turn it is.
    fn cards<'a>(&'a mut self, components: &'a Components) -> Cards<'a, 6> {
        let Player { caravan, hand, .. } = &mut self.seats[self.order.seat];
        Cards { components, caravan, hand, market: &mut self.market }
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
        let seats = &self.seats;
        let is_over_limit = |seat| seats[seat].caravan.total() > LIMIT;
        self.decision = match self.order.end_turn(is_over_limit, |order| end_is_met(order, seats)) {
            TurnEnd::Return { seat } => Decision::Return { seat },
            TurnEnd::Next => Decision::Turn,
            TurnEnd::Over => Decision::Over,
        };
    }

    /// Whether enough point cards have been claimed for the game to end.
    pub(crate) fn end_is_met(&self) -> bool {
        end_is_met(self.order, &self.seats)
    }

    /// The draws that are possible now, in the set-up and when a row is refilled.
    fn draws(&self) -> Chance {
        if self.golems.wants_card() {
            Chance::points(self.golems.deck)
        } else {
            Chance::merchants(self.market.offer.deck)
        }
    }

    fn mover(&self) -> &Player {
        &self.seats[self.order.seat]
    }

    fn mover_mut(&mut self) -> &mut Player {
        &mut self.seats[self.order.seat]
    }
}

impl Rules for GolemEdition {
    fn order(&self) -> Order {
        self.order
    }

    fn turn(&self) -> Turn {
        match self.decision {
            Decision::SetUp | Decision::Refill => Turn::Chance,
            Decision::Turn | Decision::Card(_) => Turn::Seat(self.order.seat),
            Decision::Return { seat } => Turn::Seat(seat),
            Decision::Over => Turn::Over,
        }
    }

    fn is_set_up(&self) -> bool {
        self.decision == Decision::SetUp
    }

    fn is_start_of_turn(&self) -> bool {
        self.decision == Decision::Turn
    }

    fn skip_turn(&mut self, _components: &AllComponents) {
        self.end_turn();
    }

    fn caravan(&self, seat: Seat) -> Crystals {
        self.seats[seat].caravan
    }

    fn claimed(&self, seat: Seat) -> Set<PointId> {
        self.seats[seat].claimed
    }

    fn legal_actions(&self, components: &AllComponents, out: &mut Actions) {
        let components = &components.golem_edition;
        match self.decision {
            Decision::SetUp | Decision::Refill => out.extend(self.draws().map(|(action, _)| action)),
            Decision::Turn => self.turn_actions(components, out),
            Decision::Card(decision) => decision.actions(components, self.mover().caravan, out),
            Decision::Return { seat } => effect::each_colour(self.seats[seat].caravan, Action::Return, out),
            Decision::Over => {}
        }
    }

    fn check(&self, components: &AllComponents, action: Action) -> Result<(), Clause> {
        let components = &components.golem_edition;
        match self.decision {
            Decision::SetUp if self.golems.wants_card() => check_draw(&self.draws(), action, ge(1)),
            Decision::SetUp => check_draw(&self.draws(), action, ge(4)),
            Decision::Turn => self.check_turn(components, action),
            Decision::Card(decision) => decision.check(components, self.mover().caravan, action),
            Decision::Refill if self.golems.wants_card() => check_draw(&self.draws(), action, ge(13)),
            Decision::Refill => check_draw(&self.draws(), action, ge(11)),
            Decision::Return { seat } => effect::check_return(self.seats[seat].caravan, action),
            Decision::Over => Err(c(6)),
        }
    }

    fn perform(&mut self, components: &AllComponents, action: Action) {
        let components = &components.golem_edition;
        match (self.decision, action) {
            (Decision::Card(decision), _) => {
                let next = self.cards(components).perform(decision, action);
                self.go_on(next);
            }
            (_, Action::Play(card)) => {
                let next = self.cards(components).play(card);
                self.go_on(next);
            }
            (_, Action::Acquire(card)) => {
                let next = self.cards(components).acquire(card);
                self.go_on(next);
            }
            (_, Action::Rest) => {
                self.mover_mut().hand.rest();
                self.end_turn();
            }
            (_, Action::Claim(card)) => self.claim(components, card),
            (Decision::Return { seat }, Action::Return(crystal)) => {
                self.seats[seat].caravan = self.seats[seat].caravan.without(crystal);
                self.end_turn();
            }
            (_, Action::DrawMerchant(card)) => {
                self.market.refill(card);
                self.drawn();
            }
            (_, Action::DrawPoint(card)) => {
                self.golems.refill(card);
                self.drawn();
            }
            _ => {}
        }
    }

    fn chance(&self, _components: &AllComponents) -> Chance {
        match self.turn() {
            Turn::Chance => self.draws(),
            Turn::Seat(_) | Turn::Over => Chance::none(),
        }
    }

    /// GE-17.
    fn score(&self, components: &AllComponents, seat: Seat) -> Score {
        let components = &components.golem_edition;
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
}

/// GE-16.
fn end_is_met(order: Order, seats: &PerSeat<Player>) -> bool {
    let enough = GolemEdition::cards_to_end(order.players());
    order.seats().any(|seat| seats[seat].claimed.len() >= enough)
}

/// GE-5.
fn starting_crystals(seat: Seat) -> Crystals {
    match seat.number() {
        1 => Crystals::new([3, 0, 0, 0]),
        2 | 3 => Crystals::new([4, 0, 0, 0]),
        _ => Crystals::new([3, 1, 0, 0]),
    }
}
