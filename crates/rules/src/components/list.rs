//! Checking the lists of a component file, entry by entry.

use serde::{Deserialize, Serialize};

use super::golem_edition::PointCard;
use super::{Counted, Digest, Fault, GameBox, Problem, Quantity, amount};
use crate::crystals::Crystals;

/// The most crystals that a trade may take for what it gives: as often as it can be carried out, they
/// still fit a caravan.
const MAX_TAKEN: usize = 6;
const MAX_GIVEN: usize = 10;

/// What identifies a box, and where its figures come from.
#[derive(Serialize)]
pub(super) struct About<'a> {
    pub(super) game: GameBox,
    pub(super) digest: Digest,
    pub(super) provenance: &'a [String],
}

/// A box as programs are told of it.
#[derive(Serialize)]
pub(super) struct Described<'a, T> {
    #[serde(flatten)]
    pub(super) about: About<'a>,
    #[serde(flatten)]
    pub(super) contents: T,
}

/// A card or tile with a cost and points, as a component file writes it.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct PointEntry {
    pub(super) cost: String,
    points: u32,
}

impl PointEntry {
    pub(super) fn check(&self, most: usize) -> Result<PointCard, Fault> {
        Ok(PointCard { cost: cost(&self.cost, most)?, points: points(self.points)? })
    }
}

/// A trade, as a component file writes it.
pub(super) struct TradeEntry<'a> {
    pub(super) give: &'a str,
    pub(super) take: &'a str,
}

impl TradeEntry<'_> {
    /// What is given and what is taken, if it is a trade that the games can be played with (C-4).
    pub(super) fn check(&self) -> Result<(Crystals, Crystals), Fault> {
        let give = crystals(Quantity::CrystalsGiven, self.give, MAX_GIVEN)?;
        let take = crystals(Quantity::CrystalsTaken, self.take, MAX_TAKEN)?;
        if give.colours().any(|crystal| take.has(crystal)) {
            return Err(Fault::BothSides);
        }
        Ok((give, take))
    }
}

/// Crystals, at least one and at most so many.
pub(super) fn crystals(what: Quantity, text: &str, most: usize) -> Result<Crystals, Fault> {
    let crystals: Crystals = text.parse()?;
    amount(what, crystals.total() as usize, 1, most)?;
    Ok(crystals)
}

/// The crystals to return for a card or tile.
pub(super) fn cost(text: &str, most: usize) -> Result<Crystals, Fault> {
    crystals(Quantity::Cost, text, most)
}

/// What a card or tile is worth.
pub(super) fn points(found: u32) -> Result<u8, Fault> {
    amount(Quantity::Points, found as usize, 0, 100)
}

/// Entries that passed, and the problems of those that did not. Two that look alike are refused:
/// they could not be told apart in the notation.
pub(super) struct Checked<'a, T> {
    passed: Vec<(&'static str, usize, T)>,
    problems: &'a mut Vec<Problem>,
}

impl<'a, T> Checked<'a, T> {
    pub(super) fn new(problems: &'a mut Vec<Problem>) -> Checked<'a, T> {
        Checked { passed: Vec::new(), problems }
    }

    /// Adds an entry; `identity` is what tells it from the others.
    pub(super) fn add<K: PartialEq>(
        &mut self,
        kind: &'static str,
        number: usize,
        face: Option<String>,
        entry: Result<T, Fault>,
        identity: impl Fn(&T) -> K,
    ) {
        let entry = entry.and_then(|entry| {
            let twin = self.passed.iter().find(|(_, _, other)| identity(other) == identity(&entry));
            match twin {
                Some(&(kind, number, _)) => Err(Fault::Twin { kind, number }),
                None => Ok(entry),
            }
        });
        match entry {
            Ok(entry) => self.passed.push((kind, number, entry)),
            Err(fault) => self.problems.push(Problem::Card { kind, number, face, fault }),
        }
    }

    pub(super) fn finish(self) -> Vec<T> {
        self.passed.into_iter().map(|(_, _, entry)| entry).collect()
    }
}

pub(super) fn check_count(
    what: impl Into<Counted>,
    found: usize,
    least: usize,
    most: usize,
    problems: &mut Vec<Problem>,
) {
    if !(least..=most).contains(&found) {
        problems.push(Problem::Count { what: what.into(), found, least, most });
    }
}
