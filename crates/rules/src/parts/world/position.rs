//! The world in a position: board, cards, stacks, exploration tiles, traders.

use super::set_up::available_at_first;
use super::{ROW, SEATS, Spot, Stack, TRADERS, Variant, Whereabouts, World};
use crate::action::Draw;
use crate::clause::ew;
use crate::components::PointId;
use crate::components::endless_world::{
    Benefit, BoardName, EndlessWorld as Components, Exploration, ExplorationId, Place, Side, TileId,
};
use crate::parts::order::Order;
use crate::parts::row::Row;
use crate::position::{Document, Fields, Places, PlayerEntry, Reader, Report, StackEntry, TraderEntry};
use crate::seat::Seat;
use crate::set::{Id, Set};

pub(crate) const FIELDS: Fields = Fields {
    table: &["point_row", "point_next", "point_deck", "stacks", "unseen_tiles", "exploration"],
    seats: &["traders", "at", "tiles", "explored"],
};

impl World {
    pub(crate) fn write(&self, variant: &Variant, components: &Components, document: &mut Document) {
        let board = components.board(self.board);
        let point = |card: PointId| components.point(card).label.to_string();
        let tile = |tile: TileId| components.tile(tile).label.to_string();
        let explored = |tile: ExplorationId| components.exploration_tile(tile).label.to_string();
        let location = |place: Place| board.location(place).label.to_string();
        document.side = self.board.drawn().map(|side| side.name().to_owned());
        document.point_row = Some(self.row().iter().map(|&card| point(card)).collect());
        document.point_next = self.next_card().map(point);
        document.point_deck = Some(self.deck().into_iter().map(point).collect());
        let stack = |stack: &Stack| StackEntry { tile: stack.top().map(tile), below: stack.below() };
        document.stacks = Some(self.stacks(components).iter().map(stack).collect());
        document.unseen_tiles = Some(self.unseen.into_iter().map(tile).collect());
        let on = |id: ExplorationId| match self.whereabouts(id) {
            Whereabouts::On(place) => Some((location(place), explored(id))),
            Whereabouts::Undealt | Whereabouts::Beside | Whereabouts::With(_) => None,
        };
        document.exploration = Some(components.exploration_tiles().into_iter().filter_map(on).collect());
        let beside = self.exploration_where(|at| at == Whereabouts::Beside);
        document.beside = variant.lie_beside.then(|| beside.into_iter().map(explored).collect());
        for (seat, entry) in document.seated_mut() {
            let traders = |place| self.traders(place).map_or(0, |(_, traders)| traders);
            let standing = self.standing(seat).into_iter();
            entry.caravan = self.caravan(seat);
            entry.claimed = self.claimed(seat).into_iter().map(point).collect();
            entry.tiles = Some(self.tiles(seat).iter().map(|&id| tile(id)).collect());
            entry.explored = Some(self.explored(seat).into_iter().map(explored).collect());
            entry.traders =
                Some(TraderEntry { available: self.available(seat), reserve: self.reserve(seat) });
            entry.at = Some(standing.map(|place| (location(place), traders(place))).collect());
        }
    }

    pub(crate) fn read(reader: &mut Reader, variant: &Variant) -> Option<World> {
        let mut world = World::new(variant, reader.document.players, &reader.components.endless_world);
        world.read_side(reader)?;
        world.read_points(reader, variant);
        world.read_tiles(reader, variant);
        world.read_exploration(reader);
        for (seat, entry) in reader.seats() {
            world.caravans[seat] = entry.caravan;
            world.read_traders(seat, entry, reader);
        }
        Some(world)
    }

    /// EW-1.
    fn read_side(&mut self, reader: &mut Reader) -> Option<()> {
        let Some(name) = &reader.document.side else { return Some(()) };
        let side = Side::named(name).filter(|side| Side::DRAWN.contains(side));
        if side.is_none() {
            reader.report.no_such_card("side", name);
        }
        self.draw_side(side?, &reader.components.endless_world);
        Some(())
    }

