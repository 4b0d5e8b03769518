//! What is on offer: point cards and VP tiles, and how near a player is to claiming one.

use carvania_rules::components::endless_world::LocationKind;
use carvania_rules::expedition::Expedition;
use carvania_rules::set::Id;
use carvania_rules::world::World;
use carvania_rules::{Crystals, Game, PointId, Seat, State, Title};
use libm::powf;

use super::crystals::{missing, value};
use crate::visible::Visible;

/// How much of what a claim brings beyond its crystals is counted before it is made. Less than all, so that
/// claiming is better than being able to; still less where the way to a village can take long.
const BEFORE_THE_CLAIM: f32 = 0.75;
const BEFORE_THE_WAY: f32 = 0.64;
/// How much of it is left for each turn that it is away.
const PER_TURN: f32 = 0.8;
/// The second best is a way out when the best is taken by another.
const SECOND: f32 = 0.3;

/// What the benefit of a card of the third box brings in a game that lasts as long as this yet.
const BENEFIT: f32 = 3.0;
const LONG: f32 = 20.0;

/// Something to be claimed.
struct Target {
    cost: Crystals,
    points: f32,
    /// The turns that it takes to get there, once the crystals are there.
    delay: f32,
}

/// What the best claims in sight are worth to a player who makes `rate` levels a turn.
pub(super) fn progress(game: &Game, seat: Seat, visible: &Visible, rate: f32, turns: f32) -> f32 {
    let caravan = game.caravan(seat);
    let counted = match game.title() {
        Title::EasternMountains => BEFORE_THE_WAY,
        _ => BEFORE_THE_CLAIM,
    };
    let (mut best, mut second) = (0.0_f32, 0.0_f32);
    each_target(game, seat, visible, turns, |target| {
        let away = missing(caravan, target.cost) / rate.max(1.0) + target.delay;
        if away > turns {
            return;
        }
        let gain = (target.points - value(target.cost, visible.prices, turns)).max(0.0);
        let value = gain * counted * powf(PER_TURN, away);
        second = second.max(value.min(best));
        best = best.max(value);
    });
    best + SECOND * second
}

/// How many turns a player who makes `rate` levels a turn needs for the next claim, this one included.
pub(super) fn turns_to_claim(game: &Game, seat: Seat, visible: &Visible, rate: f32) -> f32 {
    let caravan = game.caravan(seat);
    let mut soonest = f32::INFINITY;
    each_target(game, seat, visible, 0.0, |target| {
        soonest = soonest.min(1.0 + missing(caravan, target.cost) / rate.max(1.0) + target.delay);
    });
    soonest
}

fn each_target(game: &Game, seat: Seat, visible: &Visible, turns: f32, mut see: impl FnMut(Target)) {
    match game.state() {
        State::GolemEdition(state) => {
            let components = &game.components().golem_edition;
            for (position, &card) in state.golems().cards().iter().enumerate() {
                if visible.points.contains(card) {
                    let (face, token) = (components.point(card), state.tokens().earned(position));
                    let tokens =
                        token.copper * components.copper.points + token.silver * components.silver.points;
                    see(Target { cost: face.cost, points: f32::from(face.points + tokens), delay: 0.0 });
                }
            }
        }
        State::EasternMountains(state) => villages(game, state.expedition(), seat, visible, 0.42, see),
        State::CallForAdventure(state) => villages(game, state.expedition(), seat, visible, 0.25, see),
        State::EndlessWorld(state) => golems(game, state.world(), seat, visible, turns, see),
        State::JourneyOne(state) => golems(game, state.world(), seat, visible, turns, see),
        State::JourneyTwo(state) => golems(game, state.world(), seat, visible, turns, see),
        State::JourneyThree(state) => golems(game, state.world(), seat, visible, turns, see),
    }
}

/// The VP tiles; every step beyond the first delays by `per_step` turns.
fn villages(
    game: &Game,
    expedition: &Expedition,
    seat: Seat,
    visible: &Visible,
    per_step: f32,
    mut see: impl FnMut(Target),
) {
    let Some(wagon) = expedition.mountains().wagon(seat) else { return };
    for (village, steps) in visible.steps.iter().enumerate() {
        let Some(tile) = expedition.villages().tile(village).filter(|&tile| visible.points.contains(tile))
        else {
            continue;
        };
        let face = game.components().eastern_mountains.vp_tile(tile);
        let delay = per_step * (f32::from(steps[wagon.index()]) - 1.0).max(0.0);
        see(Target { cost: face.cost, points: face.points.into(), delay });
    }
}

/// The point cards above golem locations, and the one that comes next.
fn golems(
    game: &Game,
    world: &World,
    seat: Seat,
    visible: &Visible,
    turns: f32,
    mut see: impl FnMut(Target),
) {
    let components = &game.components().endless_world;
    let board = components.board(world.board());
    let mut show = |card: PointId, delay| {
        if visible.points.contains(card) {
            let face = components.point(card);
            let points = f32::from(face.points) + BENEFIT * turns.min(LONG) / LONG;
            see(Target { cost: face.cost, points, delay });
        }
    };
    for place in board.places() {
        let location = board.location(place);
        let LocationKind::Golem { slot } = location.kind else { continue };
        let Some(&card) = world.row().get(usize::from(slot)) else { continue };
        let stands_there = world.traders(place).is_some_and(|(owner, _)| owner == seat);
        let can_go = !stands_there && world.required(location, place, seat) <= world.available(seat);
        // Else a rest comes first.
        show(card, if can_go { 0.0 } else { 1.0 });
    }
    if let Some(card) = world.next_card() {
        show(card, 3.0);
    }
}
