//! The component files that a command is given, at most one for each box.

use std::fmt;
use std::path::{Path, PathBuf};

use anyhow::{Error, Result, anyhow};
use carvania_rules::components::{ComponentsError, GameBox};
use carvania_rules::{Components, Title};

use super::refusal;
use crate::input;

/// What it is played with.
#[derive(clap::Args, Clone, Debug, Default)]
pub(crate) struct ComponentsOption {
    /// A component file to play with instead of the printed components
    ///
    /// It replaces its box; all others are as printed. Repeat the option
    /// to name a file for each box of a game that combines several.
    #[arg(long = "components", value_name = "FILE", verbatim_doc_comment)]
    files: Vec<PathBuf>,
}

impl ComponentsOption {
    /// The components of the files, and as printed for all other boxes.
    pub(crate) fn load(&self) -> Result<&'static Components> {
        self.load_with(None, &|path| input::read_file(path), &refuse)
    }

    /// Loads the files for a game that is played with at least one of them.
    pub(crate) fn load_for(&self, title: Title) -> Result<&'static Components> {
        self.load_with(Some(title), &|path| input::read_file(path), &refuse)
    }

    /// Loads the files, read and refused as the caller wishes, for a game if one is named.
    pub(crate) fn load_with(
        &self,
        title: Option<Title>,
        read: &dyn Fn(&Path) -> Result<String>,
        refuse: &dyn Fn(&Path, &PackFault) -> Error,
    ) -> Result<&'static Components> {
        let Some(first) = self.files.first() else { return Ok(Components::standard()) };
        let mut pack = Pack::new(Components::standard());
        for path in &self.files {
            pack.add(&read(path)?).map_err(|fault| refuse(path, &fault))?;
        }
        title.map_or(Ok(()), |title| pack.check_use(title)).map_err(|fault| refuse(first, &fault))?;
        Ok(pack.components.leak())
    }
}

/// Components of which files replace the boxes that they describe.
pub(crate) struct Pack {
    /// What the files and what they left make together.
    pub(crate) components: Components,
    replaced: Vec<GameBox>,
}

impl Pack {
    /// No box replaced yet.
    pub(crate) fn new(components: &Components) -> Pack {
        Pack { components: components.clone(), replaced: Vec::new() }
    }

    /// Replaces the box that a file describes.
    pub(crate) fn add(&mut self, file: &str) -> Result<(), PackFault> {
        let of = GameBox::of(file).map_err(PackFault::File)?;
        if self.replaced.contains(&of) {
            return Err(PackFault::Twice { of });
        }
        self.components = self.components.clone().with(file).map_err(PackFault::File)?;
        self.replaced.push(of);
        Ok(())
    }

    /// Whether a game is played with any of the replaced boxes: else the files are there by a slip.
    pub(crate) fn check_use(&self, title: Title) -> Result<(), PackFault> {
        match self.replaced.first() {
            Some(&of) if !self.replaced.iter().any(|of| title.boxes().contains(of)) => {
                Err(PackFault::Unused { of, title })
            }
            Some(_) | None => Ok(()),
        }
    }
}

/// Why component files cannot be played with.
#[derive(Clone, Debug)]
pub(crate) enum PackFault {
    /// No component file.
    File(ComponentsError),
    /// Two files of one box.
    Twice { of: GameBox },
    /// A game that is played without the box.
    Unused { of: GameBox, title: Title },
}

impl fmt::Display for PackFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = |of: &GameBox| format!("{} ({})", of.name(), of.code());
        match self {
            PackFault::File(error) => error.fmt(f),
            PackFault::Twice { of } => {
                write!(f, "another file is of the box {} already, name one for each box", name(of))
            }
            PackFault::Unused { of, title } => {
                write!(f, "it is of the box {}, which {title} is played without, ", name(of))?;
                f.write_str("so leave it out or name another game")
            }
        }
    }
}

/// The components of a file with this name. One problem is enough to refuse it: the command that lists
/// them all is `components check`.
pub(crate) fn read(file: &str, name: &str) -> Result<Components> {
    Components::read(file).map_err(|error| refuse_named(name, &PackFault::File(error)))
}

fn refuse(path: &Path, fault: &PackFault) -> Error {
    refuse_named(&input::name(path), fault)
}

fn refuse_named(name: &str, fault: &PackFault) -> Error {
    let what = format!("{name} cannot be used as a component file");
    match fault {
        PackFault::File(error) => refusal(&what, &error.problems, "components check"),
        PackFault::Twice { .. } | PackFault::Unused { .. } => anyhow!("{what}: {fault}"),
    }
}
