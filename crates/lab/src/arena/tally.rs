//! The deals that are over, and what they decide.

use std::collections::BTreeMap;

use super::Arena;
use super::deal_result::DealResult;
use super::pairing::Pairing;
use super::sample::Sample;
use super::sequential::{Decision, Hypotheses, SequentialTest};

/// The deals of all pairings.
#[derive(Debug)]
pub(super) struct Tally {
    players: usize,
    hypotheses: Option<Hypotheses>,
    /// How many deals each pairing plays at most.
    deals: u64,
    pairings: Vec<PairingTally>,
}

/// The deals of one pairing.
#[derive(Debug)]
pub(super) struct PairingTally {
    pub(super) pairing: Pairing,
    played: BTreeMap<u64, DealResult>,
    /// The share of the first entrant over the deals before `next`, none of which is missing.
    sample: Sample,
    next: u64,
    verdict: Option<SequentialTest>,
}

impl Tally {
    /// Nothing played yet.
    pub(super) fn new(arena: &Arena, pairings: Vec<Pairing>, deals: u64) -> Tally {
        let entry = |pairing| PairingTally {
            pairing,
            played: BTreeMap::new(),
            sample: Sample::default(),
            next: 0,
            verdict: None,
        };
        let pairings = pairings.into_iter().map(entry).collect();
        Tally { players: arena.setup.players, hypotheses: arena.hypotheses, deals, pairings }
    }

    /// Whether a deal is over, or needs not be played any more.
    pub(super) fn has(&self, pairing: usize, deal: u64) -> bool {
        let entry = &self.pairings[pairing];
        entry.is_decided() || entry.played.contains_key(&deal)
    }

    /// Takes note of a deal, unless it is more than was asked for.
    pub(super) fn add(&mut self, played: DealResult) {
        if played.deal >= self.deals {
            return;
        }
        let entry = &mut self.pairings[played.pairing];
        entry.played.insert(played.deal, played);
        if let Some(hypotheses) = self.hypotheses {
            entry.judge(self.players, hypotheses);
        }
    }

    /// One entry for each pairing.
    pub(super) fn pairings(&self) -> &[PairingTally] {
        &self.pairings
    }

    /// Whether some deals that were asked for are neither played nor superfluous.
    pub(super) fn is_partial(&self) -> bool {
        let is_missing =
            |entry: &PairingTally| !entry.is_decided() && (entry.played.len() as u64) < self.deals;
        self.pairings.iter().any(is_missing)
    }
}

impl PairingTally {
    /// The share that is everybody's if all are equally strong.
    pub(super) fn fair(&self) -> f64 {
        1.0 / self.pairing.len() as f64
    }

    /// The deals that count, in their order: none after the decision.
    pub(super) fn counted(&self) -> impl Iterator<Item = &DealResult> {
        let end = if self.is_decided() { self.next } else { u64::MAX };
        self.played.range(..end).map(|(_, played)| played)
    }

    /// What is decided, if that was asked.
    pub(super) fn verdict(&self) -> Option<SequentialTest> {
        self.verdict
    }

    fn is_decided(&self) -> bool {
        self.verdict.is_some_and(|verdict| verdict.decision != Decision::Open)
    }

    /// Looks at the deals one by one, in their order, until it is decided or one is missing.
    fn judge(&mut self, players: usize, hypotheses: Hypotheses) {
        let fair = self.fair();
        while !self.is_decided()
            && let Some(played) = self.played.get(&self.next)
        {
            self.sample.add(played.shares(players)[0]);
            self.next += 1;
            self.verdict = Some(SequentialTest::of(&self.sample, fair, hypotheses));
        }
    }
}
