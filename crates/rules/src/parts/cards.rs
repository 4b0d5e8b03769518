//! Playing and acquiring merchant cards: the turn of Golem Edition that The Call for Adventure shares.
//!
//! A [`CardDecision`] is what playing or acquiring a card leaves to be decided. Carrying it out leads
//! to the next one, to a refill of the row, or to the end of the action; what comes then is for the
//! game to say.

#[cfg(feature = "position")]
pub(crate) mod position;

use crate::action::Move;
use crate::clause::{Clause, c, ge};
use crate::components::{GolemEdition as Components, Merchant, MerchantId};
use crate::crystals::Crystals;
use crate::decision::{Decision, Trade};
use crate::parts::effect;
use crate::parts::hand::Hand;
use crate::parts::market::Market;
use crate::parts::sink::{Moves, Sink};
use crate::set::Set;

/// What is to be decided about a card that is being played or acquired.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CardDecision {
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
        /// The merchant card that is played.
        card: MerchantId,
    },
}

/// What follows an action about a card.
pub(crate) enum Next {
    /// Another decision.
    Decide(CardDecision),
    /// A card has left the row.
    Taken,
    /// The action is complete.
    Done,
}

/// A player's crystals and cards, and the cards on offer.
pub(crate) struct Cards<'a, const N: usize> {
    pub(crate) components: &'a Components,
    pub(crate) caravan: &'a mut Crystals,
    pub(crate) hand: &'a mut Hand,
    pub(crate) market: &'a mut Market<N>,
}

/// The cards that can be played and acquired.
pub(crate) struct Choice<'a> {
    playable: Set<MerchantId>,
    affordable: &'a [MerchantId],
}

impl<'a> Choice<'a> {
    pub(crate) fn new<const N: usize>(
        components: &Components,
        caravan: Crystals,
        hand: &Hand,
        market: &'a Market<N>,
    ) -> Choice<'a> {
        let row = market.offer.cards();
        Choice {
            playable: hand.cards.intersection(components.playable(caravan)),
            affordable: &row[..row.len().min(caravan.total() as usize + 1)],
        }
    }
}

impl Moves for Choice<'_> {
    #[inline]
    fn tell(&self, out: &mut impl Sink) {
        out.each(self.playable, Move::Play);
        out.row(self.affordable, Move::Acquire);
    }
}

impl CardDecision {
    /// What is to be decided, as it is told to others.
    pub(crate) fn asks<const N: usize>(self, components: &Components, market: &Market<N>) -> Decision {
        match self {
            CardDecision::Pay { position, paid } => {
                let row = market.offer.cards();
                let card_at = |place: u8| row.get(usize::from(place)).copied().unwrap_or(MerchantId::FIRST);
                Decision::Pay { card: card_at(paid), acquires: card_at(position) }
            }
            CardDecision::Upgrade { left } => Decision::Upgrade { left },
            CardDecision::Trade { card } => {
                let trade = Trade::of(components.merchant(card).trade());
                Decision::Trade { trade, is_optional: false }
            }
        }
    }

    pub(crate) fn actions(self, components: &Components, caravan: Crystals, out: &mut impl Sink) {
        match self {
            CardDecision::Pay { .. } => effect::each_colour(caravan, Move::Pay, out),
            CardDecision::Upgrade { .. } => effect::upgrade_actions(caravan, out),
            CardDecision::Trade { card } => {
                let (give, _) = components.merchant(card).trade();
                effect::trade_actions(caravan, give, out);
            }
        }
    }

    /// The clause that opened the decision.
    pub(crate) const fn opened_by(self) -> Clause {
        match self {
            CardDecision::Pay { .. } => ge(10),
            CardDecision::Upgrade { .. } => ge(8),
            CardDecision::Trade { .. } => ge(9),
        }
    }
}

impl<const N: usize> Cards<'_, N> {
    /// GE-6: the card lies face up from now on; its effect follows. A trade must be possible once (GE-9).
    pub(crate) fn play(&mut self, card: MerchantId) -> Result<Next, Clause> {
        if !self.hand.cards.contains(card) {
            return Err(ge(6));
        }
        if !self.caravan.contains(self.components.needs(card)) {
            return Err(ge(9));
        }
        self.hand.play(card);
        Ok(match self.components.merchant(card) {
            Merchant::Gain(crystals) => {
                // C-2: the supply never runs out, so all of it is gained.
                *self.caravan += crystals;
                Next::Done
            }
            Merchant::Upgrades(upgrades) => self.upgrade(upgrades),
            Merchant::Trade { .. } => Next::Decide(CardDecision::Trade { card }),
        })
    }

    /// GE-10: the card must be there, and every crystal it takes (C-14).
    pub(crate) fn acquire(&mut self, card: MerchantId) -> Result<Next, Clause> {
        match self.market.offer.row.position(card) {
            None => Err(ge(10)),
            Some(position) if position > self.caravan.total() as usize => Err(c(14)),
            Some(position) => Ok(self.pay_or_take(position as u8, 0)),
        }
    }

    /// Takes a card of the row into the hand, with the crystals on it.
    pub(crate) fn take(&mut self, position: usize) -> Next {
        let (card, crystals) = self.market.take(position);
        self.hand.cards.insert(card);
        *self.caravan += crystals;
        Next::Taken
    }

    /// Carries out what a decision asks for, or refuses it.
    pub(crate) fn perform(&mut self, decision: CardDecision, action: Move) -> Result<Next, Clause> {
        let opened_by = || decision.opened_by();
        match decision {
            CardDecision::Pay { position, paid } => {
                let crystal = effect::pay(self.caravan, action, opened_by)?;
                self.market.pay(paid.into(), crystal);
                Ok(self.pay_or_take(position, paid + 1))
            }
            CardDecision::Upgrade { left } => {
                let left = effect::upgrade(self.caravan, left, action, opened_by)?;
                Ok(self.upgrade(left))
            }
            CardDecision::Trade { card } => {
                let trade = self.components.merchant(card).trade();
                effect::trade(self.caravan, trade, action, opened_by)?;
                Ok(Next::Done)
            }
        }
    }

    /// GE-10: one crystal on each card to the left, then the card with what lies on it.
    fn pay_or_take(&mut self, position: u8, paid: u8) -> Next {
        if paid < position {
            Next::Decide(CardDecision::Pay { position, paid })
        } else {
            self.take(position.into())
        }
    }

    /// C-3: the effect ends by itself when no upgrade is left or no crystal can rise.
    fn upgrade(&mut self, left: u8) -> Next {
        if left > 0 && self.caravan.can_rise() {
            Next::Decide(CardDecision::Upgrade { left })
        } else {
            Next::Done
        }
    }
}
