//! The world in a position: board, cards, stacks, exploration tiles, traders.

use super::Reader;
use crate::clause::{Clause, ew};
use crate::components::PointId;
use crate::components::endless_world::{BoardName, EndlessWorld, ExplorationId, Place, Side, TileId};
use crate::position::Problem;
use crate::position::document::{Document, StackEntry, TraderEntry};
use crate::position::places::Places;
use crate::row::Row;
use crate::seat::Seat;
use crate::set::{Id, Set};
use crate::world::{Sheet, Spot, Stack, Whereabouts, World};

pub(super) fn write(world: &World, components: &EndlessWorld, sheet: &Sheet, document: &mut Document) {
    let board = components.board(world.board());
    let point = |card: PointId| components.point(card).label.to_string();
    let tile = |tile: TileId| components.tile(tile).label.to_string();
    let explored = |tile: ExplorationId| components.exploration_tile(tile).label.to_string();
    let location = |place: Place| board.location(place).label.to_string();
    document.side = world.board().drawn().map(|side| side.name().to_owned());
    document.point_row = Some(world.row().iter().map(|&card| point(card)).collect());
    document.point_next = world.next_card().map(point);
    document.point_deck = Some(world.deck().into_iter().map(point).collect());
    let stack = |stack: &Stack| StackEntry { tile: stack.top().map(tile), below: stack.below() };
    document.stacks = Some(world.stacks(components).iter().map(stack).collect());
    document.unseen_tiles = Some(world.unseen().into_iter().map(tile).collect());
    let on = |id: ExplorationId| match world.whereabouts(id) {
        Whereabouts::On(place) => Some((location(place), explored(id))),
        Whereabouts::Undealt | Whereabouts::Beside | Whereabouts::With(_) => None,
    };
    let all = components.exploration_tiles();
    document.exploration = Some(all.into_iter().filter_map(on).collect());
    let beside = all.into_iter().filter(|&id| world.whereabouts(id) == Whereabouts::Beside);
    document.beside = sheet.lie_beside.then(|| beside.map(explored).collect());
    for (entry, seat) in document.seats.iter_mut().zip(Seat::all(document.players)) {
        let traders = |place| world.traders(place).map_or(0, |(_, traders)| traders);
        let standing = world.standing(seat).into_iter();
        entry.caravan = world.caravan(seat);
        entry.claimed = world.claimed(seat).into_iter().map(point).collect();
        entry.tiles = Some(world.tiles(seat).iter().map(|&id| tile(id)).collect());
        entry.explored = Some(world.explored(seat).into_iter().map(explored).collect());
        entry.traders = Some(TraderEntry { available: world.available(seat), reserve: world.reserve(seat) });
        entry.at = Some(standing.map(|place| (location(place), traders(place))).collect());
    }
}

pub(super) fn read(reader: &mut Reader, sheet: &Sheet) -> Option<World> {
    let components = &reader.components.endless_world;
    let mut world = World::new(sheet, reader.document.players, components);
    reader.read_side(&mut world)?;
    reader.read_points(&mut world, sheet);
    reader.read_tiles(&mut world, sheet);
    reader.read_exploration(&mut world);
    for seat in Seat::all(reader.document.players) {
        reader.read_traders(&mut world, seat);
    }
    Some(world)
}

