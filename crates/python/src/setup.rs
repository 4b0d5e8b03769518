//! What a game is played with: a title, so many players, a map, component files.

use std::sync::{Mutex, PoisonError};

use carvania_rules::components::GameBox;
use carvania_rules::map::file::MapFile;
use carvania_rules::{Components, Setup, Title};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

/// Components that have been played with. They stay in memory, so each is kept once.
static KEPT: Mutex<Vec<&'static Components>> = Mutex::new(Vec::new());

/// More than this would be a slip, and fill the memory.
const MAX_KEPT: usize = 256;

/// A refusal in the words of an error.
pub(crate) fn refuse(error: impl std::fmt::Display) -> PyErr {
    PyValueError::new_err(error.to_string())
}

/// A game as people ask for it, which can be written down and asked for again elsewhere.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Wish {
    pub(crate) title: String,
    pub(crate) players: usize,
    /// A map file.
    pub(crate) map: Option<String>,
    /// Component files, at most one for each box.
    pub(crate) components: Vec<String>,
}

impl Wish {
    pub(crate) fn setup(&self) -> PyResult<Setup> {
        let title: Title = self.title.parse().map_err(refuse)?;
        let components = components(&self.components, Some(title))?;
        let map = self.map.as_deref().map(|text| map(text, title)).transpose()?;
        Ok(Setup { title, players: self.players, components, map })
    }
}

/// The components of these files, and as printed for all other boxes.
pub(crate) fn components(files: &[String], title: Option<Title>) -> PyResult<&'static Components> {
    if files.is_empty() {
        return Ok(Components::standard());
    }
    let (mut components, mut boxes) = (Components::standard().clone(), Vec::new());
    for file in files {
        let of = GameBox::of(file).map_err(refuse)?;
        if boxes.contains(&of) {
            return Err(refuse(format!("two files are of the box {}: name one for each box", of.code())));
        }
        boxes.push(of);
        components = components.with(file).map_err(refuse)?;
    }
    if let Some(title) = title.filter(|title| !boxes.iter().any(|of| title.boxes().contains(of))) {
        return Err(refuse(format!("{title} is played without any of these boxes: leave the files out")));
    }
    keep(components)
}

fn keep(components: Components) -> PyResult<&'static Components> {
    let mut kept = KEPT.lock().unwrap_or_else(PoisonError::into_inner);
    let is_same = |known: &&&Components| {
        Title::ALL.into_iter().all(|title| known.digest(title) == components.digest(title))
    };
    if let Some(known) = kept.iter().find(is_same) {
        return Ok(known);
    }
    if kept.len() >= MAX_KEPT {
        return Err(refuse(format!(
            "{MAX_KEPT} sets of components are in use already: start another process"
        )));
    }
    let components = components.leak();
    kept.push(components);
    Ok(components)
}

fn map(text: &str, title: Title) -> PyResult<carvania_rules::map::Map> {
    let Some(shape) = title.map_shape() else {
        return Err(refuse(format!("{title} is not played on a map: leave `map` out")));
    };
    let problems = |problems: Vec<_>| {
        let lines: Vec<String> = problems.iter().map(ToString::to_string).collect();
        refuse(format!("{title} cannot be played on this map: {}", lines.join("; ")))
    };
    let file = MapFile::read(text).map_err(problems)?;
    Ok(file.check(shape).map_err(problems)?.map)
}
