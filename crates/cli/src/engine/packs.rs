//! The components that a session knows, each kept once.

use carvania_rules::{Components, Title};

use super::fault::{Fault, Kind};
use crate::setup::{Pack, PackFault};

/// The most components that one process keeps, since kept ones stay in memory.
pub(super) const MAX_PACKS: usize = 64;

/// The components that have been played with: those to use if nothing else is said come first.
pub(super) struct Packs(Vec<&'static Components>);

impl Packs {
    pub(super) fn new(usual: &'static Components) -> Packs {
        Packs(vec![usual, Components::standard()])
    }

    /// What is played with unless a request says otherwise.
    pub(super) fn usual(&self) -> &'static Components {
        self.0.first().copied().unwrap_or_else(Components::standard)
    }

    /// What files and, for all other boxes, the usual components make together, kept from now on. A game that
    /// is named must be played with one of them.
    pub(super) fn learn(
        &mut self,
        files: &[String],
        title: Option<Title>,
    ) -> Result<&'static Components, Fault> {
        if files.is_empty() {
            let message = "`components` is empty: name a component file, or leave it out";
            return Err(Fault::new(Kind::BadSetup, message));
        }
        let read = self.read_files(files, title).map_err(bad_setup)?;
        if let Some(known) = self.0.iter().find(|known| is_same(known, &read)) {
            return Ok(known);
        }
        if self.0.len() >= MAX_PACKS {
            let message = format!("{MAX_PACKS} sets of components are known already: start another engine");
            return Err(Fault::new(Kind::TooMuch, message));
        }
        let kept = read.leak();
        self.0.push(kept);
        Ok(kept)
    }

    fn read_files(&self, files: &[String], title: Option<Title>) -> Result<Components, PackFault> {
        let mut pack = Pack::new(self.usual());
        files.iter().try_for_each(|file| pack.add(file))?;
        title.map_or(Ok(()), |title| pack.check_use(title))?;
        Ok(pack.components)
    }

    /// What reading gives with these components, or else with the first that are not the wrong ones.
    pub(super) fn read<T, E>(
        &self,
        with: Option<&'static Components>,
        read: impl Fn(&'static Components) -> Result<T, E>,
        is_wrong: impl Fn(&E) -> bool,
    ) -> Result<T, E> {
        let first = read(with.unwrap_or_else(|| self.usual()));
        let others = self.0.iter().skip(1).filter(|_| with.is_none());
        others.fold(first, |result, components| match result {
            Err(error) if is_wrong(&error) => read(components),
            result => result,
        })
    }
}

fn bad_setup(fault: PackFault) -> Fault {
    Fault::new(Kind::BadSetup, fault.to_string())
}

fn is_same(one: &Components, other: &Components) -> bool {
    Title::ALL.into_iter().all(|title| one.digest(title) == other.digest(title))
}
