//! Chance: what may be drawn now, how likely each draw is, and a fair way to make one.

use rand_core::Rng;

use crate::action::Action;
use crate::components::{MerchantId, PointId};
use crate::set::{Members, Set};

/// The draws that are possible now, each with its weight: the chance of one is its weight divided
/// by the sum of all.
#[derive(Clone)]
pub struct Chance(Draws);

#[derive(Clone)]
enum Draws {
    None,
    Merchants(Members<MerchantId>),
    Points(Members<PointId>),
}

impl Chance {
    /// Nothing is drawn now.
    pub(crate) fn none() -> Chance {
        Chance(Draws::None)
    }

    /// Each card of a deck is equally likely (C-18).
    pub(crate) fn merchants(deck: Set<MerchantId>) -> Chance {
        Chance(Draws::Merchants(deck.into_iter()))
    }

    /// Each card of a deck is equally likely (C-18).
    pub(crate) fn points(deck: Set<PointId>) -> Chance {
        Chance(Draws::Points(deck.into_iter()))
    }

    /// One of the draws, each as likely as its weight says; `None` if nothing is drawn now.
    pub fn draw(mut self, rng: &mut impl Rng) -> Option<Action> {
        // Every weight is 1 so far, so the n-th draw is as likely as any other.
        let outcomes = self.size_hint().0 as u32;
        if outcomes == 0 {
            return None;
        }
        self.nth(below(rng, outcomes) as usize).map(|(action, _)| action)
    }
}

impl Iterator for Chance {
    type Item = (Action, u32);

    fn next(&mut self) -> Option<(Action, u32)> {
        self.nth(0)
    }

    fn nth(&mut self, n: usize) -> Option<(Action, u32)> {
        let action = match &mut self.0 {
            Draws::None => None,
            Draws::Merchants(cards) => cards.nth(n).map(Action::DrawMerchant),
            Draws::Points(cards) => cards.nth(n).map(Action::DrawPoint),
        };
        action.map(|action| (action, 1))
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        match &self.0 {
            Draws::None => (0, Some(0)),
            Draws::Merchants(cards) => cards.size_hint(),
            Draws::Points(cards) => cards.size_hint(),
        }
    }
}

/// A number below `bound`, each equally likely, on every machine the same for the same generator.
///
/// Multiplies a 32-bit word by the bound and keeps the upper half; the few words that would favour
/// some numbers are drawn again (Lemire, "Fast random integer generation in an interval").
///
/// # Panics
/// If `bound` is 0.
#[inline]
pub fn below(rng: &mut impl Rng, bound: u32) -> u32 {
    assert!(bound > 0, "there is no number below 0");
    loop {
        let product = u64::from(rng.next_u32()) * u64::from(bound);
        let low = product as u32;
        if low >= bound || low >= bound.wrapping_neg() % bound {
            return (product >> 32) as u32;
        }
    }
}
