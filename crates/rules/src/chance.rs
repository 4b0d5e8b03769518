//! Chance: what may be drawn now, how likely each draw is, and a fair way to make one.

use rand_core::Rng;

use crate::action::{Action, Draw};
use crate::clause::Clause;
use crate::components::endless_world::{ExplorationId, Side, TileId};
use crate::components::{MerchantId, MountainId, PointId};
use crate::set::{Id, Set};

/// The draws that are possible now, each with its weight: the chance of one is its weight divided
/// by the sum of all.
#[derive(Clone, Debug)]
pub struct Chance {
    /// The places of the components that may be drawn, and what drawing one means.
    members: u64,
    of: Drawn,
    /// The weight of each of them.
    each: u32,
    /// One more draw, with a weight of its own.
    other: Option<(Draw, u32)>,
}

#[derive(Clone, Copy, Debug)]
enum Drawn {
    Merchant,
    Point,
    Tile,
    Removed,
    Side,
    BonusTile,
    Exploration,
}

impl Drawn {
    fn draw(self, index: usize) -> Draw {
        match self {
            Drawn::Merchant => Draw::Merchant(MerchantId::from_index(index)),
            Drawn::Point => Draw::Point(PointId::from_index(index)),
            Drawn::Tile => Draw::Mountain(MountainId::from_index(index)),
            Drawn::Removed => Draw::Remove(MountainId::from_index(index)),
            Drawn::Side => Draw::Side(Side::from_index(index)),
            Drawn::BonusTile => Draw::Tile(TileId::from_index(index)),
            Drawn::Exploration => Draw::Exploration(ExplorationId::from_index(index)),
        }
    }
}

impl Chance {
    /// Nothing is drawn now.
    pub(crate) const fn none() -> Chance {
        Chance { members: 0, of: Drawn::Merchant, each: 1, other: None }
    }

    /// Each is equally likely (C-18).
    const fn uniform(members: u64, of: Drawn) -> Chance {
        Chance { members, of, each: 1, other: None }
    }

    pub(crate) const fn merchants(deck: Set<MerchantId>) -> Chance {
        Chance::uniform(deck.bits(), Drawn::Merchant)
    }

    pub(crate) const fn points(deck: Set<PointId>) -> Chance {
        Chance::uniform(deck.bits(), Drawn::Point)
    }

    pub(crate) const fn removed(tiles: Set<MountainId>) -> Chance {
        Chance::uniform(tiles.bits(), Drawn::Removed)
    }

    /// EW-1.
    pub(crate) fn sides() -> Chance {
        let sides: Set<Side> = Side::DRAWN.into_iter().collect();
        Chance::uniform(sides.bits(), Drawn::Side)
    }

    /// Bonus tiles: whichever lies next in a stack, or is out of the game, is equally likely to be any
    /// that nobody has seen (EW-3).
    pub(crate) const fn bonus_tiles(unseen: Set<TileId>) -> Chance {
        Chance::uniform(unseen.bits(), Drawn::BonusTile)
    }

    pub(crate) const fn exploration_tiles(tiles: Set<ExplorationId>) -> Chance {
        Chance::uniform(tiles.bits(), Drawn::Exploration)
    }

    pub(crate) const fn mountains(tiles: Set<MountainId>) -> Chance {
        Chance::uniform(tiles.bits(), Drawn::Tile)
    }

    /// Mountain tiles, and one more draw with its weight.
    pub(crate) fn tiles(tiles: Set<MountainId>, other: Draw, weight: u32) -> Chance {
        Chance::uniform(tiles.bits(), Drawn::Tile).or(other, weight)
    }

    /// Points with the same weight each, and one more draw with its weight.
    pub(crate) fn weighted_points(deck: Set<PointId>, each: u32, other: Draw, weight: u32) -> Chance {
        let members = if each > 0 { deck.bits() } else { 0 };
        Chance { each, ..Chance::uniform(members, Drawn::Point) }.or(other, weight)
    }

    fn or(self, other: Draw, weight: u32) -> Chance {
        Chance { other: (weight > 0).then_some((other, weight)), ..self }
    }

    /// Whether this draw is one of them.
    fn allows(&self, draw: Draw) -> bool {
        let is_member = |index: usize| index < 64 && self.members >> index & 1 != 0;
        let member = match (self.of, draw) {
            (Drawn::Merchant, Draw::Merchant(card)) => is_member(card.index()),
            (Drawn::Point, Draw::Point(card)) => is_member(card.index()),
            (Drawn::Tile, Draw::Mountain(tile)) => is_member(tile.index()),
            (Drawn::Removed, Draw::Remove(tile)) => is_member(tile.index()),
            (Drawn::Side, Draw::Side(side)) => is_member(side.index()),
            (Drawn::BonusTile, Draw::Tile(tile)) => is_member(tile.index()),
            (Drawn::Exploration, Draw::Exploration(tile)) => is_member(tile.index()),
            (Drawn::Merchant | Drawn::Point | Drawn::Tile | Drawn::Removed, _) => false,
            (Drawn::Side | Drawn::BonusTile | Drawn::Exploration, _) => false,
        };
        member || self.other.is_some_and(|(other, _)| other == draw)
    }

    /// The sum of all weights.
    pub fn total(&self) -> u32 {
        self.members.count_ones() * self.each + self.other.map_or(0, |(_, weight)| weight)
    }

    /// One of the draws, each as likely as its weight says; `None` if nothing is drawn now.
    pub fn draw(&self, rng: &mut impl Rng) -> Option<Action> {
        self.choose(rng).map(Action::Draw)
    }

    pub(crate) fn choose(&self, rng: &mut impl Rng) -> Option<Draw> {
        let total = self.total();
        if total == 0 {
            return None;
        }
        let number = below(rng, total);
        let member = Set::<MerchantId>::from_bits(self.members).nth((number / self.each.max(1)) as usize);
        match member {
            Some(id) => Some(self.of.draw(id.index())),
            None => self.other.map(|(draw, _)| draw),
        }
    }
}

impl Iterator for Chance {
    type Item = (Action, u32);

    fn next(&mut self) -> Option<(Action, u32)> {
        if self.members == 0 {
            return self.other.take().map(|(draw, weight)| (draw.into(), weight));
        }
        let index = self.members.trailing_zeros() as usize;
        self.members &= self.members - 1;
        Some((self.of.draw(index).into(), self.each))
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let outcomes = self.members.count_ones() as usize + usize::from(self.other.is_some());
        (outcomes, Some(outcomes))
    }
}

impl ExactSizeIterator for Chance {}

/// The draw, if it is one of those that are possible; `opened_by` is the clause that wants one.
pub(crate) fn check_draw(chance: &Chance, action: Action, opened_by: Clause) -> Result<Draw, Clause> {
    match action {
        Action::Draw(draw) if chance.allows(draw) => Ok(draw),
        Action::Draw(_) | Action::Move(_) => Err(opened_by),
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
