//! The component file of An Endless World: its form, and everything that it must satisfy.

mod canonical;
mod cards;
mod counts;
mod entry;
mod layout;
mod locations;
mod player_board;
mod sides;
mod tiles;

use serde::Deserialize;

use self::cards::CardEntry;
use self::layout::LayoutEntry;
use self::player_board::PlayerBoardEntry;
use self::sides::Sides;
use self::tiles::{BonusTileEntry, ExplorationTileEntry};
use super::Parts;
use crate::components::{ComponentsError, Digest, provenance};

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    side: Sides,
    layout: LayoutEntry,
    point: Vec<CardEntry>,
    bonus_tile: Vec<BonusTileEntry>,
    exploration_tile: Vec<ExplorationTileEntry>,
    player_board: PlayerBoardEntry,
}

/// The parts of a component file, or all that is wrong with it.
pub(super) fn read(file: &str) -> Result<Parts, ComponentsError> {
    let entries: File = toml::from_str(file).map_err(ComponentsError::file)?;
    let mut problems = Vec::new();
    let locations = entries.side.check(&mut problems);
    let stacks = entries.side.check_stacks(&mut problems);
    counts::check(&entries.side, &mut problems);
    let layouts = entries.layout.check(&mut problems);
    let points = cards::check(&entries.point, &mut problems);
    let tiles = tiles::check_bonus_tiles(&entries.bonus_tile, &mut problems);
    let exploration = tiles::check_exploration_tiles(&entries.exploration_tile, &mut problems);
    let [side_a, side_b] = entries.player_board.check(&mut problems);
    if !problems.is_empty() {
        return Err(ComponentsError { problems });
    }
    let mut parts = Parts {
        locations,
        points,
        tiles,
        exploration,
        stacks,
        layouts,
        side_a,
        side_b,
        digest: Digest::of(""),
        provenance: provenance::read(file),
    };
    parts.digest = canonical::digest(&parts);
    Ok(parts)
}
