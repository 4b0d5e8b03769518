//! The components that a session knows, each kept once.

use carvania_rules::{Components, Title};

use super::fault::{Fault, Kind};

/// The most component files that one process keeps, since a kept one stays in memory.
pub(super) const MOST_PACKS: usize = 64;

/// Component files: the one to play with if nothing else is said comes first.
pub(super) struct Packs(Vec<&'static Components>);

impl Packs {
    pub(super) fn new(usual: &'static Components) -> Packs {
        Packs(vec![usual, Components::standard()])
    }

    /// What is played with unless a request says otherwise.
    pub(super) fn usual(&self) -> &'static Components {
        self.0.first().copied().unwrap_or_else(Components::standard)
    }

    /// The components of a file, kept from now on.
    pub(super) fn learn(&mut self, file: &str) -> Result<&'static Components, Fault> {
        let read = Components::read(file).map_err(|error| Fault::new(Kind::BadSetup, error.to_string()))?;
        if let Some(known) = self.0.iter().find(|known| is_same(known, &read)) {
            return Ok(known);
        }
        if self.0.len() >= MOST_PACKS {
            let message = format!("{MOST_PACKS} component files are known already: start another engine");
            return Err(Fault::new(Kind::TooMuch, message));
        }
        let kept = read.keep();
        self.0.push(kept);
        Ok(kept)
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

fn is_same(one: &Components, other: &Components) -> bool {
    Title::ALL.into_iter().all(|title| one.digest(title) == other.digest(title))
}
