//! Locations, traders, point cards and tiles of the third box, as the network sees them.

use carvania_rules::components::endless_world::{CardIcon, LocationKind};
use carvania_rules::set::Id;
use carvania_rules::world::World;
use carvania_rules::{Game, Seat};

use super::{Writer, distance};

/// Golem locations, and the point cards above them.
const SLOTS: u8 = 4;
const STACKS: usize = 8;
const PLACES: usize = 24;

/// The point cards and tiles on offer, and the locations that are covered.
pub(super) fn board(table: &mut Writer<'_>, game: &Game, world: &World) {
    table.label(format_args!("board"));
    table.one_of(8, world.board() as usize);
    for place in 0..usize::from(SLOTS) {
        table.label(format_args!("point card {place}"));
        table.maybe(world.row().get(place).copied());
    }
    table.label(format_args!("next point card"));
    table.maybe(world.next_card());
    let components = &game.components().endless_world;
    let stacks = world.stacks(components);
    for place in 0..STACKS {
        table.label(format_args!("stack {place}"));
        table.maybe(stacks.get(place).and_then(|stack| stack.top()));
    }
    let places = components.board(world.board()).places().into_iter();
    table.label(format_args!("unexplored"));
    table.some_of(
        PLACES,
        places.filter(|&place| world.exploration_on(place).is_some()).map(|place| place.index()),
    );
}

/// What a player has, and how far it is from each golem, in crystals and in traders.
pub(super) fn player(own: &mut Writer<'_>, game: &Game, world: &World, seat: Seat) {
    let components = &game.components().endless_world;
    own.label(format_args!("traders"));
    own.one_of(13, world.available(seat).into());
    own.label(format_args!("reserve"));
    own.one_of(13, world.reserve(seat).into());
    own.label(format_args!("standing"));
    own.some_of(PLACES, world.standing(seat).into_iter().map(|place| place.index()));
    own.label(format_args!("claimed"));
    own.each_of(world.claimed(seat));
    own.label(format_args!("tiles"));
    own.each_of(world.tiles(seat).iter().copied());
    own.label(format_args!("explored"));
    own.each_of(world.explored(seat));
    own.label(format_args!("number of tiles"));
    own.one_of(5, world.tiles(seat).len());
    for icon in CardIcon::ALL {
        own.label(format_args!("icons {icon:?}"));
        own.amount(world.icons(components, seat, icon) as f32 / 3.0);
    }
    let board = components.board(world.board());
    for slot in 0..SLOTS {
        let offer = world.row().get(usize::from(slot)).map(|&card| components.point(card));
        let place = board.slot(LocationKind::Golem { slot });
        let caravan = place
            .map_or(world.caravan(seat), |place| world.equipped(components, board.location(place), seat));
        distance(own, caravan, offer.map(|card| (card.cost, card.points)));
        let traders = place.map_or(0, |place| world.required(board.location(place), place, seat));
        own.label(format_args!("traders needed"));
        own.one_of(8, traders.into());
    }
    let next = world.next_card().map(|card| components.point(card));
    distance(own, world.caravan(seat), next.map(|card| (card.cost, card.points)));
}
