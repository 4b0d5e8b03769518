//! What went wrong with the bots of many games, in words.

use carvania_lab::simulate::Complaint;

use crate::number::grouped;
use crate::output::one_line;

/// What failed and what was first wrong, as lines below an empty one; nothing if all went well.
pub(crate) fn text(faults: &[u64], complaints: &[Complaint]) -> String {
    let lines: String = lines(complaints).map(|line| format!("  {line}\n")).collect();
    heading(faults).map_or_else(String::new, |heading| format!("\n{heading}\n{lines}"))
}

/// How many decisions of each seat failed, if any did.
pub(crate) fn heading(faults: &[u64]) -> Option<String> {
    let failed = faults.iter().zip(1..).filter(|(faults, _)| **faults > 0);
    let numbers: Vec<String> =
        failed.map(|(&faults, seat): (_, u64)| format!("{} at seat {seat}", grouped(faults))).collect();
    let what = "failed decisions, for which the first legal action was taken";
    (!numbers.is_empty()).then(|| format!("{what}: {}", numbers.join(", ")))
}

/// What went wrong first, each in a line.
pub(crate) fn lines(complaints: &[Complaint]) -> impl Iterator<Item = String> {
    complaints
        .iter()
        .map(|Complaint { game, seat, text }| format!("game {game}, seat {seat}: {}", one_line(text)))
}