    fn read_points(&mut self, reader: &mut Reader, variant: &Variant) {
        let (document, report) = (reader.document, &mut reader.report);
        let mut places = Places::new(
            reader.components,
            reader.components.endless_world.deck(variant.removed, document.players),
            |all, name| all.endless_world.find_point(name.parse().ok()?),
            |all, card| all.endless_world.point(card).label.to_string(),
        );
        let row = document.point_row.as_deref().unwrap_or_default();
        self.golems.deck = Set::EMPTY;
        for card in places.lay("point_row", row, report) {
            self.golems.row.push(card);
        }
        if let Some(next) = &document.point_next {
            if row.len() < ROW {
                return report.number("point_row", row.len(), "4, if there is a next card", ew(2));
            }
            if let Some(card) = places.lay_one("point_next", next, report) {
                self.golems.row.push(card);
            }
        }
        for (seat, entry) in document.seated() {
            let claimed = places.lay(&format!("seat {seat}, claimed"), &entry.claimed, report);
            self.claimed[seat] = claimed.into_iter().collect();
        }
        self.golems.deck = places.lay_deck("point_deck", document.point_deck.as_deref(), report);
    }

    fn read_tiles(&mut self, reader: &mut Reader, variant: &Variant) {
        let (document, report) = (reader.document, &mut reader.report);
        let components = &reader.components.endless_world;
        let mut places = Places::new(
            reader.components,
            components.tiles(variant.groups),
            |all, name| all.endless_world.find_tile(name.parse().ok()?),
            |all, tile| all.endless_world.tile(tile).label.to_string(),
        );
        let entries = document.stacks.as_deref().unwrap_or_default();
        let spaces = components.board(self.board).stacks();
        if entries.len() != spaces.len() {
            return report.number("stacks", entries.len(), spaces.len(), variant.tiles);
        }
        for (index, (entry, space)) in entries.iter().zip(spaces).enumerate() {
            let place = format!("stacks, {}", index + 1);
            let top = entry.tile.as_ref().and_then(|tile| places.lay_one(&place, tile, report));
            let found = usize::from(entry.below) + usize::from(entry.tile.is_some());
            if found > usize::from(space.size) {
                report.number(place, found, format_args!("at most {} tiles", space.size), variant.tiles);
            }
            self.stacks[index] = Stack::new(top, entry.below);
        }
        for (seat, entry) in document.seated() {
            let place = format!("seat {seat}, tiles");
            let tiles = places.lay(&place, entry.tiles.as_deref().unwrap_or_default(), report);
            let most = variant.bonus_spaces(components);
            report.at_most(place, tiles.len(), most, ew(17));
            self.tiles[seat] = Row::empty();
            tiles.into_iter().take(most).for_each(|tile| self.tiles[seat].push(tile));
        }
        self.unseen = places.lay_deck("unseen_tiles", document.unseen_tiles.as_deref(), report);
        let below: usize = self.stacks.iter().map(|stack| usize::from(stack.below())).sum();
        if below > self.unseen.len() {
            let wanted = format_args!("at least {below}, as many as lie in the stacks");
            report.number("unseen_tiles", self.unseen.len(), wanted, variant.tiles);
        }
    }

    /// EW-4: on locations that show the icon, beside the board, or with a player.
    fn read_exploration(&mut self, reader: &mut Reader) {
        let (document, report) = (reader.document, &mut reader.report);
        let components = &reader.components.endless_world;
        let mut places = Places::new(
            reader.components,
            components.exploration_tiles(),
            |all, name| all.endless_world.find_exploration_tile(name.parse().ok()?),
            |all, tile| all.endless_world.exploration_tile(tile).label.to_string(),
        );
        let covered: Set<Place> = components.board(self.board).covered(document.players).collect();
        for tile in components.exploration_tiles() {
            self.put(tile, Whereabouts::Undealt);
        }
        for (location, tile) in document.exploration.iter().flatten() {
            let place = find_place(self.board, location, components).filter(|&place| covered.contains(place));
            let Some(place) = place else {
                report.no_such_cell("exploration", location);
                continue;
            };
            if let Some(tile) = places.lay_one("exploration", tile, report) {
                self.cover(place, tile);
            }
        }
        let beside = document.beside.as_deref().unwrap_or_default();
        for tile in places.lay("beside", beside, report) {
            self.put(tile, Whereabouts::Beside);
        }
        for (seat, entry) in document.seated() {
            let tiles = entry.explored.as_deref().unwrap_or_default();
            for tile in places.lay(&format!("seat {seat}, explored"), tiles, report) {
                self.put(tile, Whereabouts::With(seat));
            }
        }
    }

