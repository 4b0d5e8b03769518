//! Findings in a file.

use std::collections::BTreeSet;
use std::io::BufRead;

use carvania_bots::insight;
use carvania_rules::Actions;
use carvania_rules::components::Digest;
use carvania_rules::record::Step;
use serde::{Deserialize, Serialize};

use super::finding::{Finding, Looked, View};
use super::{Analysis, choices};
use crate::journal::{self, Fact, JournalError, Saved};

/// The version of the format.
const VERSION: u32 = 1;

/// The first line: what the findings are about. They can be taken up for nothing else.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct Header {
    /// The version of the format.
    analysis: u32,
    /// The version of the program: another may have another oracle.
    program: String,
    /// The version of what the oracle thinks; files of old do not say.
    #[serde(default)]
    oracle: u32,
    /// The SHA-256 of the record in its text form.
    record: String,
    /// What each decision may cost.
    budget: String,
}

impl journal::Header for Header {
    fn facts(&self) -> Vec<Fact> {
        vec![
            ("format is", self.analysis.to_string()),
            ("program version is", self.program.clone()),
            ("findings are of version", self.oracle.to_string()),
            ("record has the digest", self.record.clone()),
            ("budget is", self.budget.clone()),
        ]
    }
}

impl Header {
    fn of(analysis: &Analysis<'_>) -> Header {
        Header {
            analysis: VERSION,
            program: env!("CARGO_PKG_VERSION").to_owned(),
            oracle: insight::VERSION,
            record: Digest::of(&analysis.record.to_text()).to_string(),
            budget: analysis.limit.to_string(),
        }
    }
}

impl Analysis<'_> {
    /// The first line of a file that keeps the findings; [`Finding::line`] gives the others.
    pub fn header(&self) -> String {
        journal::line(&Header::of(self))
    }

    /// The findings of such a file, as far as its lines are whole.
    pub fn read(&self, file: impl BufRead) -> Result<Saved<Finding>, JournalError> {
        let (choices, mut known) = (choices(self.record), BTreeSet::new());
        journal::collect(&Header::of(self), file, |line| {
            let finding = serde_json::from_slice(line).ok().and_then(|line: Line| line.finding(&choices));
            // One decision has one finding.
            finding.filter(|finding| known.insert(finding.index))
        })
    }
}

impl Finding {
    /// The finding as a line.
    pub fn line(&self) -> String {
        journal::line(self)
    }
}

/// A finding as it stands in the file.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Line {
    index: usize,
    before: View,
    taken: LookedLine,
    best: LookedLine,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct LookedLine {
    action: String,
    visits: u32,
    /// Files of old do not say.
    #[serde(default)]
    proven: bool,
    view: View,
}

impl Line {
    /// The finding, if it can be one about these choices.
    fn finding(self, choices: &[(usize, Step)]) -> Option<Finding> {
        let place = choices.binary_search_by_key(&self.index, |(index, _)| *index).ok()?;
        let (_, step) = &choices[place];
        let (taken, best) = (self.taken.looked(step)?, self.best.looked(step)?);
        let is_whole = fits(&self.before, step) && taken.action == step.action;
        is_whole.then_some(Finding { index: self.index, before: self.before, taken, best })
    }
}

impl LookedLine {
    fn looked(self, step: &Step) -> Option<Looked> {
        let action = step.before.read_action(&self.action).ok()?;
        let mut legal = Actions::new();
        step.before.legal_actions(&mut legal);
        let is_whole = legal.contains(&action) && fits(&self.view, step);
        let LookedLine { action: written, visits, proven: is_proven, view } = self;
        is_whole.then_some(Looked { action, written, visits, is_proven, view })
    }
}

/// Whether a view is one of this table.
fn fits(view: &View, step: &Step) -> bool {
    let players = step.before.players();
    // Sums of many small numbers may lie a little beside the bounds.
    let is_chance = |chance: &f32| (-0.01..=1.01).contains(chance);
    view.wins.len() == players && view.points.len() == players && view.wins.iter().all(is_chance)
}
