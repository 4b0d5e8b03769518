//! Traders, Help and Tool cards, bonus tiles and trade routes of the third box.

use carvania_rules::components::endless_world::{Benefit, TileKind};
use carvania_rules::world::{CARDS_TO_END, TRADERS, World};
use carvania_rules::{Game, Seat, State};

use super::crystals::levels;
use super::engine::total_yield;
use super::mountains;

/// The levels that work at an ordinary location brings.
const LEVELS_PER_WORK: f32 = 2.8;
/// The traders that it takes, with one's own Help cards and without.
const TRADERS_PER_WORK: f32 = 1.9;
const FEWEST_PER_WORK: f32 = 1.1;
/// The share of the work at which a Help or Tool card is of use.
const SHARE_OF_WORK: f32 = 0.28;

/// The levels that a turn brings: work until the traders are used up, then a rest.
pub(super) fn rate(game: &Game, seat: Seat) -> f32 {
    let Some(world) = game.world() else { return 0.0 };
    let components = &game.components().endless_world;
    let (mut helps, mut tools) = (0.0, 0.0);
    for card in world.claimed(seat) {
        match components.point(card).benefit {
            Benefit::Help { .. } => helps += 1.0,
            Benefit::Tool { gain, .. } => tools += levels(gain),
            Benefit::NewTraders(_) | Benefit::Exploration => {}
        }
    }
    let per_work = (TRADERS_PER_WORK - SHARE_OF_WORK * helps).max(FEWEST_PER_WORK);
    let (cards, brought) = route(game, seat);
    let traders = f32::from(TRADERS - world.reserve(seat));
    // A card of the route takes one trader when those to its left are used first.
    let works = (traders - cards).max(0.0) / per_work;
    let made =
        works * (LEVELS_PER_WORK + SHARE_OF_WORK * tools + 0.3 * mountains::trades(game, seat)) + brought;
    made / (works + cards + 1.0)
}

/// How many cards the trade route has, and the levels that they bring.
fn route(game: &Game, seat: Seat) -> (f32, f32) {
    let State::JourneyOne(state) = game.state() else { return (0.0, 0.0) };
    let route = state.added().route(seat);
    (route.len() as f32, total_yield(game, route.cards().map(|(card, _)| card)))
}

/// The part of a rest that is due, by the traders that are out.
pub(super) fn unready(game: &Game, seat: Seat) -> f32 {
    game.world().map_or(0.0, |world| {
        let all = TRADERS - world.reserve(seat);
        0.9 * f32::from(all - world.available(seat)) / f32::from(all.max(1))
    })
}

/// What bonus tiles will still gain, and merchant cards on the way to one.
pub(super) fn value(game: &Game, seat: Seat, turns: f32) -> f32 {
    let Some(world) = game.world() else { return 0.0 };
    let components = &game.components().endless_world;
    let more = claims_to_come(world, seat, turns);
    let tiles = world.tiles(seat).iter().map(|&tile| {
        let tile = components.tile(tile);
        // One card in four shows a certain icon.
        let times = match tile.kind {
            TileKind::PerIcon(_) => 0.25 * more,
            TileKind::PerPair(_) => 0.18 * more,
            TileKind::PerTwoTraders => 0.12 * more,
            TileKind::PerPairOfMerchantCards => 0.06 * turns,
            TileKind::Flat => 0.0,
        };
        times * f32::from(tile.points)
    });
    tiles.sum::<f32>() + toward_tile(game, seat)
}

/// How many point cards the player will still claim.
fn claims_to_come(world: &World, seat: Seat, turns: f32) -> f32 {
    let left = CARDS_TO_END.saturating_sub(world.claimed(seat).len()) as f32;
    left.min(turns / 4.0)
}

/// Every fourth merchant card brings a tile.
fn toward_tile(game: &Game, seat: Seat) -> f32 {
    match game.state() {
        State::JourneyThree(_) => game.merchants().map_or(0.0, |all| (all.discarded(seat).len() % 4) as f32),
        _ => 0.0,
    }
}
