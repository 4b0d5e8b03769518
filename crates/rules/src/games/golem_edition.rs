//! Golem Edition: play cards, acquire better ones, claim golems. Clauses GE-1 to GE-20.

#[cfg(feature = "position")]
mod position;

use std::ops::RangeInclusive;

use rand_core::Rng;

use super::play::{self, Parts, Play};
use super::unexpected;
use crate::action::{Draw, Move};
use crate::chance::Chance;
use crate::clause::{Clause, ge};
use crate::components::{Components, GameBox, MerchantId, PointId};
use crate::crystals::Crystals;
use crate::decision::Decision;
use crate::facts::Golem;
use crate::map::Map;
use crate::parts::cards::{self, CardDecision, Cards};
use crate::parts::golems::{Golems, Metal, TokenCount};
use crate::parts::hand::Hand;
use crate::parts::market::Market;
use crate::parts::order::{self, Order};
use crate::parts::sink::{Moves, Sink};
use crate::score::{Score, Source};
use crate::seat::{PerSeat, Seat};
use crate::set::Set;

/// The whole state of a game. Draws end a turn (GE-11, GE-13).
pub type GolemEdition = Play<Table, CardDecision, ()>;

type Next = play::Next<CardDecision, ()>;

/// The most crystals that a caravan may hold at the end of a turn (GE-15).
pub const LIMIT: u32 = 10;

/// Both rows, the tokens, and what the players have.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Table {
    pub(crate) order: Order,
    pub(crate) golems: Golems<5>,
    pub(crate) tokens: TokenCount,
    pub(crate) market: Market<6>,
    pub(crate) seats: PerSeat<Player>,
}

/// What one player has.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Player {
    /// The crystals of the caravan.
    pub caravan: Crystals,
    /// The merchant cards.
    pub hand: Hand,
    /// The point cards claimed.
    pub claimed: Set<PointId>,
    /// The tokens that came with them.
    pub tokens: TokenCount,
}

impl GolemEdition {
    /// The point cards on offer.
    pub const fn golems(&self) -> &Golems<5> {
        &self.parts.golems
    }

    /// The token piles above the point cards.
    pub const fn tokens(&self) -> TokenCount {
        self.parts.tokens
    }

    /// The merchant cards on offer.
    pub const fn market(&self) -> &Market<6> {
        &self.parts.market
    }

    /// What a player has.
    pub fn player(&self, seat: Seat) -> &Player {
        &self.parts.seats[seat]
    }

    /// How many point cards trigger the end (GE-16).
    pub const fn cards_to_end(players: usize) -> usize {
        if players <= 3 { 6 } else { 5 }
    }

    /// How many point cards the box must have for the game to end (GE-20).
    pub const fn point_cards_needed(players: usize) -> usize {
        players * (GolemEdition::cards_to_end(players) - 1) + 1
    }
}

impl Table {
    fn mover(&self) -> &Player {
        &self.seats[self.order.seat]
    }

    fn cards<'a>(&'a mut self, components: &'a Components) -> Cards<'a, 6> {
        let Player { caravan, hand, .. } = &mut self.seats[self.order.seat];
        Cards { components: &components.golem_edition, caravan, hand, market: &mut self.market }
    }

    #[inline]
    fn turn(&self, components: &Components) -> Turn<'_> {
        let (player, components) = (self.mover(), &components.golem_edition);
        Turn {
            cards: cards::Choice::new(components, player.caravan, &player.hand, &self.market),
            claimable: components.claimable(player.caravan),
            golems: self.golems.cards(),
        }
    }

    /// GE-13, GE-14.
    fn claim(&mut self, components: &Components, card: PointId) -> Result<Next, Clause> {
        let position = self.golems.row.position(card).ok_or(ge(13))?;
        let cost = components.golem_edition.cost(card);
        let player = &mut self.seats[self.order.seat];
        if !player.caravan.contains(cost) {
            return Err(ge(13));
        }
        player.caravan -= cost;
        player.claimed.insert(card);
        player.tokens.gain(self.tokens.take(position));
        self.golems.row.take(position);
        Ok(Next::Draw(()))
    }

    /// What is to be drawn: point cards first (GE-1, GE-4).
    fn missing(&self, points: Clause, merchants: Clause) -> Option<(Chance, Clause)> {
        if self.golems.wants_card() {
            return Some((Chance::points(self.golems.deck), points));
        }
        self.market.wants_card().then(|| (Chance::merchants(self.market.offer.deck), merchants))
    }
}

/// What a turn can begin with (GE-18).
struct Turn<'a> {
    cards: cards::Choice<'a>,
    claimable: Set<PointId>,
    golems: &'a [PointId],
}

impl Moves for Turn<'_> {
    #[inline]
    fn tell(&self, out: &mut impl Sink) {
        self.cards.tell(out);
        out.push(Move::Rest);
        out.some_of_row(self.golems, self.claimable, Move::Claim);
    }
}

impl Parts for Table {
    type Decision = CardDecision;
    type Then = ();
    const BOXES: &'static [GameBox] = &[GameBox::GolemEdition];
    const PLAYERS: RangeInclusive<usize> = 2..=5;
    const FOR_PLAYERS: Clause = ge(19);
    const SOURCES: &'static [Source] =
        &[Source::PointCards, Source::Copper, Source::Silver, Source::Crystals];
    const TURN: Clause = ge(18);

