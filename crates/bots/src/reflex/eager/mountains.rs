//! Eager play in the mountains: it heads for the nearest village whose tile it can pay; else any legal
//! action, with a few preferences that keep games short.

use carvania_rules::expedition::Expedition;
use carvania_rules::map::{Cell, Map};
use carvania_rules::set::Set;
use carvania_rules::{Action, Actions, Crystals, Game, Move, Seat, Turn};
use rand_core::Rng;

use super::any_of_first;
use crate::distances::by_distance;

pub(super) fn choose(
    game: &Game,
    expedition: &Expedition,
    actions: &Actions,
    rng: &mut impl Rng,
) -> Option<Action> {
    match journey(game, expedition) {
        Some(journey) => any_of_first(actions, rng, |action| journey.rank(action)),
        None => any_of_first(actions, rng, rank),
    }
}

/// What comes first, from 0, without a village to head for. A trade that can be made is made, the lowest
/// crystals are returned, and a movement ends as soon as it may: games would be long otherwise.
fn rank(action: Action) -> u8 {
    match action {
        Action::Move(Move::Claim(_) | Move::Trade(_) | Move::Upgrade(_) | Move::Take) => 0,
        Action::Move(Move::Return(crystal)) => crystal as u8,
        Action::Move(Move::Stop) => 1,
        Action::Move(Move::Leave | Move::Pass) => 3,
        _ => 2,
    }
}

/// The way to a village.
struct Journey {
    /// The neighbouring cells that are nearer to the village; none when the wagon stands on it.
    nearer: Set<Cell>,
    /// The crystals that the tile there does not cost.
    spare: Crystals,
}

/// The journey of the player who decides, if they can pay a tile.
fn journey(game: &Game, expedition: &Expedition) -> Option<Journey> {
    let Turn::Seat(seat) = game.turn() else { return None };
    let map = expedition.mountains().map();
    let wagon = expedition.mountains().wagon(seat)?;
    let cost = |village| payable_cost(game, expedition, seat, village);
    let payable = map.villages().into_iter().filter(|&village| cost(village).is_some()).collect();
    let village = nearest(map, wagon, payable)?;
    let spare = expedition.caravan(seat) - cost(village)?;
    let nearer = if village == wagon { Set::EMPTY } else { towards(map, wagon, village) };
    Some(Journey { nearer, spare })
}

/// What the tile of a village costs, if the player can pay it.
fn payable_cost(game: &Game, expedition: &Expedition, seat: Seat, village: Cell) -> Option<Crystals> {
    let village = expedition.mountains().map().village(village)?;
    let tile = expedition.villages().tile(village)?;
    let cost = game.components().eastern_mountains.vp_tile(tile).cost;
    expedition.caravan(seat).contains(cost).then_some(cost)
}

impl Journey {
    /// What comes first, from 0. A crystal that the tile costs is parted with only if nothing else can
    /// be, and what could cost more of them waits.
    fn rank(&self, action: Action) -> u8 {
        let has_arrived = self.nearer.is_empty();
        match action {
            Action::Move(Move::Claim(_) | Move::Take) => 0,
            Action::Move(Move::Step(cell)) if self.nearer.contains(cell) => 1,
            Action::Move(Move::Stop) if has_arrived => 1,
            Action::Move(Move::Pay(crystal) | Move::Return(crystal)) if self.spare.has(crystal) => 2,
            Action::Move(Move::Spend(_)) if !has_arrived => 2,
            Action::Move(Move::Stop) => 3,
            Action::Move(Move::Mine | Move::Rest) => 4,
            Action::Move(Move::Pass | Move::Leave | Move::Bonus(_) | Move::Reward(_)) => 5,
            Action::Move(Move::Pay(_) | Move::Return(_) | Move::Step(_) | Move::Spend(_)) => 6,
            _ => 7,
        }
    }
}

/// The one of `goals` to which the way is shortest.
fn nearest(map: &Map, from: Cell, goals: Set<Cell>) -> Option<Cell> {
    by_distance(map, from).find_map(|ring| ring.intersection(goals).nth(0))
}

/// The neighbours of `from` from which the way to `goal` is shortest.
fn towards(map: &Map, from: Cell, goal: Cell) -> Set<Cell> {
    let beside = map.neighbours(from);
    let near = by_distance(map, goal).map(|ring| ring.intersection(beside)).find(|near| !near.is_empty());
    near.unwrap_or(Set::EMPTY)
}
