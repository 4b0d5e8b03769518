//! Setting up the world: what a game uses, and its draws one component at a time (C-18).

use super::spot::covered;
use super::{Packed, Spot, Stack, TRADERS, Whereabouts, World};
use crate::action::Draw;
use crate::chance::Chance;
use crate::clause::Clause;
use crate::components::endless_world::board::MAX_STACKS;
use crate::components::endless_world::{
    BoardName, EXPLORATION_TILES, EndlessWorld as Components, ExplorationId, Group, Place, Side, Star,
};
use crate::games::unexpected;
use crate::parts::golems::Golems;
use crate::parts::order;
use crate::parts::row::Row;
use crate::seat::PerSeat;
use crate::set::{Id, Set};

/// What a game of the third box is played with.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Variant {
    pub(crate) board: BoardName,
    /// Cards with this star are removed.
    pub(crate) removed: Star,
    /// The bonus tiles in play.
    pub(crate) groups: &'static [Group],
    /// Whether the player boards show side B, with a fourth bonus space and outposts (J2-3).
    pub(crate) is_side_b: bool,
    /// Whether exploration tiles lie beside the board (J1-3).
    pub(crate) lie_beside: bool,
    /// Whether bonus tiles are taken at golem locations (EW-15, J2-8).
    pub(crate) golem_tiles: bool,
    /// The clauses that deal point cards, bonus tiles and exploration tiles.
    pub(crate) points: Clause,
    pub(crate) tiles: Clause,
    pub(crate) exploration: Clause,
    /// The clause of taking an exploration tile.
    pub(crate) explore: Clause,
}

impl Variant {
    /// How many bonus tiles have room on a player board.
    pub(crate) const fn bonus_spaces(&self, components: &Components) -> usize {
        let board = if self.is_side_b { &components.side_b } else { &components.side_a };
        board.bonus_spaces as usize
    }

    /// The most crystals at the end of a turn (EW-22).
    pub(crate) const fn limit(&self, components: &Components) -> u32 {
        let board = if self.is_side_b { &components.side_b } else { &components.side_a };
        board.caravan as u32
    }
}

/// How many traders stand on a player's board at the beginning; the others are in the reserve (EW-5).
pub(crate) const fn available_at_first(players: usize) -> u8 {
    if players == 2 { 7 } else { 6 }
}

impl World {
    /// The table before anything is dealt.
    pub(crate) fn new(variant: &Variant, players: usize, components: &Components) -> World {
        let available = available_at_first(players);
        let mut world = World {
            board: variant.board,
            golems: Golems::new(components.deck(variant.removed, players)),
            stacks: [Stack::default(); MAX_STACKS],
            unseen: components.tiles(variant.groups),
            exploration: [Packed::UNDEALT; EXPLORATION_TILES],
            spots: components.board(variant.board).traders().map(Spot::free),
            caravans: PerSeat::each(players, order::starting_crystals),
            claimed: PerSeat::default(),
            tiles: PerSeat::filled(Row::empty()),
            available: PerSeat::each(players, |_| available),
            reserve: PerSeat::each(players, |_| TRADERS - available),
        };
        if variant.lie_beside {
            world.exploration = [Whereabouts::Beside.into(); EXPLORATION_TILES];
        }
        let spaces = components.board(variant.board).stacks();
        for (stack, space) in world.stacks.iter_mut().zip(spaces) {
            *stack = Stack::new(None, space.size);
        }
        world
    }

    /// The next set-up draws and the clause they come from; none when all is dealt.
    pub(crate) fn set_up_draws(
        &self,
        variant: &Variant,
        players: usize,
        components: &Components,
    ) -> Option<(Chance, Clause)> {
        if self.board == BoardName::Undrawn {
            return Some((Chance::sides(), crate::clause::ew(1)));
        }
        if self.golems.wants_card() {
            return Some((Chance::points(self.golems.deck), variant.points));
        }
        if self.uncovered().is_some() {
            return Some((Chance::bonus_tiles(self.unseen), variant.tiles));
        }
        self.next_covered(players, components)
            .map(|_| (Chance::exploration_tiles(self.undealt(variant)), variant.exploration))
    }

    /// The exploration tiles of which one is drawn next.
    fn undealt(&self, variant: &Variant) -> Set<ExplorationId> {
        let from = if variant.lie_beside { Whereabouts::Beside } else { Whereabouts::Undealt };
        self.exploration_where(|at| at == from)
    }

    /// The location that is covered next (EW-4).
    pub(crate) fn next_covered(&self, players: usize, components: &Components) -> Option<Place> {
        let covered = Set::from_bits(covered(&self.spots).into());
        let to_cover = components.board(self.board).covered_in_turn(players);
        to_cover.into_iter().find_map(|places| places.difference(covered).first())
    }

    pub(crate) fn set_up(&mut self, players: usize, components: &Components, draw: Draw) {
        match draw {
            Draw::Side(side) => self.draw_side(side, components),
            Draw::Point(card) => self.golems.refill(card),
            Draw::Tile(tile) => self.turn_up(tile),
            Draw::Exploration(tile) => {
                if let Some(place) = self.next_covered(players, components) {
                    self.cover(place, tile);
                }
            }
            _ => unexpected(draw),
        }
    }

    /// EW-1.
    pub(crate) fn draw_side(&mut self, side: Side, components: &Components) {
        self.board = BoardName::with(side);
        self.spots = components.board(self.board).traders().map(Spot::free);
    }

    /// Lays an exploration tile on a location, which is closed from now on.
    pub(crate) fn cover(&mut self, place: Place, tile: ExplorationId) {
        self.put(tile, Whereabouts::On(place));
        self.spots[place.index()] = self.spots[place.index()].covered();
    }
}
