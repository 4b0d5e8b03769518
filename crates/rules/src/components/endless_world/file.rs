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

use serde::{Deserialize, Serialize, Serializer};

use self::cards::CardEntry;
use self::layout::LayoutEntry;
use self::player_board::PlayerBoardEntry;
use self::sides::Sides;
use self::tiles::{BonusTileEntry, ExplorationTileEntry};
use super::{EndlessWorld, Group, Parts};
use crate::components::list::{About, Described};
use crate::components::{ComponentsError, Digest, GameBox, provenance};

/// Everything in the file. Programs are told the same, with lists under names in the plural.
#[derive(Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
struct File {
    #[serde(rename(serialize = "sides"))]
    side: Sides,
    #[serde(rename(serialize = "layouts"))]
    layout: LayoutEntry,
    #[serde(rename(serialize = "points"))]
    point: Vec<CardEntry>,
    #[serde(rename(serialize = "bonus_tiles"))]
    bonus_tile: Vec<BonusTileEntry>,
    #[serde(rename(serialize = "exploration_tiles"))]
    exploration_tile: Vec<ExplorationTileEntry>,
    #[serde(rename(serialize = "player_boards"))]
    player_board: PlayerBoardEntry,
}

impl File {
    /// What a file with these components says.
    fn of(components: &EndlessWorld) -> File {
        let tiles = components.tiles(&[Group::Every, Group::One, Group::Three]).into_iter();
        let exploration = components.exploration_tiles().into_iter();
        File {
            side: Sides::of_box(components),
            layout: LayoutEntry::of(&components.layouts),
            point: components
                .points()
                .into_iter()
                .map(|card| CardEntry::of(components.point(card)))
                .collect(),
            bonus_tile: tiles.map(|tile| BonusTileEntry::of(components.tile(tile))).collect(),
            exploration_tile: exploration
                .map(|tile| ExplorationTileEntry::of(components.exploration_tile(tile)))
                .collect(),
            player_board: PlayerBoardEntry::of(&components.side_a, &components.side_b),
        }
    }
}

impl Serialize for EndlessWorld {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let about = About { game: GameBox::EndlessWorld, digest: self.digest, provenance: &self.provenance };
        Described { about, contents: File::of(self) }.serialize(serializer)
    }
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

#[cfg(all(test, feature = "position"))]
mod tests {
    use super::{EndlessWorld, File};

    #[test]
    fn a_file_is_written_as_it_is_read() {
        let read: File = toml::from_str(super::super::FILE).unwrap();
        let written = File::of(&EndlessWorld::read(super::super::FILE).unwrap());
        let [read, written] = [read, written].map(|file| serde_json::to_value(file).unwrap());
        assert_eq!(read, written);
    }
}
