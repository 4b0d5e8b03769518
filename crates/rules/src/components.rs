//! The printed components, read from TOML files and checked.
//!
//! The files of the boxes are embedded, with their provenance; another file of the same form can be
//! read in place of one ([`Components::read`]).

pub mod digest;
pub mod eastern_mountains;
pub mod golem_edition;
mod list;
pub mod merchant;
pub mod provenance;

use std::sync::LazyLock;

pub use digest::Digest;
pub use eastern_mountains::{Board, EasternMountains, Mountain, MountainId};
pub use golem_edition::{GolemEdition, PointCard, PointId, Tokens};
pub use merchant::{Merchant, MerchantId};

use crate::Title;

static STANDARD: LazyLock<Components> = LazyLock::new(|| {
    let embedded = "the embedded component files are checked by the tests";
    Components {
        golem_edition: GolemEdition::read(golem_edition::FILE).expect(embedded),
        eastern_mountains: EasternMountains::read(eastern_mountains::FILE).expect(embedded),
    }
});

/// The components of every box.
#[derive(Clone, Debug)]
pub struct Components {
    /// The cards and tokens of Golem Edition.
    pub golem_edition: GolemEdition,
    /// The tiles of Eastern Mountains.
    pub eastern_mountains: EasternMountains,
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

    /// The same components, but for the box that a file describes.
    pub fn with(mut self, file: &str) -> Result<Components, ComponentsError> {
        let table: toml::Table = toml::from_str(file).map_err(ComponentsError::file)?;
        if table.contains_key("mountain") {
            self.eastern_mountains = EasternMountains::read(file)?;
        } else {
            self.golem_edition = GolemEdition::read(file)?;
        }
        Ok(self)
    }

    /// Keeps the components for the rest of the program, as [`Setup`](crate::Setup) wants them.
    ///
    /// A game refers to its components by address, so that it stays a small value. They are few and
    /// live as long as the program: load a file once.
    pub fn keep(self) -> &'static Components {
        Box::leak(Box::new(self))
    }

    /// What identifies the components that a game uses.
    pub fn digest(&self, title: Title) -> Digest {
        match title {
            Title::GolemEdition => self.golem_edition.digest,
            Title::EasternMountains => self.eastern_mountains.digest,
            Title::CallForAdventure => {
                Digest::of(&format!("{}\n{}", self.golem_edition.digest, self.eastern_mountains.digest))
            }
        }
    }
}

/// Why a component file cannot be used: everything that is wrong with it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ComponentsError {
    /// One entry for each thing that is wrong, in the order of the file.
    pub problems: Vec<Problem>,
}

impl ComponentsError {
    /// A text that is no file of the right form.
    fn file(error: toml::de::Error) -> ComponentsError {
        ComponentsError { problems: vec![Problem::File(error.to_string().trim_end().to_owned())] }
    }
}

impl std::fmt::Display for ComponentsError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        for (n, problem) in self.problems.iter().enumerate() {
            let separator = if n == 0 { "" } else { "\n" };
            write!(f, "{separator}{problem}")?;
        }
        Ok(())
    }
}

impl std::error::Error for ComponentsError {}

/// One thing that is wrong with a component file.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Problem {
    /// Not a component file at all.
    #[error("{0}")]
    File(String),
    /// A card that cannot be used.
    #[error("{kind} {number}{}: {fault}", face.as_ref().map(|face| format!(" ({face})")).unwrap_or_default())]
    Card {
        /// Which list of the file.
        kind: &'static str,
        /// Its number in that list, from 1.
        number: usize,
        /// What it shows, as far as it could be read.
        face: Option<String>,
        /// What is wrong with it.
        fault: Fault,
    },
    /// A list with too few or too many entries.
    #[error("{kind}: {found} found, {} needed", range(*.least, *.most))]
    Count {
        /// Which list of the file.
        kind: &'static str,
        /// How many it has.
        found: usize,
        /// The fewest that will do.
        least: usize,
        /// The most that will do.
        most: usize,
    },
}

/// What is wrong with one card.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Fault {
    /// A text that names no crystals.
    #[error(transparent)]
    Crystals(#[from] crate::crystals::CrystalsError),
    /// A merchant card does exactly one thing.
    #[error("a merchant card has either `gain`, or `upgrades`, or `give` and `take`")]
    Kind,
    /// A number that no game can work with.
    #[error("{what} is {found}, but must be {}", range(*.least, *.most))]
    Amount {
        /// What was counted.
        what: &'static str,
        /// How much it is.
        found: usize,
        /// The least that will do.
        least: usize,
        /// The most that will do.
        most: usize,
    },
    /// Not one of the four trade symbols.
    #[error("`{0}` is no trade symbol: yellow, green, blue or magenta")]
    Symbol(String),
    /// C-4.
    #[error("the trade has a colour on both sides (C-4)")]
    BothSides,
    /// Two cards alike could not be told apart in a record.
    #[error("the same as {kind} {number}")]
    Twin {
        /// The list of the other card.
        kind: &'static str,
        /// Its number there, from 1.
        number: usize,
    },
}

/// From the least to the most, in words.
fn range(least: usize, most: usize) -> String {
    if least == most { most.to_string() } else { format!("{least} to {most}") }
}

/// An amount within bounds, or the fault that says which bounds.
fn amount(what: &'static str, found: usize, least: usize, most: usize) -> Result<u8, Fault> {
    if (least..=most).contains(&found) {
        Ok(found as u8)
    } else {
        Err(Fault::Amount { what, found, least, most })
    }
}
