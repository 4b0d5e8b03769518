//! The box as a JSON object, in the words of a component file.

mod cards;
mod locations;
mod tiles;

use std::collections::BTreeMap;

use carvania_rules::components::endless_world::{Group, Layout, PlayerBoard, Side};
use carvania_rules::components::{EndlessWorld, GameBox};
use serde::Serialize;

use self::cards::CardEntry;
use self::locations::LocationEntry;
use self::tiles::{BonusTileEntry, ExplorationTileEntry};
use super::boards::place;
use super::{GAMES, locations_of, stacks_beside};

#[derive(Serialize)]
pub(in super::super) struct Document<'components> {
    game: &'static str,
    digest: String,
    provenance: &'components [String],
    sides: BTreeMap<&'static str, SideEntry>,
    layouts: BTreeMap<&'static str, Vec<Vec<String>>>,
    points: Vec<CardEntry>,
    bonus_tiles: Vec<BonusTileEntry>,
    exploration_tiles: Vec<ExplorationTileEntry>,
    player_boards: BTreeMap<&'static str, PlayerBoardEntry<'components>>,
}

#[derive(Serialize)]
struct SideEntry {
    locations: Vec<LocationEntry>,
    bonus_stacks: Vec<u8>,
}

#[derive(Serialize)]
struct PlayerBoardEntry<'components> {
    caravan: u8,
    bonus_spaces: u8,
    outpost_columns: &'components [u8],
}

/// The box as a JSON object.
pub(in super::super) fn document(components: &EndlessWorld) -> Document<'_> {
    let points = components.points().into_iter().map(|card| components.point(card));
    let tiles = components.tiles(&[Group::Every, Group::One, Group::Three]).into_iter();
    let exploration = components.exploration_tiles().into_iter();
    let boards = [("side_A", &components.side_a), ("side_B", &components.side_b)];
    Document {
        game: GameBox::EndlessWorld.code(),
        digest: components.digest.to_string(),
        provenance: &components.provenance,
        sides: Side::ALL.map(|side| (side.name(), SideEntry::of(components, side))).into(),
        layouts: GAMES.into_iter().zip(components.layouts.each_ref().map(rows)).collect(),
        points: points.map(CardEntry::of).collect(),
        bonus_tiles: tiles.map(|tile| BonusTileEntry::of(components.tile(tile))).collect(),
        exploration_tiles: exploration
            .map(|tile| ExplorationTileEntry::of(components.exploration_tile(tile)))
            .collect(),
        player_boards: boards.map(|(side, board)| (side, PlayerBoardEntry::of(board))).into(),
    }
}

impl SideEntry {
    fn of(components: &EndlessWorld, side: Side) -> SideEntry {
        SideEntry {
            locations: locations_of(components, side).map(LocationEntry::of).collect(),
            bonus_stacks: stacks_beside(components, side),
        }
    }
}

impl PlayerBoardEntry<'_> {
    fn of(board: &PlayerBoard) -> PlayerBoardEntry<'_> {
        let PlayerBoard { caravan, bonus_spaces, outpost_columns } = board;
        PlayerBoardEntry { caravan: *caravan, bonus_spaces: *bonus_spaces, outpost_columns }
    }
}

fn rows(layout: &Layout) -> Vec<Vec<String>> {
    layout.iter().map(|row| row.iter().map(|sides| place(sides)).collect()).collect()
}
