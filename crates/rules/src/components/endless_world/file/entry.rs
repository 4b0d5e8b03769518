//! What the entries of all lists have in common: names, kinds with their figures, words.

use std::collections::HashMap;

use crate::components::list::crystals;
use crate::components::{Fault, NameForm, Problem, Quantity, amount};
use crate::crystals::Crystals;
use crate::label::Label;

/// No more than a player has (EW-5).
pub(super) const MAX_TRADERS: usize = 12;
/// No more than a caravan holds (EW-22).
pub(super) const MAX_CRYSTALS: usize = 10;

/// An entry with a name of its own.
pub(super) trait Named {
    /// The name as it is written.
    fn name(&self) -> &str;
}

/// Everything that is wrong with one entry.
#[derive(Default)]
pub(super) struct Faults(Vec<Fault>);

impl Faults {
    /// What was read, or nothing and one fault more.
    pub(super) fn read<T>(&mut self, read: Result<T, Fault>) -> Option<T> {
        read.map_err(|fault| self.0.push(fault)).ok()
    }

    /// The entry, if all of it could be read and nothing is wrong with it.
    pub(super) fn unless_any<T>(self, entry: Option<T>) -> Result<T, Faults> {
        entry.filter(|_| self.0.is_empty()).ok_or(self)
    }
}

impl From<Fault> for Faults {
    fn from(fault: Fault) -> Faults {
        Faults(vec![fault])
    }
}

/// The entries of a list that pass a check; the others become problems. Two may look alike, but records
/// refer to them by name.
pub(super) fn passed<E: Named, T>(
    kind: &'static str,
    entries: &[E],
    check: impl Fn(&E) -> Result<T, Faults>,
    problems: &mut Vec<Problem>,
) -> Vec<T> {
    let (mut numbers, mut passed) = (HashMap::new(), Vec::new());
    for (index, entry) in entries.iter().enumerate() {
        let number = index + 1;
        let first = *numbers.entry(entry.name()).or_insert(number);
        let checked =
            if first == number { check(entry) } else { Err(Fault::SameName { kind, number: first }.into()) };
        match checked {
            Ok(entry) => passed.push(entry),
            Err(Faults(faults)) => problems.extend(faults.into_iter().map(|fault| {
                let face = Some(entry.name().to_owned());
                Problem::Card { kind, number, face, fault }
            })),
        }
    }
    passed
}

/// A name, if it has the right form.
pub(super) fn label(name: &str, fits: bool, form: NameForm) -> Result<Label, Fault> {
    let label = name.parse().ok().filter(|_| fits);
    label.ok_or_else(|| Fault::Name { found: name.to_owned(), form })
}

/// A name of a letter and two digits.
pub(super) fn numbered(letter: char, name: &str) -> Result<Label, Fault> {
    let is_number = |digits: &str| digits.len() == 2 && digits.bytes().all(|byte| byte.is_ascii_digit());
    label(name, name.strip_prefix(letter).is_some_and(is_number), NameForm::Numbered(letter))
}

/// What a word names, of several things that have names.
pub(super) fn named<T: Copy>(
    what: &'static str,
    found: &str,
    all: &[T],
    name: impl Fn(T) -> &'static str,
) -> Result<T, Fault> {
    let known = || all.iter().map(|&one| name(one)).collect::<Vec<_>>().join(", ");
    let one = all.iter().copied().find(|&one| name(one) == found);
    one.ok_or_else(|| Fault::Word { what, found: found.to_owned(), known: known() })
}

/// A kind of location or tile, as a file writes it.
pub(super) struct Kind<E, T> {
    pub(super) name: &'static str,
    /// The figures that go with it.
    pub(super) figures: &'static [&'static str],
    /// What an entry of this kind with these figures is.
    pub(super) read: fn(&E) -> Result<T, Fault>,
}

/// An entry that has a kind.
pub(super) trait OfKind: Sized {
    /// The kind as it is written.
    fn kind(&self) -> &str;

    /// All figures that some kind has, and whether they are written.
    fn figures(&self) -> Vec<(&'static str, bool)>;

    /// What the entry is, if its kind is one of these and the figures go with it.
    fn read<T>(&self, what: &'static str, kinds: &'static [Kind<Self, T>]) -> Result<T, Fault> {
        let kinds: Vec<&Kind<Self, T>> = kinds.iter().collect();
        let kind = named(what, self.kind(), &kinds, |kind| kind.name)?;
        let written = self.figures().into_iter().filter(|(_, is_written)| *is_written);
        let found: Vec<&'static str> = written.map(|(name, _)| name).collect();
        if found != kind.figures {
            return Err(Fault::Figures { kind: kind.name, wanted: kind.figures.to_vec(), found });
        }
        (kind.read)(self)
    }
}

/// A figure that is a text; one that is missing is found out by [`OfKind::read`].
pub(super) fn text(figure: &Option<String>) -> &str {
    figure.as_deref().unwrap_or_default()
}

/// A figure that is a number.
pub(super) fn number(figure: Option<u32>) -> usize {
    figure.unwrap_or_default() as usize
}

/// The crystals that a location or tile gives.
pub(super) fn gain(figure: &Option<String>) -> Result<Crystals, Fault> {
    crystals(Quantity::CrystalsGained, text(figure), MAX_CRYSTALS)
}

/// The traders that a card or tile brings from the reserve.
pub(super) fn new_traders(figure: Option<u32>) -> Result<u8, Fault> {
    amount(Quantity::NewTraders, number(figure), 1, MAX_TRADERS)
}
