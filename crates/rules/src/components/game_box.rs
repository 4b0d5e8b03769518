//! The boxes, and how a component file shows which of them it describes.

use serde::{Serialize, Serializer};

use super::{ComponentsError, Problem, eastern_mountains, endless_world, golem_edition};

/// A box with components of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the names are the documentation")]
pub enum GameBox {
    GolemEdition,
    EasternMountains,
    EndlessWorld,
}

impl Serialize for GameBox {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.code())
    }
}

impl GameBox {
    /// The three boxes, in the order in which they came out.
    pub const ALL: [GameBox; 3] = [GameBox::GolemEdition, GameBox::EasternMountains, GameBox::EndlessWorld];

    /// The box that a component file describes.
    pub fn of(file: &str) -> Result<GameBox, ComponentsError> {
        let table: toml::Table = toml::from_str(file).map_err(ComponentsError::file)?;
        GameBox::ALL
            .into_iter()
            .find(|other| table.contains_key(other.table()))
            .ok_or_else(|| ComponentsError { problems: vec![Problem::NoBox] })
    }

    /// The short name, that of the game that needs no other box.
    pub const fn code(self) -> &'static str {
        match self {
            GameBox::GolemEdition => "GE",
            GameBox::EasternMountains => "EM",
            GameBox::EndlessWorld => "EW",
        }
    }

    /// The name of the box in English.
    pub const fn name(self) -> &'static str {
        match self {
            GameBox::GolemEdition => "Golem Edition",
            GameBox::EasternMountains => "Eastern Mountains",
            GameBox::EndlessWorld => "An Endless World",
        }
    }

    /// The component file of the printed components.
    pub const fn file(self) -> &'static str {
        match self {
            GameBox::GolemEdition => golem_edition::FILE,
            GameBox::EasternMountains => eastern_mountains::FILE,
            GameBox::EndlessWorld => endless_world::FILE,
        }
    }

    /// The table that no other box has.
    const fn table(self) -> &'static str {
        match self {
            GameBox::GolemEdition => "merchant",
            GameBox::EasternMountains => "mountain",
            GameBox::EndlessWorld => "side",
        }
    }

    /// How each box is recognised, in words.
    pub(super) fn signs() -> String {
        GameBox::ALL.map(|other| format!("`{}` for {}", other.table(), other.name())).join(", ")
    }
}
