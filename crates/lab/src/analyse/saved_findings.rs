//! Findings in a file.

use std::collections::BTreeSet;
use std::io::BufRead;

use carvania_bots::analysis;
use carvania_review::{Assessment, Finding, Outlook, choices};
use carvania_rules::Actions;
use carvania_rules::components::Digest;
use carvania_rules::record::Step;
use serde::{Deserialize, Serialize};

use super::Analyser;
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
    /// The version of what the oracle thinks; older files do not say.
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
    fn of(analyser: &Analyser<'_>) -> Header {
        Header {
            analysis: VERSION,
            program: env!("CARGO_PKG_VERSION").to_owned(),
            oracle: analysis::VERSION,
            record: Digest::of(&analyser.record.to_text()).to_string(),
            budget: analyser.limit.to_string(),
        }
    }
}

impl Analyser<'_> {
    /// The first line of a file that keeps the findings; [`line()`] gives the others.
    pub fn header(&self) -> String {
        journal::line(&Header::of(self))
    }

    /// The findings of such a file, as far as its lines are whole.
    pub fn read(&self, file: impl BufRead) -> Result<Saved<Finding>, JournalError> {
        let (choices, mut known) = (choices(self.record), BTreeSet::new());
        journal::collect(&Header::of(self), file, |line| {
            let finding =
                serde_json::from_slice(line).ok().and_then(|saved: SavedFinding| saved.finding(&choices));
            // One decision has one finding.
            finding.filter(|finding| known.insert(finding.index))
        })
    }
}

/// A finding as a line of the file.
pub fn line(finding: &Finding) -> String {
    journal::line(finding)
}

/// A finding as it stands in the file.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SavedFinding {
    index: usize,
    before: Outlook,
    taken: SavedAssessment,
    best: SavedAssessment,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SavedAssessment {
    action: String,
    visits: u32,
    /// Older files do not say.
    #[serde(default)]
    proven: bool,
    view: Outlook,
}

impl SavedFinding {
    /// The finding, if it can be one about these choices.
    fn finding(self, choices: &[(usize, Step)]) -> Option<Finding> {
        let place = choices.binary_search_by_key(&self.index, |(index, _)| *index).ok()?;
        let (_, step) = &choices[place];
        let (taken, best) = (self.taken.assessment(step)?, self.best.assessment(step)?);
        let is_whole = fits(&self.before, step) && taken.action == step.action;
        is_whole.then_some(Finding { index: self.index, before: self.before, taken, best })
    }
}

impl SavedAssessment {
    fn assessment(self, step: &Step) -> Option<Assessment> {
        let action = step.before.read_action(&self.action).ok()?;
        let mut legal = Actions::new();
        step.before.legal_actions(&mut legal);
        let is_whole = legal.contains(&action) && fits(&self.view, step);
        let SavedAssessment { action: written, visits, proven: is_proven, view: outlook } = self;
        is_whole.then_some(Assessment { action, written, visits, is_proven, outlook })
    }
}

/// Whether an outlook is one of this table.
fn fits(outlook: &Outlook, step: &Step) -> bool {
    let players = step.before.players();
    // Sums of many small numbers may lie a little beside the bounds.
    let is_chance = |chance: &f32| (-0.01..=1.01).contains(chance);
    outlook.wins.len() == players && outlook.points.len() == players && outlook.wins.iter().all(is_chance)
}