    /// GE-16.
    fn claims_to_end(players: usize) -> usize {
        GolemEdition::cards_to_end(players)
    }

    /// GE-20.
    fn points_needed(players: usize) -> Option<(usize, Clause)> {
        Some((GolemEdition::point_cards_needed(players), ge(20)))
    }

    fn new(players: usize, _map: Map, components: &Components) -> Table {
        let components = &components.golem_edition;
        let number = players as u8;
        Table {
            order: Order::new(players),
            golems: Golems::new(components.points()),
            tokens: TokenCount {
                copper: number * components.copper.per_player,
                silver: number * components.silver.per_player,
            },
            market: Market::new(components.deck()),
            seats: PerSeat::each(players, |seat| Player {
                caravan: order::starting_crystals(seat),
                hand: Hand::new(components.starting()),
                claimed: Set::EMPTY,
                tokens: TokenCount::default(),
            }),
        }
    }

    fn order(&self) -> Order {
        self.order
    }

    fn order_mut(&mut self) -> &mut Order {
        &mut self.order
    }

    fn deals(&self, _components: &Components) -> Option<(Chance, Clause)> {
        self.missing(ge(1), ge(4))
    }

    fn deal(&mut self, _components: &Components, draw: Draw) {
        self.draw(draw);
    }

    fn turn_actions(&self, components: &Components, out: &mut impl Sink) {
        self.turn(components).tell(out);
    }

    fn choose_turn(&self, components: &Components, rng: &mut impl Rng) -> Option<Move> {
        self.turn(components).choose(rng)
    }

    fn begin(&mut self, components: &Components, action: Move) -> Result<Next, Clause> {
        match action {
            Move::Play(card) => self.cards(components).play(card).map(Next::from),
            Move::Acquire(card) => self.cards(components).acquire(card).map(Next::from),
            Move::Rest => {
                self.seats[self.order.seat].hand.rest();
                Ok(Next::End)
            }
            Move::Claim(card) => self.claim(components, card),
            _ => Err(ge(18)),
        }
    }

    fn actions<S: Sink>(&self, components: &Components, decision: CardDecision, out: &mut S) {
        decision.actions(&components.golem_edition, self.mover().caravan, out);
    }

    fn opened_by(&self, decision: CardDecision) -> Clause {
        decision.opened_by()
    }

    fn perform(
        &mut self,
        components: &Components,
        decision: CardDecision,
        action: Move,
    ) -> Result<Next, Clause> {
        self.cards(components).perform(decision, action).map(Next::from)
    }

    fn asks(&self, components: &Components, decision: CardDecision) -> Decision {
        decision.asks(&components.golem_edition, &self.market)
    }

    fn wants_draw(&self, (): ()) -> bool {
        self.golems.wants_card() || self.market.wants_card()
    }

    fn draws(&self, (): ()) -> Option<(Chance, Clause)> {
        self.missing(ge(13), ge(11))
    }

    fn draw(&mut self, draw: Draw) {
        match draw {
            Draw::Merchant(card) => self.market.refill(card),
            Draw::Point(card) => self.golems.refill(card),
            _ => unexpected(draw),
        }
    }

    fn resume(&mut self, _components: &Components, (): ()) -> Next {
        Next::End
    }

    fn caravan(&self, seat: Seat) -> Crystals {
        self.seats[seat].caravan
    }

    fn caravan_mut(&mut self, seat: Seat) -> &mut Crystals {
        &mut self.seats[seat].caravan
    }

    fn limit(&self, _components: &Components, _seat: Seat) -> u32 {
        LIMIT
    }

    fn claimed(&self, seat: Seat) -> Set<PointId> {
        self.seats[seat].claimed
    }

    fn hand(&self, seat: Seat) -> Option<&Hand> {
        Some(&self.seats[seat].hand)
    }

    fn hand_mut(&mut self, seat: Seat) -> Option<&mut Hand> {
        Some(&mut self.seats[seat].hand)
    }

    fn merchant_at(&self, place: usize) -> Option<(MerchantId, Crystals)> {
        self.market.cards().nth(place)
    }

    fn golem(&self, components: &Components, card: PointId) -> Golem {
        let card = components.golem_edition.point(card);
        Golem::plain(card.cost, card.points)
    }

    fn golems(&self, components: &Components) -> Set<PointId> {
        components.golem_edition.points()
    }

    fn open_golems(&self) -> Set<PointId> {
        self.golems.cards().iter().copied().collect()
    }

    fn token(&self, card: PointId) -> Option<Metal> {
        let position = self.golems.row.position(card)?;
        self.tokens.pile(position).map(|(metal, _)| metal)
    }

    /// GE-17.
    fn score(&self, components: &Components, seat: Seat) -> Score {
        let (player, components) = (&self.seats[seat], &components.golem_edition);
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

/// A card that has left a row is replaced, which ends the turn.
impl From<cards::Next> for Next {
    fn from(next: cards::Next) -> Next {
        match next {
            cards::Next::Decide(decision) => Next::Decide(decision),
            cards::Next::Taken => Next::Draw(()),
            cards::Next::Done => Next::End,
        }
    }
}
