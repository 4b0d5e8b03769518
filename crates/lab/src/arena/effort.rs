//! What the choices of an entrant cost.

use std::collections::BTreeMap;
use std::time::Duration;

use carvania_bots::Limit;
use serde::{Deserialize, Serialize};

/// Complaints are listed up to this number, each cut at `MAX_LETTERS` characters.
const LISTED: usize = 3;
const MAX_LETTERS: usize = 200;

/// What an entrant did for its games. All of it can be added up.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Effort {
    /// How many decisions it took.
    pub decisions: u64,
    /// In how many turns; 0 in files of version 0.1.0, which did not count them.
    #[serde(default)]
    pub turns: u64,
    /// How long it thought about them, in nanoseconds.
    pub nanos: u64,
    /// Its decisions that took longer than the limit: by how much, in tenths of a millisecond, and how many.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub late: BTreeMap<u64, u64>,
    /// How many complaints there were about it.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub complaints: u64,
    /// The first few of them, no two alike.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub first_complaints: Vec<String>,
}

/// The effort of an entrant in figures for people.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Thinking {
    /// How many decisions it took.
    pub decisions: u64,
    /// How long one took on average, in milliseconds, if there was one.
    pub mean_ms: Option<f64>,
    /// How long all decisions of a turn took together on average, in milliseconds, if turns were counted.
    pub turn_ms: Option<f64>,
    /// How many took longer than the limit.
    pub late: u64,
    /// 99 of 100 decisions were late by no more than this, in milliseconds.
    pub overrun_p99_ms: f64,
}

impl Effort {
    /// Takes note of a turn that begins.
    pub(super) fn note_turn(&mut self) {
        self.turns += 1;
    }

    /// Takes note of a decision.
    pub(super) fn note_decision(&mut self, time: Duration, limit: Limit) {
        self.decisions += 1;
        self.nanos = self.nanos.saturating_add(u64::try_from(time.as_nanos()).unwrap_or(u64::MAX));
        match limit {
            Limit::Time(limit) if time > limit => {
                let tenths = (time - limit).as_micros().div_ceil(100);
                *self.late.entry(u64::try_from(tenths).unwrap_or(u64::MAX)).or_default() += 1;
            }
            Limit::Time(_) | Limit::Nodes(_) => {}
        }
    }

    /// Takes note of a complaint.
    pub(super) fn note_complaint(&mut self, complaint: &str) {
        self.complaints += 1;
        self.list(complaint.chars().take(MAX_LETTERS).collect());
    }

    fn list(&mut self, complaint: String) {
        if self.first_complaints.len() < LISTED && !self.first_complaints.contains(&complaint) {
            self.first_complaints.push(complaint);
        }
    }

    /// Adds up what two parts of a run have cost.
    pub(super) fn merge(&mut self, other: &Effort) {
        self.decisions = self.decisions.saturating_add(other.decisions);
        self.turns = self.turns.saturating_add(other.turns);
        self.nanos = self.nanos.saturating_add(other.nanos);
        for (&tenths, &number) in &other.late {
            let sum = self.late.entry(tenths).or_default();
            *sum = sum.saturating_add(number);
        }
        self.complaints = self.complaints.saturating_add(other.complaints);
        other.first_complaints.iter().for_each(|complaint| self.list(complaint.clone()));
    }

    /// The figures for people.
    pub fn thinking(&self) -> Thinking {
        let mean_of = |number: u64| (number > 0).then(|| self.nanos as f64 / 1e6 / number as f64);
        Thinking {
            decisions: self.decisions,
            mean_ms: mean_of(self.decisions),
            turn_ms: mean_of(self.turns),
            late: self.late.values().fold(0, |sum, &number| sum.saturating_add(number)),
            overrun_p99_ms: self.overrun(self.decisions / 100) as f64 / 10.0,
        }
    }

    /// By how much the decisions were late at most, but for the `but` latest, in tenths of a millisecond.
    fn overrun(&self, but: u64) -> u64 {
        let mut worse = 0_u64;
        for (&tenths, &number) in self.late.iter().rev() {
            worse = worse.saturating_add(number);
            if worse > but {
                return tenths;
            }
        }
        0
    }
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks it so")]
fn is_zero(number: &u64) -> bool {
    *number == 0
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use carvania_bots::Limit;

    use super::Effort;

    #[test]
    fn the_worst_of_a_hundred_does_not_count() {
        let limit = Limit::Time(Duration::from_millis(10));
        let mut effort = Effort::default();
        for micros in (0..98).map(|_| 9_000).chain([10_250, 30_000]) {
            effort.note_decision(Duration::from_micros(micros), limit);
        }
        let thinking = effort.thinking();
        assert_eq!((thinking.decisions, thinking.late), (100, 2));
        assert_eq!(thinking.overrun_p99_ms, 0.3);
        effort.note_decision(Duration::from_secs(1), Limit::Nodes(5));
        assert_eq!(effort.thinking().late, 2, "positions cannot be late");
    }

    #[test]
    fn the_first_different_complaints_are_kept() {
        let mut effort = Effort::default();
        ["one", "two", "one"].iter().for_each(|complaint| effort.note_complaint(complaint));
        let mut other = Effort::default();
        ["two", "three", "four"].iter().for_each(|complaint| other.note_complaint(complaint));
        effort.merge(&other);
        assert_eq!(effort.complaints, 6);
        assert_eq!(effort.first_complaints, ["one", "two", "three"]);
    }
}
