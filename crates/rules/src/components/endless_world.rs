//! The components of An Endless World: locations on boards, point cards, bonus tiles, exploration tiles.

pub mod board;
pub mod card;
mod file;
pub mod location;
pub mod tile;

use super::golem_edition::PointId;
use super::{ComponentsError, Digest};
use crate::crystals::Crystals;
use crate::label::Label;
use crate::set::{Id, Set};
pub use board::{Board, BoardName, Place, Side, Space, StackOf};
pub use card::{Benefit, CardIcon, PlayerMark, Star, WorldCard};
pub use location::{Icon, Icons, Location, LocationId, LocationKind, Reach};
pub use tile::{BonusTile, Exploration, ExplorationId, ExplorationTile, Group, TileId, TileKind};

/// The component file as it is embedded.
pub const FILE: &str = include_str!("../../components/endless_world.toml");

/// How many exploration tiles the box has (EW-4).
pub const EXPLORATION_TILES: usize = 10;

/// One side of the player board (EW-5, J2-3).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayerBoard {
    /// The most crystals at the end of a turn.
    pub caravan: u8,
    /// How many bonus tiles have room.
    pub bonus_spaces: u8,
    /// The points uncovered in each column of the outpost section, the same in all four rows.
    pub outpost_columns: Vec<u8>,
}

/// The lists of a component file that passed every check. Components are known by their places in them.
pub(in crate::components) struct Parts {
    /// By side, in the order of [`Side::ALL`].
    locations: Vec<Location>,
    points: Vec<WorldCard>,
    tiles: Vec<BonusTile>,
    exploration: Vec<ExplorationTile>,
    /// The stacks of a side that belong to no location.
    stacks: Vec<(Side, Vec<u8>)>,
    /// Where the sides lie beside each other, by game: rows of sides, some with a choice of several.
    layouts: Layouts,
    side_a: PlayerBoard,
    side_b: PlayerBoard,
    digest: Digest,
    provenance: Vec<String>,
}

/// Rows of places from the top, each with the sides that may lie there; none where the table shows.
pub type Layout = Vec<Vec<Vec<Side>>>;

/// The layouts of EW, J1, J2 and J3.
pub type Layouts = [Layout; 4];

/// The components of the box *An Endless World*.
#[derive(Clone, Debug)]
pub struct EndlessWorld {
    locations: Vec<Location>,
    points: Vec<WorldCard>,
    tiles: Vec<BonusTile>,
    exploration: Vec<ExplorationTile>,
    boards: Vec<Board>,
    /// What the rules look up most often, close together.
    costs: [Crystals; 64],
    gains: [Crystals; 64],
    helps: Set<PointId>,
    tools: Set<PointId>,
    /// Where the sides lie beside each other, in EW, J1, J2 and J3.
    pub layouts: Layouts,
    /// Side A of the player board (EW-5).
    pub side_a: PlayerBoard,
    /// Side B, with outposts (J2-3).
    pub side_b: PlayerBoard,
    /// What identifies these components.
    pub digest: Digest,
    /// Where the figures come from, in the words of the file.
    pub provenance: Vec<String>,
}

impl EndlessWorld {
    /// Reads and checks a component file.
    pub fn read(file: &str) -> Result<EndlessWorld, ComponentsError> {
        Ok(EndlessWorld::new(file::read(file)?))
    }

    fn new(parts: Parts) -> EndlessWorld {
        let Parts { mut locations, points, tiles, exploration, stacks, layouts, .. } = parts;
        for location in &mut locations {
            location.meet(&points);
        }
        let boards = BoardName::ALL.into_iter().map(|name| Board::new(name, &locations, &stacks)).collect();
        let (mut costs, mut gains) = ([Crystals::NONE; 64], [Crystals::NONE; 64]);
        let (mut helps, mut tools) = (Set::EMPTY, Set::EMPTY);
        for (index, card) in points.iter().enumerate() {
            costs[index] = card.cost;
            match card.benefit {
                Benefit::Help { .. } => helps.insert(PointId::from_index(index)),
                Benefit::Tool { gain, .. } => {
                    tools.insert(PointId::from_index(index));
                    gains[index] = gain;
                }
                Benefit::NewTraders(_) | Benefit::Exploration => {}
            }
        }
        let (side_a, side_b) = (parts.side_a, parts.side_b);
        let (digest, provenance) = (parts.digest, parts.provenance);
        EndlessWorld {
            locations,
            points,
            tiles,
            exploration,
            boards,
            costs,
            gains,
            helps,
            tools,
            layouts,
            side_a,
            side_b,
            digest,
            provenance,
        }
    }

