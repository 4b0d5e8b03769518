//! The printed components, read from TOML files and checked.
//!
//! The files of the boxes are embedded, with their provenance; another file of the same form can be
//! read in place of one ([`Components::read`]).

pub mod digest;
pub mod eastern_mountains;
pub mod endless_world;
mod game_box;
pub mod golem_edition;
mod list;
pub mod merchant;
mod problem;
pub mod provenance;
mod within;

use std::sync::LazyLock;

pub use digest::Digest;
pub use eastern_mountains::{Board, EasternMountains, Mountain, MountainId};
pub use endless_world::EndlessWorld;
pub use game_box::GameBox;
pub use golem_edition::{GolemEdition, PointCard, PointId, Tokens};
pub use merchant::{Merchant, MerchantId};
use problem::amount;
pub use problem::{ComponentsError, Counted, Fault, NameForm, Problem, Quantity};

use crate::Title;
use crate::map::file::Shape;

static STANDARD: LazyLock<Components> = LazyLock::new(|| {
    let embedded = "the embedded component files are checked by the tests";
    Components {
        golem_edition: GolemEdition::read(golem_edition::FILE).expect(embedded),
        eastern_mountains: EasternMountains::read(eastern_mountains::FILE).expect(embedded),
        endless_world: EndlessWorld::read(endless_world::FILE).expect(embedded),
    }
});

/// The components of every box.
#[derive(Clone, Debug)]
pub struct Components {
    /// The cards and tokens of Golem Edition.
    pub golem_edition: GolemEdition,
    /// The tiles of Eastern Mountains.
    pub eastern_mountains: EasternMountains,
    /// The boards, cards and tiles of An Endless World.
    pub endless_world: EndlessWorld,
}

impl Components {
    /// The components as printed.
    pub fn standard() -> &'static Components {
        &STANDARD
    }

    /// Reads a component file, which takes the place of the box it describes; the other boxes are as
    /// printed.
    pub fn read(file: &str) -> Result<Components, ComponentsError> {
        Components::standard().clone().with(file)
    }

    /// Replaces the components of the box that a file describes.
    pub fn with(mut self, file: &str) -> Result<Components, ComponentsError> {
        match GameBox::of(file)? {
            GameBox::GolemEdition => self.golem_edition = GolemEdition::read(file)?,
            GameBox::EasternMountains => self.eastern_mountains = EasternMountains::read(file)?,
            GameBox::EndlessWorld => self.endless_world = EndlessWorld::read(file)?,
        }
        Ok(self)
    }

    /// Makes the components live as long as the program, as [`Setup`](crate::Setup) wants them.
    ///
    /// A game refers to its components by address, so that it stays a small value. The memory is never freed: load a
    /// file once.
    pub fn leak(self) -> &'static Components {
        Box::leak(Box::new(self))
    }

    /// What identifies the components that a game uses.
    pub fn digest(&self, title: Title) -> Digest {
        let Components { golem_edition, eastern_mountains, endless_world } = self;
        let is_journey = title.map_shape() == Some(Shape::JOURNEY);
        let mut parts = Vec::new();
        for of in title.boxes() {
            match of {
                GameBox::GolemEdition => parts.push(golem_edition.digest),
                GameBox::EasternMountains => {
                    parts.push(eastern_mountains.digest);
                    parts.extend(is_journey.then_some(eastern_mountains.journey_map_digest));
                }
                GameBox::EndlessWorld => parts.push(endless_world.digest),
            }
        }
        match parts[..] {
            [only] => only,
            _ => Digest::of_all(&parts),
        }
    }
}
