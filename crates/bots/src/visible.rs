//! What lies open on the table. A plan may count on that alone: what is drawn later may be anything.

use carvania_rules::components::endless_world::TileId;
use carvania_rules::map::MAX_CELLS;
use carvania_rules::set::{Id, Set};
use carvania_rules::villages::VILLAGES;
use carvania_rules::{Action, Crystal, Crystals, Game, MerchantId, Move, PointId};

use crate::distances::by_distance;
use crate::evaluation::{Prices, prices};

/// The cards and tiles that could be seen when a plan was begun.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Visible {
    pub(crate) merchants: Set<MerchantId>,
    pub(crate) points: Set<PointId>,
    pub(crate) tiles: Set<TileId>,
    /// What claims cost and pay.
    pub(crate) prices: Prices,
    /// How many steps each cell is away from each village.
    pub(crate) steps: [Steps; VILLAGES],
}

/// The steps to each cell; what cannot be reached is as far as can be.
pub(crate) type Steps = [u8; MAX_CELLS];

impl Visible {
    /// What lies open now.
    pub(crate) fn of(game: &Game) -> Visible {
        let tiles = game.world().map_or(Set::EMPTY, |world| {
            world.stacks(&game.components().endless_world).iter().filter_map(|stack| stack.top()).collect()
        });
        Visible {
            merchants: game.merchant_row().map(|(card, _)| card).collect(),
            points: game.open_golems(),
            tiles,
            prices: prices(game),
            steps: steps(game),
        }
    }

    /// Whether a caravan pays for a claim that could be seen.
    pub(crate) fn is_paid_by(&self, game: &Game, caravan: Crystals) -> bool {
        self.points.into_iter().any(|card| caravan.contains(game.golem(card).cost))
    }

    /// Whether a crystal is the lowest that is left of a caravan when it has paid for a claim that could be seen.
    pub(crate) fn spares(&self, game: &Game, caravan: Crystals, crystal: Crystal) -> bool {
        let costs = self.points.into_iter().map(|card| game.golem(card).cost);
        let mut paid = costs.filter(|&cost| caravan.contains(cost));
        paid.any(|cost| (caravan - cost).colours().next() == Some(crystal))
    }

    /// Whether an action takes only what could be seen.
    pub(crate) fn allows(&self, game: &Game, action: Action) -> bool {
        match action {
            Action::Move(Move::Acquire(card) | Move::Reward(card)) => self.merchants.contains(card),
            Action::Move(Move::Claim(card)) => self.points.contains(card),
            Action::Move(Move::TakeTile(tile)) => self.tiles.contains(tile),
            Action::Move(Move::Work(location)) => {
                game.market_card(location).is_none_or(|card| self.merchants.contains(card))
            }
            _ => true,
        }
    }
}

/// The steps from each village of an expedition; elsewhere nobody travels to one.
fn steps(game: &Game) -> [Steps; VILLAGES] {
    let mut steps = [[u8::MAX; MAX_CELLS]; VILLAGES];
    let Some(expedition) = game.expedition() else { return steps };
    let map = expedition.mountains().map();
    for (steps, village) in steps.iter_mut().zip(map.villages()) {
        for (number, ring) in by_distance(map, village).enumerate() {
            ring.into_iter().for_each(|cell| steps[cell.index()] = number as u8);
        }
    }
    steps
}