    /// The board of a game.
    #[inline]
    pub fn board(&self, name: BoardName) -> &Board {
        &self.boards[name as usize]
    }

    /// What a location shows.
    pub fn location(&self, id: LocationId) -> &Location {
        &self.locations[id.index()]
    }

    /// The locations of a side.
    pub fn locations_of(&self, side: Side) -> impl Iterator<Item = &Location> {
        self.locations.iter().filter(move |location| location.side == side)
    }

    /// The sizes of the stacks of bonus tiles on a side that belong to no location (J2-11, J3-6).
    pub fn stacks_beside(&self, side: Side) -> Vec<u8> {
        let board = BoardName::ALL.into_iter().find(|name| name.sides().contains(&side));
        let stacks = board.into_iter().flat_map(|name| self.board(name).stacks());
        let beside = stacks.filter(|space| match space.of {
            StackOf::Outposts | StackOf::Merchants => space.side == side,
            StackOf::Location(_) => false,
        });
        beside.map(|space| space.size).collect()
    }

    /// All locations of all sides.
    pub fn locations(&self) -> Set<LocationId> {
        Set::range(0, self.locations.len())
    }

    /// The location with this name.
    pub fn find_location(&self, label: Label) -> Option<LocationId> {
        self.locations.iter().position(|other| other.label == label).map(LocationId::from_index)
    }

    /// What a point card shows.
    pub fn point(&self, id: PointId) -> &WorldCard {
        &self.points[id.index()]
    }

    /// All point cards of the box.
    pub fn points(&self) -> Set<PointId> {
        Set::range(0, self.points.len())
    }

    /// The point card with this name.
    pub fn find_point(&self, label: Label) -> Option<PointId> {
        self.points.iter().position(|other| other.label == label).map(PointId::from_index)
    }

    /// What a point card costs.
    #[inline]
    pub fn cost(&self, id: PointId) -> Crystals {
        self.costs[id.index() % 64]
    }

    /// The Help cards.
    #[inline]
    pub(crate) const fn helps(&self) -> Set<PointId> {
        self.helps
    }

    /// The Tool cards.
    #[inline]
    pub(crate) const fn tools(&self) -> Set<PointId> {
        self.tools
    }

    /// The crystals that these cards give as Tool cards (EW-10).
    #[inline]
    pub fn gains(&self, cards: Set<PointId>) -> Crystals {
        cards.into_iter().fold(Crystals::NONE, |all, card| all + self.gains[card.index() % 64])
    }

    /// The point cards of a game: without those that show a star, and without those whose player mark
    /// does not fit (EW-2).
    pub fn deck(&self, without: Star, players: usize) -> Set<PointId> {
        let plays = |id: &PointId| {
            let card = self.point(*id);
            card.star != Some(without) && card.players.fits(players)
        };
        self.points().into_iter().filter(plays).collect()
    }

    /// What a bonus tile shows.
    pub fn tile(&self, id: TileId) -> &BonusTile {
        &self.tiles[id.index()]
    }

    /// All bonus tiles of these groups (EW-3).
    pub fn tiles(&self, groups: &[Group]) -> Set<TileId> {
        let all = Set::range(0, self.tiles.len());
        all.into_iter().filter(|&id: &TileId| groups.contains(&self.tile(id).group)).collect()
    }

    /// The bonus tile with this name.
    pub fn find_tile(&self, label: Label) -> Option<TileId> {
        self.tiles.iter().position(|other| other.label == label).map(TileId::from_index)
    }

    /// What an exploration tile shows.
    pub fn exploration_tile(&self, id: ExplorationId) -> &ExplorationTile {
        &self.exploration[id.index()]
    }

    /// All exploration tiles (EW-4).
    pub fn exploration_tiles(&self) -> Set<ExplorationId> {
        Set::range(0, self.exploration.len())
    }

    /// The exploration tile with this name.
    pub fn find_exploration_tile(&self, label: Label) -> Option<ExplorationId> {
        self.exploration.iter().position(|other| other.label == label).map(ExplorationId::from_index)
    }
}
