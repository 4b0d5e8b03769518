//! What the checker finds on a map, each kind of problem once with all its cells.

use carvania_rules::map::file::MapProblem;
use carvania_rules::map::{Draft, Place};
use carvania_rules::{Clause, Title};
use carvania_words::{Language, map_problem, say};

/// Something worth telling.
pub(super) struct Finding {
    pub(super) words: String,
    pub(super) clause: Option<Clause>,
    pub(super) cells: Vec<Place>,
}

/// All that the checker says.
pub(super) struct Findings {
    /// What has to be mended before a game can be played.
    pub(super) problems: Vec<Finding>,
    /// What is allowed, but odd.
    pub(super) advice: Vec<Finding>,
}

/// Checks a map as `carvania map check` does.
pub(super) fn findings(language: Language, game: Title, draft: &Draft) -> Findings {
    let Some(shape) = game.map_shape() else { return Findings { problems: Vec::new(), advice: Vec::new() } };
    match draft.file().check(shape) {
        Err(problems) => Findings { problems: grouped(language, game, &problems), advice: Vec::new() },
        Ok(checked) => {
            let loose = checked.loose.iter().map(|&cell| checked.map.coordinates(cell));
            let clause = checked.loose.first().and_then(|_| MapProblem::Loose([0, 0]).clause(game));
            let advice = Finding {
                words: say(language, "map-loose-allowed", &[]),
                clause,
                cells: loose.map(Place::of).collect(),
            };
            let advice = Some(advice).filter(|advice| !advice.cells.is_empty());
            Findings { problems: Vec::new(), advice: advice.into_iter().collect() }
        }
    }
}

fn grouped(language: Language, game: Title, problems: &[MapProblem]) -> Vec<Finding> {
    let mut findings: Vec<Finding> = Vec::new();
    for problem in problems {
        let words = map_problem(language, game, problem);
        let cells = problem.cell().map(Place::of);
        match findings.iter_mut().find(|finding| finding.words == words) {
            Some(finding) => finding.cells.extend(cells),
            None => findings.push(Finding {
                words,
                clause: problem.clause(game),
                cells: cells.into_iter().collect(),
            }),
        }
    }
    findings
}

impl Findings {
    /// The numbers of the problems that a cell has a part in, from 1.
    pub(super) fn at(&self, place: Place) -> Vec<usize> {
        let all = self.problems.iter().chain(&self.advice);
        all.zip(1..).filter(|(finding, _)| finding.cells.contains(&place)).map(|(_, number)| number).collect()
    }
}