    fn read_traders(&mut self, seat: Seat, entry: &PlayerEntry, reader: &mut Reader) {
        let traders = entry.traders.unwrap_or_default();
        self.available[seat] = traders.available;
        self.reserve[seat] = traders.reserve;
        for (name, &traders) in entry.at.iter().flatten() {
            let what = format!("seat {seat}, at");
            let is_free =
                |place: &Place| self.traders(*place).is_none() && self.exploration_on(*place).is_none();
            let place = find_place(self.board, name, &reader.components.endless_world).filter(is_free);
            match place {
                None => reader.report.no_such_cell(&what, name),
                Some(_) if !(1..=TRADERS).contains(&traders) => {
                    reader.report.number(format!("{what}, {name}"), traders.into(), "1 to 12", ew(8));
                }
                Some(place) => self.spots[place.index()] = Spot::taken(seat, traders),
            }
        }
    }

    /// Whether a set-up draw leads from `now` to this.
    pub(crate) fn leads_from(
        &self,
        now: &World,
        draw: Draw,
        players: usize,
        components: &Components,
    ) -> bool {
        match draw {
            Draw::Side(side) => self.board == BoardName::with(side),
            Draw::Point(card) => self.golems.leads_from(&now.golems, card),
            Draw::Tile(tile) => now.uncovered().is_some_and(|stack| self.stacks[stack].top() == Some(tile)),
            Draw::Exploration(tile) => {
                let next = now.next_covered(players, components).map(Whereabouts::On);
                next == Some(self.whereabouts(tile))
            }
            _ => false,
        }
    }

    /// What must hold of the board, the exploration tiles and the traders, of which so many lie elsewhere.
    pub(crate) fn check(
        &self,
        order: Order,
        variant: &Variant,
        elsewhere: impl Fn(Seat) -> u8,
        components: &Components,
        report: &mut Report,
    ) {
        report.exactly("side", usize::from(self.board != BoardName::Undrawn), 1, ew(1));
        // EW-4: what has not been dealt has left the game; beside the board lie all the others.
        let covered = components.board(self.board).covered(order.players()).count();
        let undealt = self.exploration_where(|at| at == Whereabouts::Undealt).len();
        let left = if variant.lie_beside { 0 } else { components.exploration_tiles().len() - covered };
        report.exactly("exploration tiles that lie nowhere", undealt, left, variant.exploration);
        for seat in order.seats() {
            let standing = self.standing(seat).into_iter().filter_map(|place| self.traders(place));
            let working: usize = standing.map(|(_, traders)| usize::from(traders)).sum();
            let idle = usize::from(self.available(seat)) + usize::from(self.reserve(seat));
            let found = working + idle + usize::from(elsewhere(seat));
            report.exactly(format!("seat {seat}, traders in all"), found, TRADERS.into(), ew(5));
        }
    }

    /// What holds because of how players come by what they have.
    pub(crate) fn check_past(&self, order: Order, components: &Components, report: &mut Report) {
        // Two players begin with one fewer; that one makes no difference to studies that leave it there.
        let reserve = usize::from(TRADERS - available_at_first(SEATS));
        for seat in order.seats() {
            let traders = self.reserve(seat).into();
            report.at_most(format!("seat {seat}, traders in reserve"), traders, reserve, ew(5));
            let (explored, cards) = (self.explored(seat).len(), self.exploration_cards(seat, components));
            report.at_most(format!("seat {seat}, explored"), explored, cards, ew(19));
        }
    }

    /// How many of a player's point cards have brought, or bring, an exploration tile (EW-19).
    pub(crate) fn exploration_cards(&self, seat: Seat, components: &Components) -> usize {
        let benefit = |card| components.point(card).benefit;
        self.claimed(seat).into_iter().filter(|&card| benefit(card) == Benefit::Exploration).count()
    }

    /// What Tool cards, an exploration tile and the like have added to a caravan in the middle of a turn, or more.
    pub(crate) fn added_within_a_turn(&self, seat: Seat, components: &Components) -> usize {
        let tools = components.gains(self.claimed(seat).intersection(components.tools()));
        let explored =
            self.explored(seat).into_iter().map(|tile| match components.exploration_tile(tile).gives {
                Exploration::Crystals(crystals) => crystals.total(),
                Exploration::Traders(_) | Exploration::Points(_) | Exploration::Icon(_) => 0,
            });
        // J1-11: one with which trade routes are adjusted.
        (tools.total() + explored.sum::<u32>() + 1) as usize
    }
}

/// The place of the location that is called so, if it is on the board.
pub(crate) fn find_place(board: BoardName, name: &str, components: &Components) -> Option<Place> {
    let location = components.find_location(name.parse().ok()?)?;
    components.board(board).place(location)
}
