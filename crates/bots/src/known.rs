//! What lies open on the table. A plan may count on that alone: what is drawn later may be anything.

use carvania_rules::components::endless_world::{LocationKind, TileId};
use carvania_rules::expedition::Expedition;
use carvania_rules::map::MOST_CELLS;
use carvania_rules::set::{Id, Set};
use carvania_rules::villages::VILLAGES;
use carvania_rules::world::World;
use carvania_rules::{Action, Crystal, Crystals, Game, MerchantId, PointId, State};

use crate::evaluation::{Prices, prices};
use crate::rings::rings;

/// The cards and tiles that could be seen when a plan was begun.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Known {
    pub(crate) merchants: Set<MerchantId>,
    pub(crate) points: Set<PointId>,
    pub(crate) tiles: Set<TileId>,
    /// What claims cost and pay.
    pub(crate) prices: Prices,
    /// How many steps each cell is away from each village.
    pub(crate) steps: [Steps; VILLAGES],
}

/// The steps to each cell; what cannot be reached is as far as can be.
pub(crate) type Steps = [u8; MOST_CELLS];

impl Known {
    /// What lies open now.
    pub(crate) fn of(game: &Game) -> Known {
        let points = game.world().map_or(Set::EMPTY, points_of_world);
        let tiles = game.world().map_or(Set::EMPTY, |world| {
            world.stacks(&game.components().endless_world).iter().filter_map(|stack| stack.top()).collect()
        });
        let known = Known { points, tiles, merchants: Set::EMPTY, prices: prices(game), steps: steps(game) };
        match game.state() {
            State::GolemEdition(state) => Known {
                points: state.golems().cards().iter().copied().collect(),
                merchants: state.market().cards().map(|(card, _)| card).collect(),
                ..known
            },
            State::EasternMountains(state) => Known { points: tiles_of(state.expedition()), ..known },
            State::CallForAdventure(state) => Known {
                points: tiles_of(state.expedition()),
                merchants: state.market().cards().map(|(card, _)| card).collect(),
                ..known
            },
            State::EndlessWorld(_) | State::JourneyTwo(_) => known,
            State::JourneyOne(_) | State::JourneyThree(_) => Known {
                merchants: game.merchants().map_or(Set::EMPTY, |all| all.row().iter().copied().collect()),
                ..known
            },
        }
    }

    /// Whether a caravan pays for a claim that could be seen.
    pub(crate) fn is_paid_by(&self, game: &Game, caravan: Crystals) -> bool {
        self.points.into_iter().any(|card| caravan.contains(cost(game, card)))
    }

    /// Whether a crystal is the lowest that is left of a caravan when it has paid for a claim that could be seen.
    pub(crate) fn spares(&self, game: &Game, caravan: Crystals, crystal: Crystal) -> bool {
        let costs = self.points.into_iter().map(|card| cost(game, card));
        let mut paid = costs.filter(|&cost| caravan.contains(cost));
        paid.any(|cost| (caravan - cost).colours().next() == Some(crystal))
    }

    /// Whether an action takes only what could be seen.
    pub(crate) fn allows(&self, game: &Game, action: Action) -> bool {
        match action {
            Action::Acquire(card) | Action::Reward(card) => self.merchants.contains(card),
            Action::Claim(card) => self.points.contains(card),
            Action::TakeTile(tile) => self.tiles.contains(tile),
            Action::Work(location) => match game.components().endless_world.location(location).kind {
                LocationKind::Market { slot } => {
                    let card = game.merchants().and_then(|all| all.row().get(usize::from(slot)).copied());
                    card.is_some_and(|card| self.merchants.contains(card))
                }
                _ => true,
            },
            _ => true,
        }
    }
}

/// What a claim costs.
fn cost(game: &Game, card: PointId) -> Crystals {
    let components = game.components();
    match game.state() {
        State::GolemEdition(_) => components.golem_edition.point(card).cost,
        State::EasternMountains(_) | State::CallForAdventure(_) => {
            components.eastern_mountains.vp_tile(card).cost
        }
        State::EndlessWorld(_) | State::JourneyOne(_) | State::JourneyTwo(_) | State::JourneyThree(_) => {
            components.endless_world.point(card).cost
        }
    }
}

/// The steps from each village of an expedition; elsewhere nobody travels to one.
fn steps(game: &Game) -> [Steps; VILLAGES] {
    let mut steps = [[u8::MAX; MOST_CELLS]; VILLAGES];
    let Some(expedition) = game.expedition() else { return steps };
    let map = expedition.mountains().map();
    for (steps, village) in steps.iter_mut().zip(map.villages()) {
        for (number, ring) in rings(map, village).enumerate() {
            ring.into_iter().for_each(|cell| steps[cell.index()] = number as u8);
        }
    }
    steps
}

fn points_of_world(world: &World) -> Set<PointId> {
    world.row().iter().copied().chain(world.next_card()).collect()
}

/// The VP tiles on the villages.
fn tiles_of(expedition: &Expedition) -> Set<PointId> {
    (0..VILLAGES).filter_map(|village| expedition.villages().tile(village)).collect()
}