impl Reader<'_> {
    fn no_such(&mut self, place: &str, thing: &str) {
        self.problems.push(Problem::NoSuchCard { place: place.to_owned(), card: thing.to_owned() });
    }

    fn number(&mut self, place: String, found: usize, wanted: String, clause: Clause) {
        self.problems.push(Problem::Number { place, found, wanted, clause });
    }

    /// EW-1.
    fn read_side(&mut self, world: &mut World) -> Option<()> {
        let Some(name) = &self.document.side else {
            return Some(());
        };
        match Side::named(name).filter(|side| Side::DRAWN.contains(side)) {
            Some(side) => world.draw_side(side, &self.components.endless_world),
            None => {
                self.no_such("side", name);
                return None;
            }
        }
        Some(())
    }

    fn read_points(&mut self, world: &mut World, sheet: &Sheet) {
        let document = self.document;
        let deck = self.components.endless_world.deck(sheet.removed, document.players);
        let mut places = Places::new(
            self.components,
            deck,
            |all, name| all.endless_world.find_point(name.parse().ok()?),
            |all, card| all.endless_world.point(card).label.to_string(),
        );
        let row = document.point_row.as_deref().unwrap_or_default();
        let next: Vec<String> = document.point_next.iter().cloned().collect();
        world.golems.deck = Set::EMPTY;
        for card in places.lay("point_row", row, self.problems) {
            world.golems.row.push(card);
        }
        if !next.is_empty() && row.len() < crate::world::ROW {
            let wanted = "4, if there is a next card".to_owned();
            self.number("point_row".to_owned(), row.len(), wanted, ew(2));
            return;
        }
        for card in places.lay("point_next", &next, self.problems) {
            world.golems.row.push(card);
        }
        for (seat, entry) in Seat::all(document.players).zip(&document.seats) {
            let claimed = places.lay(&format!("seat {seat}, claimed"), &entry.claimed, self.problems);
            world.claimed[seat] = claimed.into_iter().collect();
            world.caravans[seat] = entry.caravan;
        }
        world.golems.deck = places.lay_deck("point_deck", document.point_deck.as_deref(), self.problems);
    }

    fn read_tiles(&mut self, world: &mut World, sheet: &Sheet) {
        let document = self.document;
        let components = &self.components.endless_world;
        let mut places = Places::new(
            self.components,
            components.tiles(sheet.groups),
            |all, name| all.endless_world.find_tile(name.parse().ok()?),
            |all, tile| all.endless_world.tile(tile).label.to_string(),
        );
        let entries = document.stacks.as_deref().unwrap_or_default();
        let spaces = components.board(world.board).stacks();
        if entries.len() != spaces.len() {
            self.number("stacks".to_owned(), entries.len(), spaces.len().to_string(), sheet.tiles);
            return;
        }
        for (index, (entry, space)) in entries.iter().zip(spaces).enumerate() {
            let place = format!("stacks, {}", index + 1);
            let top = entry.tile.as_ref().and_then(|tile| places.lay_one(&place, tile, self.problems));
            let found = usize::from(entry.below) + usize::from(entry.tile.is_some());
            if found > usize::from(space.size) {
                self.number(place, found, format!("at most {} tiles", space.size), sheet.tiles);
            }
            world.stacks[index] = Stack::new(top, entry.below);
        }
        for (seat, entry) in Seat::all(document.players).zip(&document.seats) {
            let place = format!("seat {seat}, tiles");
            let tiles = places.lay(&place, entry.tiles.as_deref().unwrap_or_default(), self.problems);
            let most = sheet.bonus_spaces(components);
            if tiles.len() > most {
                self.number(place, tiles.len(), format!("at most {most}"), ew(17));
                continue;
            }
            world.tiles[seat] = Row::empty();
            tiles.into_iter().for_each(|tile| world.tiles[seat].push(tile));
        }
        world.unseen = places.lay_deck("unseen_tiles", document.unseen_tiles.as_deref(), self.problems);
        let below: usize = world.stacks.iter().map(|stack| usize::from(stack.below())).sum();
        if below > world.unseen.len() {
            let wanted = format!("at least {below}, as many as lie in the stacks");
            self.number("unseen_tiles".to_owned(), world.unseen.len(), wanted, sheet.tiles);
        }
    }

    /// EW-4: on locations that show the icon, beside the board, or with a player.
    fn read_exploration(&mut self, world: &mut World) {
        let document = self.document;
        let components = &self.components.endless_world;
        let mut places = Places::new(
            self.components,
            components.exploration_tiles(),
            |all, name| all.endless_world.find_exploration_tile(name.parse().ok()?),
            |all, tile| all.endless_world.exploration_tile(tile).label.to_string(),
        );
        let board = components.board(world.board);
        let covered: Set<Place> = board.covered(document.players).collect();
        for tile in components.exploration_tiles() {
            world.put(tile, Whereabouts::Undealt);
        }
        for (location, tile) in document.exploration.iter().flatten() {
            let place = self.place(world.board, location).filter(|&place| covered.contains(place));
            match place {
                None => self.no_place("exploration", location),
                Some(place) => {
                    if let Some(tile) = places.lay_one("exploration", tile, self.problems) {
                        world.cover(place, tile);
                    }
                }
            }
        }
        let beside = document.beside.as_deref().unwrap_or_default();
        for tile in places.lay("beside", beside, self.problems) {
            world.put(tile, Whereabouts::Beside);
        }
        for (seat, entry) in Seat::all(document.players).zip(&document.seats) {
            let tiles = entry.explored.as_deref().unwrap_or_default();
            for tile in places.lay(&format!("seat {seat}, explored"), tiles, self.problems) {
                world.put(tile, Whereabouts::With(seat));
            }
        }
    }

    fn no_place(&mut self, place: &str, location: &str) {
        self.problems.push(Problem::NoSuchCell { place: place.to_owned(), cell: location.to_owned() });
    }

    /// The place of the location that is called so, if it is on the board.
    pub(super) fn place(&self, board: BoardName, name: &str) -> Option<Place> {
        let components = &self.components.endless_world;
        let location = components.find_location(name.parse().ok()?)?;
        components.board(board).place(location)
    }

    fn read_traders(&mut self, world: &mut World, seat: Seat) {
        let entry = &self.document.seats[seat.index()];
        let traders = entry.traders.unwrap_or_default();
        world.available[seat] = traders.available;
        world.reserve[seat] = traders.reserve;
        for (name, &traders) in entry.at.iter().flatten() {
            let what = format!("seat {seat}, at");
            let free = self
                .place(world.board, name)
                .filter(|&place| world.traders(place).is_none() && world.exploration_on(place).is_none());
            match free {
                None => self.no_place(&what, name),
                Some(_) if !(1..=crate::world::TRADERS).contains(&traders) => {
                    self.number(format!("{what}, {name}"), traders.into(), "1 to 12".to_owned(), ew(8));
                }
                Some(place) => {
                    world.spots[place.index()] = Spot::taken(seat, traders);
                }
            }
        }
    }
}
