//! Eager play in the world of the third box: it works wherever it can claim a point card, and rests when
//! traders are missing for that; else any legal action.
//!
//! It parts with the colour of which it has most. If it did so with any, caravans would fill up with what
//! no card of the row costs, and some games would hardly end.

use carvania_rules::components::endless_world::{Board, LocationKind, Place};
use carvania_rules::set::Set;
use carvania_rules::world::{TRADERS, World};
use carvania_rules::{Action, Actions, Game, Move, Seat, Turn};
use rand_core::Rng;

use super::any_of_first;

pub(super) fn choose(game: &Game, world: &World, actions: &Actions, rng: &mut impl Rng) -> Option<Action> {
    let Turn::Seat(seat) = game.turn() else { return crate::reflex::any(actions, rng) };
    let board = game.components().endless_world.board(world.board());
    let payable = match game.turn_begins() {
        Some(seat) => payable(game, world, board, seat),
        None => Set::EMPTY,
    };
    any_of_first(actions, rng, |action| match action {
        Action::Move(Move::Work(at)) if board.place(at).is_some_and(|place| payable.contains(place)) => 0,
        Action::Move(Move::Rest) if has_traders_out(world, seat) && !payable.is_empty() => 1,
        Action::Move(Move::Pay(crystal) | Move::Return(crystal)) => {
            u8::MAX - world.caravan(seat).count(crystal).min(u8::MAX.into()) as u8
        }
        _ => 2,
    })
}

/// Whether a rest brings traders back.
fn has_traders_out(world: &World, seat: Seat) -> bool {
    world.available(seat) + world.reserve(seat) < TRADERS
}

/// The golem locations whose point card the player can pay, the crystals of Tool cards counted.
fn payable(game: &Game, world: &World, board: &Board, seat: Seat) -> Set<Place> {
    let components = &game.components().endless_world;
    let can_pay = |place: &Place| {
        let location = board.location(*place);
        let LocationKind::Golem { slot } = location.kind else { return false };
        let Some(&card) = world.row().get(usize::from(slot)) else { return false };
        world.equipped(components, location, seat).contains(components.cost(card))
    };
    board.places().into_iter().filter(can_pay).collect()
}
